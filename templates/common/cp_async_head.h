// cp.async of the head of a 16-byte chunk: what a row's end needs when it lies inside of a chunk.
#pragma once

#include "common/types.h"

namespace tw {

// Copies the first `bytes` (0 to 16) of a chunk and writes zeros behind them; what follows in `global`, all of it if `bytes` is
// 0, is not read (PTX ISA, cp.async: src-size).
TW_DEVICE void cp_async_16_head(unsigned shared_address, const void* global, int bytes) {
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(shared_address), "l"(global), "r"(bytes)
               : "memory");
}

}  // namespace tw
