// How samples come about, on devices that the tests make up: settled clocks, spoiled groups, energy counters, cold buffers.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "device/clock_settling.h"
#include "device/device_backend.h"
#include "device/energy_meter.h"
#include "device/nvml_monitor.h"
#include "device/timing.h"

namespace tilewright::tune {
namespace {

double settled_after_s(const std::vector<double>& clocks_mhz, double step_s = 0.01) {
  ClockSettling settling;
  for (std::size_t i = 0; i < clocks_mhz.size(); ++i) {
    settling.add(step_s * static_cast<double>(i + 1), clocks_mhz[i]);
    if (settling.done()) return step_s * static_cast<double>(i + 1);
  }
  return -1;
}

TEST(ClockSettling, WaitsUntilTheClockStopsRising) {
  std::vector<double> rising;
  for (int i = 0; i < 60; ++i) rising.push_back(std::min(345.0 + 60 * i, 1980.0));  // reaches 1980 with the 29th
  EXPECT_NEAR(settled_after_s(rising), 0.32, 1e-9);  // four more that are the same, one of them a step below
}

TEST(ClockSettling, WithoutReadingsTakesAFixedTime) { EXPECT_NEAR(settled_after_s(std::vector<double>(50, 0.0)), 0.15, 1e-9); }

TEST(ClockSettling, GivesUpOnAClockThatNeverRests) {
  std::vector<double> restless;
  for (int i = 0; i < 200; ++i) restless.push_back(i % 2 == 0 ? 1700 : 1980);
  EXPECT_NEAR(settled_after_s(restless), 1.5, 1e-9);
}

TEST(SpoiledSamples, AreDiscardedCountedAndTakenAgain) {
  int taken = 0;
  const Timing timing = take_unspoiled(
      [&](Timing& group) {
        ++taken;
        group.samples_us = {taken < 3 ? 200.0 : 100.0, taken < 3 ? 210.0 : 101.0};
        group.conditions.discarded = 1;  // by the backend itself
        return DeviceReading{.clock_mhz = 1500, .throttle = taken < 3 ? "hardware thermal" : "", .spoiled = taken < 3};
      },
      std::chrono::milliseconds(0));
  EXPECT_EQ(timing.samples_us, (std::vector<double>{100, 101}));
  EXPECT_EQ(timing.conditions.discarded, 2 * 2 + 3);
  EXPECT_EQ(timing.conditions.throttle, "");
  EXPECT_EQ(timing.conditions.clock_mhz, 1500);
}

// A launch that waits instead of working looks disturbed each time. Emptying a large cache before it takes longer than it does.
TEST(DisturbedSamples, AreTakenAgainUnlessTheFlushBeforeThemIsDear) {
  const Launch waits = [](Stream) { std::this_thread::sleep_for(std::chrono::milliseconds(2)); };
  const auto discarded = [&](const char* cache_mib, const Sampling& sampling) {
    ::setenv("TILEWRIGHT_LLC_MIB", cache_mib, 1);
    return make_host_backend(cpu_device())->time(waits, sampling).conditions.discarded;
  };
  EXPECT_GE(discarded("256", {.samples = 5, .again = true, .threads = 1}), 1);
  EXPECT_GE(discarded("1", {.samples = 5, .flush = true, .again = true, .threads = 1}), 1);
  EXPECT_EQ(discarded("256", {.flush = true, .again = true, .threads = 1}), 0);
  ::setenv("TILEWRIGHT_LLC_MIB", "16", 1);
}

TEST(SpoiledSamples, OfAMachineThatIsAlwaysHotCountAndSaySo) {
  int taken = 0;
  const Timing timing = take_unspoiled(
      [&](Timing& group) {
        group.samples_us = {static_cast<double>(++taken)};
        return DeviceReading{.throttle = "hardware slowdown", .spoiled = true};
      },
      std::chrono::milliseconds(0));
  EXPECT_EQ(taken, kSpoiledGroups);
  EXPECT_EQ(timing.samples_us, std::vector<double>{kSpoiledGroups});
  EXPECT_EQ(timing.conditions.discarded, kSpoiledGroups - 1);
  EXPECT_EQ(timing.conditions.throttle, "hardware slowdown");
}

TEST(Throttling, APowerCapIsNotedOthersSpoil) {
  DeviceReading reading;
  judge_throttle(nvml_throttle::software_power_cap | nvml_throttle::applications_clocks, reading);
  EXPECT_NE(reading.throttle, "");
  EXPECT_FALSE(reading.spoiled);
  for (const std::uint64_t reason : {nvml_throttle::hardware_slowdown, nvml_throttle::software_thermal,
                                     nvml_throttle::hardware_thermal, nvml_throttle::hardware_power_brake}) {
    judge_throttle(reason | nvml_throttle::software_power_cap, reading);
    EXPECT_TRUE(reading.spoiled) << reason;
  }
  judge_throttle(nvml_throttle::idle, reading);
  EXPECT_EQ(reading.throttle, "");
  EXPECT_FALSE(reading.spoiled);
}

TEST(Conditions, OfTwoGroupsKeepEveryReasonOnce) {
  Conditions sum{.clock_mhz = 1980, .discarded = 2, .throttle = "software power cap"};
  add(sum, {.clock_mhz = 1700, .power_w = 650, .discarded = 1, .throttle = "hardware thermal"});
  add(sum, {.throttle = "software power cap"});
  EXPECT_EQ(
      sum, (Conditions{.clock_mhz = 1700, .power_w = 650, .discarded = 3, .throttle = "software power cap, hardware thermal"}));
}

// 3 J a call on a counter that is updated every seventh call only; slow enough that time passes.
class SteppedCounter : public DeviceMonitor {
 public:
  DeviceReading read() override { return {}; }
  std::optional<double> energy_j() override { return known ? std::optional(3.0 * (calls_ / 7 * 7)) : std::nullopt; }
  void call() {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    ++calls_;
  }
  bool known = true;

 private:
  int calls_ = 0;
};

TEST(EnergyMeter, CountsBetweenStepsOfTheCounter) {
  SteppedCounter monitor;
  EXPECT_NEAR(energy_per_call_mj(
                  monitor, [&] { monitor.call(); }, 1),
              3000, 1e-6);
}

TEST(EnergyMeter, NoCounterIsUnknown) {
  SteppedCounter monitor;
  monitor.known = false;
  EXPECT_EQ(energy_per_call_mj(
                monitor, [&] { monitor.call(); }, 1),
            0);
}

}  // namespace
}  // namespace tilewright::tune
