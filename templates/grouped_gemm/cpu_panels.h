// Copies of rows of A and blocks of B as f32, in the order in which register tiles read them. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_pack.h"
#include "grouped_gemm/cpu_elements.h"

static inline long long smaller(long long a, long long b) { return a < b ? a : b; }
static inline long long up(long long value, long long multiple) { return (value + multiple - 1) / multiple * multiple; }

// Part `index` of [0, size) in equal parts.
static inline long long begin_of(long long size, long long parts, long long index) {
  return size / parts * index + size % parts * index / parts;
}

// to[k * step + i] = element k of row i for i < rows <= kLanes and k < depth, where load_row(i, k, count) gives `count` of a
// row from k on. Writes whole vectors: zeros stand behind the last row, so a step below kLanes is only right where what follows
// is written later.
template <typename LoadRow>
static inline __attribute__((always_inline)) void turn(LoadRow load_row, int rows, long long depth, float* to, long long step) {
  for (long long k = 0; k < depth; k += kLanes) {
    const int count = static_cast<int>(smaller(kLanes, depth - k));
    Vector row[kLanes];
#pragma GCC unroll 16
    for (int i = 0; i < kLanes; ++i) row[i] = i < rows ? load_row(i, k, count) : Vector{};
    if constexpr (kLanes > 8) exchange_quarters<8>(row);
    exchange_quarters<4>(row);
    exchange_quarters<2>(row);
    exchange_quarters<1>(row);
#pragma GCC unroll 16
    for (int i = 0; i < kLanes; ++i) {
      if (i < count) store(to + (k + i) * step, row[i]);
    }
  }
}

// turn() of rows in memory.
template <typename Element>
static void turn_rows(const Element* const* from, int rows, long long depth, float* to, long long step) {
  turn([from](int i, long long k, int count) { return load_elements(from[i] + k, count); }, rows, depth, to, step);
}

// panel[k * NR + j] = B's element of depth k and column j, zeros from `columns` to NR.
template <bool kIsTransposed, int NR, typename Element>
static void pack_b(const Element* b, long long ldb, int columns, long long depth, float* panel) {
  if constexpr (kIsTransposed) {
    for (int j = 0; j < NR; j += kLanes) {
      const Element* rows[kLanes];
      for (int i = 0; i < kLanes; ++i) rows[i] = b + smaller(j + i, columns - 1) * ldb;
      turn_rows(rows, columns - j < 0 ? 0 : static_cast<int>(smaller(kLanes, columns - j)), depth, panel + j, NR);
    }
  } else if (columns == NR) {
    for (long long k = 0; k < depth; ++k, b += ldb, panel += NR) {
#pragma GCC unroll 8
      for (int j = 0; j < NR; j += kLanes) {
        __builtin_prefetch(b + NR + j);  // rows are far apart: the hardware does not foresee the next panel
        store(panel + j, load_elements(b + j));
      }
    }
  } else {
    for (long long k = 0; k < depth; ++k, b += ldb, panel += NR) {
      for (int j = 0; j < NR; j += kLanes) store(panel + j, columns > j ? load_elements(b + j, columns - j) : Vector{});
    }
  }
}
