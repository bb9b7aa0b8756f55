// The reference of packed_gemm that every kernel is checked against: f64 throughout, independent of all kernels. Generated
// units include it after `struct Params` and the attribute constant `dtype`, which it reads.
#pragma once

#include "common/bytes.h"
#include "common/types.h"
#include "gemm/reference_sums.h"

TW_HD double packed_weight(const void* b, long long at) {
  if (dtype == Dtype::f32) return static_cast<const float*>(b)[at];
  if (dtype == Dtype::bf16) return tw::to_float(static_cast<const tw::bf16*>(b)[at]);
  if (dtype == Dtype::f16) return tw::to_float(static_cast<const tw::f16*>(b)[at]);
  return static_cast<const signed char*>(b)[at];
}

// Columns col to col + cols of a row of C; `out` is dense. On GPUs a CTA computes a column per thread, on CPUs cols is up
// to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
#ifdef __CUDA_ARCH__
  if (static_cast<int>(threadIdx.x) >= cols) return;
  col += threadIdx.x;
  cols = 1;
#endif
  const float* a = static_cast<const float*>(p.A) + row * p.lda;
  for (int j = 0; j < cols; ++j) {
    const long long n = col + j;
    double sum = 0;
    for (long long k = 0; k < p.K; ++k) sum += a[k] * packed_weight(p.B, (n / 16 * p.K + k) * 16 + n % 16);
    if (p.scale != nullptr) sum *= static_cast<const float*>(p.scale)[n];
    if (p.bias != nullptr) sum += static_cast<const float*>(p.bias)[n];
    out[row * p.N + n] = reference_activation(sum, p.activation);
  }
}
