// The wrapper around NVIDIA's management library, on a library of ours with its functions (tests/data/fake_nvml).
#include <dlfcn.h>
#include <gtest/gtest.h>

#include "device/nvml.h"

namespace tilewright::tune {
namespace {

TEST(Nvml, SaysWhatTheLibrarySaysInOurUnits) {
  const auto device = NvmlDevice::open("0000:3b:00.0", nullptr, TEST_FAKE_NVML);
  ASSERT_TRUE(device);
  EXPECT_EQ(device->driver_version(), "580.65.06");
  EXPECT_EQ(device->persistence(), true);
  EXPECT_EQ(device->memory().value().free_bytes, 30ULL << 30);
  const auto processes = device->compute_processes().value();
  ASSERT_EQ(processes.size(), 2u);
  EXPECT_EQ(processes[0].pid, 4711u);
  EXPECT_EQ(processes[0].memory_bytes, 49ULL << 30);
  EXPECT_EQ(processes[1].memory_bytes, 0u);  // not known
  EXPECT_EQ(device->clock_mhz(NvmlClock::sm), 1200u);
  EXPECT_EQ(device->clock_mhz(NvmlClock::memory), 2619u);
  EXPECT_EQ(throttle_text(device->throttle_reasons().value()), "software power cap, hardware thermal");
  EXPECT_DOUBLE_EQ(device->power_limit_w().value(), 350.5);
  EXPECT_DOUBLE_EQ(device->energy_j().value(), 5000000000.25);
}

TEST(Nvml, WhatIsNotSupportedOrNotThereIsEmpty) {
  const auto device = NvmlDevice::open("0000:3b:00.0", nullptr, TEST_FAKE_NVML);
  ASSERT_TRUE(device);
  EXPECT_EQ(device->ecc(), std::nullopt);  // the device refuses
  EXPECT_EQ(device->mig(), std::nullopt);  // the library has no such function
  EXPECT_EQ(device->power_w(), std::nullopt);
  EXPECT_EQ(device->compute_mode(), std::nullopt);
}

TEST(Nvml, WithoutALibraryOrTheDeviceItSaysWhy) {
  std::string why;
  EXPECT_FALSE(NvmlDevice::open("0000:3b:00.0", &why, "libno-such-thing.so"));
  EXPECT_EQ(why, "libno-such-thing.so was not found");
  EXPECT_FALSE(NvmlDevice::open("0000:00:00.0", &why, TEST_FAKE_NVML));
  EXPECT_EQ(why, "NVML does not know device 0000:00:00.0: Not Found");
}

TEST(Nvml, EveryStartIsShutDown) {
  {
    const auto one = NvmlDevice::open("0000:3b:00.0", nullptr, TEST_FAKE_NVML);
    const auto copy = one;
    EXPECT_FALSE(NvmlDevice::open("0000:00:00.0", nullptr, TEST_FAKE_NVML));
  }
  void* library = ::dlopen(TEST_FAKE_NVML, RTLD_NOW);
  ASSERT_NE(library, nullptr);
  EXPECT_EQ(reinterpret_cast<int (*)()>(::dlsym(library, "fake_nvml_starts"))(), 0);
  ::dlclose(library);
}

}  // namespace
}  // namespace tilewright::tune
