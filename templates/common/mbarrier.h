// mbarriers (PTX ISA, sm90): counters in shared memory that threads and the bulk copy engine arrive at. A phase ends when all
// expected arrivals and bytes are in; waiting for a phase's parity returns at once when that phase is over. On a fresh barrier
// the phase "before" the first one, of parity 1, is over.
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void mbarrier_init(unsigned barrier, unsigned arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(arrivals) : "memory");
}

// Makes initialised barriers visible to the copy engine and to the other CTAs of the cluster (before a cluster barrier).
TW_DEVICE void mbarrier_init_fence() { asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); }

// One arrival, and `bytes` more that copies will bring in this phase.
TW_DEVICE void mbarrier_arrive_expect(unsigned barrier, unsigned bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes) : "memory");
}

TW_DEVICE void mbarrier_arrive(unsigned barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(barrier) : "memory");
}

// Arrives at the barrier at the same place in the shared memory of CTA `rank` of the cluster. Orders nothing but what wgmma has
// read by then, and what the warp has loaded by one instruction: a release over the cluster would wait for all of the warp's
// accesses to memory, for hundreds of clocks.
TW_DEVICE void mbarrier_arrive_at(unsigned barrier, unsigned rank) {
  asm volatile(
      "{\n\t"
      ".reg .b32 remote;\n\t"
      "mapa.shared::cluster.u32 remote, %0, %1;\n\t"
      "mbarrier.arrive.shared::cluster.b64 _, [remote];\n\t"
      "}" ::"r"(barrier),
      "r"(rank)
      : "memory");
}

// Whether the phase is over, after waiting for it for as long as the hardware does.
TW_DEVICE bool mbarrier_try_wait(unsigned barrier, unsigned parity) {
  unsigned done;
  asm volatile(
      "{\n\t"
      ".reg .pred done;\n\t"
      "mbarrier.try_wait.parity.shared::cta.b64 done, [%1], %2;\n\t"
      "selp.u32 %0, 1, 0, done;\n\t"
      "}"
      : "=r"(done)
      : "r"(barrier), "r"(parity)
      : "memory");
  return done != 0;
}

// The same without waiting at all.
TW_DEVICE bool mbarrier_test_wait(unsigned barrier, unsigned parity) {
  unsigned done;
  asm volatile(
      "{\n\t"
      ".reg .pred done;\n\t"
      "mbarrier.test_wait.parity.shared::cta.b64 done, [%1], %2;\n\t"
      "selp.u32 %0, 1, 0, done;\n\t"
      "}"
      : "=r"(done)
      : "r"(barrier), "r"(parity)
      : "memory");
  return done != 0;
}

TW_DEVICE void mbarrier_wait(unsigned barrier, unsigned parity) {
  while (!mbarrier_try_wait(barrier, parity)) {
  }
}

}  // namespace tw
