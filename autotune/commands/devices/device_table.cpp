#include "commands/devices/device_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "commands/report.h"
#include "system/progress.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kLongestName = 24;

std::string state_text(const LiveDevice& device) {
  switch (device.state) {
    case LiveDevice::State::waiting:
      return "waits";
    case LiveDevice::State::measuring:
      return device.problem;
    case LiveDevice::State::idle:
      return "idle";
    case LiveDevice::State::lost:
      return "lost: " + device.problem;
  }
  return "";
}

std::string line_of(const LiveDevice& device, std::size_t width) {
  const bool measures = device.state == LiveDevice::State::measuring;
  return fmt::format("  {:<{}}  {:>4} decided  {:>4} busy  {:>9}  {:>11}  {}", cut_to(device.name, width), width,
                     device.decided,
                     device.wall_s > 0 ? fmt::format("{:.0f}%", 100 * std::min(1.0, device.held_s / device.wall_s)) : "-",
                     measures ? fmt::format("{}/{}", device.tried, device.candidates) : "",
                     measures && device.best_us > 0 ? fmt::format("{:.2f} us", device.best_us) : "", state_text(device));
}

}  // namespace

std::string head_line(const DeviceTable& table) {
  const auto lost = std::ranges::count(table.devices, LiveDevice::State::lost, &LiveDevice::state);
  return fmt::format("[{}/{}] decided on {} devices{}, {} of the budget left ({:.0f}% used)", table.decided, table.problems,
                     table.devices.size(), lost > 0 ? fmt::format(" ({} lost)", lost) : "",
                     duration_text(std::max(0.0, table.budget_s - table.spent_s)),
                     table.budget_s > 0 ? 100 * table.spent_s / table.budget_s : 0);
}

std::vector<std::string> device_lines(const DeviceTable& table, std::size_t columns, std::size_t rows) {
  std::vector<std::string> lines{cut_to(head_line(table), columns)};
  if (rows < 3) return lines;
  std::size_t width = 0;
  for (const LiveDevice& device : table.devices) width = std::max(width, std::min(device.name.size(), kLongestName));
  std::vector<std::size_t> order(table.devices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const std::size_t place = rows - 2;  // head, and one to spare
  if (order.size() > place) {
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
      return (table.devices[a].state == LiveDevice::State::measuring) >
             (table.devices[b].state == LiveDevice::State::measuring);
    });
    order.resize(place - 1);
  }
  for (const std::size_t i : order) lines.push_back(cut_to(line_of(table.devices[i], width), columns));
  if (order.size() < table.devices.size())
    lines.push_back(cut_to(fmt::format("  and {} more", table.devices.size() - order.size()), columns));
  return lines;
}

}  // namespace tilewright::tune
