// Samples of one candidate together with the conditions under which they were taken. Filled by the backends; a group of samples
// that something spoiled is taken again here, for all of them alike.
#pragma once

#include <chrono>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include "device/call_parts.h"
#include "device/conditions.h"
#include "device/device_monitor.h"

namespace tilewright::tune {

struct Timing {
  std::vector<double> samples_us{};
  Conditions conditions{};
  double paused_s = 0;  // before groups that were taken again
};

// `take` fills a group of samples and returns what the monitor said meanwhile. A spoiled group is discarded, counted and taken
// again after a pause in which the device may cool; after kSpoiledGroups of them the last one counts, and says why it is bad.
inline constexpr int kSpoiledGroups = 5;
inline Timing take_unspoiled(const std::function<DeviceReading(Timing&)>& take, std::chrono::milliseconds pause) {
  Conditions conditions;
  double paused_s = 0;
  for (int attempt = 1;; ++attempt) {
    Timing timing;
    const DeviceReading reading = take(timing);
    conditions.discarded += timing.conditions.discarded;
    if (reading.spoiled && attempt < kSpoiledGroups) {
      conditions.discarded += static_cast<int>(timing.samples_us.size());
      const PartTimer timer(paused_s);
      std::this_thread::sleep_for(attempt * pause);
      continue;
    }
    conditions.clock_mhz = reading.clock_mhz;
    conditions.temperature_c = reading.temperature_c;
    conditions.power_w = reading.power_w;
    conditions.throttle = reading.throttle;
    timing.conditions = std::move(conditions);
    timing.paused_s = paused_s;
    return timing;
  }
}

}  // namespace tilewright::tune
