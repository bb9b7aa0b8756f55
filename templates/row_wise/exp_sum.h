// The sum of exp(value - max) in one pass, which softmaxes, their logarithms and logsumexp are made of. Exponentials of inputs
// of 16 bits are a product and a power of 2, which lose less than 1e-5.
#pragma once

#include "row_wise/row_pack.h"

constexpr bool kIsFast = sizeof(T) == 2;

// e^x, for x up to 0, and of infinity.
__device__ __forceinline__ float power_of(float x) {
#ifdef __CUDA_ARCH__
  if constexpr (kIsFast) {
    float result;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x * 1.44269504f));
    return result;
  }
#endif
  return expf(x);
}

struct ExpSum {
  float max, sum;  // the exponentials of what is less than max
};
// Maxima are finite, for an infinity less itself is no number: so a row of -infinity sums up to 0, one with +infinity to that.
constexpr float kLargest = 3.40282347e38f;
constexpr ExpSum kNoSum = {-kLargest, 0};

__device__ __forceinline__ ExpSum joined(ExpSum a, ExpSum b) {
  const float max = fmaxf(a.max, b.max);
  return {max, a.sum * power_of(a.max - max) + b.sum * power_of(b.max - max)};
}

__device__ __forceinline__ void add_powers(ExpSum& all, const float (&values)[kPack]) {
  float max = all.max, sum = 0;
#pragma unroll
  for (int i = 0; i < kPack; ++i) max = fmaxf(max, values[i]);
  max = fminf(max, kLargest);
#pragma unroll
  for (int i = 0; i < kPack; ++i) sum += power_of(values[i] - max);
  all.sum = fmaf(all.sum, power_of(all.max - max), sum);
  all.max = max;
}
