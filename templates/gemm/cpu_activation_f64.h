// Activations of f64 units, lane by lane by the C library's functions, which are right to an ulp or two, as the series of
// cpu_double.h for f32 are not. Included by cpu_epilogue.h.
#pragma once

#include "gemm/cpu_vector_f64.h"

// With what the argument's rounding leaves, of which erfc makes z^2 times as much.
static inline double gelu(double x) {
  constexpr double kHigh = 0.7071067811865476, kLow = -4.833646656726457e-17;  // 1 / sqrt(2)
  const double z = -x * kHigh;
  double tail = __builtin_erfc(z);
  if (z > -30.0 && z < 30.0) {
    const double rest = __builtin_fma(-x, kHigh, -z) - x * kLow;
    tail -= 1.1283791670955126 * __builtin_exp(-z * z) * rest;  // 2 / sqrt(pi)
  }
  return 0.5 * x * tail;
}

static inline double activate(double x, int activation) {
  if (activation == 1) return x < 0.0 ? 0.0 : x;  // relu; NaN stays NaN
  if (activation == 2) return gelu(x);
  if (activation == 3) {                                   // silu
    const double small = __builtin_exp(x < 0.0 ? x : -x);  // no more than 1
    return (x < 0.0 ? x * small : x) / (1.0 + small);
  }
  return x;
}

static inline Vector activate(Vector x, int activation) {
  if (activation == 0) return x;
  for (int lane = 0; lane < kLanes; ++lane) x[lane] = activate(x[lane], activation);
  return x;
}
