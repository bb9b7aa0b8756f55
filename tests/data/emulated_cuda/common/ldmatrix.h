#pragma once

#include "common/types.h"

extern unsigned char shared[];

namespace tw {

TW_DEVICE unsigned shared_address(const void* pointer) {
  return static_cast<unsigned>(static_cast<const unsigned char*>(pointer) - ::shared);
}

namespace emulated_ldmatrix {

// A pair of elements of matrix `i`: of a row, or of a column of its transpose. Lanes tell each other where rows begin.
inline void load(unsigned (&r)[4], unsigned shared_address, bool transposed) {
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  if (shared_address % 16 != 0) emulated::fail("ldmatrix reads at an address that is not aligned");
  emulated::shown[thread][0] = shared_address;
  __syncwarp();
  const auto element = [&](unsigned matrix, unsigned row, unsigned column) {
    unsigned short bits;
    std::memcpy(&bits, ::shared + emulated::shown[first + matrix * 8 + row][0] + column * 2, 2);
    return static_cast<unsigned>(bits);
  };
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned row = lane / 4, column = lane % 4 * 2;
    r[i] = transposed ? element(i, column, row) | element(i, column + 1, row) << 16
                      : element(i, row, column) | element(i, row, column + 1) << 16;
  }
  __syncwarp();
}

}  // namespace emulated_ldmatrix

TW_DEVICE void ldmatrix_x4(unsigned (&r)[4], unsigned shared_address) { emulated_ldmatrix::load(r, shared_address, false); }
TW_DEVICE void ldmatrix_x4_trans(unsigned (&r)[4], unsigned shared_address) {
  emulated_ldmatrix::load(r, shared_address, true);
}

TW_DEVICE unsigned load_shared_word(unsigned shared_address) {
  unsigned word;
  std::memcpy(&word, ::shared + shared_address, 4);
  return word;
}

TW_DEVICE void store_shared_16(unsigned shared_address, uint4 value) { std::memcpy(::shared + shared_address, &value, 16); }

}  // namespace tw
