#pragma once

#include "common/ldmatrix.h"

namespace tw {

// Lanes tell each other where rows begin, as in ldmatrix.
TW_DEVICE void stmatrix_x4(unsigned shared_address, const unsigned (&r)[4]) {
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  if (shared_address % 16 != 0) emulated::fail("stmatrix writes at an address that is not aligned");
  emulated::shown[thread][0] = shared_address;
  __syncwarp();
  for (unsigned i = 0; i < 4; ++i)
    std::memcpy(::shared + emulated::shown[first + i * 8 + lane / 4][0] + lane % 4 * 4, &r[i], 4);
  __syncwarp();
}

}  // namespace tw
