// Bulk copies without a tensor map (PTX ISA, cp.async.bulk, sm90): bytes that lie together, a multiple of 16 from a multiple of
// 16, from global to shared memory, which complete on an mbarrier.
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void bulk_load(unsigned shared_address, const void* global, unsigned bytes, unsigned barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(shared_address),
               "l"(global), "r"(bytes), "r"(barrier)
               : "memory");
}

}  // namespace tw
