// Devices as the library finds them on machines that the environment describes (fake_cuda.cpp). Each suite is a machine, and is
// run by itself: CMakeLists.txt has what its environment is.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "fake_table.h"
#include "tilewright/c_api.h"
#include "tilewright/device.h"
#include "tilewright/error.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

class Machine : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("FAKE_CUDA_GPUS") == nullptr) GTEST_SKIP() << "no GPUs are described: run by ctest";
  }
};

std::string error_of(const std::string& device) {
  try {
    find_device(device);
  } catch (const Error& error) {
    return error.what();
  }
  return "none";
}

std::string uuid(int number, const std::string& kind = "GPU") {
  return kind + "-00000000-0000-0000-0000-00000000000" + std::to_string(number);
}

class OneIsBroken : public Machine {};

TEST_F(OneIsBroken, TheOthersAreThere) {
  std::string why_none;
  ASSERT_EQ(cuda_devices(&why_none).size(), 2u) << why_none;
  EXPECT_EQ(why_none, "");
  EXPECT_EQ(cuda_devices()[0].name, "NVIDIA A100");
  EXPECT_EQ(cuda_devices()[1].name, "NVIDIA H200");
  EXPECT_EQ(cuda_devices()[1].ordinal, 2);
  EXPECT_EQ(cuda_devices()[1].uuid, uuid(3));
  ASSERT_EQ(cuda_device_faults().size(), 1u);
  EXPECT_EQ(cuda_device_faults()[0].ordinal, 1);
}

TEST_F(OneIsBroken, EachIsFoundByItsOrdinalAndUuid) {
  EXPECT_EQ(find_device("2").name, "NVIDIA H200");
  EXPECT_EQ(find_device(uuid(3)).name, "NVIDIA H200");
  EXPECT_EQ(find_device("cpu").kind, TargetKind::cpu);
  EXPECT_EQ(current_device().ordinal, 0);
}

TEST_F(OneIsBroken, TheBrokenOneSaysWhy) {
  EXPECT_EQ(
      error_of("1"),
      "CUDA device 1 does not open: cuDeviceTotalMem failed: CUDA_ERROR_DEVICE_UNAVAILABLE (CUDA-capable device(s) is/are "
      "busy or unavailable)");
  EXPECT_EQ(error_of("3"),
            "there is no CUDA device 3 (CUDA devices: 0 is " + uuid(1) + ", 2 is " + uuid(3) + ", 1 does not open)");
  EXPECT_NE(error_of("GPU-0").find("several"), std::string::npos) << error_of("GPU-0");
  for (const char* name : {"", "GPU-", "GPU-f", "-1", "1x", "99999999999999999999", "MIG-0"}) {
    EXPECT_NE(error_of(name).find("valid: cpu, an ordinal, a UUID"), std::string::npos) << name << ": " << error_of(name);
  }
}

TEST_F(OneIsBroken, CCallersGetTheSameReason) {
  const char* attributes[] = {"f32", "nn"};
  const int64_t sizes[] = {8, 8, 8, 1};
  const tilewright_problem problem{.op = "gemm",
                                   .attributes = attributes,
                                   .attribute_count = 2,
                                   .sizes = sizes,
                                   .size_count = 4,
                                   .threads = 0,
                                   .constants = 0};
  EXPECT_EQ(tilewright_explain(&problem, 1, nullptr, 0, nullptr), TILEWRIGHT_INVALID_ARGUMENT);
  EXPECT_NE(std::string(tilewright_last_error()).find("device 1 does not open"), std::string::npos) << tilewright_last_error();
}

class AllAreBroken : public Machine {};

TEST_F(AllAreBroken, TheReasonIsTheFirstOnes) {
  std::string why_none;
  EXPECT_TRUE(cuda_devices(&why_none).empty());
  EXPECT_TRUE(why_none.starts_with("none of 1 CUDA devices opens; device 0: cuDeviceTotalMem failed")) << why_none;
  EXPECT_EQ(current_device().kind, TargetKind::cpu);
}

class TheLastIsVisible : public Machine {};

TEST_F(TheLastIsVisible, IsDeviceZero) {
  ASSERT_EQ(cuda_devices().size(), 1u);
  EXPECT_EQ(find_device("0").name, "NVIDIA L4");
  EXPECT_EQ(find_device(uuid(2)).ordinal, 0);
  EXPECT_EQ(find_device("0").pci_bus_id, "0000:02:00.0");
}

class NoneIsVisible : public Machine {};

TEST_F(NoneIsVisible, TheVariableIsNamed) {
  std::string why_none;
  EXPECT_TRUE(cuda_devices(&why_none).empty());
  EXPECT_EQ(why_none, "the CUDA driver does not start: no CUDA-capable device is detected (CUDA_VISIBLE_DEVICES is \"\")");
}

class Newer : public Machine {};

TEST_F(Newer, LoadsPtx) {
  const char* attributes[] = {"f32", "nn"};
  const int64_t sizes[] = {8, 8, 8, 1};
  const tilewright_problem problem{.op = "gemm",
                                   .attributes = attributes,
                                   .attribute_count = 2,
                                   .sizes = sizes,
                                   .size_count = 4,
                                   .threads = 0,
                                   .constants = 0};
  ASSERT_EQ(cuda_devices().size(), 1u);
  std::remove(std::getenv("FAKE_CUDA_LOG"));
  tilewright_plan* plan = nullptr;
  if (tilewright_plan_create(&problem, 0, SIZE_MAX, &plan) != TILEWRIGHT_OK) {
    ASSERT_NE(std::string(tilewright_last_error()).find("no linked kernel"), std::string::npos) << tilewright_last_error();
    GTEST_SKIP() << "the build has no PTX: " << tilewright_last_error();
  }
  EXPECT_NE(std::string(tilewright_plan_explain(plan)).find("gemm.ptx80."), std::string::npos) << tilewright_plan_explain(plan);
  tilewright_plan_destroy(plan);
  std::string line;
  std::getline(std::ifstream(std::getenv("FAKE_CUDA_LOG")), line);
  EXPECT_TRUE(line.starts_with("ptx tw_gemm_ptx80_")) << line;
}

// A unit of several kernels, of an image that is none: what is asked of the driver.
class SeveralKernels : public Machine {
 protected:
  void SetUp() override {
    Machine::SetUp();
    if (IsSkipped()) return;
    kernel_ = &fake_.add_kernel<0>("k", test::kSm90a);
    kernel_->image = {std::begin(kElf), std::end(kElf)};
    kernel_->launch.block = {128, 1, 1};
  }

  // Of a problem of so many rows: the launches, or why there is no plan.
  std::vector<std::string> launches(std::int64_t rows, std::int64_t cols = 1) {
    std::remove(std::getenv("FAKE_CUDA_LOG"));
    const KernelTable table = fake_.table();
    try {
      const Plan plan(*kernel_, {}, table, FakeTable::problem(rows, cols, 0), cuda_devices().at(0));
      Arguments arguments;
      alignas(256) static std::array<float, 64> memory;
      arguments.tensors = {memory.data(), memory.data()};
      plan.run(arguments, memory.data());
    } catch (const Error& error) {
      return {error.what()};
    }
    std::vector<std::string> lines;
    std::ifstream log(std::getenv("FAKE_CUDA_LOG"));
    for (std::string line; std::getline(log, line);) {
      if (line.starts_with("launch ")) lines.push_back(line.substr(7));
    }
    return lines;
  }

  using FakeTable = test::FakeTable;
  static constexpr unsigned char kElf[] = {0x7f, 'E', 'L', 'F'};
  FakeTable fake_;
  KernelEntry* kernel_ = nullptr;
};

using Lines = std::vector<std::string>;

TEST_F(SeveralKernels, AreLaunchedInOrder) {
  FollowingKernel second{.block = {64, 1, 1}, .smem_bytes = 1024}, third{.block = {32, 1, 1}};
  second.grid[0] = {Term{.value = 1}};
  third.grid[1] = {Term{.value = kComputeUnits}};
  const FollowingKernel then[] = {second, third};
  kernel_->launch.then = then;
  EXPECT_EQ(launches(5, 3), (Lines{"k on 0: 5x1x1 of 128+0", "k_2 on 0: 3x1x1 of 64+1024", "k_3 on 0: 1x16x1 of 32+0"}));
  EXPECT_EQ(launches(5, 0), (Lines{"k on 0: 5x1x1 of 128+0", "k_3 on 0: 1x16x1 of 32+0"})) << "a grid of 0 skips its kernel";
  EXPECT_EQ(launches(0, 3), (Lines{"k_2 on 0: 3x1x1 of 64+1024", "k_3 on 0: 1x16x1 of 32+0"})) << "alone";
  kernel_->launch.overlap = kRuntimeValue;
  EXPECT_EQ(launches(5, 1), (Lines{"k on 0: 5x1x1 of 128+0 early", "k_2 on 0: 1x1x1 of 64+1024", "k_3 on 0: 1x16x1 of 32+0"}))
      << "those behind wait for all that it does";
}

TEST_F(SeveralKernels, OfWhichAnyMayBeCooperative) {
  FollowingKernel second{.block = {64, 1, 1}, .cluster = {2, 1, 1}, .cooperative = true};
  second.grid[0] = {Term{.value = 1}};
  kernel_->launch.then = {&second, 1};
  EXPECT_EQ(launches(1000, 8), (Lines{"k on 0: 1000x1x1 of 128+0", "k_2 on 0: 8x1x1 of 64+0 cluster cooperative"}));
  EXPECT_EQ(launches(1000, 9), (Lines{"k_2: a cooperative launch of 9 CTAs, of which the device holds 8 at once: its grid must "
                                      "be cut to compute_units times what a multiprocessor holds"}));
  kernel_->launch.cooperative = true;
  EXPECT_EQ(launches(32, 8), (Lines{"k on 0: 32x1x1 of 128+0 cooperative", "k_2 on 0: 8x1x1 of 64+0 cluster cooperative"}));
  EXPECT_TRUE(launches(33, 8).front().starts_with("k: a cooperative launch of 33 CTAs, of which the device holds 32"));
}

TEST_F(SeveralKernels, AreRefusedWhereOneHasTooLargeAGrid) {
  FollowingKernel second{.block = {64, 1, 1}};
  second.grid[1] = {Term{.value = 1}};
  kernel_->launch.then = {&second, 1};
  EXPECT_EQ(launches(1, 65535).size(), 2u);
  EXPECT_EQ(launches(1, 65536), (Lines{"toy: too large to launch: rows=1 cols=65536"}));
}

class Slices : public Machine {};

TEST_F(Slices, HaveTheirOwnUuid) { EXPECT_EQ(find_device(uuid(1, "MIG")).key, "nvidia-h100-80gb-hbm3-mig-1g-10gb-16sm"); }

}  // namespace
}  // namespace tilewright
