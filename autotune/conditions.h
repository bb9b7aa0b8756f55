// What the device was doing while samples were taken. 0 where the machine does not say.
#pragma once

#include <string>

namespace tilewright::tune {

struct Conditions {
  double clock_mhz = 0;
  double temperature_c = 0;
  double power_w = 0;
  int discarded = 0;       // samples taken while the device was throttled or disturbed, and taken again
  std::string throttle{};  // why, when any were
};

}  // namespace tilewright::tune
