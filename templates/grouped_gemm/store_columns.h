// The last of what happens to sums on their way to C, for kernels that have 8 of a row side by side.
#pragma once

#include "common/pack.h"
#include "grouped_gemm/epilogue.h"

namespace tw {

// 8 columns of row `row` of C from `column` on, and of them those that exist: activation and the row's factor.
template <typename Element, bool kActivates, typename Params>
TW_DEVICE void store_columns(const Params& p, float (&values)[8], int row, int column) {
  if constexpr (kActivates) activate_all<Element>(values, p.activation);
  const float scale = scale_of(p, row);
  unsigned words[4];
#pragma unroll
  for (int i = 0; i < 8; i += 2) words[i / 2] = pack_pair<Element>(values[i] * scale, values[i + 1] * scale);
  Element* const to = static_cast<Element*>(p.C) + row * p.ldc + column;
  if (column + 8 <= p.N && reinterpret_cast<unsigned long long>(to) % 16 == 0) {
    *reinterpret_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
  } else {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      if (column + i < p.N) to[i].bits = static_cast<unsigned short>(words[i / 2] >> (i % 2 * 16));
    }
  }
}

}  // namespace tw
