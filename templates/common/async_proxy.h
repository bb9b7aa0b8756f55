// The order of a thread's own accesses to memory and those of the copy engine, which take another way there (PTX ISA,
// "proxies", sm90). Between writing what the copy engine will read and asking it to, both who writes and who asks need one.
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void async_proxy_fence_shared() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }
TW_DEVICE void async_proxy_fence() { asm volatile("fence.proxy.async.global;" ::: "memory"); }

}  // namespace tw
