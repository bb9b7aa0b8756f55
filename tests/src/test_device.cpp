// Device facts: the CPU's from made-up files, and this machine's.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "backend/cpu/cpu_device.h"
#include "tilewright/device.h"

namespace tilewright {
namespace {

class CpuDeviceTest : public testing::Test {
 protected:
  ~CpuDeviceTest() override { std::filesystem::remove_all(root_); }

  void write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path) << text;
  }

  std::string key(const std::string& vendor, const std::string& model_name) {
    write("proc/cpuinfo", "processor\t: 0\nvendor_id\t: " + vendor + "\ncpu family\t: 6\nmodel\t\t: 85\nmodel name\t: " +
                              model_name + "\nflags\t\t: fpu sse2 avx2\ncpu MHz\t\t: 2500.5\n\nprocessor\t: 1\nmodel\t: 7\n");
    return read_cpu_device(root_, 8, {}).key;
  }

  std::filesystem::path root_ = std::filesystem::path(testing::TempDir()) / ("tilewright_device_" + std::to_string(getpid()));
};

TEST_F(CpuDeviceTest, KeyHasVendorBrandFamilyModelAndCores) {
  EXPECT_EQ(key("AuthenticAMD", "AMD EPYC 7763 64-Core Processor"), "amd-epyc-6-85-8c");
  EXPECT_EQ(key("AuthenticAMD", "AMD EPYC"), "amd-epyc-6-85-8c");
  EXPECT_EQ(key("GenuineIntel", "Intel(R) Xeon(R) Platinum 8375C CPU @ 2.90GHz"), "intel-xeon-6-85-8c");
  EXPECT_EQ(key("GenuineIntel", "12th Gen Intel(R) Core(TM) i9-12900K"), "intel-core-6-85-8c");
  EXPECT_EQ(key("GenuineIntel", "QEMU Virtual CPU version 2.5+"), "intel-qemu-6-85-8c");
}

TEST_F(CpuDeviceTest, ReadsFlagsClockAndCaches) {
  key("AuthenticAMD", "AMD EPYC");
  const std::string cache = "sys/devices/system/cpu/cpu0/cache/";
  const char* levels[][3] = {
      {"1", "Data", "48K"}, {"1", "Instruction", "32K"}, {"2", "Unified", "1024K"}, {"3", "Unified", "32M"}};
  for (int i = 0; i < 4; ++i) {
    write(cache + "index" + std::to_string(i) + "/level", levels[i][0]);
    write(cache + "index" + std::to_string(i) + "/type", levels[i][1]);
    write(cache + "index" + std::to_string(i) + "/size", levels[i][2]);
  }
  Device device = read_cpu_device(root_, 8, {});
  EXPECT_EQ(device.cpu_flags, (std::vector<std::string>{"fpu", "sse2", "avx2"}));
  EXPECT_EQ(device.last_level_cache_bytes, 32u << 20);
  EXPECT_DOUBLE_EQ(device.clock_mhz, 2500.5);
  write("sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", "3700000\n");
  device = read_cpu_device(root_, 8, {});
  EXPECT_DOUBLE_EQ(device.clock_mhz, 3700);
  // As on a virtual machine that has two of its host's cores.
  write(cache + "index3/size", "480M");
  write(cache + "index3/shared_cpu_map", "00000000,00000003\n");
  EXPECT_EQ(read_cpu_device(root_, 2, {}).last_level_cache_bytes, 64u << 20);
  write(cache + "index3/shared_cpu_map", "ffff,ffffffff\n");
  EXPECT_EQ(read_cpu_device(root_, 2, {}).last_level_cache_bytes, 480u << 20) << "a process may be kept to two cores";
}

TEST_F(CpuDeviceTest, AMachineThatSaysNothingStillHasAKey) {
  EXPECT_EQ(read_cpu_device(root_, 1, {}).key, "cpu-unknown-0-0-1c");
}

CpuidFacts made_up_cpuid() {
  return {.vendor = "GenuineIntel",
          .brand = "Intel(R) Xeon(R) CPU E5-2690 0 @ 2.90GHz",
          .family = 6,
          .model = 45,
          .flags = {"sse4_2", "avx"}};
}

TEST_F(CpuDeviceTest, WithoutCpuinfoTheProcessorSpeaksForItself) {
  const Device device = read_cpu_device(root_, 8, made_up_cpuid());
  EXPECT_EQ(device.key, "intel-xeon-6-45-8c");
  EXPECT_EQ(device.name, "Intel(R) Xeon(R) CPU E5-2690 0 @ 2.90GHz");
  EXPECT_EQ(device.cpu_flags, (std::vector<std::string>{"sse4_2", "avx"}));
}

// As gVisor has it.
TEST_F(CpuDeviceTest, AFileWithoutNamesTakesNoneAway) {
  write("proc/cpuinfo", "processor\t: 0\nvendor_id\t: GenuineIntel\nmodel name\t: unknown\nflags\t\t: sse2\n");
  EXPECT_EQ(read_cpu_device(root_, 8, made_up_cpuid()).key, "intel-xeon-6-45-8c");
}

// Where both speak of a flag the processor is right; of one that CPUID is not asked for the file is.
TEST_F(CpuDeviceTest, FlagsAreTheProcessorsAndThenTheFiles) {
  key("AuthenticAMD", "AMD EPYC");  // fpu sse2 avx2
  EXPECT_EQ(read_cpu_device(root_, 8, made_up_cpuid()).cpu_flags, (std::vector<std::string>{"sse4_2", "avx", "fpu"}));
}

#ifdef __x86_64__
TEST(Devices, TheProcessorSaysOfItselfWhatLinuxSays) {
  const Device with_file = read_cpu_device("/", 1, read_cpuid());
  const Device without = read_cpu_device("/nonexistent", 1, read_cpuid());
  EXPECT_EQ(without.key, with_file.key);
  EXPECT_EQ(without.name, with_file.name);
  const Device file_alone = read_cpu_device("/", 1, {});
  for (const std::string& flag : file_alone.cpu_flags) {
    EXPECT_EQ(std::ranges::count(without.cpu_flags, flag), is_known_to_cpuid(flag)) << flag;
  }
  if (file_alone.cpu_flags.empty()) return;
  for (const std::string& flag : without.cpu_flags) EXPECT_EQ(std::ranges::count(file_alone.cpu_flags, flag), 1) << flag;
}
#endif

TEST(Devices, ThisCpu) {
  const Device& cpu = cpu_device();
  EXPECT_EQ(cpu.kind, TargetKind::cpu);
  EXPECT_GE(cpu.compute_units, 1u);
  EXPECT_TRUE(std::ranges::all_of(cpu.key, [](char c) { return std::islower(c) || std::isdigit(c) || c == '-'; })) << cpu.key;
}

TEST(Devices, NoneFoundHasAReason) {
  std::string why_none;
  const bool has_device = !cuda_devices(&why_none).empty();
  EXPECT_EQ(has_device, why_none.empty());
  EXPECT_EQ(current_device().kind, has_device ? TargetKind::cuda : TargetKind::cpu);
}

}  // namespace
}  // namespace tilewright
