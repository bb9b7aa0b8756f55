// Copies blocks of A and B into the order in which micro-kernels read them. Called by the drivers through the kernel's struct,
// compiled in the unit so that it uses the unit's vectors.
#pragma once

#include "gemm/cpu_element.h"

// out[r * out_step + c] = in[r * in_step + c] for c < columns, and zeros up to the next whole vector: out_step < kLanes is only
// right where what follows is written later (rows are written in rising order).
static void copy_block(const Lane* in, long long in_step, long long rows, int columns, Lane* out, long long out_step) {
  const int rest = columns % kLanes;
  const Edge edge = edge_of(rest == 0 ? kLanes : rest);
  for (long long r = 0; r < rows; ++r, in += in_step, out += out_step) {
    int c = 0;
    for (; c + kLanes <= columns; c += kLanes) store(out + c, load(in + c));
    if (rest != 0) store(out + c, load_edge(in + c, edge));
  }
}

// Transposes kLanes x kLanes elements held in registers. A step exchanges the off-diagonal quarters of all blocks of 2 * `half`
// rows.
template <int half>
static inline void exchange_quarters(Vector (&row)[kLanes]) {
  IntVector low, high;
#pragma GCC unroll 16
  for (int lane = 0; lane < kLanes; ++lane) {
    low[lane] = lane & half ? kLanes + lane - half : lane;
    high[lane] = lane & half ? kLanes + lane : lane + half;
  }
#pragma GCC unroll 16
  for (int i = 0; i < kLanes; ++i) {
    if (i & half) continue;
    const Vector upper = row[i], lower = row[i + half];
    row[i] = __builtin_shuffle(upper, lower, low);
    row[i + half] = __builtin_shuffle(upper, lower, high);
  }
}

// out[c * out_step + r] = in[r * in_step + c] for r < rows <= kLanes and c < columns. Writes whole vectors: after the last row
// come zeros, so out_step < kLanes is only right where what follows is written later (columns are written in rising order).
static void transpose_block(const Lane* in, long long in_step, int rows, long long columns, Lane* out, long long out_step) {
  const int rest = static_cast<int>(columns % kLanes);
  const Edge edge = edge_of(rest == 0 ? kLanes : rest);
  for (long long c = 0; c < columns; c += kLanes) {
    const bool whole = c + kLanes <= columns;
    Vector row[kLanes];
#pragma GCC unroll 16
    for (int r = 0; r < kLanes; ++r) {
      row[r] = r >= rows ? Vector{} : whole ? load(in + r * in_step + c) : load_edge(in + r * in_step + c, edge);
    }
    if constexpr (kLanes > 8) exchange_quarters<8>(row);
    if constexpr (kLanes > 4) exchange_quarters<4>(row);
    exchange_quarters<2>(row);
    exchange_quarters<1>(row);
#pragma GCC unroll 16
    for (int r = 0; r < kLanes; ++r) {
      if (!whole && r >= rest) break;
      store(out + (c + r) * out_step, row[r]);
    }
  }
}
