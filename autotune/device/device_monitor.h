// What a device says of itself while it is measured: clock, temperature, power, energy, and whether something holds it back.
// One implementation for CPUs and one for NVIDIA's GPUs; read by the backends around groups of samples, never inside one, since
// a reading costs microseconds to milliseconds. What a device does not tell is unknown, never an error.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tilewright/device.h"

namespace tilewright::tune {

struct DeviceReading {
  double clock_mhz = 0;      // 0: unknown
  double temperature_c = 0;  // 0: unknown
  double power_w = 0;        // 0: unknown
  std::string throttle{};    // what holds the device back now; empty: nothing, or unknown
  bool spoiled = false;      // by something that says more about power supply or cooling than about a kernel
};

class DeviceMonitor {
 public:
  virtual ~DeviceMonitor() = default;
  // Of now; reasons that are events (a CPU's thermal throttling) are those since the last reading.
  virtual DeviceReading read() = 0;
  // A counter that only grows, in steps; nothing where it cannot be read.
  virtual std::optional<double> energy_j() = 0;
};

// Of the device's kind.
std::unique_ptr<DeviceMonitor> make_monitor(const Device& device);

}  // namespace tilewright::tune
