// How decoding is shared out. A tile of work is some rows (queries of the heads that share one head of K and V) of one
// sequence; its keys are cut into steps. All steps of all tiles, one tile after the other, make a line that is cut evenly: CTA
// c takes steps [begin(c), begin(c + 1)), which may begin and end amid a tile. Whatever the lengths, all CTAs read as much.
#pragma once

#include "attention_forward/problem.h"

namespace tw {

// Rows of one sequence and head of K: row r is query r / group of head kv_head * group + r % group.
struct TileShape {
  int group, rows, row_tiles;

  template <typename Params>
  TW_DEVICE TileShape(const Params& p, int tile_rows)
      : group(static_cast<int>(p.Hq / p.Hkv)),
        rows(static_cast<int>(p.Sq) * group),
        row_tiles((rows + tile_rows - 1) / tile_rows) {}
};

// The keys of a sequence that any of its queries sees, and how many steps they take (at least one: who sees nothing still has
// zeros to write).
template <int kStepKeys, typename Params>
struct Keys {
  struct Window {
    int window_left, window_right, alignment;
  };

  Visible<false> visible;
  int first, end, steps;

  TW_DEVICE Keys(const Params& p, int batch)
      : visible(Window{p.window_left, p.window_right, 0}, static_cast<int>(p.Sq), count(p, batch), false) {
    first = visible.first(0);
    end = visible.end(static_cast<int>(p.Sq) - 1);
    steps = end > first ? (end - first + kStepKeys - 1) / kStepKeys : 1;
  }
  TW_DEVICE static int count(const Params& p, int batch) {
    return p.seqlens_k != nullptr ? __ldg(static_cast<const int*>(p.seqlens_k) + batch) : static_cast<int>(p.Sk);
  }
};

// A place on the line of steps.
template <int kStepKeys, typename Params>
struct Cursor {
  const Params& p;
  int tiles;        // of each sequence
  int batch, tile;  // tile: head of K * row tiles + row tile
  int step;         // in the tile
  Keys<kStepKeys, Params> keys;

  // The steps of all sequences' tiles; computed by a warp.
  TW_DEVICE static unsigned total(const Params& p, int tiles, int lane) {
    unsigned steps = 0;
    if (p.seqlens_k == nullptr) return static_cast<unsigned>(p.B) * Keys<kStepKeys, Params>(p, 0).steps * tiles;
    for (int batch = lane; batch < p.B; batch += 32) steps += Keys<kStepKeys, Params>(p, batch).steps;
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2) steps += __shfl_xor_sync(~0u, steps, distance);
    return steps * tiles;
  }

  TW_DEVICE Cursor(const Params& p, int tiles, unsigned at, int lane) : p(p), tiles(tiles), batch(0), keys(p, 0) {
    if (p.seqlens_k == nullptr) {
      const unsigned per_sequence = keys.steps * tiles;
      batch = at / per_sequence;
      at %= per_sequence;
    } else {
      // 32 sequences at a time, until the place is within them.
      for (;; batch += 32) {
        const int mine = batch + lane;
        const unsigned steps = mine < p.B ? Keys<kStepKeys, Params>(p, mine).steps * tiles : 0;
        unsigned end = steps;
#pragma unroll
        for (int distance = 1; distance < 32; distance *= 2) {
          const unsigned before = __shfl_up_sync(~0u, end, distance);
          if (lane >= distance) end += before;
        }
        const unsigned beyond = __ballot_sync(~0u, at < end);
        const int found = __ffs(beyond) - 1;
        const unsigned begin = __shfl_sync(~0u, end - steps, found < 0 ? 0 : found);
        if (beyond != 0) {
          batch += found;
          at -= begin;
          break;
        }
        at -= __shfl_sync(~0u, end, 31);
      }
      keys = Keys<kStepKeys, Params>(p, batch);
    }
    tile = at / keys.steps;
    step = at % keys.steps;
  }

  TW_DEVICE void advance() {
    if (++step < keys.steps) return;
    step = 0;
    if (++tile < tiles) return;
    tile = 0;
    ++batch;
    if (p.seqlens_k != nullptr && batch < p.B) keys = Keys<kStepKeys, Params>(p, batch);
  }
};

// The line of `total` steps, cut for `ctas` CTAs, no more than there are steps.
struct Shares {
  unsigned total, ctas;

  TW_DEVICE Shares(unsigned total, unsigned launched) : total(total), ctas(launched < total ? launched : total) {}
  TW_DEVICE unsigned begin(unsigned cta) const {
    return static_cast<unsigned>(static_cast<unsigned long long>(total) * cta / ctas);
  }
  TW_DEVICE unsigned owner(unsigned step) const {
    return static_cast<unsigned>((static_cast<unsigned long long>(step + 1) * ctas - 1) / total);
  }
};

}  // namespace tw
