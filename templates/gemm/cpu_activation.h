// Activations of f32 units, to a unit in the last place by f64 (cpu_double.h). Included by cpu_epilogue.h.
#pragma once

#include "gemm/cpu_double.h"
#include "gemm/cpu_vector.h"

static inline Vector activate(Vector x, int activation) {
  if (activation == 1) return x < 0.0f ? Vector{} : x;  // relu; NaN stays NaN
  if (activation == 2) {                                // gelu
    return in_double(x, [](DoubleVector value) {
      const DoubleVector tail = normal_tail(value < 0.0 ? -value : value);
      return value * (value < 0.0 ? tail : 1.0 - tail);
    });
  }
  if (activation == 3) return in_double(x, [](DoubleVector value) { return value / (1.0 + exponential(-value)); });  // silu
  return x;
}
