"""GEMM's family mma_split on a CPU: rendered kernels run in an emulation of CUDA whose tensor cores read 11 digits of a
factor and truncate sums, in every layout; results are as exact as those of f32."""

import shutil

import pytest
from emulation import COMPILER, emulated_kernel

from codegen.load import ROOT
from codegen.model import Values
from codegen.space import enumerate_space

# Each layout; warp tiles of 16 x 16 to 64 x 32; one and more slices.
KERNELS = (
    "nn.32x32x32.16x16x2.s4",
    "nn.128x64x16.32x64x1.s3",
    "nt.16x64x64.16x16x1.s3",
    "nt.64x32x32.32x32x2.s3",
    "tn.32x64x16.16x32x1.s4",
    "tt.64x64x32.32x64x2.s3",
)
LAYOUTS = ("nn", "nt", "tn", "tt")


@pytest.fixture(scope="module")
def kernels(gemm, archs):
    wanted = [Values({"dtype": "tf32x3", "layout": layout}) for layout in LAYOUTS]
    return {kernel.id: kernel for kernel in enumerate_space(gemm, archs["sm80"], wanted, ["mma_split"]).kernels}


needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


@needs_compiler
@pytest.mark.parametrize("name", KERNELS)
def test_results_are_those_of_f32(gemm, kernels, tmp_path, name):
    result = emulated_kernel(gemm, kernels[f"gemm.sm80.mma_split.tf32x3.{name}"], tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("multiply_add(step, a[i].rest, b, &SplitBlock::head, first);", "", "errors: 2^-1"),
        ("multiply_add(step, a[i].head, b, &SplitBlock::rest, first);", "", "errors: 2^-1"),
        ("__uint_as_float(x[i]) - __uint_as_float(head[i])", "0.0f", "errors: 2^-1"),  # one product of tf32
        ("      round_operand<tf32>(head[i]);\n", "      head[i] &= 0xffffe000;\n", "errors: 2^-21"),
        ("if (!is_finite) {", "if (false) {", "instead of"),  # the rest of an infinity is a NaN
        ("x[i] & 0xbfffe000", "0", "instead of"),  # infinities of both factors meet zeros
        (
            "float step[kAtOnce][4] = {};",
            "float step[kAtOnce][4]; std::memcpy(step, sum.block[i] + first, sizeof step);"
            "for (int j = 0; j < kAtOnce * 4; ++j) sum.block[i][first + j / 4][j % 4] = 0;",
            "errors: 2^-2",
        ),  # truncates sums
    ],
)
def test_the_emulation_notices(gemm, kernels, tmp_path, right, wrong, says):
    source = (ROOT / "templates" / "gemm" / "split_fragments.h").read_text()
    assert right in source
    (tmp_path / "split_fragments.h").write_text(source.replace(right, wrong))

    def edit(text):
        return text.replace('"gemm/split_fragments.h"', f'"{tmp_path / "split_fragments.h"}"')

    result = emulated_kernel(gemm, kernels["gemm.sm80.mma_split.tf32x3.nt.64x32x32.32x32x2.s3"], tmp_path, edit)
    assert result.returncode != 0 and says in result.stdout + result.stderr
