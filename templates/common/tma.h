// The bulk tensor copy engine (TMA; PTX ISA, cp.async.bulk.tensor, sm90): one thread asks for a box of a tensor, described by a
// tensor map that the host encoded. Loads fill what lies outside of the tensor with zeros and complete on an mbarrier, counting
// the whole box.
#pragma once

#include "common/tensor_map.h"
#include "common/types.h"

namespace tw {

struct BoxOrigin {
  int x, y, z;  // innermost first, in elements; may be negative or behind the end
};

TW_DEVICE void tma_prefetch(const TensorMap& map) { asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory"); }

// When L2 gives up what is loaded or stored (PTX ISA, createpolicy). What nobody reads again should go first: else it pushes
// out what somebody will, and waits for that to be written back. What is soon read, or written again, should go last. The third
// word is that of an access without a policy (CUTLASS' name for it is EVICT_NORMAL); createpolicy's evict_normal is something
// else, by which GEMMs took 1.4 times as long on an H200.
enum class Eviction { normal, first, last };

TW_DEVICE unsigned long long l2_policy(Eviction eviction) {
  unsigned long long first, last;
  asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(first));
  asm("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(last));
  return eviction == Eviction::first ? first : eviction == Eviction::last ? last : 0x1000000000000000;
}

TW_DEVICE void tma_load(unsigned to, const TensorMap& map, BoxOrigin from, unsigned barrier, unsigned long long policy) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1, {%3, %4, %5}], "
      "[%2], %6;" ::"r"(to),
      "l"(&map), "r"(barrier), "r"(from.x), "r"(from.y), "r"(from.z), "l"(policy)
      : "memory");
}

// To L2 only, at once or never: which is safe whoever writes there, for loads that come later read what L2 has then.
TW_DEVICE void tma_prefetch_box(const TensorMap& map, BoxOrigin from, unsigned long long policy) {
  asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.L2::cache_hint [%0, {%1, %2, %3}], %4;" ::"l"(&map), "r"(from.x),
               "r"(from.y), "r"(from.z), "l"(policy)
               : "memory");
}

// To the same place, and the barrier at the same place, in every CTA of the cluster whose bit is set in `ctas`.
TW_DEVICE void tma_load_multicast(unsigned to, const TensorMap& map, BoxOrigin from, unsigned barrier, unsigned ctas,
                                  unsigned long long policy) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [%0], "
      "[%1, {%3, %4, %5}], [%2], %6, %7;" ::"r"(to),
      "l"(&map), "r"(barrier), "r"(from.x), "r"(from.y), "r"(from.z), "h"(static_cast<unsigned short>(ctas)), "l"(policy)
      : "memory");
}

// What lies outside of the tensor is not written. The box in shared memory may be written again when it was read.
TW_DEVICE void tma_store(const TensorMap& map, BoxOrigin to, unsigned from, unsigned long long policy) {
  asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.bulk_group.L2::cache_hint [%0, {%2, %3, %4}], [%1], %5;" ::"l"(&map),
               "r"(from), "r"(to.x), "r"(to.y), "r"(to.z), "l"(policy)
               : "memory");
}
TW_DEVICE void bulk_commit() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }

// Until all but the last kPending stores that this thread committed have read their boxes.
template <int kPending>
TW_DEVICE void bulk_wait_read() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(kPending) : "memory");
}

}  // namespace tw
