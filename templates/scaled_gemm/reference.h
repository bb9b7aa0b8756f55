// The reference of scaled_gemm that every kernel is checked against: f64 throughout, and whole numbers of 64 bits where the
// sums are of such, independent of all kernels. Generated units include it after `struct Params` and the attribute constants
// (`dtype`, `dtype_c`, `scaling`), which it reads.
#pragma once

#include "scaled_gemm/reference_numbers.h"

inline constexpr long long kReferenceColumns = 64;

TW_HD double bias_at(const Params& p, long long column) {
  if (p.bias == nullptr) return 0;
  if (dtype_c == DtypeC::f32) return static_cast<const float*>(p.bias)[column];
  if (dtype_c == DtypeC::f16) return tw::to_float(static_cast<const tw::f16*>(p.bias)[column]);
  return tw::to_float(static_cast<const tw::bf16*>(p.bias)[column]);
}

// The scaled sum of rows of integers that begin at `a` and `b`.
TW_HD double integer_sum(const Params& p, long long a, long long b, long long scale_a, long long scale_b) {
  const signed char *of_a = static_cast<const signed char*>(p.A) + a, *of_b = static_cast<const signed char*>(p.B) + b;
  const long long piece = scaling == Scaling::row ? p.K : 128;  // that has one scale
  double sum = 0;
  for (long long first = 0; first < p.K; first += piece) {
    long long whole = 0;
    for (long long k = first; k < p.K && k < first + piece; ++k) whole += static_cast<long long>(of_a[k]) * of_b[k];
    sum += static_cast<double>(whole) * scale_at(p.scale_a, scale_a, first / 128, p.scale_a_block) *
           scale_at(p.scale_b, scale_b, first / 128, p.scale_b_block);
  }
  return sum;
}

// An element of C before scale_c and rounding.
TW_HD double value_at(const Params& p, long long row, long long column) {
  const long long row_b = scaling == Scaling::block ? column / 128 : column;
  const long long a = row * p.lda, b = column * p.ldb, scale_a = row * p.scale_a_row, scale_b = row_b * p.scale_b_row;
  const double sum = dtype == Dtype::i8 ? integer_sum(p, a, b, scale_a, scale_b) : scaled_sum(p, a, b, scale_a, scale_b);
  return sum + bias_at(p, column);
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
