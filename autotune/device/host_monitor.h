// The monitor of a CPU: what Linux tells in /sys about its clock, its temperature, its thermal throttling and its energy. Much
// of it is missing in virtual machines and closed to ordinary users.
#pragma once

#include <filesystem>
#include <vector>

#include "device/device_monitor.h"

namespace tilewright::tune {

class HostMonitor : public DeviceMonitor {
 public:
  // `root` is / but in tests.
  explicit HostMonitor(const std::filesystem::path& root);

  DeviceReading read() override;
  std::optional<double> energy_j() override;

 private:
  struct EnergyCounter {
    std::filesystem::path file;
    double range_uj = 0;  // where it starts again from zero
    double last_uj = 0, wrapped_uj = 0;
  };
  double throttle_count() const;

  std::vector<std::filesystem::path> clocks_;     // kHz, one for each core
  std::vector<std::filesystem::path> throttles_;  // events since the start
  std::filesystem::path temperature_;             // thousandths of a degree
  std::vector<EnergyCounter> energies_;           // one for each package
  double throttle_count_ = 0;
};

}  // namespace tilewright::tune
