// Copies an operand whose rows begin anywhere to where each begins at a multiple of 16 bytes, so that the copy engine can read
// it: by all threads of the grid, at the speed of memory. For templates/gemm/wgmma.cu.j2.
//
// The copy is dense, so its chunks of 16 bytes stand in one row and thread t writes chunks t, t + threads, ... Each is cut out
// of the two aligned words of 16 bytes that it lies over; the second one mostly is the next lane's first.
#pragma once

#include "common/cut_chunk.h"
#include "common/load_global.h"
#include "common/types.h"

namespace tw {

inline constexpr int kChunkBytes = 16;

// An operand as it lies in memory, in elements of 2 bytes or 4: rows one after the other, `batches` times.
struct StoredOperand {
  const unsigned char* begin;
  const unsigned char* end;  // of the last row
  unsigned rows, chunks;     // of each row, the last one perhaps a part
  unsigned batches;
  long long row_stride, batch_stride;  // bytes

  TW_DEVICE StoredOperand(const void* data, int element_bytes, long long row_count, long long columns, long long leading,
                          long long batch_count, long long stride)
      : begin(static_cast<const unsigned char*>(data)),
        rows(static_cast<unsigned>(row_count)),
        chunks(static_cast<unsigned>((columns * element_bytes + kChunkBytes - 1) / kChunkBytes)),
        batches(stride == 0 ? 1 : static_cast<unsigned>(batch_count)),
        row_stride(leading * element_bytes),
        batch_stride(stride * element_bytes) {
    end = begin + (batches - 1) * batch_stride + (rows - 1) * row_stride + columns * element_bytes;
  }

  TW_DEVICE long long all_chunks() const { return static_cast<long long>(batches) * rows * chunks; }
};

// A chunk of an operand, or a way from one to another: a number of three digits (batch, row, chunk) and the bytes that it
// spans.
struct ChunkPlace {
  unsigned row, chunk;
  long long offset;

  TW_DEVICE ChunkPlace(const StoredOperand& operand, long long index) {
    const long long all_rows = index / operand.chunks;
    const long long batch = all_rows / operand.rows;
    chunk = static_cast<unsigned>(index - all_rows * operand.chunks);
    row = static_cast<unsigned>(all_rows - batch * operand.rows);
    offset = batch * operand.batch_stride + row * operand.row_stride + chunk * static_cast<long long>(kChunkBytes);
  }

  TW_DEVICE void advance(const StoredOperand& operand, const ChunkPlace& by) {
    chunk += by.chunk;
    row += by.row;
    offset += by.offset;
    if (chunk >= operand.chunks) {
      chunk -= operand.chunks;
      row += 1;
      offset += operand.row_stride - operand.chunks * static_cast<long long>(kChunkBytes);
    }
    if (row >= operand.rows) {
      row -= operand.rows;
      offset += operand.batch_stride - operand.rows * operand.row_stride;
    }
  }
};

// The aligned words over which the 16 bytes from some address lie.
struct ChunkWindow {
  uint4 low, high;
  const unsigned char* from;
  bool is_inside;  // of the operand: else nothing was read

  // All lanes of a warp at once: what the next one reads as its first word is not read twice.
  TW_DEVICE void load(const StoredOperand& operand, const unsigned char* address, bool exists) {
    from = address;
    const unsigned char* aligned = from - shift();
    const unsigned char* needed = aligned + (shift() == 0 ? 1 : 2) * kChunkBytes;
    is_inside = exists && aligned >= operand.begin && needed <= operand.end;
    low = high = uint4{0, 0, 0, 0};
    if (is_inside) low = load_once(aligned);
    if (is_inside && shift() != 0 && !next_lane_has_high(aligned)) high = load_once(aligned + kChunkBytes);
  }

  // All lanes at once, too.
  TW_DEVICE uint4 chunk() const {
    const uint4 next{__shfl_down_sync(~0u, low.x, 1), __shfl_down_sync(~0u, low.y, 1), __shfl_down_sync(~0u, low.z, 1),
                     __shfl_down_sync(~0u, low.w, 1)};
    return cut_chunk(low, next_lane_has_high(from - shift()) ? next : high, shift());
  }

 private:
  TW_DEVICE unsigned shift() const { return static_cast<unsigned>(reinterpret_cast<unsigned long long>(from) % kChunkBytes); }

  TW_DEVICE bool next_lane_has_high(const unsigned char* aligned) const {
    const unsigned long long mine = is_inside ? reinterpret_cast<unsigned long long>(aligned) : 0;
    const unsigned long long next = __shfl_down_sync(~0u, mine, 1);
    return threadIdx.x % 32 != 31 && next == mine + kChunkBytes;
  }
};

// The few chunks whose words reach over an end of the operand, by 2 bytes.
TW_DEVICE void copy_chunk_at_an_end(const StoredOperand& operand, const unsigned char* from, unsigned char* to) {
#pragma unroll 1
  for (int i = 0; i < kChunkBytes && from + i < operand.end; i += 2) {
    *reinterpret_cast<unsigned short*>(to + i) = __ldg(reinterpret_cast<const unsigned short*>(from + i));
  }
}

// Thread `thread` of `threads`, whole warps, copies its part of the operand to `to`, a multiple of 16 bytes. A row's last chunk
// may hold part of what follows it: the tensor map ends where the row does, so nobody reads that.
template <int kInFlight>  // chunks; 8 are 48 KiB for an SM with 384 threads
TW_DEVICE void pack_operand(unsigned char* to, const StoredOperand& operand, unsigned thread, unsigned threads) {
  const long long all = operand.all_chunks();
  const long long first_lane = thread - threadIdx.x % 32;
  const ChunkPlace step(operand, threads);
  ChunkPlace place(operand, thread);
  ChunkWindow windows[kInFlight];
  const auto ask = [&](ChunkWindow& window, long long index) {
    window.load(operand, operand.begin + place.offset, index < all);
    place.advance(operand, step);
  };
#pragma unroll
  for (int i = 0; i < kInFlight; ++i) ask(windows[i], thread + i * static_cast<long long>(threads));
#pragma unroll 1
  for (long long first = 0; first_lane + first < all; first += static_cast<long long>(kInFlight) * threads) {
#pragma unroll
    for (int i = 0; i < kInFlight; ++i) {
      const long long index = thread + first + i * static_cast<long long>(threads);
      const uint4 chunk = windows[i].chunk();
      if (windows[i].is_inside) {
        *reinterpret_cast<uint4*>(to + index * kChunkBytes) = chunk;
      } else if (index < all) {
        copy_chunk_at_an_end(operand, windows[i].from, to + index * kChunkBytes);
      }
      ask(windows[i], index + static_cast<long long>(kInFlight) * threads);
    }
  }
}

}  // namespace tw
