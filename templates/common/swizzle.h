// Where a 16-byte chunk of a row-major tile lies in shared memory. Chunks are permuted inside their row by an exclusive or with
// the row, so that the rows that one instruction reads at one column fall into different banks (32 banks of 4 bytes).
#pragma once

#include "common/types.h"

namespace tw {

// Byte offset of chunk `chunk` of row `row`, for instructions that read 16 bytes of 8 consecutive rows (ldmatrix).
template <int kRowBytes>
TW_DEVICE unsigned swizzle(int row, int chunk) {
  static_assert(kRowBytes >= 32 && (kRowBytes & (kRowBytes - 1)) == 0, "a tile row is a power of two of at least 32 bytes");
  constexpr int kChunks = kRowBytes / 16 < 8 ? kRowBytes / 16 : 8;  // chunks that a row permutes: at most one line of all banks
  constexpr int kRowsPerLine = 8 / kChunks;                         // narrow rows share a line
  return static_cast<unsigned>(row * kRowBytes + ((chunk ^ (row / kRowsPerLine % kChunks)) * 16));
}

}  // namespace tw
