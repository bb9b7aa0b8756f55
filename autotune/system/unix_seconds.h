// The time of day, for what is told of a run afterwards. Durations are taken by seconds_since.
#pragma once

#include <chrono>
#include <cmath>

namespace tilewright::tune {

// Seconds since 1970, to the millisecond.
inline double unix_seconds() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::round(std::chrono::duration<double, std::milli>(now).count()) / 1000;
}

}  // namespace tilewright::tune
