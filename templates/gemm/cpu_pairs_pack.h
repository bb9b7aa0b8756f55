// Lines of bf16 as panels of words: of two numbers of K each where the CPU multiplies pairs, else of one as f32. Finds on the
// way which lines have subnormal numbers, which the products of pairs take for 0. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_pairs.h"
#include "grouped_gemm/cpu_panels.h"

#if defined(__AVX512BF16__)
constexpr int kPerWord = 2;
#else
constexpr int kPerWord = 1;
#endif

typedef unsigned short HalfWords __attribute__((vector_size(4 * kLanes)));  // both halves of each word

// What is least of the magnitudes less 1, 0 counting as the largest: below 0x7f where a number is subnormal.
struct LeastMagnitude {
  HalfWords least = HalfWords{} - 1;
  void add(Vector words) {
    const HalfWords each = (reinterpret_cast<HalfWords>(words) & 0x7fff) - 1;
    least = each < least ? each : least;
  }
  // Bit i: lane i has one.
  unsigned lanes() const {
    unsigned found = 0;
    for (int i = 0; i < kLanes; ++i) found |= static_cast<unsigned>(least[2 * i] < 0x7f || least[2 * i + 1] < 0x7f) << i;
    return found;
  }
};

// The first words of a line whose elements are neighbours, of which there are `left`.
[[gnu::always_inline]] static inline Vector words_along(const unsigned short* line, long long left) {
  if constexpr (kPerWord == 1) {
    return load_elements(reinterpret_cast<const tw::bf16*>(line), left);
  } else {
    const float* const from = reinterpret_cast<const float*>(line);
    if (left >= 2 * kLanes) return load(from);
    Vector words{};
    __builtin_memcpy(&words, from, 2 * static_cast<unsigned long>(left));
    return words;
  }
}

// kLanes words of `count` lines, of whose elements there are `left`. `whole`: all of them exist.
template <bool whole>
[[gnu::always_inline]] static inline void turn_words(const unsigned short* from, long long leading, int count, long long left,
                                                     float* to, long long step, LeastMagnitude& least) {
  Vector row[kLanes];
#pragma GCC unroll 16
  for (int i = 0; i < kLanes; ++i) {
    row[i] = !whole && i >= count ? Vector{} : words_along(from + i * leading, whole ? kPerWord * kLanes : left);
  }
  if constexpr (kLanes > 8) exchange_quarters<8>(row);
  exchange_quarters<4>(row);
  exchange_quarters<2>(row);
  exchange_quarters<1>(row);
  const int height = whole ? kLanes : static_cast<int>(smaller(kLanes, (left + kPerWord - 1) / kPerWord));
#pragma GCC unroll 16
  for (int i = 0; i < kLanes; ++i) {
    if (whole || i < height) store(to + i * step, row[i]);
    if constexpr (kPerWord == 2) least.add(row[i]);
  }
}

// Words of `count` lines that are neighbours: the elements of one k, or of two, the second of which need not exist.
[[gnu::always_inline]] static inline Vector words_across(const unsigned short* first, long long to_next, bool has_next,
                                                         int count) {
  const Vector low = load_elements(reinterpret_cast<const tw::bf16*>(first), count);
  if constexpr (kPerWord == 1) return low;
  const Vector high = has_next ? load_elements(reinterpret_cast<const tw::bf16*>(first + to_next), count) : Vector{};
  return reinterpret_cast<Vector>(reinterpret_cast<WordVector>(low) >> 16 | reinterpret_cast<WordVector>(high));
}

// kLanes lines of a panel from line `line` on; of those that exist the bits of which are subnormal.
static unsigned pack_lines(const tw::PairsLines& of, int line, unsigned* to, long long step) {
  const int count = of.lines - line < 0 ? 0 : static_cast<int>(smaller(kLanes, of.lines - line));
  const long long words = (of.k + kPerWord - 1) / kPerWord;
  float* panel = reinterpret_cast<float*>(to) + line;
  LeastMagnitude least;
  if (count > 0 && of.along_k) {
    const unsigned short* const from = of.first + line * of.leading;
    long long word = 0;
    if (count == kLanes) {
      for (; kPerWord * (word + kLanes) <= of.k; word += kLanes) {
        turn_words<true>(from + kPerWord * word, of.leading, kLanes, kPerWord * kLanes, panel + word * step, step, least);
      }
    }
    for (; word < words; word += kLanes) {
      turn_words<false>(from + kPerWord * word, of.leading, count, of.k - kPerWord * word, panel + word * step, step, least);
    }
  } else if (count > 0) {
    const unsigned short* from = of.first + line;
    for (long long word = 0; word < words; ++word, from += kPerWord * of.leading) {
      const Vector row = words_across(from, of.leading, kPerWord * word + 1 < of.k, count);
      store(panel + word * step, row);
      if constexpr (kPerWord == 2) least.add(row);
    }
  }
  for (long long word = count > 0 ? words : 0; word < of.words; ++word) store(panel + word * step, Vector{});
  return kPerWord == 2 ? least.lanes() : 0;
}

// Several times kLanes lines high; a lower one must have room for a whole vector behind it.
template <int height>
static unsigned pack_panel(const tw::PairsLines& lines, unsigned* panel) {
  unsigned found = 0;
  for (int line = 0; line < height; line += kLanes) found |= pack_lines(lines, line, panel, height) << line;
  return found;
}
