// The order in which CTAs walk over output tiles: bands of `group` tile rows, column by column inside a band, so that the CTAs
// that run at one time read few distinct rows of A and columns of B, and find them in L2.
#pragma once

#include "common/types.h"

namespace tw {

struct TileCoordinate {
  int row;
  int column;
};

TW_DEVICE TileCoordinate raster(unsigned tile, unsigned tile_rows, unsigned tile_columns, unsigned group) {
  const unsigned band = tile / (group * tile_columns);
  const unsigned first_row = band * group;
  const unsigned band_rows = min(group, tile_rows - first_row);
  const unsigned in_band = tile - first_row * tile_columns;
  return {static_cast<int>(first_row + in_band % band_rows), static_cast<int>(in_band / band_rows)};
}

}  // namespace tw
