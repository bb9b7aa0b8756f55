// Products of bf16 by AMX: tiles of 16 rows by 16 words, which are 32 numbers along K (Intel, "Software Developer's Manual",
// volume 2B, TDPBF16PS: subnormal numbers count as 0, the two numbers of a word are added up apart and the sums of both
// rounded). A panel of A is cut into blocks of 16 words, in each of which its rows stand below each other. Everything is
// static, as in gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_amx_tiles.h"
#include "gemm/cpu_pairs_tile.h"

template <int sum, int a, int b>
static inline void multiply_tiles() {
  asm volatile("tdpbf16ps %%tmm%c2, %%tmm%c1, %%tmm%c0" ::"i"(sum), "i"(a), "i"(b));
}

// 32 or 16 rows of sums by 32 columns.
template <bool has_lower>
static void multiply_by_tiles(const tw::PairsTile& t) {
  constexpr int kRows = 2 * kTileRows, kColumns = 2 * kTileRows;
  const unsigned* a = t.a;
  const unsigned* b = t.b;
  const long long row = 4 * t.step;  // bytes
  float* const lower = t.sums + kTileRows * t.step;
  begin_sums<0>(t.sums, row, t.is_first);
  begin_sums<1>(t.sums + 16, row, t.is_first);
  if constexpr (has_lower) begin_sums<2>(lower, row, t.is_first);
  if constexpr (has_lower) begin_sums<3>(lower + 16, row, t.is_first);
  for (long long word = 0; word < t.words; word += kTileWords, a += kRows * kTileWords, b += kColumns * kTileWords) {
    load_tile<4>(a, 4 * kTileWords);
    load_tile<6>(b, 4 * kColumns);
    multiply_tiles<0, 4, 6>();
    load_tile<7>(b + 16, 4 * kColumns);
    multiply_tiles<1, 4, 7>();
    if constexpr (has_lower) {
      load_tile<5>(a + kTileRows * kTileWords, 4 * kTileWords);
      multiply_tiles<2, 5, 6>();
      multiply_tiles<3, 5, 7>();
    }
  }
  store_tile<0>(t.sums, row);
  store_tile<1>(t.sums + 16, row);
  if constexpr (has_lower) store_tile<2>(lower, row);
  if constexpr (has_lower) store_tile<3>(lower + 16, row);
}

// The first words of a row of which there are `left` elements, zeros behind them.
[[gnu::always_inline]] static inline Vector first_words(const unsigned short* row, long long left) {
  if (left >= 2 * kTileWords) return words_along(row, left);
  typedef short Shorts __attribute__((vector_size(4 * kTileWords)));
  return reinterpret_cast<Vector>(
      __builtin_ia32_loaddquhi512_mask(reinterpret_cast<const short*>(row), Shorts{}, (1U << left) - 1));
}

static inline bool has_any(const LeastMagnitude& of) {
  const IntVector small = reinterpret_cast<IntVector>(of.least < 0x7f);
  return __builtin_ia32_ptestmd512(small, small, 0xffff) != 0;
}

// A panel of A of `height` rows.
template <int height>
static unsigned pack_tiles(const tw::PairsLines& of, unsigned* to) {
  const long long words = (of.k + 1) / 2;
  unsigned found = 0;
  for (int line = 0; line < height; line += kTileRows) {
    const int count = of.lines - line < 0 ? 0 : static_cast<int>(smaller(kTileRows, of.lines - line));
    float* const tiles = reinterpret_cast<float*>(to) + line * kTileWords;
    if (of.along_k) {
      for (int i = 0; i < kTileRows; ++i) {
        LeastMagnitude least;
        const unsigned short* const from = of.first + (line + i) * of.leading;
        for (long long word = 0; word < of.words; word += kTileWords) {
          const Vector row = i < count && word < words ? first_words(from + 2 * word, of.k - 2 * word) : Vector{};
          least.add(row);
          store(tiles + word * height + i * kTileWords, row);
        }
        found |= static_cast<unsigned>(has_any(least)) << (line + i);
      }
      continue;
    }
    LeastMagnitude least;
    for (long long word = 0; word < of.words; word += kTileWords) {
      Vector row[kTileWords];
#pragma GCC unroll 16
      for (int i = 0; i < kTileWords; ++i) {
        const long long k = 2 * (word + i);
        row[i] =
            count > 0 && k < of.k ? words_across(of.first + line + k * of.leading, of.leading, k + 1 < of.k, count) : Vector{};
        least.add(row[i]);
      }
      exchange_quarters<8>(row);
      exchange_quarters<4>(row);
      exchange_quarters<2>(row);
      exchange_quarters<1>(row);
      for (int i = 0; i < kTileRows; ++i) store(tiles + word * height + i * kTileWords, row[i]);
    }
    found |= least.lanes() << line;
  }
  return found;
}
