// Bias and activation, applied by CPU drivers to a block of C right after its last sum was stored, while it is in cache.
#pragma once

#include "gemm/cpu_bias.h"
#include "gemm/cpu_element.h"
#ifdef TW_F64
#include "gemm/cpu_activation_f64.h"
#else
#include "gemm/cpu_activation.h"
#endif

// Vectors of which only the first `count` elements exist; zeros behind them.
static inline Vector load_some(const Lane* from, long long count) {
  if (count >= kLanes) return load(from);
  Vector result{};
  __builtin_memcpy(&result, from, sizeof(Lane) * static_cast<unsigned long>(count));
  return result;
}
static inline void store_some(Lane* to, Vector value, long long count) {
  if (count >= kLanes) return store(to, value);
  __builtin_memcpy(to, &value, sizeof(Lane) * static_cast<unsigned long>(count));
}
static inline Vector load_bias(const Lane* from, long long column_stride, long long count) {
  if (column_stride == 1) return load_some(from, count);
  Vector result{};
  for (int lane = 0; lane < kLanes && lane < count; ++lane) result[lane] = from[lane * column_stride];
  return result;
}

// c[r][j] = act(c[r][j] + bias of row r and column j).
static void finish_block(Lane* c, long long ldc, long long rows, long long columns, tw::BiasOf<Lane> bias, int activation) {
  for (long long r = 0; r < rows; ++r, c += ldc) {
    for (long long j = 0; j < columns; j += kLanes) {
      Vector value = load_some(c + j, columns - j);
      if (bias.first != nullptr) {
        const Lane* first = bias.first + r * bias.row_stride + j * bias.column_stride;
        value += load_bias(first, bias.column_stride, columns - j);
      }
      store_some(c + j, activate(value, activation), columns - j);
    }
  }
}
