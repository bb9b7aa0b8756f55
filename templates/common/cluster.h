// Thread block clusters (PTX ISA, sm90 and up): their barrier, whole and in two halves, so that nobody waits for what has long
// happened, and stores to the shared memory of any CTA of the cluster.
#pragma once

#include "common/types.h"

namespace tw {

// All threads of the cluster arrive, then wait: what they wrote before is visible to all of them behind it.
TW_DEVICE void cluster_sync() {
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

// The same for threads that took different paths, whose warps are apart.
TW_DEVICE void cluster_sync_diverged() {
  asm volatile("barrier.cluster.arrive.release;" ::: "memory");
  asm volatile("barrier.cluster.wait.acquire;" ::: "memory");
}

// This CTA's number in its cluster.
TW_DEVICE unsigned cluster_rank() {
  unsigned rank;
  asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  return rank;
}

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
