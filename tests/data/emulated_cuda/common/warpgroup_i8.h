#pragma once

#include "common/warpgroup.h"

namespace tw {

template <int kCount>
TW_DEVICE void wgmma_pin(int (&)[kCount]) {}

}  // namespace tw

namespace emulated {

// As of floats, in whole numbers.
template <typename ElementA, typename ElementB, int kColumns>
void wgmma(int* d, unsigned long long left, unsigned long long right, int accumulate) {
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
  for (unsigned i = 0; i < kColumns / 2; ++i) {
    const unsigned row = warp * 16 + lane / 4 + i % 4 / 2 * 8, column = i / 4 * 8 + lane % 4 * 2 + i % 2;
    int sum = accumulate ? d[i] : 0;
    for (unsigned k = 0; k < 32; ++k) {
      sum += static_cast<signed char>(swizzled_byte(left, row, k)) * static_cast<signed char>(swizzled_byte(right, column, k));
    }
    d[i] = sum;
  }
}

}  // namespace emulated
