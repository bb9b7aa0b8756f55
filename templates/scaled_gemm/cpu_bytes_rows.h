// Products of a few rows of A with rows of B, along K, both as they lie: B is read once, at the speed of memory. Everything is
// static, as in gemm/cpu_vector.h.
#pragma once

#include "scaled_gemm/cpu_bytes_words.h"

constexpr int kOwnRows = 4, kOwnColumns = 4;  // of sums in registers

// Lane i becomes the sum of vector i's lanes.
[[gnu::always_inline]] static inline IntVector sums_of_lanes(IntVector (&vector)[kLanes]) {
#pragma GCC unroll 4
  for (int half = kLanes / 2; half > 0; half /= 2) {
    IntVector low, high;
    for (int lane = 0; lane < kLanes; ++lane) {
      low[lane] = lane & half ? kLanes + lane - half : lane;
      high[lane] = lane & half ? kLanes + lane : lane + half;
    }
#pragma GCC unroll 8
    for (int i = 0; i < half; ++i) {
      vector[i] = __builtin_shuffle(vector[i], vector[i + half], low) + __builtin_shuffle(vector[i], vector[i + half], high);
    }
  }
  return vector[0];
}

// What products of one row are too large by, negative.
static int excess_of(const signed char* row, long long k) {
  IntVector excess{};
  for (long long i = 0; i < k; i += kPerVector) take_excess(excess, words_along(row + i, k - i));
  int sum = 0;
  const IntVector without = without_excess(excess);
  for (int lane = 0; lane < kLanes; ++lane)
    sum = static_cast<int>(static_cast<unsigned>(sum) + static_cast<unsigned>(without[lane]));
  return sum;
}

// For tiles of rows as they lie: tw::BytesKernel::begin_rows.
static void begin_rows(const signed char* a, long long leading, long long rows, long long k, int* begin, unsigned* tail) {
  for (long long first = 0; first < rows; first += kLanes) {
    IntVector excess[kLanes] = {};
#pragma GCC unroll 16
    for (int i = 0; i < kLanes; ++i) {
      const signed char* const row = a + smaller(first + i, rows - 1) * leading;
      for (long long at = 0; at < k; at += kPerVector) take_excess(excess[i], words_along(row + at, k - at));
    }
    store_words(begin + first, without_excess(sums_of_lanes(excess)));
  }
  if (k % kPerWord == 0) return;
  for (long long i = 0; i < rows; ++i) {
    tail[i] = 0;
    __builtin_memcpy(tail + i, a + i * leading + k / kPerWord * kPerWord, static_cast<unsigned long>(k % kPerWord));
  }
}

// Words of each row are read where they lie, the last one, where it is none of the row's, from `tail`.
template <int rows, int vectors, int b_step>
static void multiply_rows_tile(const tw::BytesRowsTile& t) {
  constexpr int kNear = 3;  // rows that are at most two strides from a pointer
  const unsigned* b = t.b;
  IntVector sum[rows][vectors];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) sum[i][j] = broadcast_word(static_cast<unsigned>(t.begin[i]));
  }
  const signed char* first = t.a;
  long long leading = t.leading, words = t.words;
  for (const unsigned* tail = t.tail;;) {
    const signed char* from[(rows + kNear - 1) / kNear];
#pragma GCC unroll 8
    for (int i = 0; i < rows; i += kNear) from[i / kNear] = first + i * leading;
    for (long long word = 0; word < words; ++word, b += b_step) {
      IntVector row[vectors];
#pragma GCC unroll 8
      for (int j = 0; j < vectors; ++j) row[j] = load_words(b + j * kLanes);
#pragma GCC unroll 32
      for (int i = 0; i < rows; ++i) {
        unsigned of_row;
        __builtin_memcpy(&of_row, from[i / kNear] + i % kNear * leading + word * kPerWord, sizeof of_row);
        const IntVector element = broadcast_word(of_row);
#pragma GCC unroll 8
        for (int j = 0; j < vectors; ++j) multiply_add_words(sum[i][j], row[j], element);
      }
    }
    if (tail == nullptr) break;
    first = reinterpret_cast<const signed char*>(tail);
    leading = sizeof *tail;
    words = 1;
    tail = nullptr;
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) store_words(t.sums + i * t.step + j * kLanes, sum[i][j]);
  }
}

// `columns` may be less than kOwnColumns: the last one is then computed several times.
template <int rows>
static void multiply_block(const tw::BytesRows& of, const signed char* a, const signed char* b, int columns, const int* begin,
                           int* sums) {
  constexpr int kSets = kOwnRows * kOwnColumns / kLanes, kRowsOfSet = kOwnRows / kSets;
  const signed char* from[kOwnColumns];
  for (int j = 0; j < kOwnColumns; ++j) from[j] = b + (j < columns ? j : columns - 1) * of.ldb;
  IntVector sum[kSets][kLanes] = {};
  const auto add = [&](long long k, auto load) __attribute__((always_inline)) {
    IntVector row[kOwnColumns];
#pragma GCC unroll 4
    for (int j = 0; j < kOwnColumns; ++j) row[j] = of_b(load(from[j] + k));
#pragma GCC unroll 4
    for (int i = 0; i < rows; ++i) {
      const IntVector words = load(a + i * of.lda + k);
#pragma GCC unroll 4
      for (int j = 0; j < kOwnColumns; ++j) {
        multiply_add_words(sum[i / kRowsOfSet][i % kRowsOfSet * kOwnColumns + j], row[j], words);
      }
    }
  };
  long long k = 0;
  for (; k + kPerVector <= of.k; k += kPerVector) {
    add(
        k, [](const signed char* at) __attribute__((always_inline)) { return words_along(at); });
  }
  if (k < of.k) {
    const long long left = of.k - k;
    add(
        k, [left](const signed char* at) __attribute__((always_inline)) { return words_along(at, left); });
  }
  alignas(64) int all[kOwnRows * kOwnColumns] = {};
#pragma GCC unroll 4
  for (int set = 0; set < kSets; ++set) {
    if (set * kRowsOfSet < rows) store_words(all + set * kLanes, sums_of_lanes(sum[set]));
  }
  for (int i = 0; i < rows; ++i) {
    for (int j = 0; j < columns; ++j) {
      const int value = static_cast<int>(static_cast<unsigned>(all[i * kOwnColumns + j]) + static_cast<unsigned>(begin[i]));
      int* const to = sums + i * of.step + j;
      if (of.adding.are_floats) {
        float before = 0.0f;
        if (!of.adding.is_first) __builtin_memcpy(&before, to, sizeof before);
        const float after = before + static_cast<float>(value);
        __builtin_memcpy(to, &after, sizeof after);
      } else {
        *to = of.adding.is_first ? value : *to + value;
      }
    }
  }
}

static void multiply_rows(const tw::BytesRows& of) {
  static constexpr decltype(&multiply_block<1>) kBlocks[] = {nullptr, multiply_block<1>, multiply_block<2>, multiply_block<3>,
                                                             multiply_block<4>};
  static_assert(sizeof kBlocks / sizeof *kBlocks == kOwnRows + 1);
  constexpr int kMost = 64;
  int begin[kMost];
  for (long long first = 0; first < of.rows; first += kMost) {
    const long long rows = smaller(kMost, of.rows - first);
    for (long long i = 0; i < rows; ++i) begin[i] = excess_of(of.a + (first + i) * of.lda, of.k);
    for (long long column = 0; column < of.columns; column += kOwnColumns) {
      const int columns = static_cast<int>(smaller(kOwnColumns, of.columns - column));
      for (long long i = 0; i < rows; i += kOwnRows) {
        kBlocks[smaller(kOwnRows, rows - i)](of, of.a + (first + i) * of.lda, of.b + column * of.ldb, columns, begin + i,
                                             of.sums + (first + i) * of.step + column);
      }
    }
  }
}
