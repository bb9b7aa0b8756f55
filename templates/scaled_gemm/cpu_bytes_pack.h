// Rows of 8-bit integers as panels of words, and products of such panels in register tiles. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "scaled_gemm/cpu_bytes_words.h"

// kLanes words of rows that begin at `from` and `at` behind, of whose elements there are `left`. `whole`: all of them exist.
template <bool whole, bool is_a>
[[gnu::always_inline]] static inline void turn_words(const signed char* const (&from)[kLanes], long long at, long long left,
                                                     int* to, long long step, IntVector& excess) {
  Vector row[kLanes];
#pragma GCC unroll 16
  for (int i = 0; i < kLanes; ++i) {
    row[i] = reinterpret_cast<Vector>(whole ? words_along(from[i] + at) : words_along(from[i] + at, left));
  }
  if constexpr (kLanes > 8) exchange_quarters<8>(row);
  exchange_quarters<4>(row);
  exchange_quarters<2>(row);
  exchange_quarters<1>(row);
  const int height = whole ? kLanes : static_cast<int>(smaller(kLanes, (left + kPerWord - 1) / kPerWord));
#pragma GCC unroll 16
  for (int i = 0; i < kLanes; ++i) {
    if (!whole && i >= height) break;
    const IntVector words = reinterpret_cast<IntVector>(row[i]);
    store_words(to + i * step, is_a || kAreSigned ? words : of_b(words));
    if constexpr (is_a && !kAreSigned) take_excess(excess, words);
  }
}

// kLanes lines of a panel from line `line` on. Behind the last line that exists are copies of it.
template <bool is_a>
static void pack_lines(const tw::BytesLines& of, int line, unsigned* to, long long step, IntVector& excess) {
  const long long words = (of.k + kPerWord - 1) / kPerWord;
  int* panel = reinterpret_cast<int*>(to) + line;
  const signed char* from[kLanes];
  for (int i = 0; i < kLanes && words > 0; ++i) from[i] = of.first + smaller(line + i, of.lines - 1) * of.leading;
  long long k = 0;
  for (; k + kPerVector <= of.k; k += kPerVector, panel += kLanes * step) {
    turn_words<true, is_a>(from, k, kPerVector, panel, step, excess);
  }
  if (k < of.k) turn_words<false, is_a>(from, k, of.k - k, panel, step, excess);
  panel = reinterpret_cast<int*>(to) + line;
  for (long long word = words; word < of.words; ++word) store_words(panel + word * step, IntVector{});
}

// A panel that is no multiple of kLanes high has room for a whole vector behind it.
template <int height>
static void pack_a(const tw::BytesLines& lines, unsigned* panel, int* begin) {
  for (int line = 0; line < height; line += kLanes) {
    IntVector excess{};
    pack_lines<true>(lines, line, panel, height, excess);
    const IntVector without = without_excess(excess);
    for (int i = 0; i < kLanes && line + i < height; ++i) begin[line + i] = without[i];
  }
}
template <int height>
static void pack_b(const tw::BytesLines& lines, unsigned* panel) {
  static_assert(height % kLanes == 0, "whole vectors");
  IntVector none{};
  for (int line = 0; line < height; line += kLanes) pack_lines<false>(lines, line, panel, height, none);
}

template <int rows, int vectors, int a_step>
static void multiply_tile(const tw::BytesTile& t) {
  const unsigned* a = t.a;
  const unsigned* b = t.b;
  const long long words = t.words;
  IntVector sum[rows][vectors];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) sum[i][j] = broadcast_word(static_cast<unsigned>(t.begin[i]));
  }
#pragma GCC unroll 4
  for (long long word = 0; word < words; ++word, a += a_step, b += vectors * kLanes) {
    IntVector row[vectors];
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) row[j] = load_words(b + j * kLanes);
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i) {
      const IntVector element = broadcast_word(a[i]);
#pragma GCC unroll 8
      for (int j = 0; j < vectors; ++j) multiply_add_words(sum[i][j], row[j], element);
    }
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) add_sums(t.sums + i * t.step + j * kLanes, sum[i][j], t.adding);
  }
}
