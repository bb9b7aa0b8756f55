// The energy of one call, from a counter that moves in coarse steps: work runs without a pause, and only what lies between two
// steps of the counter counts. Called by the backends; knows neither devices nor kernels.
#pragma once

#include <functional>

#include "device/device_monitor.h"

namespace tilewright::tune {

// `run` does `calls` calls and returns when they are done. Millijoules a call; 0 where the monitor has no counter, or where it
// does not move.
double energy_per_call_mj(DeviceMonitor& monitor, const std::function<void()>& run, int calls);

}  // namespace tilewright::tune
