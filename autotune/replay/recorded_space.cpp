#include "replay/recorded_space.h"

#include <algorithm>

namespace tilewright::tune {

double RecordedSpace::best_us() const {
  double best = 0;
  for (const Entry& entry : entries) {
    if (entry.us > 0 && (best == 0 || entry.us < best)) best = entry.us;
  }
  return best;
}

std::size_t RecordedSpace::failed() const {
  return static_cast<std::size_t>(std::ranges::count_if(entries, [](const Entry& entry) { return entry.us <= 0; }));
}

}  // namespace tilewright::tune
