// One operand of a tensor-core GEMM on its way: which 16-byte chunks of a k tile each thread brings from global memory, where
// they lie in shared memory (fragments.h reads them there). The copy instruction itself is the family's. A and B look alike
// here: an operand has kSpan rows of M (columns of N) and a depth along K, in either storage order.
#pragma once

#include "common/swizzle.h"
#include "common/types.h"

namespace tw {

inline constexpr int kChunkBytes = 16;

// kDepthContiguous: K is the fastest axis in memory (A of "n", B of "t"). The shared tile keeps the order of global memory.
template <typename Element, int kSpan, int kDepth, bool kDepthContiguous, int kThreads>
struct OperandTile {
  static constexpr bool kIsDepthContiguous = kDepthContiguous;
  static constexpr int kRows = kDepthContiguous ? kSpan : kDepth;
  static constexpr int kColumns = kDepthContiguous ? kDepth : kSpan;
  static constexpr int kElementsPerChunk = kChunkBytes / sizeof(Element);
  static constexpr int kRowBytes = kColumns * sizeof(Element);
  static constexpr int kChunksPerRow = kRowBytes / kChunkBytes;
  static constexpr int kRowsPerPass = kThreads / kChunksPerRow;
  static constexpr int kPasses = (kRows + kRowsPerPass - 1) / kRowsPerPass;  // chunks per thread and k tile
  static constexpr int kDepthPerStep = 32 / sizeof(Element);                 // depth of one mma
  // ldmatrix transposes 16-bit elements only: 32-bit ones stored along M or N are read word by word, 8 neighbours of 4 rows at
  // a time. Rows are then padded by those 8 words, which spreads them over all banks as the swizzle does for ldmatrix.
  static constexpr bool kWordwise = !kDepthContiguous && sizeof(Element) == 4;
  static constexpr int kPitchBytes = kRowBytes + (kWordwise ? 32 : 0);
  static constexpr int kBytes = kRows * kPitchBytes;
  static_assert(kThreads % kChunksPerRow == 0, "a pass of all threads covers whole rows of the tile");

  static TW_DEVICE unsigned offset(int row, int chunk) {
    if constexpr (kWordwise) return row * kPitchBytes + chunk * kChunkBytes;
    return swizzle<kRowBytes>(row, chunk);
  }

  // The part of a matrix that this CTA multiplies, seen by one thread: its chunk of each pass.
  struct Source {
    const unsigned char* chunk;  // to be copied next
    long long pass_bytes;        // from one pass to the next
    long long tile_bytes;        // from behind the last pass to the next k tile
    bool span_is_whole;          // the CTA's tile ends before M or N does
    int span_left;               // of M or N, counted from this thread's row or column
    int row;                     // of the shared tile, pass 0
    int column;                  // of the shared tile, in chunks

    // `matrix`: element (0, 0) of this batch; `span` = M or N, `first` = where this CTA's tile starts in it, `k` = first depth.
    TW_DEVICE Source(const Element* matrix, long long leading, long long span, int first, long long k)
        : row(static_cast<int>(threadIdx.x) / kChunksPerRow), column(static_cast<int>(threadIdx.x) % kChunksPerRow) {
      const int element = column * kElementsPerChunk;
      const long long rows_before = (kDepthContiguous ? first : k) + row;
      const long long columns_before = (kDepthContiguous ? k : first) + element;
      chunk = reinterpret_cast<const unsigned char*>(matrix + rows_before * leading + columns_before);
      pass_bytes = kRowsPerPass * leading * static_cast<long long>(sizeof(Element));
      tile_bytes =
          (kDepthContiguous ? kDepth : kDepth * leading) * static_cast<long long>(sizeof(Element)) - kPasses * pass_bytes;
      const long long left = span - first;
      span_is_whole = left >= kSpan;
      span_left = static_cast<int>(left < kSpan ? left : kSpan) - (kDepthContiguous ? row : element);
    }

    // Of a k tile all of whose chunks exist: calls copy(address, offset) for this thread's chunks of passes [first, end), and
    // moves on. `offset` is the chunk's place in the shared tile.
    template <typename Copy>
    TW_DEVICE void for_each_whole_chunk(int first, int end, Copy copy) {
#pragma unroll
      for (int pass = first; pass < end; ++pass) {
        if (kRows % kRowsPerPass == 0 || row + pass * kRowsPerPass < kRows) {
          copy(chunk, offset(row + pass * kRowsPerPass, column));
        }
        chunk += pass_bytes;
      }
      if (end == kPasses) chunk += tile_bytes;
    }

    // Of any k tile: calls copy(address, elements, offset), of whose elements the first `elements` exist; the rest is to read
    // as zero.
    template <int kUnroll, typename Copy>
    TW_DEVICE void for_each_chunk(int first, int end, int depth_left, Copy copy) {
      const int rows_left = kDepthContiguous ? span_left : depth_left - row;
      const int columns_left = kDepthContiguous ? depth_left - column * kElementsPerChunk : span_left;
      const int elements_left = min(max(columns_left, 0), kElementsPerChunk);
#pragma unroll kUnroll
      for (int pass = first; pass < end; ++pass) {
        if (kRows % kRowsPerPass == 0 || row + pass * kRowsPerPass < kRows) {
          copy(chunk, pass * kRowsPerPass < rows_left ? elements_left : 0, offset(row + pass * kRowsPerPass, column));
        }
        chunk += pass_bytes;
      }
      if (end == kPasses) chunk += tile_bytes;
    }
  };
};

// The first `count` elements of a chunk, the others zero, by narrow loads: no byte behind the tensor's end is touched.
template <typename Element>
TW_DEVICE uint4 load_chunk_head(const void* from, int count) {
  constexpr int kPerWord = 4 / sizeof(Element);
  unsigned word[4] = {};
#pragma unroll
  for (int i = 0; i < 4 * kPerWord; ++i) {
    if constexpr (kPerWord == 2) {
      if (i < count) word[i / 2] |= static_cast<unsigned>(static_cast<const unsigned short*>(from)[i]) << (i % 2 * 16);
    } else {
      if (i < count) word[i] = static_cast<const unsigned*>(from)[i];
    }
  }
  return {word[0], word[1], word[2], word[3]};
}

}  // namespace tw
