// Bias and activation, applied by CPU drivers to a block of C right after its last sum was stored, while it is in cache.
#pragma once

#include "gemm/cpu_vector.h"

// e^x to 2 units in the last place for |x| <= 87, saturating beyond: 2^n * e^r with |r| <= ln(2) / 2, e^r by its Taylor series.
static inline Vector exponential(Vector x) {
  x = x < broadcast(-87.0f) ? broadcast(-87.0f) : x;
  x = x > broadcast(87.0f) ? broadcast(87.0f) : x;
  constexpr float kRounder = 12582912.0f;  // 1.5 * 2^23: adding it rounds to an integer, held in the low mantissa bits
  const Vector shifted = x * 1.44269504f + kRounder;
  const Vector n = shifted - kRounder;
  const Vector r = (x - n * 0.693359375f) + n * 2.12194440e-4f;  // ln(2) in two parts, the first exact in 10 bits
  Vector sum = broadcast(1.0f / 5040);
  sum = sum * r + 1.0f / 720;
  sum = sum * r + 1.0f / 120;
  sum = sum * r + 1.0f / 24;
  sum = sum * r + 1.0f / 6;
  sum = sum * r + 0.5f;
  sum = sum * r + 1.0f;
  sum = sum * r + 1.0f;
  return reinterpret_cast<Vector>(reinterpret_cast<IntVector>(sum) + (reinterpret_cast<IntVector>(shifted) << 23));
}

// x * Phi(x) with the tail of the normal distribution by Abramowitz and Stegun 7.1.26, whose error is below 1.5e-7.
static inline Vector gelu(Vector x) {
  const Vector z = (x < 0.0f ? -x : x) * 0.70710678f;
  const Vector t = 1.0f / (1.0f + 0.3275911f * z);
  Vector tail = t * 1.061405429f - 1.453152027f;
  tail = tail * t + 1.421413741f;
  tail = tail * t - 0.284496736f;
  tail = tail * t + 0.254829592f;
  tail = 0.5f * tail * t * exponential(-z * z);
  return x * (x < 0.0f ? tail : 1.0f - tail);
}

static inline Vector activate(Vector x, int activation) {
  if (activation == 1) return x < 0.0f ? Vector{} : x;  // relu; NaN stays NaN
  if (activation == 2) return gelu(x);
  if (activation == 3) return x / (1.0f + exponential(-x));  // silu
  return x;
}

// c[r][j] = act(c[r][j] + bias[j]); bias may be null.
static void finish_block(float* c, long long ldc, long long rows, long long columns, const float* bias, int activation) {
  for (long long r = 0; r < rows; ++r, c += ldc) {
    for (long long j = 0; j < columns; j += kLanes) {
      const long long count = columns - j < kLanes ? columns - j : kLanes;
      Vector value{}, offset{};
      __builtin_memcpy(&value, c + j, 4 * static_cast<unsigned long>(count));
      if (bias != nullptr) __builtin_memcpy(&offset, bias + j, 4 * static_cast<unsigned long>(count));
      value = activate(value + offset, activation);
      __builtin_memcpy(c + j, &value, 4 * static_cast<unsigned long>(count));
    }
  }
}
