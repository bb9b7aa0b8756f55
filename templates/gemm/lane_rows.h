// One K-contiguous operand of the `stream` kernels on its way from global memory straight to the registers of tensor cores.
//
// Which four elements of each 16 of depth a lane holds for mma.sync makes no difference to a sum, as long as both operands do
// the same. So a lane takes 8 neighbours, one 16-byte chunk, of row lane / 4 and of every eighth row after it: chunk lane % 4
// of each 32 of depth. Its first two words are one mma step's registers, the others the next one's.
#pragma once

#include "common/cut_chunk.h"
#include "common/load_global.h"

namespace tw {

// kRows rows of an operand. Unless kAligned its rows may begin at any element: then a lane reads the two aligned words that its
// chunk lies in, so up to 14 bytes before the chunk and 16 behind it, and cuts it out. kConstant: see common/load_global.h.
template <typename Element, int kRows, bool kAligned, bool kConstant>
struct LaneRows {
  static constexpr int kBlocks = kRows / 8;
  static constexpr int kBlockDepth = 32;
  static constexpr int kMargin = kAligned ? 0 : 8;  // elements of a row that must lie before and behind what is read by chunks

  const unsigned char* next[kBlocks];  // words of this lane's rows, aligned where chunks are read
  unsigned misplaced = 0;              // bytes of such a word before the chunk: the same for rows that lie 8 apart

  // Rows from `first` on of `rows`, from `depth` on. Rows behind the last one read the last one instead: they make results that
  // nobody stores.
  TW_DEVICE LaneRows(const Element* matrix, unsigned leading, unsigned rows, unsigned first, unsigned depth, unsigned lane) {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) {
      const unsigned row = min(first + lane / 4 + i * 8, rows - 1);
      const Element* chunk = matrix + static_cast<unsigned long long>(row) * leading + (depth + lane % 4 * 8);
      if constexpr (kAligned) {
        next[i] = reinterpret_cast<const unsigned char*>(chunk);
      } else {
        const unsigned long long address = reinterpret_cast<unsigned long long>(chunk);
        if (i == 0) misplaced = static_cast<unsigned>(address % 16);
        next[i] = reinterpret_cast<const unsigned char*>(address / 16 * 16);
      }
      asm volatile("" : "+l"(next[i]));  // to be kept: compilers like to compute it again from what then takes more registers
    }
  }

  // Starts loading chunks that nobody else reads, `offset` bytes from `next` on.
  TW_DEVICE void start(uint4 (&chunks)[kBlocks], int offset) const {
    static_assert(kAligned);
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) chunks[i] = load_once<kConstant>(next[i] + offset);
  }

  // Chunks that other warps read, too. The words that they end in came to L1 with their neighbours' first ones.
  TW_DEVICE void read(uint4 (&chunks)[kBlocks], int offset) const {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) chunks[i] = load_cached<kConstant>(next[i] + offset);
    if constexpr (!kAligned) {
#pragma unroll
      for (int i = 0; i < kBlocks; ++i)
        chunks[i] = cut_chunk(chunks[i], load_cached<kConstant>(next[i] + offset + 16), misplaced);
    }
  }

  TW_DEVICE void advance(int bytes) {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) next[i] += bytes;
  }

  // Four elements of each row, `skip` elements from this lane's first chunk on; of them `count` exist, and rows before
  // `rows_left` only. Zeros for the others.
  TW_DEVICE void gather(uint2 (&quads)[kBlocks], int skip, int count, int rows_left) const {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) {
      const Element* quad = reinterpret_cast<const Element*>(next[i] + misplaced) + skip;
      const int exist = i * 8 < rows_left ? count : 0;
      unsigned bits[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) bits[j] = j < exist ? quad[j].bits : 0u;
      quads[i] = {bits[0] | bits[1] << 16, bits[2] | bits[3] << 16};
    }
  }
};

}  // namespace tw
