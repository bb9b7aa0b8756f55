// Loads from the shared memory of any CTA of a cluster (PTX ISA, mapa and ld.shared::cluster, sm90 and up).
#pragma once

#include "common/types.h"

namespace tw {

// 16 bytes from the same place as `shared_address`, of this CTA, in the shared memory of CTA `rank`, behind a barrier of the
// cluster.
TW_DEVICE float4 load_cluster_shared(unsigned shared_address, unsigned rank) {
  float4 value;
  asm volatile(
      "{\n"
      ".reg .b32 remote;\n"
      "mapa.shared::cluster.u32 remote, %4, %5;\n"
      "ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [remote];\n"
      "}"
      : "=f"(value.x), "=f"(value.y), "=f"(value.z), "=f"(value.w)
      : "r"(shared_address), "r"(rank)
      : "memory");
  return value;
}

}  // namespace tw
