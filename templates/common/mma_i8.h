// mma.sync of 8-bit integers for sm80 and up: one warp, D[16,8] += A[16,32] * B[32,8] in whole numbers of 32 bits. Fragments
// lie as those of 16-bit elements that have the same bytes: PTX ISA, "Matrix Fragments for mma.m16n8k32".
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void mma_i8(int (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
      : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

}  // namespace tw
