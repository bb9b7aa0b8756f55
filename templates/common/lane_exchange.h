// Exchanges between lanes of a warp that turn what tensor cores leave in registers into whole 16-byte pieces of rows.
#pragma once

#include "common/types.h"

namespace tw {

// An 8x8 matrix of 16-bit elements, transposed (PTX ISA, movmatrix): row lane / 4, columns lane % 4 * 2 and + 1 before and
// after.
TW_DEVICE unsigned transpose_8x8(unsigned pair) {
  unsigned result;
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(result) : "r"(pair));
  return result;
}

// Four words of each of four neighbouring lanes: lane i gets word i of all of them, in the order of the lanes.
TW_DEVICE void transpose_quad(unsigned (&r)[4], int lane) {
#pragma unroll
  for (int step = 1; step <= 2; step *= 2) {
    const bool upper = (lane & step) != 0;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (i & step) continue;
      const unsigned received = __shfl_xor_sync(~0u, upper ? r[i] : r[i + step], step);
      if (upper) {
        r[i] = received;
      } else {
        r[i + step] = received;
      }
    }
  }
}

}  // namespace tw
