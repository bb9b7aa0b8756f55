// Devices as the library finds them on machines that the environment describes (fake_cuda.cpp). Each suite is a machine, and is
// run by itself: CMakeLists.txt has what its environment is.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "tilewright/c_api.h"
#include "tilewright/device.h"
#include "tilewright/error.h"

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

class Slices : public Machine {};

TEST_F(Slices, HaveTheirOwnUuid) { EXPECT_EQ(find_device(uuid(1, "MIG")).key, "nvidia-h100-80gb-hbm3-mig-1g-10gb-16sm"); }

}  // namespace
}  // namespace tilewright
