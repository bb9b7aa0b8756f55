// What a terminal shows while several devices measure: a line for each, and how far all of them are. Plain values and their
// text; DeviceBoard fills it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::tune {

struct LiveDevice {
  enum class State : std::uint8_t { waiting, measuring, idle, lost };

  std::string name{};
  State state = State::waiting;
  std::string problem{};  // that it measures
  int tried = 0, candidates = 0;
  double best_us = 0;  // of that problem so far; 0: nothing was right yet
  std::size_t decided = 0;
  double held_s = 0;  // that the device was held for measuring
  double wall_s = 0;  // since it began
};

struct DeviceTable {
  std::vector<LiveDevice> devices{};
  std::size_t decided = 0, problems = 0;
  double budget_s = 0, spent_s = 0;
};

// "[12/38] decided on 2 devices, 45s of the budget left (40% used)"
std::string head_line(const DeviceTable& table);
// The head and a line a device; where these are too many, those that measure come first and the rest is counted.
std::vector<std::string> device_lines(const DeviceTable& table, std::size_t columns, std::size_t rows);

}  // namespace tilewright::tune
