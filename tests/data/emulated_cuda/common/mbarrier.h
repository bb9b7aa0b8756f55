// Stands in for templates/common/mbarrier.h. A barrier's copies are made when somebody waits for them, and no earlier.
#pragma once

#include "common/tensor_map.h"
#include "common/types.h"

extern unsigned char shared[];

namespace emulated {

struct Box {
  unsigned to;
  tw::TensorMap map;
  int x, y;
};

struct Barrier {
  int arrivals = 0, pending = 0, bytes = 0;
  unsigned phases = 0;  // that are over
  std::vector<Box> boxes;
};
inline Barrier barriers[1 << 15];  // by their place in shared memory
inline int turns_without_progress;

inline Barrier& barrier_at(unsigned address) {
  if (address % 8 != 0) fail("a barrier lies at an address that is not aligned");
  return barriers[address / 8];
}

inline void complete_phase(Barrier& barrier) {
  turns_without_progress = 0;
  if (barrier.pending > 0 || barrier.bytes != 0) return;
  barrier.pending = barrier.arrivals;
  ++barrier.phases;
}

// In the order of a swizzle of 128 bytes; zeros outside of the tensor.
inline void copy_box(const Box& box) {
  for (int row = 0; row < box.map.box_rows; ++row) {
    for (int chunk = 0; chunk < 8; ++chunk) {
      unsigned char bytes[16] = {};
      const long long y = box.y + row, x = box.x + chunk * 16;
      if (y < box.map.rows && x < box.map.columns) {
        const long long count = box.map.columns - x < 16 ? box.map.columns - x : 16;
        require_read(box.map.data + y * box.map.stride + x, static_cast<int>(count), 1);
        std::memcpy(bytes, box.map.data + y * box.map.stride + x, count);
      }
      std::memcpy(::shared + box.to + row * 128 + (chunk ^ row % 8) * 16, bytes, 16);
    }
  }
}

// Lets others run that may end what is waited for.
inline void wait_a_turn() {
  if (++turns_without_progress > 1 << 20) fail("a wait never ends");
  barrier(Fiber::runs);
}

}  // namespace emulated

namespace tw {

TW_DEVICE void mbarrier_init(unsigned barrier, unsigned arrivals) {
  emulated::Barrier& at = emulated::barrier_at(barrier);
  at = {};
  at.arrivals = at.pending = static_cast<int>(arrivals);
}
TW_DEVICE void mbarrier_init_fence() {}

TW_DEVICE void mbarrier_arrive_expect(unsigned barrier, unsigned bytes) {
  emulated::Barrier& at = emulated::barrier_at(barrier);
  at.bytes += static_cast<int>(bytes);
  --at.pending;
  emulated::complete_phase(at);
}

TW_DEVICE void mbarrier_arrive(unsigned barrier) {
  emulated::Barrier& at = emulated::barrier_at(barrier);
  if (--at.pending < 0) emulated::fail("more threads arrive at a barrier than are expected");
  emulated::complete_phase(at);
}

TW_DEVICE void mbarrier_arrive_at(unsigned, unsigned) { emulated::fail("a cluster of one CTA has no other to tell"); }

TW_DEVICE void mbarrier_wait(unsigned barrier, unsigned parity) {
  emulated::Barrier& at = emulated::barrier_at(barrier);
  while (at.phases % 2 == parity) {
    std::vector<emulated::Box> boxes;
    boxes.swap(at.boxes);
    for (const emulated::Box& box : boxes) {
      emulated::copy_box(box);
      at.bytes -= box.map.box_rows * 128;
      emulated::complete_phase(at);
    }
    if (at.phases % 2 == parity) emulated::wait_a_turn();
  }
}

}  // namespace tw
