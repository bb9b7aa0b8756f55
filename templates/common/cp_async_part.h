// cp.async (PTX ISA, sm80 and up) of elements of 4 bytes: one alone, or four of which the last ones may not exist.
#pragma once

#include "common/types.h"

namespace tw {

// A copy of kElements (1 or 4) neighbours, as aligned as that many are.
template <int kElements>
TW_DEVICE void cp_async_words(unsigned shared_address, const void* global) {
  static_assert(kElements == 1 || kElements == 4);
  if constexpr (kElements == 4) {
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16;" ::"r"(shared_address), "l"(global) : "memory");
  } else {
    asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], 4;" ::"r"(shared_address), "l"(global) : "memory");
  }
}

// The same of the first `count`, which are all that is read, and zeros for the others.
template <int kElements>
TW_DEVICE void cp_async_words(unsigned shared_address, const void* global, int count) {
  static_assert(kElements == 1 || kElements == 4);
  if constexpr (kElements == 4) {
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(shared_address), "l"(global), "r"(count * 4)
                 : "memory");
  } else {
    asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], 4, %2;" ::"r"(shared_address), "l"(global), "r"(count * 4)
                 : "memory");
  }
}

}  // namespace tw
