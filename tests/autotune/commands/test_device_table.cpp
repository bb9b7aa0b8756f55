// The table of several devices on a terminal of any size.
#include <gtest/gtest.h>

#include "commands/devices/device_table.h"

namespace tilewright::tune {
namespace {

DeviceTable some_devices(std::size_t count) {
  DeviceTable table{.decided = 12, .problems = 38, .budget_s = 100, .spent_s = 40};
  for (std::size_t i = 0; i < count; ++i) {
    table.devices.push_back({.name = "GPU " + std::to_string(i) + " NVIDIA H200",
                             .state = i == 1 ? LiveDevice::State::lost : LiveDevice::State::measuring,
                             .problem = i == 1 ? "no worker process starts" : "bf16.nt M=16 N=4096 K=4096 batch=1",
                             .tried = 20,
                             .candidates = 48,
                             .best_us = 12.345,
                             .decided = 6,
                             .held_s = 9.5,
                             .wall_s = 10});
  }
  return table;
}

TEST(DeviceTable, SaysHowFarAllAre) {
  EXPECT_EQ(head_line(some_devices(3)), "[12/38] decided on 3 devices (1 lost), 1m00s of the budget left (40% used)");
  EXPECT_EQ(head_line({}), "[0/0] decided on 0 devices, 0s of the budget left (0% used)");
}

TEST(DeviceTable, HasALineForEach) {
  const std::vector<std::string> lines = device_lines(some_devices(2), 120, 24);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[1],
            "  GPU 0 NVIDIA H200     6 decided   95% busy      20/48     12.35 us  bf16.nt M=16 N=4096 K=4096 batch=1");
  EXPECT_NE(lines[2].find("lost: no worker process starts"), std::string::npos) << lines[2];
  EXPECT_EQ(lines[2].find("12.35"), std::string::npos) << lines[2];
}

TEST(DeviceTable, FitsAnyTerminal) {
  for (std::size_t devices : {0u, 1u, 2u, 8u, 64u}) {
    for (std::size_t rows = 1; rows < 20; ++rows) {
      for (std::size_t columns : {1u, 10u, 40u, 80u, 200u}) {
        const std::vector<std::string> lines = device_lines(some_devices(devices), columns, rows);
        EXPECT_LE(lines.size(), rows) << devices << " " << rows;
        for (const std::string& line : lines) EXPECT_LE(line.size(), columns) << line;
      }
    }
  }
}

TEST(DeviceTable, OfManyThoseThatMeasureComeFirst) {
  const std::vector<std::string> lines = device_lines(some_devices(8), 120, 6);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[2].substr(0, 7), "  GPU 2");
  EXPECT_EQ(lines.back(), "  and 5 more");
}

}  // namespace
}  // namespace tilewright::tune
