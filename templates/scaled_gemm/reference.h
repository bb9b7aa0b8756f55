// The reference of scaled_gemm that every kernel is checked against: f64 throughout, independent of all kernels. Generated
// units include it after `struct Params` and the attribute constants (`dtype`, `dtype_c`, `scaling`), which it reads.
#pragma once

#include "common/fp8.h"

inline constexpr long long kReferenceColumns = 64;

template <bool kIsE5m2>
TW_HD double number_of(const void* codes, long long at) {
  const unsigned char bits = static_cast<const unsigned char*>(codes)[at];
  return kIsE5m2 ? tw::to_float(tw::e5m2{bits}) : tw::to_float(tw::e4m3{bits});
}

// Scales of blocks of K are `step` apart.
TW_HD double scale_at(const void* scales, long long at, long long block, long long step) {
  return static_cast<const float*>(scales)[at + (scaling == Scaling::row ? 0 : block * step)];
}

TW_HD double bias_at(const Params& p, long long column) {
  if (p.bias == nullptr) return 0;
  if (dtype_c == DtypeC::f32) return static_cast<const float*>(p.bias)[column];
  if (dtype_c == DtypeC::f16) return tw::to_float(static_cast<const tw::f16*>(p.bias)[column]);
  return tw::to_float(static_cast<const tw::bf16*>(p.bias)[column]);
}

// An element of C before scale_c and rounding.
TW_HD double value_at(const Params& p, long long row, long long column) {
  const long long a = row * p.lda, b = column * p.ldb;
  const long long scale_a = row * p.scale_a_row;
  const long long scale_b = (scaling == Scaling::block ? column / 128 : column) * p.scale_b_row;
  double sum = 0;
  for (long long first = 0; first < p.K; first += 128) {
    double of_block = 0;
    for (long long k = first; k < p.K && k < first + 128; ++k) {
      of_block += number_of<dtype == Dtype::e5m2_e4m3>(p.A, a + k) * number_of<dtype == Dtype::e4m3_e5m2>(p.B, b + k);
    }
    sum += of_block * scale_at(p.scale_a, scale_a, first / 128, p.scale_a_block) *
           scale_at(p.scale_b, scale_b, first / 128, p.scale_b_block);
  }
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
