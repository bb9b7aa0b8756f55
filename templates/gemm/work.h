// How output tiles and their depth are dealt out to persistent clusters. All k tiles of all output tiles stand in one row; each
// of `workers` takes an equal part of it, cut at the borders of output tiles into pieces. With as many workers as output tiles
// a piece is a whole tile (data parallel), with a multiple of that it is a split of its depth (split-K), with one worker for
// each cluster it is what balances them (stream-K; Osama et al. 2023, Stream-K: work-centric parallel decomposition for dense
// matrix-matrix multiplication on the GPU, PPoPP).
#pragma once

#include "common/raster.h"
#include "common/types.h"

namespace tw {

// Some k tiles of one output tile: [first, first + count).
struct Piece {
  unsigned tile;
  unsigned first;
  unsigned count;
  unsigned worker;
};

template <bool kCuts>  // whether depth may be cut: without, all tiles are whole
struct Work {
  unsigned tiles;
  unsigned k_tiles;  // of each; where depth is cut, tiles * k_tiles is below 2^31
  unsigned workers;
  unsigned share, longer;  // k tiles of a worker; the first `longer` take one more

  TW_DEVICE Work(unsigned output_tiles, unsigned k_tiles_each)
      : tiles(output_tiles), k_tiles(k_tiles_each), workers(output_tiles), share(k_tiles_each), longer(0) {}

  TW_DEVICE Work(unsigned output_tiles, unsigned k_tiles_each, unsigned splits, bool balance, unsigned clusters)
      : Work(output_tiles, k_tiles_each) {
    static_assert(kCuts);
    if (splits <= 1) return;
    const unsigned total = tiles * k_tiles;
    workers = min(tiles * splits, total);
    if (balance) workers = min(workers, clusters);
    share = total / workers;
    longer = total % workers;
  }

  TW_DEVICE bool is_whole() const { return !kCuts || workers == tiles; }
  // Where a worker's part begins in the row of all k tiles.
  TW_DEVICE unsigned begin(unsigned worker) const { return worker * share + min(worker, longer); }
  // Whose part a k tile of the row is in.
  TW_DEVICE unsigned owner(unsigned k_tile) const {
    const unsigned in_longer = longer * (share + 1);
    return k_tile < in_longer ? k_tile / (share + 1) : longer + (k_tile - in_longer) / share;
  }
};

// The pieces of cluster `cluster`, one after the other.
template <bool kCuts>
class Pieces {
 public:
  TW_DEVICE Pieces(const Work<kCuts>& work, unsigned cluster, unsigned clusters)
      : work_(work), clusters_(clusters), worker_(cluster) {
    enter();
  }

  TW_DEVICE bool next(Piece& piece) {
    if (worker_ >= work_.workers) return false;
    piece.worker = worker_;
    if (work_.is_whole()) {
      piece.tile = worker_;
      piece.first = 0;
      piece.count = work_.k_tiles;
      worker_ += clusters_;
      return true;
    }
    piece.tile = position_ / work_.k_tiles;
    piece.first = position_ - piece.tile * work_.k_tiles;
    piece.count = min(work_.k_tiles - piece.first, end_ - position_);
    position_ += piece.count;
    if (position_ == end_) {
      worker_ += clusters_;
      enter();
    }
    return true;
  }

 private:
  TW_DEVICE void enter() {
    position_ = work_.begin(worker_);
    end_ = work_.begin(worker_ + 1);
  }

  const Work<kCuts>& work_;
  unsigned clusters_, worker_;
  unsigned position_, end_;
};

// The same as raster, but without divisions, for which a kernel's first load would wait, where tiles are few: in the first
// band, if that is as high as a power of 2. It stands here because other families' kernels, whose records would have to be
// taken again, include common/raster.h.
TW_DEVICE TileCoordinate raster_sooner(unsigned tile, unsigned tile_rows, unsigned tile_columns, unsigned group) {
  const unsigned band_rows = min(group, tile_rows);
  if (tile >= band_rows * tile_columns || (band_rows & (band_rows - 1)) != 0)
    return raster(tile, tile_rows, tile_columns, group);
  const unsigned column = tile >> (31 - __clz(static_cast<int>(band_rows)));
  return {static_cast<int>(tile - column * band_rows), static_cast<int>(column)};
}

}  // namespace tw
