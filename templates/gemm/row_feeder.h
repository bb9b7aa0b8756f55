// An operand's k tiles on their way through registers, from rows in global memory that may begin at any element to where wgmma
// reads them: swizzled rows of 128 bytes in shared memory. For templates/gemm/wgmma.cu.j2.
#pragma once

#include "common/cut_chunk.h"
#include "common/load_global.h"
#include "common/types.h"

namespace tw {

// Rows of 16-bit elements, K contiguous, from which a tile's k tiles come, as one thread sees them.
struct FedRows {
  const unsigned char* begin;  // of the operand
  const unsigned char* end;    // behind its last row
  const unsigned char* chunk;  // the thread's chunk of the first k tile, in the first of its rows
  long long step;              // bytes, from one of its rows to the next
  int rows;                    // of the operand, from its first one on
  int columns;                 // of the operand, from its chunk on
};

// One k tile, kRows by kDepth, in the registers of kThreads threads. Neighbouring lanes hold the 16-byte chunks of a row, which
// are cut out of aligned words: the one that a chunk begins in and the next lane's; behind a row's last chunk it is one of the
// `extra` ones, of which each lane loads that of one row. So nothing is read twice, and all loads bypass L1.
template <int kRows, int kDepth, int kThreads>
class FedTile {
  static constexpr int kChunkElements = 8, kChunkBytes = 16, kSwizzledChunks = 8;
  static constexpr int kLanes = kDepth / kChunkElements;  // that share a row
  static constexpr int kStep = kThreads / kLanes;         // from one row of a thread to its next
  static constexpr int kChunks = kRows / kStep;           // of a thread

 public:
  static constexpr int kWords = kChunks + 1;  // that a thread has under way

  static_assert(kDepth % (kSwizzledChunks * kChunkElements) == 0 && kLanes <= 32, "a warp holds whole rows");
  static_assert(kStep % 8 == 0, "a thread's rows are swizzled alike, and lie in their words alike");
  static_assert(kChunks * kStep == kRows, "threads have equally many chunks");
  static_assert(kChunks <= kLanes, "there is a lane for each row's extra word");

  // Moves `rows` to the `count` rows of `columns` elements from `first` on, `stride` bytes apart.
  static TW_DEVICE void enter(FedRows& rows, const unsigned char* first, long long stride, int count, int columns, int thread) {
    const int chunk = thread % kLanes, row = thread / kLanes;
    rows.chunk = first + row * stride + chunk * kChunkBytes;
    rows.step = kStep * stride;
    rows.rows = count - row;
    rows.columns = columns - chunk * kChunkElements;
  }

  // Asks for what the k tile from `depth` on has of the operand: zeros for the rest.
  TW_DEVICE void load(const FedRows& from, int depth, int thread) {
    const unsigned char* next = from.chunk + depth * 2ll;
    const int columns = from.columns - depth;
    columns_ = columns;
    shift_ = static_cast<unsigned>(reinterpret_cast<unsigned long long>(next) % kChunkBytes);
    next -= shift_;
    const int chunk = thread % kLanes;
    const unsigned char* const extra = next + chunk * from.step + (kLanes - chunk) * kChunkBytes;
    const int to_extra = (kLanes - chunk) * kChunkElements;  // elements, from this thread's chunk
    const bool is_inside = next >= from.begin && from.rows > (kChunks - 1) * kStep && columns >= to_extra + kChunkElements;
    if (__all_sync(~0u, is_inside)) {
#pragma unroll
      for (int i = 0; i < kChunks; ++i) words_[i] = load_once(next + i * from.step);
      if (chunk < kChunks) extra_ = load_once(extra);
    } else {
#pragma unroll
      for (int i = 0; i < kChunks; ++i) words_[i] = load_if_any(from, next + i * from.step, i * kStep);
      if (chunk < kChunks) extra_ = load_if_any(from, extra, chunk * kStep);
    }
  }

  // To the k tile at `tile`, a multiple of 1 KiB in shared memory.
  TW_DEVICE void store(unsigned tile, int thread) const {
    const int chunk = thread % kLanes, row = thread / kLanes;
    const unsigned to =
        tile + chunk / kSwizzledChunks * (kRows * 128) + row * 128 + ((chunk ^ row) % kSwizzledChunks) * kChunkBytes;
#pragma unroll
    for (int i = 0; i < kChunks; ++i) {
      const uint4 behind = from_next_lane(words_[i], from_lane(extra_, thread % 32 - chunk + i), chunk == kLanes - 1);
      uint4 word = cut_chunk(words_[i], behind, shift_);
      if (__any_sync(~0u, columns_ < kChunkElements)) word = first_elements(word, columns_);
      store_shared(to + i * kStep * 128, word);
    }
  }

 private:
  static TW_DEVICE void store_shared(unsigned to, uint4 word) {
    asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(word.x), "r"(word.y), "r"(word.z), "r"(word.w)
                 : "memory");
  }

  static TW_DEVICE uint4 load_if_any(const FedRows& from, const unsigned char* word, int row) {
    if (row >= from.rows || word >= from.end || word + kChunkBytes <= from.begin) return {0, 0, 0, 0};
    return load_at_edge(word, from.begin, from.end);
  }

  static TW_DEVICE uint4 from_lane(uint4 word, int lane) {
    return {__shfl_sync(~0u, word.x, lane), __shfl_sync(~0u, word.y, lane), __shfl_sync(~0u, word.z, lane),
            __shfl_sync(~0u, word.w, lane)};
  }

  static TW_DEVICE uint4 from_next_lane(uint4 word, uint4 otherwise, bool is_last) {
    const uint4 next{__shfl_down_sync(~0u, word.x, 1), __shfl_down_sync(~0u, word.y, 1), __shfl_down_sync(~0u, word.z, 1),
                     __shfl_down_sync(~0u, word.w, 1)};
    return is_last ? otherwise : next;
  }

  // Zeros for elements from `count` on.
  static TW_DEVICE uint4 first_elements(uint4 word, int count) {
    const auto keep = [count](unsigned pair, int first) {
      return count > first + 1 ? pair : count > first ? pair & 0xffffu : 0u;
    };
    return {keep(word.x, 0), keep(word.y, 2), keep(word.z, 4), keep(word.w, 6)};
  }

  uint4 words_[kChunks];
  uint4 extra_ = {0, 0, 0, 0};
  int columns_ = 0;     // of the operand from this thread's chunk on
  unsigned shift_ = 0;  // bytes of a word before what it holds of a chunk
};

}  // namespace tw
