#include "commands/devices/device_board.h"

#include <fmt/format.h>

namespace tilewright::tune {

DeviceBoard::DeviceBoard(Progress& progress, const std::vector<std::string>& devices, std::size_t problems, double budget_s)
    : progress_(progress) {
  for (const std::string& device : devices) table_.devices.push_back({.name = device});
  table_.problems = problems;
  table_.budget_s = budget_s;
  progress_.hold([this](std::size_t columns, std::size_t rows) { return device_lines(table(), columns, rows); });
}

void DeviceBoard::change(std::size_t device, const std::function<void(LiveDevice&)>& change) {
  {
    const std::lock_guard lock(mutex_);
    change(table_.devices[device]);
  }
  progress_.refresh();
}

std::string DeviceBoard::count_decided(std::size_t device, bool is_decided) {
  const std::lock_guard lock(mutex_);
  table_.devices[device].decided += is_decided ? 1 : 0;
  table_.decided += is_decided ? 1 : 0;
  return fmt::format("{}/{}", table_.decided, table_.problems);
}

void DeviceBoard::spent(double seconds) {
  const std::lock_guard lock(mutex_);
  table_.spent_s += seconds;
}

DeviceTable DeviceBoard::table() const {
  const std::lock_guard lock(mutex_);
  return table_;
}

}  // namespace tilewright::tune
