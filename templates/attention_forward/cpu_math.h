// Vector exponentials for CPU units, in the extensions of gemm/cpu_vector.h. Everything is static, as there.
#pragma once

#include "gemm/cpu_vector.h"

// 2^x for x <= 126, to 2 units in the last place; 0 from -126 down. The polynomial is the Taylor series of 2^f, |f| <= 1/2.
static inline Vector exp2_of(Vector x) {
  const Vector clamped = x < -126.0f ? broadcast(-126.0f) : x;
  const Vector rounded = (clamped + 12582912.0f) - 12582912.0f;  // 1.5 * 2^23: what is left is a whole number
  const Vector f = clamped - rounded;
  Vector y = f * 1.5252734e-5f + 1.5403530e-4f;
  y = y * f + 1.3333558e-3f;
  y = y * f + 9.6181291e-3f;
  y = y * f + 5.5504109e-2f;
  y = y * f + 2.4022651e-1f;
  y = y * f + 6.9314718e-1f;
  y = y * f + 1.0f;
  const IntVector exponent = __builtin_convertvector(rounded, IntVector) << 23;
  const Vector result = reinterpret_cast<Vector>(reinterpret_cast<IntVector>(y) + exponent);
  return x < -126.0f ? Vector{} : result;
}

static inline float largest_of(Vector x) {
  float largest = x[0];
  for (int i = 1; i < kLanes; ++i) largest = x[i] > largest ? x[i] : largest;
  return largest;
}
static inline float sum_of(Vector x) {
  float sum = 0;
  for (int i = 0; i < kLanes; ++i) sum += x[i];
  return sum;
}
