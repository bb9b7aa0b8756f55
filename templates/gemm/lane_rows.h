// One K-contiguous operand of the `stream` kernels on its way from global memory to tensor cores, through slots of shared
// memory that are read only by the lane that filled them: a warp waits for nobody, and no bank is hit twice.
//
// Which four elements of each 16 of depth a lane holds for mma.sync makes no difference to a sum, as long as both operands do
// the same. So a lane takes 8 neighbours, one 16-byte chunk, of row lane / 4 and of every eighth row after it: chunk lane % 4
// of each 32 of depth. Its first two words are one mma step's registers, the others the next one's.
#pragma once

#include "common/cp_async.h"
#include "common/cp_async_head.h"

namespace tw {

// A step of a warp: kRows rows, kDepth deep.
template <typename Element, int kRows, int kDepth>
struct LaneRows {
  static constexpr int kBlocks = kRows / 8;
  static constexpr int kBlockDepth = 32;
  static constexpr int kSlotBytes = 32 * 16;  // a chunk for each lane
  static constexpr int kBytes = kBlocks * (kDepth / kBlockDepth) * kSlotBytes;

  const Element* next;       // this lane's chunk of the next step, in the first row
  unsigned offset[kBlocks];  // from there to its rows, in elements

  // `first` and `depth`: where the rows and the first step begin. Rows behind the last one read the last one instead: they make
  // results that nobody stores.
  TW_DEVICE LaneRows(const Element* matrix, long long leading, long long rows, long long first, long long depth, int lane)
      : next(matrix + first * leading + depth + chunk(lane)) {
    const int last = rows - first < kRows ? static_cast<int>(rows - first) - 1 : kRows - 1;
#pragma unroll
    for (int i = 0; i < kBlocks; ++i)
      offset[i] = static_cast<unsigned>(min(lane / 4 + i * 8, last)) * static_cast<unsigned>(leading);
  }

  // Starts the copies of the next step to this lane's slots. kWhole: it has all of its depth; else what is behind depth_left
  // becomes zeros.
  template <bool kWhole>
  TW_DEVICE void copy(unsigned slots, int depth_left, int lane) const {
#pragma unroll
    for (int depth = 0; depth < kDepth; depth += kBlockDepth) {
      const int left = depth_left - depth - chunk(lane);  // from this lane's chunk on
      const int bytes = max(0, min(left, 8)) * static_cast<int>(sizeof(Element));
#pragma unroll
      for (int i = 0; i < kBlocks; ++i, slots += kSlotBytes) {
        if constexpr (kWhole) {
          cp_async_16(slots, next + offset[i] + depth);
        } else {
          cp_async_16_head(slots, next + offset[i] + depth, bytes);
        }
      }
    }
  }

  // Reads what was copied: a step's 32 of depth that begin at 32 `block`, of every row of this lane.
  static TW_DEVICE void read(uint4 (&chunks)[kBlocks], const unsigned char* slots, int block) {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) {
      chunks[i] = *reinterpret_cast<const uint4*>(slots + (block * kBlocks + i) * kSlotBytes);
    }
  }

 private:
  static TW_DEVICE int chunk(int lane) { return lane % 4 * 8; }  // elements
};

}  // namespace tw
