"""scaled_grouped_gemm: what its spec promises of types, scales, groups and edge cases; its kernels for GPUs in an
emulation of CUDA (tests/data/emulated_cuda), where tensor cores cut what they add to 14 bits."""

import shutil

import pytest
from emulation import COMPILER, emulated

from codegen.model import Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import all_attributes, default_chain, enumerate_space
from codegen.typed import typed_sources

SIZES = {"G": 5, "M": 100, "N": 200, "K": 300}


@pytest.fixture(scope="module")
def op(ops):
    return ops["scaled_grouped_gemm"]


def attributes(dtype="e4m3", dtype_c="bf16", scaling="row", accumulation="promoted", gate="none"):
    return Values(dtype=dtype, dtype_c=dtype_c, scaling=scaling, accumulation=accumulation, gate=gate)


@pytest.mark.parametrize(
    ("scaling", "of_a", "part"), [("row", 100, 200), ("block", 300, 2 * 3), ("block_row", 300, 200 * 3)]
)
@pytest.mark.parametrize(("gate", "parts"), [("none", 1), ("swiglu", 2), ("swiglu_clamped", 2)])
def test_operands_lie_dense_unless_said(op, scaling, of_a, part, gate, parts):
    problem = make_problem(op, attributes(scaling=scaling, gate=gate), SIZES)
    sizes, elements = problem.sizes, op.elements(problem)
    assert (sizes.rows_a, sizes.parts, sizes.stride_part, sizes.stride_b) == (100, parts, 60000, parts * 60000)
    assert (sizes.scale_a_block, sizes.scale_b_part, sizes.scale_b_group) == (100, part, parts * part)
    assert (elements["scale_a"], elements["scale_b"]) == (of_a, 5 * parts * part)
    assert (elements["A"], elements["B"], elements["bias"]) == (30000, 5 * parts * 60000, 5 * parts * 200)
    assert op.flops(problem) == 2 * 100 * 200 * 300 * parts


def test_types(op):
    def types(**names):
        tensors = ("A", "B", "C", "bias", "scale_b", "offsets", "row_scale")
        return [op.tensor_dtype(tensor, attributes(**names)) for tensor in tensors]

    assert types() == ["e4m3", "e4m3", "bf16", "bf16", "f32", "i32", "f32"]
    assert types(dtype="e5m2_e4m3", dtype_c="f16") == ["e5m2", "e4m3", "f16", "f16", "f32", "i32", "f32"]
    source = typed_sources([op])["scaled_grouped_gemm.cpp"]
    assert "activation" in source and "gate=none" in source


@pytest.mark.parametrize("gate", ["none", "swiglu", "swiglu_clamped"])
@pytest.mark.parametrize("scaling", ["row", "block", "block_row"])
def test_edges_reach_every_corner(op, gate, scaling):
    edges = op.edges(make_problem(op, attributes(gate=gate, scaling=scaling), SIZES))
    fills = {"random", "even", "one", "skewed", "short", "wrong", "uniform", "large", "tiny", "special"}
    assert fills <= {each.fill for each in edges}
    assert {0, 1} <= {each.sizes.M for each in edges} and 0 in {each.sizes.K for each in edges}
    assert any(each.sizes.G > each.sizes.M > 0 for each in edges), "groups without rows"
    for name in ("row_index", "bias", "row_scale"):
        assert any(name in each.present for each in edges)
    assert (max(each.scalars.activation for each in edges) > 0) == (gate == "none")
    assert len({(each.sizes.scale_a_row, each.sizes.scale_b_row, each.sizes.scale_b_part) for each in edges}) > 3
    for each in edges:
        (view,) = op.outputs(each)
        assert view.extents[0] == op.tensor_fill("offsets", each).limit


def test_every_arch_has_a_kernel_for_every_problem(op, archs):
    odd = {"G": 7, "M": 33, "N": 13, "K": 17, "lda": 19, "ldb": 23, "stride_part": 1001, "scale_a_row": 7}
    for arch in (each for each in archs.values() if not each.adds):
        for wanted in all_attributes(op):
            assert default_chain(op, arch, wanted)[-1].allows(make_problem(op, wanted, odd, threads=1))


KERNELS = (
    ("simt.16x64x16", attributes()),
    ("mma.e4m3.row.promoted.none.16x64.16x16.s3", attributes()),
    ("mma.e4m3.row.fast.swiglu.32x32.32x16.s4", attributes(accumulation="fast", gate="swiglu")),
    ("mma.e5m2_e4m3.block.promoted.none.32x64.16x32.s3", attributes("e5m2_e4m3", scaling="block")),
    ("mma.e4m3.block.promoted.swiglu.16x64.16x32.s3", attributes(scaling="block", gate="swiglu")),
    (
        "mma.e4m3_e5m2.block_row.promoted.swiglu_clamped.32x32.16x32.s3",
        attributes("e4m3_e5m2", scaling="block_row", gate="swiglu_clamped"),
    ),
)
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


def run_emulated(op, archs, folder, kernel_name, wanted, edit=lambda text: text):
    kernels = enumerate_space(op, archs["sm89"], [wanted], [kernel_name.split(".")[0]]).kernels
    (kernel,) = (each for each in kernels if each.id == f"scaled_grouped_gemm.sm89.{kernel_name}")
    unit = folder / "unit.cu"
    text = edit(render_kernel(op, kernel).text).replace("__shared__ alignas(16)", "alignas(16) static")
    unit.write_text(text.replace("__shared__ int", "static int"))
    names = {"UNIT": f'"{unit}"', "KERNEL": kernel.symbol}
    names["MULTIPLE"] = max((rule.multiple for rule in kernel.rules), default=1)
    if kernel.attributes.dtype is None:
        names |= {"SERVES_ALL": 1, "TYPES": "{0, 1, 2}", "SCALINGS": "{0, 1, 2}", "GATES": "{0, 1, 2}"}
    else:
        code = {each.name: each.values.index(wanted[each.name]) for each in op.attributes}
        names |= {"TYPES": f"{{{code['dtype']}}}", "SCALINGS": f"{{{code['scaling']}}}", "GATES": f"{{{code['gate']}}}"}
    return emulated("scaled_grouped_gemm", folder, names)


@needs_compiler
@pytest.mark.parametrize(("name", "wanted"), KERNELS, ids=[name for name, _ in KERNELS])
def test_an_emulated_kernel_is_right(op, archs, tmp_path, name, wanted):
    result = run_emulated(op, archs, tmp_path, name, wanted)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("number", "right", "wrong"),
    [
        (0, "row + i >= rows.end", "row + i >= p.M"),  # the next group's rows are written
        (0, "rows.group * p.scale_b_group", "0 * p.scale_b_group"),
        (0, "if (p.gate_code != tw::kNoGate) sums[1]", "if (false) sums[1]"),
        (1, "cp_async_wait<STAGES - 2>", "cp_async_wait<STAGES - 1>"),  # a k tile that has not arrived
        (1, "rows_of_a[min(row + i / 2 * 16 + i % 2 * 8, last_row)]", "min(row + i / 2 * 16 + i % 2 * 8, last_row)"),
        (1, "tw::scale_of(p, row + r)", "tw::scale_of(p, row)"),
        (3, "rows.group, 0, own_column)", "0, 0, own_column)"),
        (4, "value *= factors.of_columns[j % 2];", "value *= factors.of_columns[0];"),
        (4, "part * b_part + min(column, last_column) / 128", "min(column, last_column) / 128"),
        (5, "of.part * b_part", "0 * b_part"),  # another matrix's scale
        (5, "of_tile / 16 * 8 + of_tile % 8", "of_tile / 16 * 8"),
    ],
)
def test_the_emulation_notices(op, archs, tmp_path, number, right, wrong):
    name, wanted = KERNELS[number]

    def edit(text):
        assert right in text
        return text.replace(right, wrong)

    assert run_emulated(op, archs, tmp_path, name, wanted, edit).returncode != 0
