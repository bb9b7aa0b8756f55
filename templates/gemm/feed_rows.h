// Rows of an operand that begin anywhere, from memory through registers to the k tiles in shared memory that wgmma reads: for
// templates/gemm/wgmma.cu.j2.
//
// A row's part of a k tile is 128 bytes, which lie over two lines of memory, of 128 bytes. Eight lanes hold a line, 16 bytes each (a
// word); a warp so has four rows, eight apart, all of which begin equally far behind a word's first byte. Each line is read once: what
// a k tile takes of its second one is the next k tile's first. The 16 bytes that a lane puts into shared memory begin in its own word,
// of the first line or, in front of where the row begins there, of the second, and end in the next lane's.
#pragma once

#include "common/cut_chunk.h"
#include "common/load_global.h"
#include "common/types.h"

namespace tw {

inline constexpr int kFeedWarps = 8;
inline constexpr int kLineBytes = 128, kWordBytes = 16;
inline constexpr int kFeedRows = 32;  // that the warps read at once

// An operand as it lies in memory: 16-bit elements, rows along the depth, all batches.
struct FedOperand {
  const unsigned char* begin;
  const unsigned char* end;  // of the last row
  int rows, row_bytes;
  long long row_stride;  // bytes

  TW_DEVICE FedOperand(const void* data, long long row_count, long long columns, long long leading, long long batches, long long stride)
      : begin(static_cast<const unsigned char*>(data)),
        end(begin + 2 * ((stride == 0 ? 0 : batches - 1) * stride + (row_count - 1) * leading + columns)),
        rows(static_cast<int>(row_count)),
        row_bytes(static_cast<int>(2 * columns)),
        row_stride(2 * leading) {}
};

// One warp's rows of a tile: kPasses times four of them. Of each, kLines lines are here or under way.
template <int kPasses, int kLines>
class FedRows {
 public:
  // Of the tile whose first row is `first`, in what begins at `batch`, from byte `depth` of the rows on. Rows behind the last one,
  // which nobody stores what is made of, are the last one again.
  TW_DEVICE void begin(const FedOperand& operand, const unsigned char* batch, int first, int depth, int warp, int lane) {
    const int row = warp + lane / 8 * kFeedWarps;
#pragma unroll
    for (int i = 0; i < kPasses; ++i) {
      const unsigned char* const at = batch + min(first + row + i * kFeedRows, operand.rows - 1) * operand.row_stride + depth;
      word_[i] = at - reinterpret_cast<unsigned long long>(at) % kLineBytes + lane % 8 * kWordBytes;
    }
    const unsigned long long at = reinterpret_cast<unsigned long long>(batch + (first + row) * operand.row_stride + depth);
    from_ = static_cast<unsigned>(__shfl_sync(~0u, static_cast<int>(at % kWordBytes), 0));
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      start_[i] = static_cast<int>((at + i * kFeedRows * operand.row_stride) % kLineBytes / kWordBytes);
      to_[i] = row * kLineBytes + (((lane - start_[i]) % 8 ^ warp) & 7) * kWordBytes;
    }
    left_ = operand.row_bytes - depth;
  }

  // Line `line`, behind the first, of all rows to place `place`, which is the same number in all of them.
  TW_DEVICE void load(const FedOperand& operand, int place, int line) {
    if (line > 0 && (line + 1) * kLineBytes <= left_) {
#pragma unroll
      for (int i = 0; i < kPasses; ++i) words_[place][i] = load_once<false>(word_[i] + line * kLineBytes);
    } else {
#pragma unroll
      for (int i = 0; i < kPasses; ++i) {
        const unsigned char* const word = word_[i] + line * kLineBytes;
        words_[place][i] = uint4{0, 0, 0, 0};
        if (word >= operand.begin && word + kWordBytes <= operand.end) words_[place][i] = load_once<false>(word);
      }
    }
  }

  // K tile `k_tile` to shared memory: its first line is at `place`, its second one at the next.
  TW_DEVICE void store(unsigned char* to, int place, int k_tile, int lane) const {
    const int at = lane % 8, next = (lane & ~7) | ((lane + 1) & 7);
    const int rest = left_ - k_tile * kLineBytes;  // bytes of the rows, from its first on
#pragma unroll
    for (int i = 0; i < kPasses; ++i) {
      const uint4& first = words_[place][i];
      const uint4& second = words_[(place + 1) % kLines][i];
      const uint4 low = at >= start_[i % 2] ? first : second;
      const uint4 shown = at > start_[i % 2] ? first : second;
      const uint4 high{__shfl_sync(~0u, shown.x, next), __shfl_sync(~0u, shown.y, next), __shfl_sync(~0u, shown.z, next),
                       __shfl_sync(~0u, shown.w, next)};
      uint4 chunk = cut_chunk(low, high, from_);
      if (rest < kLineBytes) {
        // Zeros behind K, in both operands: there may be anything.
        const int count = (rest - ((lane - start_[i % 2]) & 7) * kWordBytes) / 2;
        const auto kept = [count](int pair) { return count > pair + 1 ? ~0u : count > pair ? 0xffffu : 0u; };
        chunk = {chunk.x & kept(0), chunk.y & kept(2), chunk.z & kept(4), chunk.w & kept(6)};
      }
      *reinterpret_cast<uint4*>(to + to_[i % 2] + i * kFeedRows * kLineBytes) = chunk;
    }
  }

 private:
  uint4 words_[kLines][kPasses];
  const unsigned char* word_[kPasses];  // this lane's, of line 0
  int start_[2], to_[2];                // of even and odd passes: the word in which rows begin; where this lane's chunk goes
  unsigned from_;                       // bytes of that word in front of them
  int left_;                            // bytes of the rows from line 0 on
};

// The words over which the operand's first and last element lie reach over its ends, so they are not read: their elements go to a k
// tile, which begins with byte `depth` of the rows, one by one. kRows, from `first` on, are the tile's, of which this warp has some.
template <int kRows>
TW_DEVICE void feed_ends(unsigned char* to, const FedOperand& operand, const unsigned char* batch, int first, int depth, int warp, int lane) {
  const auto feed = [&](int row, int byte) {
    const int offset = byte - depth;
    if (byte < 0 || byte >= operand.row_bytes || offset < 0 || offset >= kLineBytes) return;
    unsigned char* const chunk = to + row * kLineBytes + (offset / kWordBytes ^ row % 8) * kWordBytes;
    *reinterpret_cast<unsigned short*>(chunk + offset % kWordBytes) =
        *reinterpret_cast<const unsigned short*>(batch + (first + row) * operand.row_stride + byte);
  };
  const int before = static_cast<int>(reinterpret_cast<unsigned long long>(operand.begin) % kWordBytes);
  if (first == 0 && warp == 0 && batch == operand.begin && before > 0 && lane < (kWordBytes - before) / 2) feed(0, 2 * lane);
  const int behind = static_cast<int>(reinterpret_cast<unsigned long long>(operand.end) % kWordBytes);
  const int last = operand.rows - 1 - first;
  if (last >= 0 && last < kRows && last % kFeedWarps == warp && lane < behind / 2) feed(last, operand.row_bytes - behind + 2 * lane);
}

}  // namespace tw
