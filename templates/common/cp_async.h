// cp.async (PTX ISA, sm80 and up): 16-byte copies from global to shared memory that bypass registers and complete in groups.
#pragma once

#include "common/types.h"

namespace tw {

// Copies the first `bytes` (0..16) of a 16-byte chunk and fills the rest with zeros: the way tails are read.
TW_DEVICE void cp_async_16(unsigned shared_address, const void* global, int bytes) {
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(shared_address), "l"(global), "r"(bytes)
               : "memory");
}

TW_DEVICE void cp_async_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }

// Waits until at most `kPending` of this thread's groups are still under way.
template <int kPending>
TW_DEVICE void cp_async_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
}

}  // namespace tw
