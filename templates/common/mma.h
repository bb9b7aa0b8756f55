// mma.sync for sm80 and up: one warp, D[16,8] += A[16,K] * B[K,8] in f32, with K = 16 for 16-bit elements and 8 for tf32, which
// is 32 bytes of depth in either case. Fragment layouts: PTX ISA, "Matrix Fragments for mma.m16n8k16" and "... mma.m16n8k8".
#pragma once

#include "common/types.h"

namespace tw {

template <typename Element>
TW_DEVICE void mma(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1);

#define TW_DEFINE_MMA(ELEMENT, INSTRUCTION)                                                                \
  template <>                                                                                              \
  TW_DEVICE void mma<ELEMENT>(float(&d)[4], const unsigned(&a)[4], unsigned b0, unsigned b1) {             \
    asm("mma.sync.aligned." INSTRUCTION " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" \
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                   \
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));                                   \
  }

TW_DEFINE_MMA(f16, "m16n8k16.row.col.f32.f16.f16.f32")
TW_DEFINE_MMA(bf16, "m16n8k16.row.col.f32.bf16.bf16.f32")
TW_DEFINE_MMA(tf32, "m16n8k8.row.col.f32.tf32.tf32.f32")

#undef TW_DEFINE_MMA

// What the tensor core expects in an operand register: f32 bits must be rounded to tf32, else it truncates them (a bias).
template <typename Element>
TW_DEVICE void round_operand(unsigned& bits) {
  if constexpr (sizeof(Element) == 4) {
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(__uint_as_float(bits)));
  }
}

}  // namespace tw
