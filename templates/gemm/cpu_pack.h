// Copies blocks of A and B into the order in which micro-kernels read them. Called by the drivers through the kernel's struct,
// compiled in the unit so that it uses the unit's vectors.
#pragma once

#include "gemm/cpu_vector.h"

// out[r * out_step + c] = in[r * in_step + c] for c < columns, and zeros up to `padded` columns.
static void copy_block(const float* in, long long in_step, long long rows, int columns, int padded, float* out,
                       long long out_step) {
  for (long long r = 0; r < rows; ++r, in += in_step, out += out_step) {
    int c = 0;
    for (; c + kLanes <= columns; c += kLanes) store(out + c, load(in + c));
    for (; c < columns; ++c) out[c] = in[c];
    for (; c < padded; ++c) out[c] = 0.0f;
  }
}

// Transposes kLanes x kLanes floats held in registers. A step exchanges the off-diagonal quarters of all blocks of 2 * `half`
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
static void transpose_block(const float* in, long long in_step, int rows, long long columns, float* out, long long out_step) {
  long long c = 0;
  for (; c + kLanes <= columns; c += kLanes) {
    Vector row[kLanes];
#pragma GCC unroll 16
    for (int r = 0; r < kLanes; ++r) row[r] = r < rows ? load(in + r * in_step + c) : Vector{};
    if constexpr (kLanes > 8) exchange_quarters<8>(row);
    exchange_quarters<4>(row);
    exchange_quarters<2>(row);
    exchange_quarters<1>(row);
#pragma GCC unroll 16
    for (int r = 0; r < kLanes; ++r) store(out + (c + r) * out_step, row[r]);
  }
  for (; c < columns; ++c) {
    for (int r = 0; r < kLanes; ++r) out[c * out_step + r] = r < rows ? in[r * in_step + c] : 0.0f;
  }
}
