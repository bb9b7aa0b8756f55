// cp.async (PTX ISA, sm80 and up): 16-byte copies from global to shared memory that bypass registers and complete in groups.
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void cp_async_16(unsigned shared_address, const void* global) {
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16;" ::"r"(shared_address), "l"(global) : "memory");
}

// Writes 16 zero bytes instead, without touching `global`, unless `exists`.
TW_DEVICE void cp_async_16_or_zero(unsigned shared_address, const void* global, bool exists) {
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(shared_address), "l"(global), "r"(exists ? 16 : 0)
               : "memory");
}

TW_DEVICE void cp_async_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }

// Waits until at most `kPending` of this thread's groups are still under way.
template <int kPending>
TW_DEVICE void cp_async_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
}

}  // namespace tw
