// Transposes an operand of 4-byte elements, whose rows run along M (of A) or N (of B) and begin anywhere, to rows that run
// along K: by all warps of a grid. For templates/gemm/wgmma/.
#pragma once

#include "common/types.h"

namespace tw {

// A warp's block: as many rows and columns, so that it reads and writes whole lines of 128 bytes; by way of shared memory,
// whose rows are one element longer than the block's, so that both ways no two lanes meet in a bank.
inline constexpr int kTurnBlock = 32;
using TurnBuffer = unsigned[kTurnBlock][kTurnBlock + 1];

// An operand as it lies in memory, in elements: `columns` rows of `rows`, for it is named as it is to be.
struct TurnedOperand {
  const unsigned* begin;
  long long rows, columns;  // M or N; K
  long long leading;
  long long batches, batch_stride;

  TW_DEVICE long long packed_row_bytes() const { return (columns * 4 + 127) / 128 * 128; }
};

// What warp `warp` of `warps` writes to `to`, a multiple of 128 bytes. What a row has behind its last element up to a whole
// line stays as it was: the tensor map ends where the row does. Batches that are one matrix are one there, too.
TW_DEVICE void turn_operand(unsigned char* to, const TurnedOperand& from, unsigned warp, unsigned warps, TurnBuffer& buffer) {
  const int lane = static_cast<int>(threadIdx.x % 32);
  const auto blocks_of = [](long long extent) { return static_cast<unsigned>((extent + kTurnBlock - 1) / kTurnBlock); };
  const unsigned along = blocks_of(from.rows), all = along * blocks_of(from.columns);
  const long long total = from.batch_stride == 0 ? all : all * from.batches;
  const long long to_row = from.packed_row_bytes() / 4;
#pragma unroll 1
  for (long long index = warp; index < total; index += warps) {
    const long long batch = total == all ? 0 : index / all;
    const unsigned block = static_cast<unsigned>(index - batch * all);
    const long long first_row = static_cast<long long>(block % along) * kTurnBlock;
    const long long first_column = static_cast<long long>(block / along) * kTurnBlock;
    const unsigned* source = from.begin + batch * from.batch_stride + first_column * from.leading + first_row + lane;
    const int rows = static_cast<int>(min(from.rows - first_row, static_cast<long long>(kTurnBlock)));
    const int columns = static_cast<int>(min(from.columns - first_column, static_cast<long long>(kTurnBlock)));
    unsigned values[kTurnBlock];
#pragma unroll
    for (int i = 0; i < kTurnBlock; ++i) {
      values[i] = lane < rows && i < columns ? *source : 0;
      source += from.leading;
    }
#pragma unroll
    for (int i = 0; i < kTurnBlock; ++i) buffer[i][lane] = values[i];
    __syncwarp();
    unsigned* target = reinterpret_cast<unsigned*>(to) + (batch * from.rows + first_row) * to_row + first_column + lane;
#pragma unroll
    for (int i = 0; i < kTurnBlock; ++i) {
      if (lane < columns && i < rows) *target = buffer[lane][i];
      target += to_row;
    }
    __syncwarp();
  }
}

}  // namespace tw
