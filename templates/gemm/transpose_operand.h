// Copies an operand of 16-bit elements, rows of K that begin anywhere, to one whose rows run along the span: then the copy
// engine reads k tiles of it from any depth on. By warps of a whole grid. For templates/gemm/wgmma/.
#pragma once

#include "common/cut_chunk.h"
#include "common/ldmatrix.h"
#include "common/load_global.h"
#include "common/types.h"

namespace tw {

// A warp's block: of as many rows of the operand, and as deep.
inline constexpr int kBlockRows = 32, kBlockDepth = 64;
inline constexpr int kBlockBytes = kBlockRows * kBlockDepth * 2;

struct KeptOperand {
  const unsigned char* begin;  // a multiple of 16 bytes
  unsigned rows, columns;
  long long stride;  // bytes

  TW_DEVICE const unsigned char* end() const { return begin + (rows - 1) * stride + columns * 2ll; }
  TW_DEVICE long long transposed_stride() const { return (rows + 63) / 64 * 128ll; }  // bytes: a box of 64 rows is one line
};

// The four lanes of a quad give each other what they have: lane i gets all that is number i.
TW_DEVICE uint4 transpose_quad(const unsigned (&r)[4], int lane) {
  const bool odd = lane % 2 != 0, upper = lane % 4 >= 2;
  const unsigned a = __shfl_xor_sync(~0u, odd ? r[0] : r[1], 1), b = __shfl_xor_sync(~0u, odd ? r[2] : r[3], 1);
  const unsigned s[4] = {odd ? a : r[0], odd ? r[1] : a, odd ? b : r[2], odd ? r[3] : b};
  const unsigned c = __shfl_xor_sync(~0u, upper ? s[0] : s[2], 2), d = __shfl_xor_sync(~0u, upper ? s[1] : s[3], 2);
  return upper ? uint4{c, d, s[2], s[3]} : uint4{s[0], s[1], c, d};
}

// Warp `warp` of `warps` copies its blocks to `to`, a multiple of 16 bytes, by way of `buffer`: kBlockBytes of shared memory,
// its own. What follows a row's last element there, up to a multiple of 16 bytes, may be anything.
TW_DEVICE void transpose_operand(unsigned char* to, const KeptOperand& from, unsigned warp, unsigned warps, unsigned buffer) {
  constexpr int kLanes = 8, kPasses = kBlockRows * kLanes / 32;  // lanes that share a row, and turns of a warp
  const int lane = static_cast<int>(threadIdx.x) % 32, chunk = lane % kLanes;
  const unsigned across = (from.columns + kBlockDepth - 1) / kBlockDepth;
  const unsigned blocks = across * ((from.rows + kBlockRows - 1) / kBlockRows);
  const unsigned char* const end = from.end();
  const long long to_stride = from.transposed_stride();
#pragma unroll 1
  for (unsigned block = warp; block < blocks; block += warps) {
    const unsigned first_row = block / across * kBlockRows, first_column = block % across * kBlockDepth;
    uint4 words[kPasses];
    unsigned shift[kPasses];
    const auto load = [&](unsigned row, const unsigned char* at) {
      if (row >= from.rows || at >= end) return uint4{0, 0, 0, 0};
      return at + 16 <= end ? load_once<false>(at) : load_at_edge(at, from.begin, end);
    };
#pragma unroll
    for (int i = 0; i < kPasses; ++i) {
      const unsigned row = first_row + i * 4 + lane / kLanes;
      const unsigned char* const begin = from.begin + row * from.stride + first_column * 2;
      shift[i] = static_cast<unsigned>(reinterpret_cast<unsigned long long>(begin) % 16);
      const unsigned char* const word = begin - shift[i] + chunk * 16;
      words[i] = load(row, word);
    }
    // What follows the last chunk of a row, of 32 rows a lane each.
    const unsigned char* const behind_row = from.begin + (first_row + lane) * from.stride + (first_column + kBlockDepth) * 2ll;
    const uint4 behind = load(first_row + lane, behind_row - reinterpret_cast<unsigned long long>(behind_row) % 16);
#pragma unroll
    for (int i = 0; i < kPasses; ++i) {
      const int row = i * 4 + lane / kLanes;
      uint4 next{__shfl_down_sync(~0u, words[i].x, 1), __shfl_down_sync(~0u, words[i].y, 1),
                 __shfl_down_sync(~0u, words[i].z, 1), __shfl_down_sync(~0u, words[i].w, 1)};
      const uint4 of_row{__shfl_sync(~0u, behind.x, row), __shfl_sync(~0u, behind.y, row), __shfl_sync(~0u, behind.z, row),
                         __shfl_sync(~0u, behind.w, row)};
      if (chunk == kLanes - 1) next = of_row;
      store_shared_16(buffer + row * 128 + ((chunk ^ row % 8) << 4), cut_chunk(words[i], next, shift[i]));
    }
    __syncwarp();
    const unsigned row = first_row + lane % 4 * 8;
#pragma unroll
    for (int i = 0; i < kLanes; ++i) {
      unsigned pairs[4];
      ldmatrix_x4_trans(pairs, buffer + lane * 128 + ((i ^ lane % 8) << 4));
      const uint4 along_span = transpose_quad(pairs, lane);
      const unsigned column = first_column + i * 8 + lane / 4;
      if (row < from.rows && column < from.columns) *reinterpret_cast<uint4*>(to + column * to_stride + row * 2) = along_span;
    }
    __syncwarp();
  }
}

}  // namespace tw
