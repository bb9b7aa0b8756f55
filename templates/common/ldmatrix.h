// ldmatrix (PTX ISA, sm75 and up): four 8x8 matrices of 16-bit elements from shared memory into one register each, in the
// layout that mma.sync wants. Lane l gives the address of row l % 8 of matrix l / 8 (16 bytes, a pair of rows per lane for
// 32-bit data).
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void ldmatrix_x4(unsigned (&r)[4], unsigned shared_address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(shared_address)
               : "memory");
}

// The same, each matrix transposed on the way.
TW_DEVICE void ldmatrix_x4_trans(unsigned (&r)[4], unsigned shared_address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(shared_address)
               : "memory");
}

TW_DEVICE unsigned load_shared_word(unsigned shared_address) {
  unsigned r;
  asm volatile("ld.shared.b32 %0, [%1];" : "=r"(r) : "r"(shared_address) : "memory");
  return r;
}

TW_DEVICE void store_shared_16(unsigned shared_address, uint4 value) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(shared_address), "r"(value.x), "r"(value.y), "r"(value.z),
               "r"(value.w)
               : "memory");
}

// The 32-bit shared-window address that these instructions take.
TW_DEVICE unsigned shared_address(const void* pointer) { return static_cast<unsigned>(__cvta_generic_to_shared(pointer)); }

}  // namespace tw
