"""Plain files, and operators read from them, for tests."""

from pathlib import Path

from codegen.load import is_own, load_ops
from codegen.model import OpSpec

VECTOR_ADD = """\
// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 64, 128, 256, 512; VEC = 1, 2, 4
// tw: where  BLOCK * VEC <= 1024
// tw: launch grid = ceil(n / (BLOCK * VEC)), block = BLOCK
// tw: check  reference.h:add
// tw: shapes n = 1000, 1<<20, 10_000_001

__global__ void vector_add(const float* a, const float* b, float* c, long long n) {
  for (int i = 0; i < VEC; ++i) {
    const long long index = (blockIdx.x * VEC + i) * static_cast<long long>(BLOCK) + threadIdx.x;
    if (index < n) c[index] = a[index] + b[index];
  }
}
"""
VECTOR_ADD_CPU = """\
// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 1024, 4096, 16384
// tw: launch grid = ceil(n / BLOCK)
// tw: check  reference.h:add
// tw: shapes n = 1000, 1<<20
#include <algorithm>

void vector_add(const float* a, const float* b, float* c, long long n, long long block_x) {
  const long long last = std::min<long long>(n, (block_x + 1) * BLOCK);
  for (long long i = block_x * BLOCK; i < last; ++i) c[i] = a[i] + b[i];
}
"""
REFERENCE = """\
#pragma once
#include "common/types.h"
inline constexpr long long kReferenceColumns = 64;
TW_HD void add(const Params& p, long long, long long col, int cols, double* out) {
#ifdef __CUDA_ARCH__
  const int first = threadIdx.x, step = 256;
#else
  const int first = 0, step = 1;
#endif
  const float *a = static_cast<const float*>(p.a), *b = static_cast<const float*>(p.b);
  for (long long i = col + first; i < col + cols; i += step) out[i] = double(a[i]) + b[i];
}
"""
SUM_CPU = """\
// tw: op     sum(x: f32[n]) -> total: f32[1]
// tw: tune   BLOCK = 1024, 8192
// tw: let    blocks = max(1, min(ceil(n / BLOCK), 4 * units))
// tw: workspace partial: f32[blocks]
// tw: launch partial_sums: grid = blocks
// tw: launch finish: grid = 1
// tw: check  total == np.sum(x) within relative 1e-5, absolute 1e-2
// tw: shapes n = 100_000
void partial_sums(const float* x, float* partial, long long n, long long blocks, long long block_x) {
  float sum = 0;
  for (long long first = block_x * BLOCK; first < n; first += blocks * BLOCK)
    for (long long i = first; i < first + BLOCK && i < n; ++i) sum += x[i];
  partial[block_x] = sum;
}
void finish(const float* partial, float* total, long long blocks) {
  float sum = 0;
  for (long long i = 0; i < blocks; ++i) sum += partial[i];
  *total = sum;
}
"""


def write(folder: Path, text: str, name: str = "vector_add.cu") -> Path:
    """The file, and beside it the reference that it names."""
    (folder / "reference.h").write_text(REFERENCE)
    path = folder / name
    path.write_text(text)
    return path


def read(folder: Path, text: str, name: str = "vector_add.cu") -> OpSpec:
    path = write(folder, text, name)
    (op,) = (op for op in load_ops([path]).values() if is_own(op))
    return op
