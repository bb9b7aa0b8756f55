// Activations, in f32. For results of f32: within 2 units in the last place of f64, over all finite values. For results of 16
// bits in as few instructions as their digits need, without branches, for epilogues that nothing hides: what they lose is less
// than a third of what rounding the result loses. Infinities give what the formulas do: NaN where they multiply -inf by 0.
#pragma once

#include "common/pack.h"
#include "common/types.h"

namespace tw {

enum Activation : int { kNone = 0, kRelu = 1, kGelu = 2, kSilu = 3 };

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
#if __CUDA_ARCH__ >= 800
  float r;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  return r;
#else
  return a < b ? b : a;  // `a` alone may be NaN
#endif
}

// e^x = 2^power * (1 + rest), for x + low; of x from -150 to 0.
struct SplitExp {
  float rest;
  int power;

  TW_DEVICE SplitExp(float x, float low) {
    const float whole = rintf(x * 1.44269504f);
    float r = fmaf(whole, -0.693145752f, x);  // ln 2 in two parts, of which the first has few digits
    r = fmaf(whole, -1.42860677e-6f, r) + low;
    float series = fmaf(0.00139411477f, r, 0.00836319707f);
    series = fmaf(series, r, 0.0416663749f);
    series = fmaf(series, r, 0.166665769f);
    series = fmaf(series, r, 0.5f);
    rest = fmaf(r * r, series, r);
    power = static_cast<int>(whole);
  }

  // x * 2^power, rounded once, also where that is subnormal.
  TW_DEVICE float times_power(float x) const {
    const int half = power / 2;
    return x * power_of_two(half) * power_of_two(power - half);
  }
  TW_DEVICE static float power_of_two(int exponent) { return __int_as_float((exponent + 127) << 23); }
};

// x / (1 + exp(-x)), by exp(-|x|).
TW_DEVICE float exact_silu(float x) {
  const float a = fminf(fabsf(x), 110.0f);  // behind which exp(-a) is as good as 0
  const SplitExp e(-a, 0.0f);
  const float z = e.times_power(1.0f + e.rest);
  // A quotient of two sums, and what their rounding and its own make of it.
  const float over = x < 0.0f ? fmaf(a, e.rest, a) : a, over_low = x < 0.0f ? fmaf(a, e.rest, a - over) : 0.0f;
  const float below = 1.0f + z, below_low = z - (below - 1.0f);
  const float inverse = fast_reciprocal(below);
  float quotient = over * inverse;
  quotient = fmaf(fmaf(-quotient, below, over) + fmaf(-quotient, below_low, over_low), inverse, quotient);
  return x < 0.0f ? fmaf(x, 0.0f, -e.times_power(quotient)) : x < 110.0f ? quotient : x;
}

// x times the normal distribution function F: near 0 by a series of it, else by a F(-a) = exp(-a^2 / 2) R, with a = |x|. R is
// fitted over (a - 2) / (a + 2), up to where a F(-a) is as good as 0.
TW_DEVICE float exact_gelu(float x) {
  const float a = fminf(fabsf(x), 14.6f), square = a * a;
  if (a < 0.707f) {
    float series = fmaf(-8.50249374e-6f, square, 0.000114915437f);
    series = fmaf(series, square, -0.00118719504f);
    series = fmaf(series, square, 0.00997354152f);
    series = fmaf(series, square, -0.0664903794f);
    series = fmaf(series, square, 0.39894228f);
    return x * fmaf(x, series, 0.5f);
  }
  const float inverse = fast_reciprocal(a + 2.0f);
  float q = (a - 2.0f) * inverse;
  const float left = fmaf(-q, a, fmaf(q + 1.0f, -2.0f, a));  // of (a - 2) - q (a + 2)
  q = fmaf(inverse, left, q);
  float r = fmaf(-0.000274455631f, q, 0.000538734834f);
  r = fmaf(r, q, 0.000979994428f);
  r = fmaf(r, q, -0.000620837126f);
  r = fmaf(r, q, -0.00437479839f);
  r = fmaf(r, q, -0.0035886995f);
  r = fmaf(r, q, 0.0181278173f);
  r = fmaf(r, q, 0.0327572314f);
  r = fmaf(r, q, -0.151303664f);
  const float rest = fmaf(r, q, 0.170501793f);
  r = fmaf(rest, q, 0.336204003f);
  const float low = fmaf(rest, q, 0.336204003f - r) + 1.08433477e-8f;  // what rounding took from r, and from its last constant
  const SplitExp e(-0.5f * square, -0.5f * fmaf(a, a, -square));
  const float of_minus_a = e.times_power(r + fmaf(r, e.rest, low));
  return x < 0.0f ? fmaf(x, 0.0f, -of_minus_a) : x - of_minus_a;
}

// max(x, 0) - a F(-a): the base-2 logarithm of F(-a) is almost a parabola. It is fitted up to where nothing is left of the
// result: for f16 to within 5e-6 up to 5.85; for bf16, whose least is less than the least normal f32, half of it up to 13.7, so
// that F(-a) is within 1.7e-5 of itself where results are above 1e-3, and 4.4e-4 behind. Behind the ranges the polynomials fall
// ever faster.
template <typename Element>
TW_DEVICE float fast_gelu(float x) {
  if constexpr (kIsBf16<Element>) {
    const float a = fabsf(fminf(x, 13.7f));
    float half = fmaf(-6.3555966e-10f, a, 5.45207293e-8f);
    half = fmaf(half, a, -1.96355904e-6f);
    half = fmaf(half, a, 3.95959942e-5f);
    half = fmaf(half, a, -0.000503648946f);
    half = fmaf(half, a, 0.00434663007f);
    half = fmaf(half, a, -0.0271064136f);
    half = fmaf(half, a, -0.229137152f);
    half = fmaf(half, a, -0.575660348f);
    half = fmaf(half, a, -0.499993533f);
    const float root = fast_exp2(half);
    return fmaf(-a * root, root, max_or_nan(x, 0.0f));
  } else {
    const float a = fabsf(fminf(x, 5.85f));
    float power = fmaf(-1.83121756e-6f, a, 6.15371953e-5f);
    power = fmaf(power, a, -0.000930124663f);
    power = fmaf(power, a, 0.0085066209f);
    power = fmaf(power, a, -0.0539580569f);
    power = fmaf(power, a, -0.458465861f);
    power = fmaf(power, a, -1.15125066f);
    power = fmaf(power, a, -0.99999531f);
    return fmaf(-a, fast_exp2(power), max_or_nan(x, 0.0f));
  }
}

// x / (1 + z), times z where x is below 0, with z = exp(-|x|), for kCount values, in place, by one reciprocal: MUFU is what
// would be waited for. z by its root, which is no subnormal number where a z is one.
template <int kCount>
TW_DEVICE void fast_silu(float* values) {
  static_assert(kCount == 1 || kCount == 4, "alone or by fours");
  float below[kCount];
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    const float root = fast_exp2(-0.721347520f * fabsf(fminf(values[i], 200.0f))), factor = values[i] < 0.0f ? root : 1.0f;
    below[i] = fmaf(root, root, 1.0f);
    values[i] = values[i] * factor * factor;  // at once, so that no root waits
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

// In place, on the way to Elements; `activation` is the same for all threads.
template <typename Element, int kCount>
TW_DEVICE void activate_all(float (&values)[kCount], int activation) {
  if (activation == kRelu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = max_or_nan(values[i], 0.0f);
  } else if (activation == kGelu) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = sizeof(Element) == 4 ? exact_gelu(values[i]) : fast_gelu<Element>(values[i]);
  } else if (activation == kSilu && sizeof(Element) == 4) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = exact_silu(values[i]);
  } else if (activation == kSilu) {
#pragma unroll
    for (int i = 0; i + 4 <= kCount; i += 4) fast_silu<4>(values + i);
#pragma unroll
    for (int i = kCount / 4 * 4; i < kCount; ++i) fast_silu<1>(values + i);
  }
}

}  // namespace tw
