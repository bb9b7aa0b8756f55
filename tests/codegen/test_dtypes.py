"""The one table of data types as codegen reads it, and what an op may ask of an arch that lacks one of them."""

import shutil
import sys

import pytest
from conftest import TOY_OP

from codegen import manifest
from codegen.dtypes import DATA_TYPES, TABLE, dtype_bytes, read_table
from codegen.load import load_op
from codegen.model import CodegenError, UsageError, Values
from codegen.problems import resolve_problems
from codegen.space import enumerate_space


def test_the_table():
    assert list(DATA_TYPES) == ["f32", "f16", "bf16", "i32", "e4m3", "e5m2", "i8", "f64", "tf32", "tf32x3"]
    assert {name: dtype_bytes(name) for name in DATA_TYPES} == {
        "f32": 4, "tf32": 4, "tf32x3": 4, "f16": 2, "bf16": 2, "i32": 4, "e4m3": 1, "e5m2": 1, "i8": 1, "f64": 8,
    }  # fmt: skip
    assert {d.name: d.stored_as for d in DATA_TYPES.values() if d.stored_as != d.name} == {
        "tf32": "f32",
        "tf32x3": "f32",
    }


def test_what_follows_from_a_row_is_what_the_standards_say():
    """IEEE 754-2019, table 3.5; OCP 8-bit floating point specification 1.0, table 1."""
    largest = {name: DATA_TYPES[name].largest for name in ("f16", "bf16", "e4m3", "e5m2")}
    assert largest == {"f16": 65504.0, "bf16": (2 - 2**-7) * 2.0**127, "e4m3": 448.0, "e5m2": 57344.0}
    assert DATA_TYPES["f32"].largest == (2 - 2**-23) * 2.0**127
    f64 = DATA_TYPES["f64"]
    assert (f64.largest, f64.least, f64.unit_roundoff) == (sys.float_info.max, 2.0**-1074, sys.float_info.epsilon / 2)
    least = {"f32": 2.0**-149, "f16": 2.0**-24, "bf16": 2.0**-133, "e4m3": 2.0**-9, "e5m2": 2.0**-16, "i8": 1}
    assert {name: DATA_TYPES[name].least for name in least} == least and DATA_TYPES["i8"].largest == 127
    roundoff = {"f32": 2**-24, "tf32": 2**-24, "f16": 2**-11, "bf16": 2**-8, "e4m3": 2**-4, "e5m2": 2**-3}
    assert {name: DATA_TYPES[name].unit_roundoff for name in roundoff} == roundoff


def test_rows_agree_with_themselves():
    for d in DATA_TYPES.values():
        assert d.bits % 8 == 0 and all(pattern < 2**d.bits for pattern in (d.nan, d.guard, d.poison)), d.name
        if d.encoding != "integer":
            assert d.bits == 1 + d.exponent_bits + d.fraction_bits, d.name
            first_nan = (2**d.exponent_bits - 1) * 2**d.fraction_bits + 1
            smallest = first_nan if d.encoding == "ieee" else 2 ** (d.bits - 1) - 1
            assert all(pattern % 2 ** (d.bits - 1) >= smallest for pattern in (d.nan, d.guard, d.poison)), d.name
            assert d.nan not in (d.guard, d.poison), "what arithmetic produces is not taken for what was planted"


def test_archs_know_the_features_that_types_need(archs):
    known = set().union(*(arch.features for arch in archs.values()))
    assert set().union(*(d.features for d in DATA_TYPES.values())) <= known


def test_one_row_more_is_one_type_more():
    row = '  TYPE(e3m4, 8, 3, 4, ieee, infinite, 0x7f, 0x7d, 0x7e, UINT8, "float8_e3m4", "tw::e3m4", "fp8.h", "") \\\n'
    text = TABLE.read_text()
    types = read_table(text.replace("  TYPE(i32,", row + "  TYPE(i32,"))
    assert types["e3m4"].largest == 15.5 and set(types) == {*DATA_TYPES, "e3m4"}


@pytest.fixture
def bf16_op(tmp_path):
    """The toy op with bf16: its families say nothing of what that needs."""
    folder = tmp_path / "scale_add"
    shutil.copytree(TOY_OP, folder)
    for name in ("spec.py", "grid_cuda.py"):
        text = (folder / name).read_text()
        (folder / name).write_text(text.replace('("f32",)', '("f32", "bf16")'))
    return load_op(folder)


def test_an_arch_without_a_types_feature_is_refused_it(bf16_op, archs):
    space = enumerate_space(bf16_op, archs["sm75"], [Values(dtype="bf16")])
    assert not space.kernels and "grid_cuda: tensors of bf16 need the arch feature bf16" in space.rejected
    problems = resolve_problems(bf16_op, [{"attributes": {"dtype": "bf16"}, "sizes": {"n": 64}}], archs["sm75"])
    message = "no family of scale_add serves dtype=bf16 on sm75: tensors of bf16 need the arch feature bf16; "
    with pytest.raises(UsageError, match=f"{message}valid for dtype are f32$"):
        manifest.build(bf16_op, archs["sm75"], problems)


@pytest.mark.parametrize("arch", ["ptx80", "sm80", "sm89", "sm90a", "sm100f", "sm120f"])
def test_an_arch_with_it_has_tensors_of_it(bf16_op, archs, arch):
    problems = resolve_problems(bf16_op, [{"attributes": {"dtype": "bf16"}, "sizes": {"n": 64}}], archs[arch])
    data = manifest.build(bf16_op, archs[arch], problems).data
    assert data["problems"][0]["tensors"]["x"]["dtype"] == "bf16" and data["kernels"]


def test_types_of_8_bits_are_on_every_arch():
    """What an arch has no instructions for is converted by arithmetic (templates/common/fp8.h, bytes.h)."""
    assert all(not d.features for d in DATA_TYPES.values() if d.bits == 8)


def test_a_type_that_is_not_in_the_table_is_named(bf16_op, archs, tmp_path):
    path = tmp_path / "scale_add" / "spec.py"
    path.write_text(path.read_text().replace("attributes: attributes.dtype", "attributes: 'f8'"))
    with pytest.raises(CodegenError, match="tensor x is of 'f8'; valid are f32, f16, bf16"):
        enumerate_space(load_op(path.parent), archs["sm89"], [Values(dtype="f32")])
