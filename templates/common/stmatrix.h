// stmatrix (PTX ISA, sm90 and up): ldmatrix the other way round. Four 8x8 matrices of 16-bit elements go from one register each
// to shared memory. Lane l gives the address of row l % 8 of matrix l / 8 (16 bytes).
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void stmatrix_x4(unsigned shared_address, const unsigned (&r)[4]) {
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(shared_address), "r"(r[0]), "r"(r[1]),
               "r"(r[2]), "r"(r[3])
               : "memory");
}

}  // namespace tw
