// Rows of 8-bit integers as panels of words, and products of such panels in register tiles. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "scaled_gemm/cpu_bytes_words.h"

// kLanes words of `count` rows, of whose elements there are `left`. `whole`: all of them exist.
template <bool whole, bool is_a>
[[gnu::always_inline]] static inline void turn_words(const signed char* from, long long leading, int count, long long left,
                                                     int* to, long long step, IntVector& excess) {
  Vector row[kLanes];
#pragma GCC unroll 16
  for (int i = 0; i < kLanes; ++i) {
    const bool is_there = whole || i < count;
    const IntVector words = !is_there ? IntVector{} : words_along(from + i * leading, whole ? kPerVector : left);
    row[i] = reinterpret_cast<Vector>(words);
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
    store_words(to + i * step, is_a ? words : of_b(words));
    if constexpr (is_a) take_excess(excess, words);
  }
}

// kLanes lines of a panel from line `line` on.
template <bool is_a>
static void pack_lines(const tw::BytesLines& of, int line, unsigned* to, long long step, IntVector& excess) {
  const int count = of.lines - line < 0 ? 0 : static_cast<int>(smaller(kLanes, of.lines - line));
  const long long words = count == 0 ? 0 : (of.k + kPerWord - 1) / kPerWord;
  int* const panel = reinterpret_cast<int*>(to) + line;
  const signed char* const from = of.first + line * of.leading;
  long long word = 0;
  if (count == kLanes) {
    for (; kPerWord * (word + kLanes) <= of.k; word += kLanes) {
      turn_words<true, is_a>(from + kPerWord * word, of.leading, kLanes, kPerVector, panel + word * step, step, excess);
    }
  }
  for (; word < words; word += kLanes) {
    const long long left = of.k - kPerWord * word;
    turn_words<false, is_a>(from + kPerWord * word, of.leading, count, left, panel + word * step, step, excess);
  }
  for (word = words; word < of.words; ++word) store_words(panel + word * step, IntVector{});
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
