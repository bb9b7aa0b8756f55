#pragma once

#include "common/types.h"

namespace tw {

// By what all lanes of the warp show each other.
TW_DEVICE void mma_i8(int (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  using emulated::shown;
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  for (int i = 0; i < 4; ++i) shown[thread][i] = a[i];
  shown[thread][4] = b0;
  shown[thread][5] = b1;
  __syncwarp();
  const auto number = [](unsigned word, unsigned k) { return static_cast<int>(static_cast<signed char>(word >> k % 4 * 8)); };
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
    for (unsigned k = 0; k < 32; ++k) {
      d[i] += number(shown[first + row % 8 * 4 + k % 16 / 4][row / 8 + k / 16 * 2], k) *
              number(shown[first + column * 4 + k % 16 / 4][4 + k / 16], k);
    }
  }
  __syncwarp();
}

}  // namespace tw
