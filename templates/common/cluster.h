// Thread block clusters (PTX ISA, sm90 and up): their barrier, and loads from the shared memory of any CTA of the cluster.
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

// From the same place as `shared_address`, of this CTA, in the shared memory of CTA `rank` of the cluster.
TW_DEVICE float4 load_cluster_shared_16(unsigned shared_address, unsigned rank) {
  float4 r;
  asm volatile(
      "{\n"
      ".reg .b32 remote;\n"
      "mapa.shared::cluster.u32 remote, %4, %5;\n"
      "ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [remote];\n"
      "}"
      : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)
      : "r"(shared_address), "r"(rank)
      : "memory");
  return r;
}

}  // namespace tw
