// Which rows a tile has: where groups end lies on the device, so each CTA finds its own.
#pragma once

#include "common/types.h"

namespace tw {

// Rows [first, end) of C are the tile's and those behind it in its group; none where first is not below end.
struct RowTile {
  int group;
  int first;
  int end;
};

// Where `offset` says that a group ends, if no group before it ends later.
template <typename Params>
TW_DEVICE int end_of(const Params& p, int group) {
  const int offset = static_cast<const int*>(p.offsets)[group];
  return max(0, min(offset, static_cast<int>(p.M)));
}

// The groups' tiles of `tile_rows` rows stand in one row, a group's last one shorter: the one at place `tile`. By a whole warp.
template <typename Params>
TW_DEVICE RowTile row_tile(const Params& p, int tile, int tile_rows) {
  const int lane = static_cast<int>(threadIdx.x) % 32, groups = static_cast<int>(p.G);
  int rows_before = 0, tiles_before = 0;
#pragma unroll 1
  for (int first_group = 0; first_group < groups; first_group += 32) {
    int end = first_group + lane < groups ? end_of(p, first_group + lane) : 0;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      const int other = __shfl_up_sync(~0u, end, step);
      if (lane >= step) end = max(end, other);
    }
    end = max(end, rows_before);
    int begin = __shfl_up_sync(~0u, end, 1);
    if (lane == 0) begin = rows_before;
    const int count = (end - begin + tile_rows - 1) / tile_rows;
    int tiles = count;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      const int other = __shfl_up_sync(~0u, tiles, step);
      if (lane >= step) tiles += other;
    }
    tiles += tiles_before;
    const unsigned behind = __ballot_sync(~0u, tiles > tile);
    if (behind != 0) {
      const int owner = __ffs(static_cast<int>(behind)) - 1;
      const int number = tile - __shfl_sync(~0u, tiles - count, owner);
      return {first_group + owner, __shfl_sync(~0u, begin, owner) + number * tile_rows, __shfl_sync(~0u, end, owner)};
    }
    rows_before = __shfl_sync(~0u, end, 31);
    tiles_before = __shfl_sync(~0u, tiles, 31);
  }
  return {0, 0, 0};
}

// The row of A that row `row` of C is made of.
template <typename Params>
TW_DEVICE long long row_of_a(const Params& p, int row) {
  if (p.row_index == nullptr) return row;
  const int index = static_cast<const int*>(p.row_index)[row];
  return max(0, min(index, static_cast<int>(p.rows_a) - 1));
}

}  // namespace tw
