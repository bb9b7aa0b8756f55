// mma.sync on sm75, which has m16n8k8 for f16 only. Two of them make the same 16 x 8 x 16 step, from the same fragments, as one
// m16n8k16 of mma.h: the first takes the registers of depth 0-7, the second those of depth 8-15.
#pragma once

#include "common/types.h"

namespace tw {

template <typename Element>
TW_DEVICE void mma(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1);

TW_DEVICE void mma_m16n8k8(float (&d)[4], unsigned a0, unsigned a1, unsigned b) {
  asm("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(a0), "r"(a1), "r"(b));
}

template <>
TW_DEVICE void mma<f16>(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  mma_m16n8k8(d, a[0], a[1], b0);
  mma_m16n8k8(d, a[2], a[3], b1);
}

template <typename Element>
TW_DEVICE void round_operand(unsigned&) {}

}  // namespace tw
