// Activations in few instructions and without branches, for epilogues that nothing hides: within 4e-7 max(1, |x|) of what
// common/epilogue.h computes.
#pragma once

#include "common/epilogue.h"

namespace tw {

// MUFU's reciprocal and power of two, with nothing around them for subnormal values, which become zero.
TW_DEVICE float fast_reciprocal(float x) {
  float r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return r;
}

TW_DEVICE float fast_exp2(float x) {
  float r;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return r;
}

// x times the normal distribution function by formula 7.1.26 of Abramowitz and Stegun, Handbook of Mathematical Functions (erf
// within 1.5e-7), whose z is |x| / sqrt(2).
TW_DEVICE float fast_gelu(float x) {
  const float t = fast_reciprocal(fmaf(0.23164189f, fabsf(x), 1.0f));
  float sum = fmaf(0.5307027145f, t, -0.7265760135f);
  sum = fmaf(sum, t, 0.7107068705f);
  sum = fmaf(sum, t, -0.142248368f);
  sum = fmaf(sum, t, 0.127414796f);
  const float outside = sum * t * fast_exp2(x * -0.72134752f * x);  // of [-|x|, |x|], on one side
  return x * (x < 0.0f ? outside : 1.0f - outside);
}

TW_DEVICE float fast_silu(float x) { return x * fast_reciprocal(1.0f + fast_exp2(-1.44269504f * x)); }

// In place; `activation` is the same for all threads.
template <int kCount>
TW_DEVICE void activate_all(float (&values)[kCount], int activation) {
  if (activation == kRelu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = activate(values[i], kRelu);
  } else if (activation == kGelu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = fast_gelu(values[i]);
  } else if (activation == kSilu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = fast_silu(values[i]);
  }
}

}  // namespace tw
