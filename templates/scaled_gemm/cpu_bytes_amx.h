// Products of 8-bit integers by AMX: tiles of 16 rows by 16 words, which are 64 numbers along K, signed by signed (Intel,
// "Software Developer's Manual", volume 2B, TDPBSSD). A panel of A is cut into blocks of 16 words, in each of which its rows
// stand below each other. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_amx_tiles.h"
#include "scaled_gemm/cpu_bytes_words.h"

template <int sum, int a, int b>
static inline void multiply_tiles() {
  asm volatile("tdpbssd %%tmm%c2, %%tmm%c1, %%tmm%c0" ::"i"(sum), "i"(a), "i"(b));
}

// 32 or 16 rows of sums by 32 columns.
template <bool has_lower>
static void multiply_by_tiles(const tw::BytesTile& t, int* sums, long long step, bool is_first) {
  constexpr int kRows = 2 * kTileRows, kColumns = 2 * kTileRows;
  const unsigned* a = t.a;
  const unsigned* b = t.b;
  const long long row = 4 * step;  // bytes
  int* const lower = sums + kTileRows * step;
  begin_sums<0>(sums, row, is_first);
  begin_sums<1>(sums + 16, row, is_first);
  if constexpr (has_lower) begin_sums<2>(lower, row, is_first);
  if constexpr (has_lower) begin_sums<3>(lower + 16, row, is_first);
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
  store_tile<0>(sums, row);
  store_tile<1>(sums + 16, row);
  if constexpr (has_lower) store_tile<2>(lower, row);
  if constexpr (has_lower) store_tile<3>(lower + 16, row);
}

// A tile of 32 rows; sums that are floats are added to outside of AMX.
static void multiply_in_tiles(const tw::BytesTile& t) {
  const auto multiply = t.rows > kTileRows ? multiply_by_tiles<true> : multiply_by_tiles<false>;
  if (!t.adding.are_floats) return multiply(t, t.sums, t.step, t.adding.is_first);
  constexpr int kColumns = 2 * kTileRows;
  alignas(64) int own[2 * kTileRows * kColumns];
  multiply(t, own, kColumns, true);
  for (int i = 0; i < t.rows; ++i) {
    for (int j = 0; j < kColumns; j += kLanes) {
      add_sums(t.sums + i * t.step + j, load_words(own + i * kColumns + j), t.adding);
    }
  }
}

// A panel of A of `height` rows, zeros behind the last one; sums begin at 0.
template <int height>
static void pack_tiles(const tw::BytesLines& of, unsigned* to, int* begin) {
  const long long words = (of.k + kPerWord - 1) / kPerWord;
  for (int i = 0; i < height; ++i) {
    const signed char* const row = of.first + smaller(i, of.lines - 1) * of.leading;
    int* const first = reinterpret_cast<int*>(to) + i * kTileWords;  // rows 16 to 31 lie behind the others of a block
    const long long there = i < of.lines ? words : 0;
    for (long long word = 0; word < of.words; word += kTileWords) {
      const IntVector each = word < there ? words_along(row + kPerWord * word, of.k - kPerWord * word) : IntVector{};
      store_words(first + word * height, each);
    }
    begin[i] = 0;
  }
}
