// Stands in for templates/common/cluster.h: each CTA is a cluster of its own, or sends sums to the first one of its cluster.
// CTAs run one after the other, the first one last, in the same shared memory: what is sent to it arrives when it waits behind
// its own arrival.
#pragma once

#include "common/types.h"

extern unsigned char shared[];

namespace emulated {

struct Sent {
  unsigned to;
  float value;
};
inline std::vector<Sent> sent;
inline bool has_arrived[1024];  // threads of the CTA, behind their last words to others

}  // namespace emulated

namespace tw {

TW_DEVICE void cluster_sync() { emulated::fail("a cluster of one CTA has no barrier"); }
TW_DEVICE void cluster_sync_diverged() { cluster_sync(); }
TW_DEVICE unsigned cluster_rank() { return 0; }

TW_DEVICE void cluster_arrive_relaxed() { emulated::has_arrived[threadIdx.x] = false; }

TW_DEVICE void cluster_arrive() { emulated::has_arrived[threadIdx.x] = true; }

TW_DEVICE void cluster_wait() {
  if (!emulated::has_arrived[threadIdx.x]) return;
  __syncthreads();
  for (const emulated::Sent& each : emulated::sent) std::memcpy(::shared + each.to, &each.value, sizeof each.value);
  emulated::sent.clear();
  __syncthreads();
}

TW_DEVICE void store_cluster_shared(unsigned shared_address, unsigned rank, float value) {
  if (rank != 0) emulated::fail("only the first CTA of a cluster is sent to");
  emulated::sent.push_back({shared_address, value});
}

}  // namespace tw
