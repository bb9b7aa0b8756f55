// What four consecutive warps do together on sm90a (PTX ISA, wgmma): registers handed between warpgroups, barriers among some
// of a CTA's threads, the order of wgmma and register accesses, and descriptors of operands in shared memory. The
// multiplication itself names all of its accumulators, so the template writes it for its size.
#pragma once

#include "common/types.h"

namespace tw {

inline constexpr int kWarpgroupThreads = 128;

// One lane of a warp that is together here. Code behind it that only this lane executes needs no care for lanes whose values
// differ (PTX ISA, elect.sync): a copy engine's operands go straight to uniform registers.
TW_DEVICE bool elect_one() {
  unsigned elected;
  asm volatile(
      "{\n\t"
      ".reg .pred elected;\n\t"
      "elect.sync _|elected, 0xffffffff;\n\t"
      "selp.u32 %0, 1, 0, elected;\n\t"
      "}"
      : "=r"(elected));
  return elected != 0;
}

// From kNow registers a thread to kRegisters: every warp of the warpgroup gives up the others, or waits for more.
template <int kNow, int kRegisters>
TW_DEVICE void set_registers() {
  if constexpr (kRegisters < kNow) asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
  if constexpr (kRegisters > kNow) asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

// Barrier `id` (1 to 15; 0 is __syncthreads) of `threads` threads, whole warps.
TW_DEVICE void named_barrier_sync(int id, int threads) { asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory"); }
// Arrives without waiting.
TW_DEVICE void named_barrier_arrive(int id, int threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

// Before the first wgmma that uses registers which other instructions wrote.
TW_DEVICE void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
TW_DEVICE void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int kPending>
TW_DEVICE void wgmma_wait() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}
// Keeps the compiler from moving accesses to accumulators over a wgmma that it can't see into.
template <int kCount>
TW_DEVICE void wgmma_pin(float (&accumulator)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+f"(accumulator[i])::"memory");
}

// A matrix descriptor (PTX ISA, "matrix-descriptor format"), swizzle of 128 bytes, for a tile that begins at a multiple of 1
// KiB plus steps within its first swizzled rows. Addresses and offsets in bytes, kept in units of 16.
//  depth contiguous: rows of 128 bytes of depth; `group_bytes` = 1024 from 8 rows to the next 8; no leading offset.
//  span contiguous: rows of 64 elements of span; `group_bytes` = 1024 from 8 of depth to the next 8; `leading_bytes` from 64
//  elements of span to the next.
struct WgmmaDescriptor {
  unsigned long long bits;

  TW_DEVICE WgmmaDescriptor(unsigned address, unsigned leading_bytes)
      : bits(static_cast<unsigned long long>((address & 0x3ffff) >> 4) |
             static_cast<unsigned long long>(leading_bytes >> 4) << 16 | static_cast<unsigned long long>(1024 >> 4) << 32 |
             1ull << 62) {}

  TW_DEVICE unsigned long long at(unsigned bytes) const { return bits + (bytes >> 4); }
};

}  // namespace tw
