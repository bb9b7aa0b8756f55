// A k tile of one operand of 4-byte elements, as CUDA cores multiply it: in shared memory its rows run along M (of A) or N (of
// B), one for each depth, in whatever order memory has it. Here is which elements each thread copies and where they go; a host
// can ask, too (tests/src/test_fma_geometry.cpp counts bank conflicts: there are none).
#pragma once

#include "common/types.h"

namespace tw {

// kDepthContiguous: K is the fastest axis in memory (A of "n", B of "t"). Then elements go one by one, for they are transposed
// on their way: 8 lanes take neighbours along K, 32 bytes, the next 8 the next row, and a pitch of an odd multiple of 16 bytes
// sends these 8 x 4 to different banks. Else kWide (1 or 4) neighbours along M or N go at once.
template <int kSpan, int kDepth, bool kDepthContiguous, int kWide, int kThreads>
struct WordTile {
  static constexpr int kRun = 8;                                                             // lanes side by side along K
  static constexpr int kElements = kDepthContiguous || kSpan < kWide ? 1 : kWide;            // of a copy
  static constexpr int kPitch = kDepthContiguous && kSpan / 4 % 2 == 0 ? kSpan + 4 : kSpan;  // elements
  static constexpr int kBytes = kDepth * kPitch * 4;
  static constexpr int kStoredRows = kDepthContiguous ? kSpan : kDepth;
  static constexpr int kCopiesPerRow = kDepthContiguous ? kRun : kSpan / kElements;  // of all threads at once
  static constexpr int kRowsPerPass = kThreads / kCopiesPerRow;
  static constexpr int kRowPasses = (kStoredRows + kRowsPerPass - 1) / kRowsPerPass;
  static constexpr int kRunsPerRow = kDepthContiguous ? kDepth / kRun : 1;
  static constexpr int kCopies = kRowPasses * kRunsPerRow;  // of each thread
  static constexpr bool kRowsCoverPasses = kStoredRows % kRowsPerPass == 0;
  static_assert(kThreads % kCopiesPerRow == 0, "a pass of all threads covers whole stored rows");
  static_assert(kDepth % kRun == 0 && kBytes % 16 == 0);

  // Of a thread's copy `i`: the stored row, and the first element in it.
  static TW_HD constexpr int row(int thread, int i) { return thread / kCopiesPerRow + i / kRunsPerRow * kRowsPerPass; }
  static TW_HD constexpr int column(int thread, int i) { return thread % kCopiesPerRow * kElements + i % kRunsPerRow * kRun; }
  // Where element `column` of stored row `row` lies in the shared tile, in elements.
  static TW_HD constexpr int place(int row, int column) {
    return kDepthContiguous ? column * kPitch + row : row * kPitch + column;
  }
};

// Which elements of a BM x BN tile each of the threads that share it computes: TM x TN, in groups of up to 4 neighbours. The
// groups of a warp's lanes lie side by side, so that it reads whole lines of shared memory. Lanes that differ in the lowest bit
// share their rows, in the second lowest their columns: so a load of 16 bytes passes two quarters of a warp at once.
template <int BM, int BN, int TM, int TN>
struct ThreadTile {
  static constexpr int kRows = BM / TM, kColumns = BN / TN, kThreads = kRows * kColumns;
  static constexpr int kLaneColumns = kColumns < 32 / (kRows < 4 ? kRows : 4) ? kColumns : 32 / (kRows < 4 ? kRows : 4);
  static constexpr int kLaneRows = kRows < 32 / kLaneColumns ? kRows : 32 / kLaneColumns;
  static constexpr int kLanes = kLaneRows * kLaneColumns;  // fewer than 32 in tiles of fewer threads
  static constexpr int kWarpColumns = kColumns / kLaneColumns;
  static constexpr int kRowVector = TM < 4 ? TM : 4, kColumnVector = TN < 4 ? TN : 4;  // neighbours
  static constexpr bool kInterleaves = kLaneRows > 1 && kLaneColumns > 1;
  static_assert(BM % TM == 0 && BN % TN == 0, "thread tiles divide the CTA tile");
  static_assert(kRows % kLaneRows == 0 && kColumns % kLaneColumns == 0 && kThreads % kLanes == 0);

  static TW_HD constexpr int lane_row(int lane) {
    return kInterleaves ? lane / 2 % 2 + lane / (2 * kLaneColumns) * 2 : lane / kLaneColumns;
  }
  static TW_HD constexpr int lane_column(int lane) {
    return kInterleaves ? lane % 2 + lane / 4 % (kLaneColumns / 2) * 2 : lane % kLaneColumns;
  }
  // Row or column of the tile that a thread's first is, and how many its i-th lies behind that.
  static TW_HD constexpr int first_row(int thread) {
    return thread / kLanes / kWarpColumns * (kLaneRows * TM) + lane_row(thread % kLanes) * kRowVector;
  }
  static TW_HD constexpr int first_column(int thread) {
    return thread / kLanes % kWarpColumns * (kLaneColumns * TN) + lane_column(thread % kLanes) * kColumnVector;
  }
  static TW_HD constexpr int row_behind(int i) { return i / kRowVector * (kLaneRows * kRowVector) + i % kRowVector; }
  static TW_HD constexpr int column_behind(int i) {
    return i / kColumnVector * (kLaneColumns * kColumnVector) + i % kColumnVector;
  }
};

}  // namespace tw
