// Which arch and which of its devices a run is for: by the arch's name, by the device's, or by what is here.
#include <gtest/gtest.h>

#include "device/target.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

// Compute capability 42 is of no GPU, so nothing here depends on the machine.
ArchSpec made_up(const std::string& name, std::vector<DeviceSpec> devices) {
  return {
      .name = name, .kind = TargetKind::cuda, .major = 42, .minor = 0, .minors = {0}, .rank = 1, .devices = std::move(devices)};
}

const std::vector<ArchSpec> kArchs{
    made_up("sm420", {{.name = "big", .driver_names = {"NVIDIA Big", "Tesla Big"}, .compute_units = 100},
                      {.name = "small", .driver_names = {"NVIDIA Small 2"}, .compute_units = 10, .clock_mhz = 1000}}),
    made_up("sm421", {{.name = "other", .driver_names = {"NVIDIA Other"}, .compute_units = 20}}),
};

std::string fault_of(const std::string& arch, const std::string& device) {
  try {
    choose_target(kArchs, arch, device);
  } catch (const UsageError& fault) {
    return fault.what();
  }
  return "none";
}

TEST(TargetTest, AnArchAloneIsPredictedForItsFirstDevice) {
  const Target target = choose_target(kArchs, "sm420");
  EXPECT_FALSE(target.present);
  EXPECT_EQ(target.spec, "big");
  EXPECT_EQ(target.device.key, "nvidia-big-100sm");
}

TEST(TargetTest, ADeviceNamesItsArch) {
  const Target target = choose_target(kArchs, "native", "small");
  EXPECT_EQ(target.arch.name, "sm420");
  EXPECT_FALSE(target.present);
  EXPECT_EQ(target.spec, "small");
  EXPECT_EQ(target.device.key, "nvidia-small-2-10sm");
  EXPECT_EQ(target.device.compute_units, 10u);
  EXPECT_EQ(target.device.clock_mhz, 1000);
  EXPECT_FALSE(target.why_not.empty());
  EXPECT_EQ(choose_target(kArchs, "sm420", "small").spec, "small");
}

TEST(TargetTest, WrongNamesAreUsageErrorsThatListTheValidOnes) {
  EXPECT_EQ(fault_of("native", "tiny"), "unknown device 'tiny', valid: big, small, other");
  EXPECT_EQ(fault_of("sm421", "small"), "--device small is of arch sm420, not sm421");
  EXPECT_EQ(fault_of("sm422", ""), "unknown arch 'sm422', valid: native, sm420, sm421");
}

TEST(TargetTest, AGpuOfThisMachineIsNamedByItsOrdinalOrUuid) {
  EXPECT_TRUE(fault_of("native", "1234").starts_with("there is no CUDA device 1234 (")) << fault_of("native", "1234");
  EXPECT_TRUE(fault_of("native", "MIG-none").starts_with("there is no device \"MIG-none\" ("))
      << fault_of("native", "MIG-none");
}

// Another device that runs the arch's code is not the one that was asked for.
TEST(TargetTest, APresentDeviceIsKnownByWhatItsDriverCallsIt) {
  ArchSpec here{
      .name = "here",
      .kind = TargetKind::cpu,
      .devices = {{.name = "another", .driver_names = {"Another"}}, {.name = "this", .driver_names = {cpu_device().name}}}};
  EXPECT_TRUE(choose_target({here}, "here").present);
  EXPECT_EQ(choose_target({here}, "here").spec, "this");
  EXPECT_TRUE(choose_target({here}, "here", "this").present);
  const Target absent = choose_target({here}, "here", "another");
  EXPECT_FALSE(absent.present);
  EXPECT_EQ(absent.device.name, "Another");
  EXPECT_EQ(absent.why_not, cpu_device().name + " is no Another");
  here.devices.pop_back();
  EXPECT_TRUE(choose_target({here}, "here").present);
  EXPECT_EQ(choose_target({here}, "here").spec, "") << "predicted for the arch's default one";
}

}  // namespace
}  // namespace tilewright::tune
