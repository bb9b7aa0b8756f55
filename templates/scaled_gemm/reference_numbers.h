// Products of rows of 8-bit floats in f64, independent of all kernels: what the references of scaled products are made of.
// Included after `struct Params` and the attribute constants (`dtype`, `dtype_c`, `scaling`), which it reads.
#pragma once

#include "common/fp8.h"

template <bool kIsE5m2>
TW_HD double number_of(const void* codes, long long at) {
  const unsigned char bits = static_cast<const unsigned char*>(codes)[at];
  return kIsE5m2 ? tw::to_float(tw::e5m2{bits}) : tw::to_float(tw::e4m3{bits});
}

// Scales of blocks of K are `step` apart.
TW_HD double scale_at(const void* scales, long long at, long long block, long long step) {
  return static_cast<const float*>(scales)[at + (scaling == Scaling::row ? 0 : block * step)];
}

// Of rows that begin at `a` and `b`, and whose scales begin at `scale_a` and `scale_b`.
TW_HD double scaled_sum(const Params& p, long long a, long long b, long long scale_a, long long scale_b) {
  double sum = 0;
  for (long long first = 0; first < p.K; first += 128) {
    double of_block = 0;
    for (long long k = first; k < p.K && k < first + 128; ++k) {
      of_block += number_of<dtype == Dtype::e5m2_e4m3>(p.A, a + k) * number_of<dtype == Dtype::e4m3_e5m2>(p.B, b + k);
    }
    sum += of_block * scale_at(p.scale_a, scale_a, first / 128, p.scale_a_block) *
           scale_at(p.scale_b, scale_b, first / 128, p.scale_b_block);
  }
  return sum;
}
