// TILEWRIGHT_GROUP_CHECKS on a made-up GPU: what runs launch before their own kernel, and what becomes of what a GPU finds.
// Needs a build with images for it, and is skipped by others.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "tilewright/dispatch.h"
#include "tilewright/error.h"
#include "tilewright/grouped_gemm.h"
#include "tilewright/moe_sort.h"

namespace tilewright {
namespace {

class GroupChecks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (const char* log = std::getenv("FAKE_CUDA_LOG"); log != nullptr) std::remove(log);
  }
  void SetUp() override {
    if (std::getenv("FAKE_CUDA_GPUS") == nullptr) GTEST_SKIP() << "no GPUs are described: run by ctest";
    try {
      grouped_ = plan_grouped_gemm({.dtype = Dtype::f32, .G = 2, .M = 5, .N = 3, .K = 4}, cuda_devices().at(0));
      sort_ = plan_moe_sort({.tokens = 3, .k = 2, .experts = 8}, cuda_devices().at(0));
    } catch (const NoKernel& error) {
      GTEST_SKIP() << "the build has no kernels for it: " << error.what();
    }
  }

  // Lines of the log that begin so, without that.
  std::vector<std::string> lines(const std::string& begin) const {
    std::vector<std::string> found;
    std::ifstream log(log_);
    for (std::string line; std::getline(log, line);)
      if (line.starts_with(begin)) found.push_back(line.substr(begin.size()));
    return found;
  }
  void run(const std::int32_t* row_index) const {
    grouped_->run(to_arguments(GroupedGemmArguments{
        .A = memory_.data(), .B = memory_.data(), .C = result_.data(), .offsets = numbers_.data(), .row_index = row_index}));
  }
  static std::string found() {
    try {
      check_groups();
    } catch (const InvalidArgument& error) {
      return error.what();
    }
    return "";
  }

  const char* log_ = std::getenv("FAKE_CUDA_LOG");
  std::shared_ptr<const Plan> grouped_, sort_;
  alignas(256) mutable std::array<float, 64> memory_{}, result_{};
  alignas(256) std::array<std::int32_t, 64> numbers_{};
};

TEST_F(GroupChecks, AreLaunchedBeforeTheRunItself) {
  ASSERT_EQ(lines("launch "), std::vector<std::string>());
  run(nullptr);
  std::vector<std::string> launches = lines("launch ");
  ASSERT_EQ(launches.size(), 2u);
  EXPECT_NE(launches[0].find("check_offsets"), std::string::npos) << launches[0];
  EXPECT_NE(launches[1].find("grouped_gemm"), std::string::npos) << launches[1];
  run(numbers_.data());
  launches = lines("launch ");
  ASSERT_EQ(launches.size(), 5u);
  EXPECT_NE(launches[3].find("check_indices"), std::string::npos) << launches[3];
}

TEST_F(GroupChecks, AreToldOnceWhereAGpuHasFoundSomething) {
  const std::vector<std::string> statuses =
      lines("host ");  // of offsets, row_index and ids: one each, however many plans there are
  ASSERT_EQ(statuses.size(), 3u);
  const auto write = [&](std::size_t status, std::array<std::int32_t, 4> numbers) {
    std::ranges::copy(numbers, reinterpret_cast<std::int32_t*>(std::stoull(statuses[status])));
  };
  EXPECT_EQ(found(), "");
  write(0, {3, 1, 99, 5});
  EXPECT_EQ(found(), "grouped_gemm: offsets has 99 as number 1, above 5, which is M; the first that was found on a GPU");
  EXPECT_EQ(found(), "");
  write(0, {2, 1, 3, 4});
  write(1, {2, 7, 5, 5});
  write(2, {1, 0, -2, -1});
  EXPECT_EQ(found(),
            "grouped_gemm: offsets has 3 as number 1, less than 4, the end before it; the first that was found on a GPU");
  EXPECT_EQ(
      found(),
      "grouped_gemm: row_index has 5 as number 7; valid are numbers below 5, which is rows_a; the first that was found on a "
      "GPU");
  EXPECT_EQ(found(), "moe_sort: ids has -2 as number 0, below -1; the first that was found on a GPU");
  EXPECT_EQ(found(), "");
  write(0, {-1, 0, 0, 0});
  EXPECT_EQ(found(), "") << "a GPU is about to write it";
}

}  // namespace
}  // namespace tilewright
