"""GEMM's family stream_n on a CPU: rendered kernels run in an emulation of CUDA, with operands that begin anywhere."""

import shutil

import pytest
from emulation import COMPILER, emulated_kernel

from codegen.model import Values
from codegen.space import enumerate_space

pytestmark = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


@pytest.fixture(scope="module")
def kernels(gemm, archs):
    wanted = [Values({"dtype": "bf16", "layout": layout}) for layout in ("nn", "tn")]
    return {kernel.id: kernel for kernel in enumerate_space(gemm, archs["sm90a"], wanted, ["stream_n"]).kernels}


@pytest.mark.parametrize("name", ["nn.8.w4.a2", "tn.16.w8.a4", "nn.32.w4.a4"])
def test_results_are_exact(gemm, kernels, tmp_path, name):
    result = emulated_kernel(gemm, kernels[f"gemm.sm90a.stream_n.bf16.{name}"], tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("cut_chunk(word, high, shift[i])", "cut_chunk(word, high, 0)", "wrong: "),
        ("word[i] + 16 <= end", "true", "reads outside"),
        ("is_inside && word[i] >= begin", "is_inside", "reads outside"),
        ("(lane + 4) % 32", "(lane + 1) % 32", "wrong: "),
        ("i < depth_left) left", "true) left", ""),  # rows of B behind K
    ],
)
def test_the_emulation_notices(gemm, kernels, tmp_path, right, wrong, says):
    def edit(text):
        assert right in text
        return text.replace(right, wrong)

    result = emulated_kernel(gemm, kernels["gemm.sm90a.stream_n.bf16.nn.8.w4.a2"], tmp_path, edit)
    assert result.returncode != 0 and says in result.stdout + result.stderr
