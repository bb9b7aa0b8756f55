"""GEMM's dtypes f16_f32 and bf16_f32: f16 or bf16 factors, C and bias of f32. Rendered kernels run in an emulation of
CUDA; nothing rounds a result to 16 bits on its way; and kernels of other dtypes are what they were."""

import re
import shutil

import pytest
from emulation import COMPILER, emulated_kernel

from codegen.candidates import unserved
from codegen.document import element_text
from codegen.model import CodegenError, Values
from codegen.problems import make_problem, resolve_problems
from codegen.render import attribute_constants, render_kernel
from codegen.space import all_attributes, default_chain, enumerate_space

PAIRS = {"f16_f32": "f16", "bf16_f32": "bf16"}
LAYOUTS = ("nn", "nt", "tn", "tt")

needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


@pytest.fixture(scope="module")
def emulable(gemm, archs):
    """Kernels that the emulation knows, by family, layout and configuration."""
    wanted = [Values({"dtype": "bf16_f32", "layout": layout}) for layout in LAYOUTS]
    kernels = enumerate_space(gemm, archs["sm90a"], wanted, ["simt", "stream_n", "mma_unaligned"]).kernels
    return {kernel.id.replace("gemm.sm90a.", "").replace("bf16_f32.", ""): kernel for kernel in kernels}


def with_shared_memory(text):
    """Static shared memory is one for all of a CTA's fibers."""
    return text.replace("__shared__ alignas(16)", "alignas(16) static")


@needs_compiler
@pytest.mark.parametrize(
    "name",
    [
        *(f"simt.{layout}.64x64x16.4x8" for layout in LAYOUTS),
        "stream_n.nn.8.w4.a2",
        "stream_n.tn.16.w8.a4",
        "mma_unaligned.nt.16x32x256.x8",
    ],
)
def test_results_are_exact(gemm, emulable, tmp_path, name):
    result = emulated_kernel(gemm, emulable[name], tmp_path, with_shared_memory)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("simt.nn.64x64x16.4x8", "sum.value[0][n + 1],", "tw::to_float(tw::from_float<Element>(sum.value[0][n + 1])),"),
        ("stream_n.nn.8.w4.a2", "total.value[i].y,", "tw::to_float(tw::from_float<Element>(total.value[i].y)),"),
    ],
)
def test_the_emulation_notices_a_result_that_was_rounded(gemm, emulable, tmp_path, name, right, wrong):
    def edit(text):
        assert right in text
        return with_shared_memory(text.replace(right, wrong))

    result = emulated_kernel(gemm, emulable[name], tmp_path, edit)
    assert result.returncode != 0 and "wrong: " in result.stdout + result.stderr


def test_no_kernel_stores_elements_of_its_factors_type(gemm, archs, space_of):
    """Of any family: C and bias are taken for f32, and nothing becomes 16 bits on the way."""
    narrow = re.compile(
        r"static_cast<Element\*>\(p\.C\)|(?:from_float|pack_pair|bias_at|activate_all|EpilogueVector|TileStore)<Element\b"
    )
    families = set()
    for arch in ("sm75", "sm80", "sm90a"):
        kernels = [kernel for kernel in space_of("gemm", arch).kernels if kernel.attributes.dtype in PAIRS]
        of_each = {(kernel.family.name, kernel.attributes): kernel for kernel in kernels}
        for kernel in (*of_each.values(), *kernels[:: max(1, len(kernels) // 8)]):
            text = render_kernel(gemm, kernel).text
            assert f"using Element = tw::{PAIRS[kernel.attributes.dtype]};" in text
            assert not narrow.findall(text), kernel.id
            families.add(kernel.family.name)
    assert families >= {"simt", "mma", "mma_register", "stream", "wgmma", "wgmma_packed", "mma_unaligned"}
    same = next(k for k in default_chain(gemm, archs["sm80"], Values({"dtype": "bf16", "layout": "nn"})))
    assert narrow.search(render_kernel(gemm, same).text), "the pattern knows how results of 16 bits are stored"


def test_every_gpu_serves_them_wherever_it_has_the_factors_type(gemm, archs):
    for arch in archs.values():
        for attributes in all_attributes(gemm):
            if attributes.dtype not in PAIRS:
                continue
            of_factors = Values({**attributes, "dtype": PAIRS[attributes.dtype]})
            chain = default_chain(gemm, arch, attributes)
            assert bool(chain) == bool(default_chain(gemm, arch, of_factors))
            if chain:
                assert chain[-1].family.name == ("simt" if arch.kind == "cuda" else "cpu_pairs")
                assert {k.family.name for k in chain} == {k.family.name for k in default_chain(gemm, arch, of_factors)}
    assert "bf16" in unserved(gemm, archs["sm75"], Values({"dtype": "bf16_f32"}))


def test_what_a_problem_holds_and_moves(gemm, archs):
    def problem(dtype, **scalars):
        attributes = Values({"dtype": dtype, "layout": "nt"})
        return make_problem(
            gemm, attributes, {"M": 100, "N": 50, "K": 30}, scalars={"beta": 1.0, **scalars}, present=("bias",)
        )

    for dtype, factors in PAIRS.items():
        own, narrow = problem(dtype), problem(factors)
        types = {tensor.name: gemm.tensor_dtype(tensor.name, own.attributes) for tensor in gemm.tensors}
        assert types == {"A": factors, "B": factors, "C": "f32", "bias": "f32"}
        assert gemm.peak_dtype(own.attributes) == factors
        assert gemm.bytes(own) == 2 * 150 * 30 + 4 * (2 * 100 * 50 + 50)
        assert gemm.bytes(narrow) == 2 * (150 * 30 + 2 * 100 * 50 + 50)
        (output,), (narrow_output,) = gemm.outputs(own), gemm.outputs(narrow)
        assert output.tolerance.relative < 2.0**-20 < narrow_output.tolerance.relative


def test_what_is_no_combination_is_refused_by_name(gemm, archs):
    for dtype in ("f32_bf16", "bf16_f16", "tf32_f32"):
        given = [{"attributes": {"dtype": dtype}, "sizes": {"M": 8, "N": 8, "K": 8}}]
        with pytest.raises(CodegenError, match=f"unknown dtype '{dtype}'; valid are f32, .*f16_f32, bf16_f32"):
            resolve_problems(gemm, given, archs["sm80"])


def test_texts_name_the_types(gemm):
    texts = {tensor.name: element_text(gemm, tensor) for tensor in gemm.tensors}
    assert texts["A"] == texts["B"] == "dtype, f16 where that is f16_f32, bf16 where that is bf16_f32"
    assert texts["C"] == texts["bias"] == "dtype, f32 where that is f16_f32 or bf16_f32"


def test_other_kernels_do_not_name_values_that_were_added_later(gemm):
    """Their texts, and so their hashes and records, stay what they were."""

    def dtypes(value, **names_added):
        text = attribute_constants(gemm, Values({"dtype": value, "layout": "nn"}), **names_added)
        return re.search(r"enum class Dtype \{ (.*) \};", text)[1].split(", ")

    first = ["f32", "tf32", "f16", "bf16"]
    assert dtypes("bf16") == dtypes(None) == first
    assert dtypes("bf16_f32") == [*first, "bf16_f32"]
    assert set(dtypes("bf16", names_added=True)) >= {*first, *PAIRS}
