// The monitor of a CUDA device, through NVML. Without NVML, or on a device that it does not know, everything is unknown.
#pragma once

#include <optional>

#include "device/device_monitor.h"
#include "device/nvml.h"

namespace tilewright::tune {

class NvmlMonitor : public DeviceMonitor {
 public:
  explicit NvmlMonitor(std::optional<NvmlDevice> device) : device_(std::move(device)) {}

  DeviceReading read() override;
  std::optional<double> energy_j() override { return device_ ? device_->energy_j() : std::nullopt; }

 private:
  std::optional<NvmlDevice> device_;
};

// What NVML's bits mean for samples that were taken meanwhile.
void judge_throttle(std::uint64_t reasons, DeviceReading& reading);

}  // namespace tilewright::tune
