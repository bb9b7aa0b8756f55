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
