// Where the threads of a run on several devices say how far they are, for the one table that people see. Made by the run; a
// device that tells it waits for nobody.
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "commands/devices/device_table.h"
#include "system/progress.h"

namespace tilewright::tune {

class DeviceBoard {
 public:
  // `progress` shows it until this goes.
  DeviceBoard(Progress& progress, const std::vector<std::string>& devices, std::size_t problems, double budget_s);
  ~DeviceBoard() { progress_.hold({}); }
  DeviceBoard(const DeviceBoard&) = delete;
  DeviceBoard& operator=(const DeviceBoard&) = delete;

  void change(std::size_t device, const std::function<void(LiveDevice&)>& change);
  // How many are decided now, of how many; one more, by `device`, unless it failed.
  std::string count_decided(std::size_t device, bool is_decided);
  void spent(double seconds);
  DeviceTable table() const;

 private:
  Progress& progress_;
  mutable std::mutex mutex_{};
  DeviceTable table_{};
};

}  // namespace tilewright::tune
