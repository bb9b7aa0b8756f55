// A barrier of all CTAs of a grid, which must be resident at once (a cooperative launch).
#pragma once

#include "common/types.h"

namespace tw {

// kThreads threads of each of `ctas` CTAs arrive, then wait: what they wrote before is visible to all of them behind it.
// `counter`, in global memory, is zero before and, by the end of the grid, after it. It counts every CTA twice, as it comes and
// as it goes. While one waits it has not gone, so the count can't wrap back to zero under its eyes: that is the last one's
// doing, and nobody looks any more.
template <int kThreads>
TW_DEVICE void grid_barrier(unsigned* counter, unsigned ctas) {
  constexpr int kBarrier = 15;
  asm volatile("bar.sync %0, %1;" ::"n"(kBarrier), "n"(kThreads) : "memory");
  if (threadIdx.x == 0) {
    asm volatile("red.release.gpu.global.inc.u32 [%0], %1;" ::"l"(counter), "r"(2 * ctas - 1) : "memory");
    unsigned count;
    do {
      asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(count) : "l"(counter) : "memory");
    } while (count < ctas);
  }
  asm volatile("bar.sync %0, %1;" ::"n"(kBarrier), "n"(kThreads) : "memory");
  if (threadIdx.x == 0) asm volatile("red.relaxed.gpu.global.inc.u32 [%0], %1;" ::"l"(counter), "r"(2 * ctas - 1) : "memory");
}

}  // namespace tw
