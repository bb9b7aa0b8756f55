// Copies an operand whose rows begin anywhere to where each begins at a multiple of 128 bytes, so that the copy engine can read
// it, and finds a k tile's part of a row in one line of memory: by all warps of a grid, at the speed of memory. For
// templates/gemm/wgmma/.
//
// A warp copies runs of a row, of which each lane takes every 32nd chunk of 16 bytes. A chunk is cut out of the two aligned
// words of 16 bytes that it lies over: the second one is the next lane's first, so that nothing is read twice, past L1
// (load_global.h).
#pragma once

#include "common/cut_chunk.h"
#include "common/load_global.h"
#include "common/types.h"

namespace tw {

inline constexpr int kChunkBytes = 16, kLineBytes = 128;
inline constexpr int kWindows = 4;  // chunks of a lane in a run
inline constexpr int kRunBytes = kWindows * 32 * kChunkBytes;

// An operand as it lies in memory, in elements of 2 bytes or 4: rows one after the other, `batches` times.
struct StoredOperand {
  const unsigned char* begin;
  const unsigned char* end;  // of the last row
  unsigned rows, runs;       // of each row, the last one perhaps a part
  unsigned batches;
  long long row_bytes, row_stride, batch_stride;

  TW_DEVICE StoredOperand(const void* data, int element_bytes, long long row_count, long long columns, long long leading,
                          long long batch_count, long long stride)
      : begin(static_cast<const unsigned char*>(data)),
        rows(static_cast<unsigned>(row_count)),
        runs(static_cast<unsigned>((columns * element_bytes + kRunBytes - 1) / kRunBytes)),
        batches(stride == 0 ? 1 : static_cast<unsigned>(batch_count)),
        row_bytes(columns * element_bytes),
        row_stride(leading * element_bytes),
        batch_stride(stride * element_bytes) {
    end = begin + (batches - 1) * batch_stride + (rows - 1) * row_stride + row_bytes;
  }

  TW_DEVICE long long all_runs() const { return static_cast<long long>(batches) * rows * runs; }
  TW_DEVICE long long packed_row_bytes() const { return (row_bytes + kLineBytes - 1) / kLineBytes * kLineBytes; }
};

// A run of an operand, or a way from one to another: a number of three digits (batch, row, run) and the bytes that it spans,
// here and in the copy.
struct RunPlace {
  unsigned row, run;
  long long from, to;

  TW_DEVICE RunPlace(const StoredOperand& operand, long long index) {
    const long long all_rows = index / operand.runs;
    const long long batch = all_rows / operand.rows;
    run = static_cast<unsigned>(index - all_rows * operand.runs);
    row = static_cast<unsigned>(all_rows - batch * operand.rows);
    from = batch * operand.batch_stride + row * operand.row_stride + run * static_cast<long long>(kRunBytes);
    to = all_rows * operand.packed_row_bytes() + run * static_cast<long long>(kRunBytes);
  }

  TW_DEVICE void advance(const StoredOperand& operand, const RunPlace& by) {
    run += by.run;
    row += by.row;
    from += by.from;
    to += by.to;
    if (run >= operand.runs) {
      const long long runs = operand.runs * static_cast<long long>(kRunBytes);
      run -= operand.runs;
      row += 1;
      from += operand.row_stride - runs;
      to += operand.packed_row_bytes() - runs;
    }
    if (row >= operand.rows) {
      row -= operand.rows;
      from += operand.batch_stride - operand.rows * operand.row_stride;
    }
  }
};

// A run in the registers of a warp.
class Run {
 public:
  TW_DEVICE void load(const StoredOperand& operand, const RunPlace& place, int lane) {
    const unsigned char* const first = operand.begin + place.from;
    to_ = place.to + lane * kChunkBytes;
    left_ = static_cast<int>(
                min(operand.row_bytes - place.run * static_cast<long long>(kRunBytes), static_cast<long long>(kRunBytes))) -
            lane * kChunkBytes;
    shift_ = static_cast<unsigned>(reinterpret_cast<unsigned long long>(first) % kChunkBytes);
    const unsigned char* const word = first - shift_ + lane * kChunkBytes;
    const int read = left_ + static_cast<int>(shift_);  // bytes of the run, from this lane's first word on
    const bool is_at_edge = first - shift_ < operand.begin || first - shift_ + kRunBytes + kChunkBytes > operand.end;
#pragma unroll
    for (int i = 0; i <= kWindows; ++i) words_[i] = uint4{0, 0, 0, 0};
    if (is_at_edge) {
#pragma unroll
      for (int i = 0; i <= kWindows; ++i) {
        if (is_needed(i, read, lane)) words_[i] = load_at_edge(word + i * 32 * kChunkBytes, operand.begin, operand.end);
      }
    } else {
#pragma unroll
      for (int i = 0; i <= kWindows; ++i) {
        if (is_needed(i, read, lane)) words_[i] = load_once<false>(word + i * 32 * kChunkBytes);
      }
    }
  }

  TW_DEVICE void store(unsigned char* to, int lane) const {
#pragma unroll
    for (int i = 0; i < kWindows; ++i) {
      const uint4 source = lane == 0 ? words_[i + 1] : words_[i];  // what the lane before takes as its second word
      const int next = (lane + 1) % 32;
      const uint4 high{__shfl_sync(~0u, source.x, next), __shfl_sync(~0u, source.y, next), __shfl_sync(~0u, source.z, next),
                       __shfl_sync(~0u, source.w, next)};
      const uint4 chunk = cut_chunk(words_[i], high, shift_);
      if (i * 32 * kChunkBytes < left_) *reinterpret_cast<uint4*>(to + to_ + i * 32 * kChunkBytes) = chunk;
    }
  }

 private:
  // Of what follows a run, one word is.
  static TW_DEVICE bool is_needed(int window, int bytes, int lane) {
    return window * 32 * kChunkBytes < bytes && (window < kWindows || lane == 0);
  }

  uint4 words_[kWindows + 1];  // the last one: lane 0 has what follows the run
  long long to_;               // bytes, of this lane's first chunk
  int left_;                   // bytes of the row in this run, from there on
  unsigned shift_;             // bytes of each word before its chunk
};

// What warp `warp` of `warps` copies of an operand to `to`, a multiple of 16 bytes. A row's last chunk may hold part of what
// follows it: the tensor map ends where the row does, so nobody reads that.
class PackedCopy {
 public:
  TW_DEVICE PackedCopy(unsigned char* to, const StoredOperand& operand, unsigned warp, unsigned warps)
      : to_(to), operand_(operand), warps_(warps), next_(warp), place_(operand, warp), step_(operand, warps) {}

  TW_DEVICE void run() {
    const long long all = operand_.all_runs();
    const int lane = static_cast<int>(threadIdx.x % 32);
#pragma unroll 1
    for (; next_ < all; next_ += warps_) {
      Run run;
      run.load(operand_, place_, lane);
      run.store(to_, lane);
      place_.advance(operand_, step_);
    }
  }

 private:
  unsigned char* to_;
  const StoredOperand& operand_;
  long long warps_, next_;
  RunPlace place_;
  const RunPlace step_;
};

}  // namespace tw
