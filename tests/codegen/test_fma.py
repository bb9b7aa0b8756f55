"""GEMM's family fma on a CPU: rendered kernels run in an emulation of CUDA (tests/data/emulated_cuda) at sizes around
their tiles, in every layout, and their shared memory has no bank conflicts."""

import shutil

import pytest
from emulation import COMPILER, emulated_kernel

from codegen.model import Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import enumerate_space, runtime_allowed, runtime_defaults

# Each layout; copies of 4 and 16 bytes; thread tiles of 1 x 4 to 8 x 16; one and more slices.
KERNELS = (
    "nn.128x256x8.8x16x1.s4.wide",
    "nn.64x32x32.4x4x2.s3",
    "nt.128x64x16.8x8x1.s3",
    "nt.1x128x16.1x4x8.s6",
    "tn.16x32x64.4x4x8.s4.wide",
    "tn.4x128x16.4x4x4.s3",
    "tt.64x16x32.4x4x4.s3.wide",
    "tt.256x8x16.8x4x2.s4.wide",
)

pytestmark = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


@pytest.fixture(scope="module")
def kernels(gemm, archs):
    wanted = [Values({"dtype": "f32", "layout": layout}) for layout in ("nn", "nt", "tn", "tt")]
    return {kernel.id: kernel for kernel in enumerate_space(gemm, archs["sm90a"], wanted, ["fma"]).kernels}


@pytest.mark.parametrize("name", KERNELS)
def test_results_are_exact_and_no_bank_is_asked_twice(gemm, kernels, tmp_path, name):
    result = emulated_kernel(gemm, kernels[f"gemm.sm90a.fma.f32.{name}"], tmp_path)
    says = result.stdout + result.stderr
    assert result.returncode == 0 and says == "bank conflicts: 0 copying, 0 reading\n", says


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("cp_async_wait<STAGES - 2>", "cp_async_wait<STAGES - 1>", "wrong: "),  # what is read may be under way
        ("      __syncthreads();\n      stage", "      stage", "wrong: "),  # a stage is filled that others still read
        ("row_behind < (kDepth", "row_behind <= (kDepth", "reads outside"),
        ("column_behind) * 4;", "column_behind + 1) * 4;", "wrong: "),
    ],
)
def test_the_emulation_notices(gemm, kernels, tmp_path, right, wrong, says):
    kernel = kernels["gemm.sm90a.fma.f32.nn.64x32x32.4x4x2.s3"]
    assert right in render_kernel(gemm, kernel).text
    result = emulated_kernel(gemm, kernel, tmp_path, lambda text: text.replace(right, wrong))
    assert result.returncode != 0 and says in result.stdout + result.stderr


def test_copies_are_wide_wherever_rows_allow_it(gemm, kernels):
    """An operand stored along M or N is copied by 16 bytes where its rows begin at such multiples, and only there."""

    def copies(layout, **sizes):
        attributes = Values({"dtype": "f32", "layout": layout})
        problem = make_problem(gemm, attributes, {"M": 64, "N": 64, "K": 64} | sizes)
        own = [kernel for kernel in kernels.values() if kernel.serves(attributes) and kernel.config.BM >= 4]
        return {
            kernel.config.WIDE
            for kernel in own
            if kernel.allows(problem) and runtime_allowed(kernel, problem, runtime_defaults(kernel.family))
        }

    assert copies("nn") == copies("tn") == copies("tt") == {4}
    assert copies("nt") == copies("nt", lda=65) == {1}
    assert copies("nn", lda=65) == copies("tt", ldb=65) == {4}
    assert copies("nn", ldb=65) == copies("tn", lda=65) == copies("tn", ldb=66) == copies("tt", lda=67) == {1}
