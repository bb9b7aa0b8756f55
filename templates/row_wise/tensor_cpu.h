// Whole tensors on a CPU: blocks of equal parts each have a result of their own, the last launch joins them in order. What is
// added to what depends on sizes, strides and the kernel alone, and not on the number of threads.
//
// tw: tune    LANES = 64, 128
// tw: let     blocks = max(1, min(rows * ceil(cols / 16384), 1024))
// tw: launch  of_parts: grid = blocks
// tw: launch  of_all: grid = 1
// tw: default LANES = 64
// tw: align   1
#pragma once

#include "row_wise/exp_sum_cpu.h"

namespace {

// Calls each(begin, count, index) for the pieces of rows that a block has; `index`: of the piece's first element in the tensor
// as it would be without gaps. Rows that lie behind each other are one row.
template <typename Element, typename Each>
inline void for_pieces(const Element* x, long long rows, long long cols, long long distance, long long blocks, long long block,
                       Each each) {
  constexpr long long kPiece = 16384;  // elements: they and their results stay in the first cache
  if (distance == cols) cols *= rows, distance = cols, rows = 1;
  const long long of_row = (cols + kPiece - 1) / kPiece, pieces = rows * of_row;
  for (long long piece = pieces * block / blocks; piece < pieces * (block + 1) / blocks; ++piece) {
    const long long row = piece / of_row, begin = piece % of_row * kPiece;
    each(x + row * distance + begin, std::min(kPiece, cols - begin), row * cols + begin);
  }
}

}  // namespace
