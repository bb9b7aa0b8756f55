// Activations in few instructions and without branches, for epilogues that nothing hides: within 6e-7 max(1, |x|) of what
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

// The larger of two, or NaN.
TW_DEVICE float max_or_nan(float a, float b) {
  float r;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  return r;
}

// x times the normal distribution function: max(x, 0) - a F(-a) with a = |x|. Base-2 logarithm of F(-a) is almost a parabola;
// the polynomial is fitted on [0, 5] such that 2 to its power, times a, is within 5e-7 up to 16, behind which there is
// nothing left.
TW_DEVICE float fast_gelu(float x) {
  const float a = fminf(fabsf(x), 16.0f);
  float power = fmaf(-0.000473294116f, a, 0.00708446186f);
  power = fmaf(power, a, -0.0518271700f);
  power = fmaf(power, a, -0.459992647f);
  power = fmaf(power, a, -1.15078783f);
  power = fmaf(power, a, -1.00003767f);
  return fmaf(-a, fast_exp2(power), max_or_nan(x, 0.0f));
}

// x / (1 + exp(-x)) for kCount values, in place, by one reciprocal: MUFU is what would be waited for. What is divided by is
// below 2^31, so that four of them have a product; -21 / 2^31 stands for all below.
template <int kCount>
TW_DEVICE void fast_silu(float* values) {
  static_assert(kCount == 1 || kCount == 4, "alone or by fours");
  float below[kCount];
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    below[i] = fminf(1.0f + fast_exp2(-1.44269504f * values[i]), 2147483648.0f);
    values[i] = max_or_nan(values[i], -21.0f);
  }
  if constexpr (kCount == 1) {
    values[0] *= fast_reciprocal(below[0]);
  } else {
    const float first = below[0] * below[1], last = below[2] * below[3], all = fast_reciprocal(first * last);
    const float over_first = all * last, over_last = all * first;
    values[0] *= over_first * below[1];
    values[1] *= over_first * below[0];
    values[2] *= over_last * below[3];
    values[3] *= over_last * below[2];
  }
}

// In place; `activation` is the same for all threads.
template <int kCount>
TW_DEVICE void activate_all(float (&values)[kCount], int activation) {
  if (activation == kRelu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = max_or_nan(values[i], 0.0f);
  } else if (activation == kGelu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = fast_gelu(values[i]);
  } else if (activation == kSilu) {
#pragma unroll
    for (int i = 0; i + 4 <= kCount; i += 4) fast_silu<4>(values + i);
#pragma unroll
    for (int i = kCount / 4 * 4; i < kCount; ++i) fast_silu<1>(values + i);
  }
}

}  // namespace tw
