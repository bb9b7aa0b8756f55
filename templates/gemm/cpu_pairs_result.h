// Sums of cpu_pairs on their way to C: alpha, beta, bias and activation in f32, then rounded to C's type. Everything is static,
// as in gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_pairs.h"
#include "grouped_gemm/cpu_elements.h"

static inline float as_float(float x) { return x; }
static inline float as_float(tw::bf16 x) {
  unsigned short half;
  __builtin_memcpy(&half, &x, sizeof half);
  const unsigned word = static_cast<unsigned>(half) << 16;
  float value;
  __builtin_memcpy(&value, &word, sizeof value);
  return value;
}

template <typename Result>
static inline Vector bias_of(const Result* first, long long column_stride, long long count) {
  if (column_stride == 1) return load_elements(first, count);
  Vector value{};
  for (int lane = 0; lane < kLanes && lane < count; ++lane) value[lane] = as_float(first[lane * column_stride]);
  return value;
}

template <typename Result>
static void finish_sums(const tw::PairsParams& p, const tw::PairsResult& block) {
  const float* sums = block.sums;
  Result* c = static_cast<Result*>(block.c);
  const Result* bias = static_cast<const Result*>(block.bias);
  for (long long i = 0; i < block.rows; ++i, sums += block.step, c += p.ldc) {
    for (long long j = 0; j < block.columns; j += kLanes) {
      const long long left = block.columns - j;
      Vector value = p.alpha * load(sums + j);
      if (p.beta != 0.0f) value += p.beta * load_elements(c + j, left);
      if (bias != nullptr) {
        value += bias_of(bias + i * p.bias_row_stride + j * p.bias_column_stride, p.bias_column_stride, left);
      }
      store_elements(c + j, activate(value, p.activation), left);
    }
  }
}
