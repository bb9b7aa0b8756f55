// What softmax, its logarithm and logsumexp share: the sum of exp(value - max), in one pass over a row.
#pragma once

#include "row_wise/row.h"

// exp(x), for x up to 0: for results of 16 bits by one instruction, which loses less than 1e-5.
__device__ __forceinline__ float exp_of(float x) { return sizeof(T) == 4 ? expf(x) : __expf(x); }

struct ExpSum {
  float max, sum;
};
// Maxima are finite, for an infinity less itself is no number: so a row of -infinity sums up to 0, one with +infinity to that.
constexpr float kLargest = 3.40282347e38f;
constexpr ExpSum kNoSum = {-kLargest, 0};

__device__ __forceinline__ ExpSum joined(ExpSum a, ExpSum b) {
  const float max = fmaxf(a.max, b.max);
  return {max, a.sum * exp_of(a.max - max) + b.sum * exp_of(b.max - max)};
}

__device__ __forceinline__ void add_exp(ExpSum& all, const float (&values)[kPack]) {
  float max = all.max;
#pragma unroll
  for (int i = 0; i < kPack; ++i) max = fmaxf(max, values[i]);
  max = fminf(max, kLargest);
  all.sum *= exp_of(all.max - max);
  all.max = max;
#pragma unroll
  for (int i = 0; i < kPack; ++i) all.sum += exp_of(values[i] - max);
}

// Of the whole row, whose values are multiplied by `scale` first.
__device__ __forceinline__ ExpSum exp_sum(const Row& row, Line<const T> in, const Kept<T>& kept, float scale) {
  ExpSum sum = kNoSum;
  row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
#pragma unroll
    for (int i = 0; i < kPack; ++i) values[i] *= scale;
    fill_behind(values, valid, minus_infinity());
    add_exp(sum, values);
  });
  return row.across<0>(sum, joined);
}
