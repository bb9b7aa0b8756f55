// Products of bf16 in register tiles: two multiply-adds of a pair at a time, or one of f32. `rows` by `vectors` sums.
// Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_pairs_pack.h"

static inline Vector broadcast_word(const unsigned* word) { return broadcast(*reinterpret_cast<const float*>(word)); }

// sum += a's pairs times b's, each product added with a rounding of its own or both with one; subnormal numbers, products and
// sums count as 0 (Intel, "Software Developer's Manual", volume 2C, VDPBF16PS).
[[gnu::always_inline]] static inline void multiply_add_words(Vector& sum, Vector a, Vector b) {
#if defined(__AVX512BF16__)
  asm("vdpbf16ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b));
#else
  multiply_add(sum, a, b);
#endif
}

template <int rows, int vectors, int a_step>
static void multiply_tile(const tw::PairsTile& t) {
  const unsigned* a = t.a;
  const float* b = reinterpret_cast<const float*>(t.b);
  const long long words = t.words, step = t.step;
  float* const sums = t.sums;
  const bool is_first = t.is_first;
  Vector sum[rows][vectors];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) sum[i][j] = is_first ? Vector{} : load(sums + i * step + j * kLanes);
  }
#pragma GCC unroll 4
  for (long long word = 0; word < words; ++word, a += a_step, b += vectors * kLanes) {
    Vector row[vectors];
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) row[j] = load(b + j * kLanes);
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i) {
      const Vector element = broadcast_word(a + i);
#pragma GCC unroll 8
      for (int j = 0; j < vectors; ++j) multiply_add_words(sum[i][j], element, row[j]);
    }
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) store(sums + i * step + j * kLanes, sum[i][j]);
  }
}

#if defined(__AVX512BF16__)
static inline Vector upper_halves(Vector words) {
  return reinterpret_cast<Vector>(reinterpret_cast<WordVector>(words) & 0xffff0000u);
}
static inline Vector lower_halves(Vector words) { return reinterpret_cast<Vector>(reinterpret_cast<WordVector>(words) << 16); }

// One row by multiply-adds of f32, which know subnormal numbers; a's word w is a[w * a_step].
template <int vectors>
[[gnu::noinline]] static void multiply_exactly(const unsigned* a, long long a_step, const unsigned* b, long long words,
                                               bool is_first, float* sums) {
  Vector sum[vectors];
  for (int j = 0; j < vectors; ++j) sum[j] = is_first ? Vector{} : load(sums + j * kLanes);
  for (long long word = 0; word < words; ++word, a += a_step, b += vectors * kLanes) {
    const Vector pair = broadcast_word(a);
    for (int j = 0; j < vectors; ++j) {
      const Vector other = load(reinterpret_cast<const float*>(b) + j * kLanes);
      multiply_add(sum[j], upper_halves(pair), upper_halves(other));
      multiply_add(sum[j], lower_halves(pair), lower_halves(other));
    }
  }
  for (int j = 0; j < vectors; ++j) store(sums + j * kLanes, sum[j]);
}
#endif
