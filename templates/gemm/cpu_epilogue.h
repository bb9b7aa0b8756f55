// Bias and activation, applied by CPU drivers to a block of C right after its last sum was stored, while it is in cache.
#pragma once

#include "gemm/cpu_bias.h"
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

// Vectors of which only the first `count` elements exist; zeros behind them.
static inline Vector load_some(const float* from, long long count) {
  if (count >= kLanes) return load(from);
  Vector result{};
  __builtin_memcpy(&result, from, 4 * static_cast<unsigned long>(count));
  return result;
}
static inline void store_some(float* to, Vector value, long long count) {
  if (count >= kLanes) return store(to, value);
  __builtin_memcpy(to, &value, 4 * static_cast<unsigned long>(count));
}
static inline Vector load_bias(const float* from, long long column_stride, long long count) {
  if (column_stride == 1) return load_some(from, count);
  Vector result{};
  for (int lane = 0; lane < kLanes && lane < count; ++lane) result[lane] = from[lane * column_stride];
  return result;
}

// c[r][j] = act(c[r][j] + bias of row r and column j).
static void finish_block(float* c, long long ldc, long long rows, long long columns, tw::Bias bias, int activation) {
  for (long long r = 0; r < rows; ++r, c += ldc) {
    for (long long j = 0; j < columns; j += kLanes) {
      Vector value = load_some(c + j, columns - j);
      if (bias.first != nullptr) {
        const float* first = bias.first + r * bias.row_stride + j * bias.column_stride;
        value += load_bias(first, bias.column_stride, columns - j);
      }
      store_some(c + j, activate(value, activation), columns - j);
    }
  }
}
