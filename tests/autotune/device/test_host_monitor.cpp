// The CPU's monitor on a made-up /sys: what is there is read, what is missing is unknown.
#include <gtest/gtest.h>

#include "device/host_monitor.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

TEST(HostMonitor, NothingThereIsUnknown) {
  const ScratchFolder root;
  HostMonitor monitor(root.path());
  const DeviceReading reading = monitor.read();
  EXPECT_EQ(reading.clock_mhz, 0);
  EXPECT_EQ(reading.temperature_c, 0);
  EXPECT_EQ(reading.throttle, "");
  EXPECT_FALSE(reading.spoiled);
  EXPECT_FALSE(monitor.energy_j());
}

TEST(HostMonitor, ReadsTheFastestCoreAndTheCoresSensor) {
  ScratchFolder root;
  root.write("sys/devices/system/cpu/cpu0/cpufreq/scaling_cur_freq", "1200000\n");
  root.write("sys/devices/system/cpu/cpu1/cpufreq/scaling_cur_freq", "3400000\n");
  root.write("sys/devices/system/cpu/cpufreq/policy0/scaling_cur_freq", "9000000\n");
  root.write("sys/class/hwmon/hwmon0/name", "nvme\n");
  root.write("sys/class/hwmon/hwmon0/temp1_input", "30000\n");
  root.write("sys/class/hwmon/hwmon1/name", "k10temp\n");
  root.write("sys/class/hwmon/hwmon1/temp1_input", "61500\n");
  const DeviceReading reading = HostMonitor(root.path()).read();
  EXPECT_EQ(reading.clock_mhz, 3400);
  EXPECT_EQ(reading.temperature_c, 61.5);
}

TEST(HostMonitor, ThrottlingSinceTheLastReadingSpoilsOnce) {
  ScratchFolder root;
  const std::string count = "sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count";
  root.write(count, "7\n");
  HostMonitor monitor(root.path());
  EXPECT_FALSE(monitor.read().spoiled);  // the 7 are of long ago
  root.write(count, "8\n");
  EXPECT_TRUE(monitor.read().spoiled);
  EXPECT_FALSE(monitor.read().spoiled);
}

TEST(HostMonitor, AddsPackagesAndSurvivesTheCountersWrap) {
  ScratchFolder root;
  for (const std::string package : {"intel-rapl:0", "intel-rapl:1"}) {
    root.write("sys/class/powercap/" + package + "/max_energy_range_uj", "10000000\n");
    root.write("sys/class/powercap/" + package + "/energy_uj", "9000000\n");
  }
  root.write("sys/class/powercap/intel-rapl:0:0/max_energy_range_uj", "10000000\n");  // a part of package 0
  root.write("sys/class/powercap/intel-rapl:0:0/energy_uj", "5000000\n");
  HostMonitor monitor(root.path());
  const double before_j = monitor.energy_j().value();
  root.write("sys/class/powercap/intel-rapl:0/energy_uj", "9500000\n");
  root.write("sys/class/powercap/intel-rapl:1/energy_uj", "1000000\n");
  EXPECT_NEAR(monitor.energy_j().value() - before_j, 0.5 + 2.0, 1e-9);
}

}  // namespace
}  // namespace tilewright::tune
