// Rows of 8-bit floats as f32, times their scales, in the order in which register tiles read them. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_pack.h"
#include "scaled_gemm/cpu_numbers.h"

static inline long long smaller(long long a, long long b) { return a < b ? a : b; }

// Part `index` of [0, size) in equal parts.
static inline long long begin_of(long long size, long long parts, long long index) {
  return size / parts * index + size % parts * index / parts;
}

// to[k * step + i] = scale[i] * from[i][k] for i < rows <= kLanes and k < depth. Writes whole vectors: zeros stand behind the
// last row, so a step below kLanes is only right where what follows is written later.
template <typename Format>
static void turn_rows(const unsigned char* const* from, const float* scale, int rows, long long depth, float* to,
                      long long step) {
  for (long long k = 0; k < depth; k += kLanes) {
    const int count = static_cast<int>(smaller(kLanes, depth - k));
    Vector row[kLanes];
#pragma GCC unroll 16
    for (int i = 0; i < kLanes; ++i) row[i] = i < rows ? numbers<Format>(load_codes(from[i] + k, count)) * scale[i] : Vector{};
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
