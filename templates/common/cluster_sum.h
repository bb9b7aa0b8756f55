// What a sum over a cluster's CTAs takes (PTX ISA, thread block clusters, sm90 and up): a barrier in two halves, so that nobody
// waits for what has long happened, and stores to another CTA's shared memory.
#pragma once

#include "common/types.h"

namespace tw {

// Says no more than that this thread has begun: orders no memory, so it waits for no loads.
TW_DEVICE void cluster_arrive_relaxed() { asm volatile("barrier.cluster.arrive.relaxed;" ::: "memory"); }

// What this thread wrote before is visible to all threads that wait behind it. A thread may end without waiting.
TW_DEVICE void cluster_arrive() { asm volatile("barrier.cluster.arrive.release;" ::: "memory"); }

// Until all threads of the cluster have arrived.
TW_DEVICE void cluster_wait() { asm volatile("barrier.cluster.wait.acquire;" ::: "memory"); }

// To the same place as `shared_address`, of this CTA, in the shared memory of CTA `rank`, which must have begun.
TW_DEVICE void store_cluster_shared(unsigned shared_address, unsigned rank, float value) {
  asm volatile(
      "{\n"
      ".reg .b32 remote;\n"
      "mapa.shared::cluster.u32 remote, %0, %1;\n"
      "st.shared::cluster.f32 [remote], %2;\n"
      "}" ::"r"(shared_address),
      "r"(rank), "f"(value)
      : "memory");
}

}  // namespace tw
