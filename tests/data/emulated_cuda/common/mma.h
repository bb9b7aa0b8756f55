#pragma once

#include "common/types.h"

namespace tw {

// Of 16-bit elements, by what all lanes of the warp show each other.
template <typename Element>
TW_DEVICE void mma(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  using emulated::shown;
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  for (int i = 0; i < 4; ++i) shown[thread][i] = a[i];
  shown[thread][4] = b0;
  shown[thread][5] = b1;
  __syncwarp();
  const auto half = [](unsigned pair, unsigned k) {
    return to_float(Element{static_cast<unsigned short>(pair >> k % 2 * 16)});
  };
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
    for (unsigned k = 0; k < 16; ++k) {
      d[i] += half(shown[first + row % 8 * 4 + k % 8 / 2][row / 8 + k / 8 * 2], k) *
              half(shown[first + column * 4 + k % 8 / 2][4 + k / 8], k);
    }
  }
  __syncwarp();
}

template <typename Element>
TW_DEVICE void round_operand(unsigned&) {}

}  // namespace tw
