// Which device a plan is for, and what becomes of CUDA in a forked child and after a reset, on a machine that the environment
// describes (fake_cuda.cpp, CMakeLists.txt).
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <functional>
#include <string>

#include "backend/cuda/driver_api.h"
#include "fake_table.h"
#include "forked.h"
#include "tilewright/device.h"
#include "tilewright/gemm.h"

namespace tilewright {
namespace {

class TwoGpus : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("FAKE_CUDA_GPUS") == nullptr) GTEST_SKIP() << "no GPUs are described: run by ctest";
    ASSERT_EQ(cuda_devices().size(), 2u);
    fake_.add_kernel<1>("k", test::kSm80).image = {std::begin(kPtx), std::end(kPtx)};
  }

  Plan plan(int ordinal) {
    const Device& device = cuda_devices()[static_cast<std::size_t>(ordinal)];
    return {fake_.kernels[0], std::array{1}, table_(), test::FakeTable::problem(1, 1, 0), device};
  }
  const KernelTable& table_() { return kept_ = fake_.table(); }
  Arguments arguments() {
    Arguments result;
    result.tensors[1] = &out_;
    return result;
  }
  std::string error_of(const Plan& plan) {
    try {
      plan.run(arguments());
    } catch (const Error& error) {
      return error.what();
    }
    return "none";
  }

  static constexpr unsigned char kPtx[] = ".target sm_80";
  test::FakeTable fake_;
  KernelTable kept_;
  alignas(16) float out_ = 0;
};

TEST_F(TwoGpus, APlanSaysItsDeviceAndRefusesAnother) {
  const Plan first = plan(0), second = plan(1);
  EXPECT_EQ(first.device(), 0);
  EXPECT_EQ(second.device(), 1);
  EXPECT_EQ(error_of(first), "none");  // no context is current: the device's primary one
  EXPECT_EQ(error_of(second), "none");
  const CurrentContext current(1);
  EXPECT_EQ(error_of(second), "none");
  EXPECT_EQ(error_of(first),
            "k is for device 0, and device 1 is current on this thread: make a plan for that one, or make device 0 current");
}

// compute-sanitizer and debuggers report each call that fails.
TEST_F(TwoGpus, NoCallFailsWhereNoContextIsCurrent) {
  const auto failed = reinterpret_cast<int (*)()>(dlsym(RTLD_DEFAULT, "fake_cuda_calls_without_context"));
  if (failed == nullptr) GTEST_SKIP() << "the driver is NVIDIA's";
  EXPECT_EQ(error_of(plan(0)), "none");
  EXPECT_EQ(current_device().ordinal, 0);
  EXPECT_EQ(failed(), 0);
}

TEST_F(TwoGpus, APlanRunsAfterItsDeviceWasReset) {
  const Plan first = plan(0);
  EXPECT_EQ(error_of(first), "none");
  const auto reset = reinterpret_cast<decltype(&::cuDevicePrimaryCtxReset)>(dlsym(RTLD_DEFAULT, "cuDevicePrimaryCtxReset_v2"));
  ASSERT_NE(reset, nullptr);
  ASSERT_EQ(reset(0), CUDA_SUCCESS);
  EXPECT_EQ(error_of(first), "none");
  const CurrentContext current(0);
  ASSERT_EQ(reset(0), CUDA_SUCCESS);
  EXPECT_NE(error_of(first).find("the device was reset since its context was made current on this thread"), std::string::npos)
      << error_of(first);
}

TEST_F(TwoGpus, AForkedChildIsToldThatItCanNotUseThem) {
  const Plan first = plan(0);
  EXPECT_EQ(error_of(first), "none");
  const auto says_why = [](const std::string& error) {
    return error.find("before this process was forked") != std::string::npos;
  };
  EXPECT_EQ(test::in_child([&] { return says_why(error_of(first)) ? 0 : 1; }), 0);
  EXPECT_EQ(test::in_child([&] {
              try {
                plan(1);
              } catch (const Error& error) {
                return says_why(error.what()) ? 0 : 2;
              }
              return 1;
            }),
            0);
  // The CPU computes there.
  EXPECT_EQ(test::in_child([] {
              const float a = 3, b = 4;
              float c = 0;
              gemm({.M = 1, .N = 1, .K = 1}, {.A = &a, .B = &b, .C = &c}, nullptr, 0, nullptr, cpu_device());
              return c == 12 ? 0 : 1;
            }),
            0);
  EXPECT_EQ(error_of(first), "none");
}

}  // namespace
}  // namespace tilewright
