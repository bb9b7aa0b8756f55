// Tiles of rows of Q, K and V in shared memory: kRows rows of kHead 16-bit elements, 16-byte chunks permuted inside their row
// so that ldmatrix reads 8 rows without bank conflicts, whether rows are an even or an odd multiple of 64 bytes long. Rows and
// columns that the tensor does not have are zeros.
#pragma once

#include "common/ldmatrix.h"
#include "common/types.h"

namespace tw {

template <int kHead>
TW_DEVICE unsigned tile_offset(int row, int chunk) {
  static_assert(kHead % 32 == 0, "rows are multiples of 64 bytes long");
  constexpr int kChunks = kHead / 8;
  const int permutation = kHead % 64 == 0 ? row % 8 : row / 2 % 4;
  return static_cast<unsigned>((row * kChunks + (chunk ^ permutation)) * 16);
}

// Where a lane reads fragments (ldmatrix): 16 columns on, the permuted address differs by an exclusive or of few bits, so that
// one register serves a tile. Made anew for each tile, lest the compiler keep all sums of it and constants in registers.
template <int kHead>
struct FragmentAddress {
  static constexpr int kPeriod = kHead % 64 == 0 ? 4 : 2;  // of 16 columns, in which the permutation stays

  unsigned first;

  TW_DEVICE FragmentAddress(unsigned tile, int row, int chunk) : first(tile + tile_offset<kHead>(row, chunk)) {
    asm volatile("" : "+r"(first));
  }
  // A multiple of 16 rows and columns further on.
  TW_DEVICE unsigned at(int rows, int columns) const {
    const int step = columns / 16;
    return (first ^ (step % kPeriod * 32)) + (step / kPeriod * kPeriod * 32 + rows * kHead * 2);
  }
};

// Rows of one head, as they lie in global memory, and this thread's part of every tile of them: the same 16-byte chunks of
// every kRowsPerPass-th row, so that one pointer and one offset serve all.
template <typename Element, int kHead, int kThreads>
struct Rows {
  static constexpr int kLanes = kHead % 64 == 0 ? 8 : 4;  // neighbours along a row
  static constexpr int kRowsPerPass = kThreads / kLanes;

  const Element* mine;  // this thread's first chunk of row 0's pass
  long long stride;
  int count, columns;  // rows that exist from `mine` on; elements that exist of a row from there on
  unsigned offset;     // of the chunk in a tile

  TW_DEVICE Rows(const void* tensor, long long first, long long stride, int rows, int columns, int thread)
      : mine(static_cast<const Element*>(tensor) + first + thread / kLanes * stride + thread % kLanes * 8),
        stride(stride),
        count(rows - thread / kLanes),
        columns(columns - thread % kLanes * 8),
        offset(tile_offset<kHead>(thread / kLanes, thread % kLanes)) {}

  // Calls copy(global, shared offset, elements that exist) for this thread's chunks of rows [row, row + kRows).
  template <int kRows, typename Copy>
  TW_DEVICE void for_each_chunk(int row, Copy copy) const {
    static_assert(kRows % kRowsPerPass == 0 && kRowsPerPass % 8 == 0, "a pass of all threads covers whole rows");
    const Element* from = mine + row * stride;
#pragma unroll
    for (int pass = 0; pass < kRows; pass += kRowsPerPass) {
#pragma unroll
      for (int part = 0; part < kHead / 8; part += kLanes) {
        copy(from + part * 8, offset + (pass * kHead * 2 + part * 16), row + pass < count ? columns - part * 8 : 0);
      }
      from += kRowsPerPass * stride;
    }
  }
};

// By single elements, from any address.
template <typename Element>
TW_DEVICE uint4 load_elements(const Element* from, int count) {
  unsigned pairs[4] = {};
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    if (i < count) pairs[i / 2] |= static_cast<unsigned>(from[i].bits) << (i % 2 * 16);
  }
  return {pairs[0], pairs[1], pairs[2], pairs[3]};
}

}  // namespace tw
