// How decoding is shared out where a sequence must not feel what is beside it. A tile of work is some rows of one sequence
// (work.h); its keys are cut into parts of part_keys (a step at least), or longer ones where there would be more than 64, which
// is what p.parts is of long sequences. So where a part begins depends on the sequence's own length and window alone. There is
// a CTA for each part that the longest sequence may have: the grid depends on no length that lies on the device.
#pragma once

#include "attention_decode/work.h"

namespace tw {

// Parts of the keys of a sequence: [part * part_steps, ...) in steps.
template <int kStepKeys, typename Params>
struct Parts {
  int part_steps, parts;

  TW_DEVICE Parts(const Params& p, const Keys<kStepKeys, Params>& keys) {
    const int most = static_cast<int>(p.parts), least_steps = p.part_keys / kStepKeys;
    part_steps = max(least_steps, (keys.steps + most - 1) / most);
    parts = (keys.steps + part_steps - 1) / part_steps;
  }
};

// The steps of a CTA's part, one after the other.
template <int kStepKeys, typename Params>
struct PartCursor {
  Keys<kStepKeys, Params> keys;
  int batch, tile;  // tile: head of K * row tiles + row tile
  int part, parts;
  int step, end;  // in the tile

  TW_DEVICE PartCursor(const Params& p, int tiles, unsigned cta)
      : keys(p, static_cast<int>(cta / (static_cast<unsigned>(p.parts) * tiles))),
        batch(static_cast<int>(cta / (static_cast<unsigned>(p.parts) * tiles))),
        tile(static_cast<int>(cta / static_cast<unsigned>(p.parts) % tiles)),
        part(static_cast<int>(cta % static_cast<unsigned>(p.parts))) {
    const Parts<kStepKeys, Params> cut(p, keys);
    parts = cut.parts;
    step = part * cut.part_steps;
    end = min(step + cut.part_steps, keys.steps);
  }
  TW_DEVICE void advance() { ++step; }
};

}  // namespace tw
