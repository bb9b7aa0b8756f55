// Copies an operand whose rows begin anywhere to where each begins at a multiple of 16 bytes, so that the copy engine can read
// it: by all threads of the grid, at the speed of memory. For templates/gemm/wgmma.cu.j2.
//
// The copy is dense, so its chunks of 16 bytes stand in one row and thread t writes chunks t, t + threads, ... Each is cut out
// of the two aligned words of 16 bytes that it lies over: of a warp's second loads all but one hit what the first ones bring.
#pragma once

#include "common/cut_chunk.h"
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
  unsigned shift;  // bytes of `low` before the address
  bool is_inside;  // of the operand: else nothing was read

  TW_DEVICE void load(const StoredOperand& operand, const unsigned char* from) {
    shift = static_cast<unsigned>(reinterpret_cast<unsigned long long>(from) % kChunkBytes);
    const unsigned char* aligned = from - shift;
    is_inside = aligned >= operand.begin && aligned + (shift == 0 ? 1 : 2) * kChunkBytes <= operand.end;
    const uint4* words = reinterpret_cast<const uint4*>(aligned);
    low = high = uint4{0, 0, 0, 0};
    if (is_inside) low = __ldg(words);
    if (is_inside && shift != 0) high = __ldg(words + 1);
  }

  TW_DEVICE uint4 chunk() const { return cut_chunk(low, high, shift); }
};

// The few chunks whose words reach over an end of the operand, by 2 bytes.
TW_DEVICE void copy_chunk_at_an_end(const StoredOperand& operand, const unsigned char* from, unsigned char* to) {
#pragma unroll 1
  for (int i = 0; i < kChunkBytes && from + i < operand.end; i += 2) {
    *reinterpret_cast<unsigned short*>(to + i) = __ldg(reinterpret_cast<const unsigned short*>(from + i));
  }
}

// Thread `thread` of `threads` copies its part of the operand to `to`, a multiple of 16 bytes. A row's last chunk may hold part
// of what follows it: the tensor map ends where the row does, so nobody reads that.
TW_DEVICE void pack_operand(unsigned char* to, const StoredOperand& operand, unsigned thread, unsigned threads) {
  constexpr int kInFlight = 8;  // chunks: 48 KiB for an SM with 384 threads
  const long long all = operand.all_chunks();
  const ChunkPlace step(operand, threads);
  ChunkPlace place(operand, thread);
#pragma unroll 1
  for (long long first = thread; first < all; first += static_cast<long long>(kInFlight) * threads) {
    ChunkWindow windows[kInFlight];
    unsigned left_out = 0;
#pragma unroll
    for (int i = 0; i < kInFlight; ++i) {
      windows[i].is_inside = false;
      if (first + i * static_cast<long long>(threads) < all) {
        windows[i].load(operand, operand.begin + place.offset);
        if (!windows[i].is_inside) left_out |= 1u << i;
      }
      place.advance(operand, step);
    }
#pragma unroll
    for (int i = 0; i < kInFlight; ++i) {
      const long long index = first + i * static_cast<long long>(threads);
      if (windows[i].is_inside) *reinterpret_cast<uint4*>(to + index * kChunkBytes) = windows[i].chunk();
    }
#pragma unroll 1
    for (; left_out != 0; left_out &= left_out - 1) {
      const long long index = first + (__ffs(static_cast<int>(left_out)) - 1) * static_cast<long long>(threads);
      copy_chunk_at_an_end(operand, operand.begin + ChunkPlace(operand, index).offset, to + index * kChunkBytes);
    }
  }
}

}  // namespace tw
