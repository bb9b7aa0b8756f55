// Rows of an operand that begin anywhere, in k tiles that the copy engine has brought, one box for every eighth row: it reads 16-byte
// chunks, so of each box's rows all elements lie up to seven too far behind. Warps move them to their places, in shared memory, and the
// rows into their order. For templates/gemm/wgmma.cu.j2.
#pragma once

#include "common/cut_chunk.h"
#include "common/ldmatrix.h"
#include "common/types.h"

namespace tw {

inline constexpr int kRowSets = 8;       // of rows that are as far behind: every eighth one
inline constexpr int kShiftWarps = 4;    // each has two of the sets
inline constexpr int kShiftRowBytes = 128;  // of a k tile

// Bits of all but the first `count` 16-bit elements of 16 bytes.
TW_DEVICE uint4 all_but_first(int count) {
  const auto pair = [count](int first) { return count > first + 1 ? 0u : count > first ? 0xffff0000u : ~0u; };
  return {pair(0), pair(2), pair(4), pair(6)};
}

// Where a chunk of 16 bytes is in rows of 128 that begin at `rows`, as the copy engine swizzles them.
TW_DEVICE unsigned chunk_of_row(unsigned rows, int row, int chunk) {
  return rows + row * kShiftRowBytes + ((chunk ^ row % 8) << 4);
}

TW_DEVICE uint4 load_shared_16(unsigned shared_address) {
  uint4 r;
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w) : "r"(shared_address) : "memory");
  return r;
}

// kRows rows of an operand's part of a k tile, in boxes of kRows / 8: row 8 i + s of them is row i of box s.
template <int kRows>
class RowsInBoxes {
 public:
  // By warp `warp` of kShiftWarps: its rows of the k tile at `rows`, whose elements `too_far[s]` places behind those of set warp + 4 s
  // are theirs; the last ones of each row are the first ones of `next`, or zeros without one. The first `none` elements become zeros.
  TW_DEVICE void load(unsigned rows, unsigned next, bool has_next, const int (&too_far)[2], int none, int warp, int lane) {
    const int chunk = lane % 8, neighbour = (lane & 24) | ((lane + 1) & 7);
    const uint4 kept = all_but_first(chunk == 0 ? none : 0);
#pragma unroll
    for (int set = 0; set < 2; ++set) {
#pragma unroll
      for (int i = 0; i < kTurns; ++i) {
        const int row = (warp + set * kShiftWarps) * kBoxRows + i * 4 + lane / 8;
        const uint4 own = load_shared_16(chunk_of_row(rows, row, chunk));
        uint4 shown = own;
        if (chunk == 0) shown = has_next ? load_shared_16(chunk_of_row(next, row, 0)) : uint4{0, 0, 0, 0};
        const uint4 behind{__shfl_sync(~0u, shown.x, neighbour), __shfl_sync(~0u, shown.y, neighbour),
                           __shfl_sync(~0u, shown.z, neighbour), __shfl_sync(~0u, shown.w, neighbour)};
        const uint4 moved = cut_chunk(own, behind, static_cast<unsigned>(2 * too_far[set]));
        chunks_[set][i] = {moved.x & kept.x, moved.y & kept.y, moved.z & kept.z, moved.w & kept.w};
      }
    }
  }

  // Once all warps have loaded theirs.
  TW_DEVICE void store(unsigned rows, int warp, int lane) const {
#pragma unroll
    for (int set = 0; set < 2; ++set) {
#pragma unroll
      for (int i = 0; i < kTurns; ++i) {
        const int row = (i * 4 + lane / 8) * kRowSets + warp + set * kShiftWarps;
        store_shared_16(chunk_of_row(rows, row, lane % 8), chunks_[set][i]);
      }
    }
  }

 private:
  static constexpr int kBoxRows = kRows / kRowSets, kTurns = kBoxRows / 4;
  static_assert(kBoxRows % 8 == 0, "boxes are whole swizzled rows of eight");

  uint4 chunks_[2][kTurns];
};

}  // namespace tw
