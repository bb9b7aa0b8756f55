// What the device was doing while samples were taken, as far as it tells: part of an evaluation and of a record. A plain value;
// filled by the backends from their monitors.
#pragma once

#include <string>

namespace tilewright::tune {

struct Conditions {
  double clock_mhz = 0;      // of the cores or multiprocessors; 0: unknown
  double temperature_c = 0;  // 0: unknown
  double power_w = 0;        // 0: unknown
  int discarded = 0;         // samples that were thrown away and taken again, because something held the device back
  std::string throttle{};    // what held the device back during samples that count; empty: nothing, or unknown

  bool operator==(const Conditions&) const = default;
};

// Of two groups of samples together: the latest readings, all that were discarded, every reason once.
inline void add(Conditions& sum, const Conditions& more) {
  if (more.clock_mhz > 0) sum.clock_mhz = more.clock_mhz;
  if (more.temperature_c > 0) sum.temperature_c = more.temperature_c;
  if (more.power_w > 0) sum.power_w = more.power_w;
  sum.discarded += more.discarded;
  if (sum.throttle.find(more.throttle) == std::string::npos) sum.throttle += (sum.throttle.empty() ? "" : ", ") + more.throttle;
}

}  // namespace tilewright::tune
