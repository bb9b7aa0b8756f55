#pragma once

#include "common/fp8.h"
#include "rough_sum.h"

namespace tw {

// As tensor cores do it, by what all lanes of the warp show each other: products and the sum before are cut to 14 bits below
// the largest of them, toward 0, and added up.
template <typename ElementA, typename ElementB>
TW_DEVICE void mma_fp8(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  using emulated::shown;
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  for (int i = 0; i < 4; ++i) shown[thread][i] = a[i];
  shown[thread][4] = b0;
  shown[thread][5] = b1;
  __syncwarp();
  const auto byte = [](unsigned word, unsigned k) { return static_cast<unsigned char>(word >> k % 4 * 8); };
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
    float terms[33];
    terms[32] = d[i];
    for (unsigned k = 0; k < 32; ++k) {
      terms[k] = to_float(ElementA{byte(shown[first + row % 8 * 4 + k % 16 / 4][row / 8 + k / 16 * 2], k)}) *
                 to_float(ElementB{byte(shown[first + column * 4 + k % 16 / 4][4 + k / 16], k)});
    }
    d[i] = emulated::rough_sum(terms);
  }
  __syncwarp();
}

}  // namespace tw
