// Which rows a group has: where groups end lies on the device, so each CTA finds its own.
#pragma once

#include "common/types.h"

namespace tw {

// Rows [first, end) of B are the group's.
struct GroupRows {
  int first;
  int end;
};

// By a whole warp. Of the ends before the group's own the largest is where it begins.
template <typename Params>
TW_DEVICE GroupRows rows_of_group(const Params& p, int group) {
  const int* const offsets = static_cast<const int*>(p.offsets);
  const int rows = static_cast<int>(p.T);
  int first = 0;
#pragma unroll 1
  for (int other = static_cast<int>(threadIdx.x) % 32; other < group; other += 32)
    first = max(first, min(offsets[other], rows));
#pragma unroll
  for (int bits = 16; bits > 0; bits /= 2) first = max(first, __shfl_xor_sync(~0u, first, bits));
  return {first, max(first, min(offsets[group], rows))};
}

// The row of A that belongs to row `row` of B.
template <typename Params>
TW_DEVICE long long row_of_a(const Params& p, int row) {
  if (p.row_index == nullptr) return row;
  const int index = static_cast<const int*>(p.row_index)[row];
  return max(0, min(index, static_cast<int>(p.rows_a) - 1));
}

// A matrix of C that stays as it is.
template <typename Params>
TW_DEVICE bool stays(const Params& p, const GroupRows& rows) {
  return rows.first == rows.end && p.beta == 1.0f;
}

}  // namespace tw
