// The reference of scaled_gemm that every kernel is checked against: f64 throughout, independent of all kernels. Generated
// units include it after `struct Params` and the attribute constants (`dtype`, `dtype_c`, `scaling`), which it reads.
#pragma once

#include "scaled_gemm/reference_numbers.h"

inline constexpr long long kReferenceColumns = 64;

TW_HD double bias_at(const Params& p, long long column) {
  if (p.bias == nullptr) return 0;
  if (dtype_c == DtypeC::f32) return static_cast<const float*>(p.bias)[column];
  if (dtype_c == DtypeC::f16) return tw::to_float(static_cast<const tw::f16*>(p.bias)[column]);
  return tw::to_float(static_cast<const tw::bf16*>(p.bias)[column]);
}

// An element of C before scale_c and rounding.
TW_HD double value_at(const Params& p, long long row, long long column) {
  const long long row_b = scaling == Scaling::block ? column / 128 : column;
  return scaled_sum(p, row * p.lda, column * p.ldb, row * p.scale_a_row, row_b * p.scale_b_row) + bias_at(p, column);
}

// Columns col to col + cols of a row of C, and whoever has the first ones amax, which all of C is needed for; `out` is dense.
// On GPUs a CTA computes a column per thread, on CPUs cols is up to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
  const bool has_amax = p.amax != nullptr && row == 0 && col == 0;
#ifdef __CUDA_ARCH__
  if (static_cast<int>(threadIdx.x) >= cols) return;
  col += threadIdx.x;
  cols = 1;
  if (has_amax && threadIdx.x == 0) {
#else
  if (has_amax) {
#endif
    double most = static_cast<const float*>(p.amax)[0];
    for (long long i = 0; i < p.M; ++i) {
      for (long long j = 0; j < p.N; ++j) {
        const double value = value_at(p, i, j), magnitude = value < 0 ? -value : value;
        if (magnitude > most || magnitude != magnitude) most = magnitude;
      }
    }
    out[p.M * p.N] = most;
  }
  for (int j = 0; j < cols; ++j) {
    double value = value_at(p, row, col + j);
    if (p.scale_c != nullptr) value *= static_cast<const float*>(p.scale_c)[0];
    if (dtype_c == DtypeC::e4m3 && value > 448) value = 448;
    if (dtype_c == DtypeC::e4m3 && value < -448) value = -448;
    out[row * p.N + col + j] = value;
  }
}
