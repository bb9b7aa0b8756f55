// A space that looks like a kernel's: sizes that are no powers of two, switches, a rule that leaves holes, and candidates that
// fail. Its best is alone in a corner where three parameters agree.
#pragma once

#include <cmath>
#include <cstdint>

#include "replay/recorded_space.h"

namespace tilewright::tune {

inline RecordedSpace synthetic_space() {
  RecordedSpace space{.name = "synthetic", .entries = {}};
  for (int block = 16; block <= 256; block += 16) {
    for (const int rows : {1, 2, 4, 8}) {
      for (int tile = 1; tile <= 4; ++tile) {
        for (const int staged : {0, 1}) {
          if (block * rows > 1024) continue;
          const double threads = std::log2(block * rows / 256.0);
          const double work = std::log2(tile * 4.0 / rows) - 1;
          const double uneven = block % 64 == 0 ? 0 : block % 32 == 0 ? 0.3 : 0.8;
          const double us = 20 * (1 + 0.3 * threads * threads + 0.4 * work * work + uneven + (staged == 1) * (tile - 3));
          const bool fails = staged == 1 && tile * rows >= 24;
          space.entries.push_back({.configuration = {{"block", static_cast<double>(block)},
                                                     {"rows", static_cast<double>(rows)},
                                                     {"tile", static_cast<double>(tile)},
                                                     {"staged", static_cast<double>(staged)}},
                                   .us = fails ? 0 : 30 + us});
        }
      }
    }
  }
  return space;
}

}  // namespace tilewright::tune
