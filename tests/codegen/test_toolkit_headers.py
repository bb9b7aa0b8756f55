"""Plain files that include headers of the CUDA toolkit."""

import subprocess

import pytest
from nvrtc import compiled
from plain_ops import read

from codegen.load import load_archs
from codegen.space import all_attributes, enumerate_space

AXPY = """\
// tw: op     axpy(x: f16[n], y: inout f16[n], z: bf16[n], w: f32[n], alpha: f32 = 2)
// tw: launch grid = ceil(n / 64), block = 64
// tw: check  y == alpha * x + y
#include <cooperative_groups.h>
#include <cub/block/block_reduce.cuh>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void axpy(const __half* x, half2* y, const __nv_bfloat16* z, const float4* w, float alpha, int n) {
  const int i = cooperative_groups::this_grid().thread_rank();
  if (2 * i < n) y[i] = __hfma2(__float2half2_rn(alpha), half2(x[2 * i], x[2 * i + 1]), y[i]);
}
"""
# Enough of NVRTC to say that a header is missing.
FAKE_NVRTC = """\
#include <string.h>
static const char log[] = "axpy.cu(7): catastrophic error: cannot open source file \\"cuda_fp16.h\\"\\nmore\\n";
int nvrtcVersion(int* major, int* minor) { *major = 13; *minor = 7; return 0; }
int nvrtcCreateProgram(void** p, const char* s, const char* n, int c, const char** h, const char** i) { return 0; }
int nvrtcDestroyProgram(void** program) { return 0; }
int nvrtcCompileProgram(void* program, int count, const char** options) { return 6; }
int nvrtcGetProgramLogSize(void* program, size_t* size) { *size = sizeof log; return 0; }
int nvrtcGetProgramLog(void* program, char* text) { memcpy(text, log, sizeof log); return 0; }
const char* nvrtcGetErrorString(int status) { return "NVRTC_ERROR_COMPILATION"; }
"""


def kernel_of(op):
    return enumerate_space(op, load_archs()["sm80"], all_attributes(op)).kernels[0]


def test_types_and_headers_of_the_toolkit_are_at_hand(tmp_path):
    op = read(tmp_path, AXPY, "axpy.cu")
    fault, _ = compiled(op, kernel_of(op), tmp_path)
    if "TILEWRIGHT_CUDA_INCLUDE_DIR" in fault:
        pytest.skip("there is NVRTC, but no toolkit")
    assert fault == ""


def test_types_of_other_bits_do_not_fit(tmp_path):
    op = read(tmp_path, AXPY.replace("const __nv_bfloat16* z", "const half* z"), "axpy.cu")
    fault, _ = compiled(op, kernel_of(op), tmp_path)
    assert "axpy.cu(1): error: argument of type" in fault or "TILEWRIGHT_CUDA_INCLUDE_DIR" in fault


def test_there_are_no_headers_of_the_system(tmp_path):
    op = read(tmp_path, AXPY.replace("cuda_bf16.h", "cstdio"), "axpy.cu")
    fault, _ = compiled(op, kernel_of(op), tmp_path)
    assert 'axpy.cu(6): catastrophic error: cannot open source file "cstdio"; ' in fault
    assert "put host code between #ifndef TILEWRIGHT and #endif" in fault or "TILEWRIGHT_CUDA_INCLUDE_DIR" in fault


def test_without_a_toolkit_it_is_said_what_is_missing(tmp_path):
    (tmp_path / "fake.c").write_text(FAKE_NVRTC)
    library = tmp_path / "libnvrtc.so.13"
    subprocess.run(["cc", "-w", "-shared", "-fPIC", tmp_path / "fake.c", "-o", library], check=True)
    op = read(tmp_path, AXPY, "axpy.cu")
    fault, log = compiled(op, kernel_of(op), tmp_path, {"TILEWRIGHT_NVRTC_DIR": str(tmp_path)})
    line = (
        'axpy.cu(7): catastrophic error: cannot open source file "cuda_fp16.h"; the headers of CUDA 13.7 are not '
        "beside its NVRTC: install them (the toolkit, or its package cuda-cudart-dev), or name their folder by "
        "TILEWRIGHT_CUDA_INCLUDE_DIR"
    )
    assert line in fault and f"{line}\nmore\n" in log
    (tmp_path / "cuda_runtime_api.h").write_text("#define CUDART_VERSION  13070\n")
    named = {"TILEWRIGHT_NVRTC_DIR": str(tmp_path), "TILEWRIGHT_CUDA_INCLUDE_DIR": str(tmp_path)}
    assert "kernels can include headers of the CUDA toolkit" in compiled(op, kernel_of(op), tmp_path, named)[0]
