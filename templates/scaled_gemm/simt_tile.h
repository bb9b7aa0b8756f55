// Tiles of numbers in shared memory, for kernels of CUDA cores: loaded one by one, converted to f32 and scaled, and multiplied
// 4 x 4 by each thread.
#pragma once

#include "common/fp8.h"

namespace tw {

inline constexpr int kOwn = 4;  // rows and columns of a thread

enum Numbers { kNumbersE4m3, kNumbersE5m2, kNumbersI8 };

// An element as a float.
TW_DEVICE float number(Numbers numbers, unsigned char bits) {
  if (numbers == kNumbersI8) return static_cast<float>(static_cast<signed char>(bits));
  return numbers == kNumbersE5m2 ? to_float(e5m2{bits}) : to_float(e4m3{bits});
}

// `rows` rows of A or B, k from `first` on, as numbers times their scales; null: there are none. `row_of`: from a row of the
// tile to the operand's.
template <int kRows, int kDepth, int kThreads, typename RowOf>
TW_DEVICE void load_numbers(float (*tile)[kRows + 4], const void* codes, long long leading, Numbers numbers,
                            const float* scales, long long step, long long rows_of_scale, const RowOf& row_of, long long rows,
                            long long first, long long depth) {
#pragma unroll 4
  for (int i = static_cast<int>(threadIdx.x); i < kRows * kDepth; i += kThreads) {
    const int r = i / kDepth, k = i % kDepth;
    float value = 0.0f;
    if (r < rows && first + k < depth) {
      const long long row = row_of(r);
      const unsigned char bits = static_cast<const unsigned char*>(codes)[row * leading + first + k];
      value = number(numbers, bits);
      if (scales != nullptr) value *= scales[row / rows_of_scale * step];
    }
    tile[k][r] = value;
  }
}

// Adds up the products of a thread's rows and columns, of all k in the tiles.
template <int kDepth, int kA, int kB>
TW_DEVICE void multiply_own(float (&sums)[kOwn][kOwn], const float (*a_tile)[kA], const float (*b_tile)[kB], int row,
                            int column) {
#pragma unroll 4
  for (int k = 0; k < kDepth; ++k) {
    const float4 a = *reinterpret_cast<const float4*>(&a_tile[k][row]),
                 b = *reinterpret_cast<const float4*>(&b_tile[k][column]);
    const float a_values[kOwn] = {a.x, a.y, a.z, a.w}, b_values[kOwn] = {b.x, b.y, b.z, b.w};
#pragma unroll
    for (int i = 0; i < kOwn; ++i) {
#pragma unroll
      for (int j = 0; j < kOwn; ++j) sums[i][j] += a_values[i] * b_values[j];
    }
  }
}

}  // namespace tw
