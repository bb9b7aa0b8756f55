// Stands in for templates/common/warpgroup.h: wgmma computes at once.
#pragma once

#include <algorithm>

#include "common/fp8.h"
#include "common/mbarrier.h"
#include "rough_sum.h"

namespace tw {

inline constexpr int kWarpgroupThreads = 128;

TW_DEVICE bool elect_one() { return threadIdx.x % 32 == 0; }

template <int kNow, int kRegisters>
TW_DEVICE void set_registers() {}

inline int named_arrived[16], named_rounds[16];  // a CTA may end with arrivals that nobody waits for: see begin_cta

TW_DEVICE void named_barrier_arrive(int id, int threads) {
  if (++named_arrived[id] == threads) named_arrived[id] = 0, ++named_rounds[id], emulated::turns_without_progress = 0;
}

TW_DEVICE void named_barrier_sync(int id, int threads) {
  const int round = named_rounds[id];
  named_barrier_arrive(id, threads);
  while (named_rounds[id] == round) emulated::wait_a_turn();
}

TW_DEVICE void wgmma_fence() {}
TW_DEVICE void wgmma_commit() {}
template <int kPending>
TW_DEVICE void wgmma_wait() {}
template <int kCount>
TW_DEVICE void wgmma_pin(float (&)[kCount]) {}

struct WgmmaDescriptor {
  unsigned long long bits;
  TW_DEVICE WgmmaDescriptor(unsigned address, unsigned) : bits(address) {}
  TW_DEVICE unsigned long long at(unsigned bytes) const { return bits + bytes; }
};

}  // namespace tw

namespace emulated {

inline void begin_cta() { std::fill(tw::named_arrived, tw::named_arrived + 16, 0); }

// Byte k of a step of row `row`, of a tile of rows of 128 bytes in the order of their swizzle.
inline unsigned char swizzled_byte(unsigned long long at, unsigned row, unsigned k) {
  const unsigned long long tile = at / 1024 * 1024, offset = at % 1024 + k;
  return ::shared[tile + row * 128 + (offset / 16 ^ row % 8) * 16 + offset % 16];
}

// d (+)= 64 rows by kColumns, 32 deep; a thread's sums lie as mma's, 16 rows a warp.
template <typename ElementA, typename ElementB, int kColumns>
void wgmma(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
  for (unsigned i = 0; i < kColumns / 2; ++i) {
    const unsigned row = warp * 16 + lane / 4 + i % 4 / 2 * 8, column = i / 4 * 8 + lane % 4 * 2 + i % 2;
    float terms[33];
    terms[32] = accumulate ? d[i] : 0;
    for (unsigned k = 0; k < 32; ++k) {
      terms[k] = tw::to_float(ElementA{swizzled_byte(left, row, k)}) * tw::to_float(ElementB{swizzled_byte(right, column, k)});
    }
    d[i] = rough_sum(terms);
  }
}

// Element `i` of row `k` of a tile that lies across the depth: rows of 64 elements, and `leading` bytes on the next 64.
template <typename Element>
float element_across(unsigned long long at, unsigned leading, unsigned k, unsigned i) {
  const unsigned long long address = at + i / 64 * leading + k * 128;
  Element element;
  std::memcpy(&element, ::shared + address + (i % 64 / 8 ^ address / 128 % 8) * 16 + i % 8 * 2, 2);
  return tw::to_float(element);
}

// d += 64 rows by kColumns, 16 deep, of operands that lie across the depth.
template <typename Element, int kColumns>
void wgmma_across(float* d, unsigned long long left, unsigned long long right, unsigned leading) {
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
  for (unsigned i = 0; i < kColumns / 2; ++i) {
    const unsigned row = warp * 16 + lane / 4 + i % 4 / 2 * 8, column = i / 4 * 8 + lane % 4 * 2 + i % 2;
    for (unsigned k = 0; k < 16; ++k)
      d[i] += element_across<Element>(left, leading, k, row) * element_across<Element>(right, leading, k, column);
  }
}

}  // namespace emulated
