// mma.sync of 8-bit floats for sm89 and up: one warp, D[16,8] += A[16,32] * B[32,8], added up in about 14 bits. Fragments lie
// as those of 16-bit elements that have the same bytes: PTX ISA, "Matrix Fragments for mma.m16n8k32".
#pragma once

#include "common/fp8.h"

namespace tw {

template <typename ElementA, typename ElementB>
TW_DEVICE void mma_fp8(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1);

#define TW_DEFINE_MMA(ELEMENT_A, ELEMENT_B)                                                                     \
  template <>                                                                                                   \
  TW_DEVICE void mma_fp8<ELEMENT_A, ELEMENT_B>(float(&d)[4], const unsigned(&a)[4], unsigned b0, unsigned b1) { \
    asm("mma.sync.aligned.m16n8k32.row.col.f32." #ELEMENT_A "." #ELEMENT_B                                      \
        ".f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"                                  \
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                        \
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));                                        \
  }

TW_DEFINE_MMA(e4m3, e4m3)
TW_DEFINE_MMA(e4m3, e5m2)
TW_DEFINE_MMA(e5m2, e4m3)

#undef TW_DEFINE_MMA

}  // namespace tw
