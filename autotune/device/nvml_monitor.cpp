#include "device/nvml_monitor.h"

namespace tilewright::tune {

// The software power cap is how a large GEMM runs on these devices, in an application as here: it is noted, and the interleaved
// rounds put it on all finalists alike. The others tell of a hot or badly supplied machine, and pass.
void judge_throttle(std::uint64_t reasons, DeviceReading& reading) {
  reading.throttle = throttle_text(reasons & nvml_throttle::slowing);
  reading.spoiled = (reasons & nvml_throttle::slowing & ~nvml_throttle::software_power_cap) != 0;
}

DeviceReading NvmlMonitor::read() {
  DeviceReading reading;
  if (!device_) return reading;
  reading.clock_mhz = device_->clock_mhz(NvmlClock::sm).value_or(0);
  reading.temperature_c = device_->temperature_c().value_or(0);
  reading.power_w = device_->power_w().value_or(0);
  judge_throttle(device_->throttle_reasons().value_or(0), reading);
  return reading;
}

}  // namespace tilewright::tune
