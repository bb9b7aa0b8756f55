// Sums of cpu_bytes on their way to C: as f32, times the scales of row and column, bias, the largest magnitude, scale_c,
// rounding. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_edge.h"
#include "scaled_gemm/cpu_bytes_words.h"
#include "scaled_gemm/cpu_result.h"

// Of f32 the last elements are stored by a mask.
template <int type>
[[gnu::always_inline]] static inline void store_value(void* c, long long at, Vector value, long long left) {
  if (type == kOfF32 && left < kLanes) return store_first(static_cast<float*>(c) + at, value, static_cast<int>(left));
  store_result(c, type, at, value, left);
}

// Without bias, largest magnitude and scale of C.
template <int type>
static void finish_plain(const tw::BytesParams& p, const tw::BytesResult& block) {
  void* const c = p.C;
  const auto* const scale_a = static_cast<const float*>(p.scale_a);
  const tw::BytesResult of = block;
  const long long ldc = p.ldc, scale_a_row = p.scale_a_row;
  for (long long i = 0; i < of.rows; ++i) {
    const long long row = of.row + i, at = row * ldc + of.column;
    const float scale = scale_a[row * scale_a_row];
    const int* const sums = of.sums + i * of.step;
    for (long long j = 0; j < of.columns; j += kLanes) {
      const IntVector sum = load_words(sums + j);
      const Vector value = of.are_floats ? as_floats(sum) : __builtin_convertvector(sum, Vector);
      store_value<type>(c, at + j, value * (scale * load(of.scale_b + j)), of.columns - j);
    }
  }
}

template <int type>
static void finish_rows(const tw::BytesParams& p, const tw::BytesResult& block) {
  if (p.bias == nullptr && p.amax == nullptr && p.scale_c == nullptr) return finish_plain<type>(p, block);
  const float scale = p.scale_c == nullptr ? 1.0f : *static_cast<const float*>(p.scale_c);
  IntVector most{};
  for (long long i = 0; i < block.rows; ++i) {
    const long long row = block.row + i, at = row * p.ldc + block.column;
    const float scale_a = static_cast<const float*>(p.scale_a)[row * p.scale_a_row];
    const int* const sums = block.sums + i * block.step;
    for (long long j = 0; j < block.columns; j += kLanes) {
      const long long left = block.columns - j;
      const IntVector sum = load_words(sums + j);
      Vector value = block.are_floats ? as_floats(sum) : __builtin_convertvector(sum, Vector);
      value *= scale_a * load(block.scale_b + j);
      if (p.bias != nullptr) value += load_bias(p.bias, type, block.column + j, left);
      if (p.amax != nullptr) {
        IntVector magnitude = as_bits(value) & 0x7fffffff;
        for (long long lane = left; lane < kLanes; ++lane) magnitude[lane] = 0;
        most = most < magnitude ? magnitude : most;
      }
      if (p.scale_c != nullptr) value *= scale;
      store_value<type>(p.C, at + j, value, left);
    }
  }
  if (p.amax == nullptr) return;
  int largest = 0;
  for (int lane = 0; lane < kLanes; ++lane) largest = most[lane] > largest ? most[lane] : largest;
  note_largest(p.amax, largest);
}

static void finish_sums(const tw::BytesParams& p, const tw::BytesResult& block) {
  static constexpr decltype(&finish_rows<kOfF32>) kOfType[] = {finish_rows<kOfBf16>, finish_rows<kOfF16>, finish_rows<kOfF32>,
                                                               finish_rows<kOfE4m3>};
  kOfType[p.result_type](p, block);
}
