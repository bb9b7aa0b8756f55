// The provider of cuBLASLt's products with a library that is written against NVIDIA's header (fake_cublaslt.cpp), its
// declarations against that header, and what dispatch makes of it, on a GPU that the environment describes.
#include <cublasLt.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "dispatch/dispatcher.h"
#include "gemm/cublaslt_api.h"
#include "provided_products.h"
#include "providers/providers.h"
#include "table/problem_by_name.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

static_assert(cublaslt::kSuccess == CUBLAS_STATUS_SUCCESS);
static_assert(cublaslt::kReal32 == CUDA_R_32F && cublaslt::kReal16 == CUDA_R_16F && cublaslt::kBrain16 == CUDA_R_16BF);
static_assert(cublaslt::kCompute32 == CUBLAS_COMPUTE_32F && cublaslt::kComputeTf32 == CUBLAS_COMPUTE_32F_FAST_TF32);
static_assert(cublaslt::kTransposed == CUBLAS_OP_T);
static_assert(cublaslt::kTransA == CUBLASLT_MATMUL_DESC_TRANSA && cublaslt::kTransB == CUBLASLT_MATMUL_DESC_TRANSB);
static_assert(cublaslt::kBatchCount == CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT &&
              cublaslt::kBatchStride == CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
static_assert(cublaslt::kMostWorkspace == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
static_assert(cublaslt::kLeastAlignment[0] == CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES &&
              cublaslt::kLeastAlignment[3] == CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES);
static_assert(sizeof(cublaslt::Algorithm) == sizeof(cublasLtMatmulAlgo_t) &&
              alignof(cublaslt::Algorithm) == alignof(cublasLtMatmulAlgo_t));
static_assert(sizeof(cublaslt::Result) == sizeof(cublasLtMatmulHeuristicResult_t) &&
              offsetof(cublaslt::Result, workspace_bytes) == offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize) &&
              offsetof(cublaslt::Result, state) == offsetof(cublasLtMatmulHeuristicResult_t, state));

constexpr std::uint8_t kF32 = 0, kTf32x3 = 6;  // among the op's values
constexpr std::uintptr_t kStream = 0x77;       // as fake_cublaslt.cpp expects it

class CublasLt : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("FAKE_CUDA_GPUS") == nullptr) GTEST_SKIP() << "no GPU is described: run by ctest";
    const Providers::Found* found = providers_.find("cublaslt", "gemm");
    ASSERT_NE(found, nullptr);
    ASSERT_NE(found->provider, nullptr) << found->why_none;
    provider_ = found->provider.get();
  }

  Problem problem(const test::ProductSizes& sizes) const { return test::product_problem(op_, kF32, 0, sizes); }

  std::vector<std::string> algorithms(const Problem& problem, std::size_t most = 32) const {
    return provider_->algorithms(op_, problem, device(), most);
  }
  static const Device& device() { return cuda_devices().at(0); }

  const OpEntry& op_ = op_by_name(linked_table(), "gemm");
  const Providers providers_{"cublaslt=" TEST_FAKE_CUBLASLT};
  const Provider* provider_ = nullptr;
};

TEST_F(CublasLt, SaysItsVersion) { EXPECT_EQ(provider_->version(), "cuBLASLt 130100"); }

TEST_F(CublasLt, EveryLayoutIsComputed) {
  test::expect_right_products(*provider_, op_, kF32, device(), reinterpret_cast<Stream>(kStream));
}

TEST_F(CublasLt, FactorsAndResultsMayBeOfDifferentTypes) {
  const auto values = op_.attributes[0].values;
  const auto bf16_f32 = static_cast<std::uint8_t>(std::ranges::find(values, std::string("bf16_f32")) - values.begin());
  test::expect_right_products<std::uint16_t>(*provider_, op_, bf16_f32, device(), reinterpret_cast<Stream>(kStream));
}

// The library here has no other type than f32.
TEST_F(CublasLt, ThreeProductsInOneAreOneOfF32) {
  test::expect_right_products(*provider_, op_, kTf32x3, device(), reinterpret_cast<Stream>(kStream));
}

TEST_F(CublasLt, AnAlgorithmIsMadeAgainFromItsText) {
  const Problem problem = this->problem({8, 8, 8, 1, 8, 8, 8, 64, 64, 64});
  const std::vector<std::string> texts = algorithms(problem);
  ASSERT_EQ(texts.size(), 2u);
  EXPECT_EQ(texts[0].size(), 128u);
  EXPECT_EQ(texts[0].substr(0, 16), "0000000000001111");
  EXPECT_EQ(texts[0].substr(112), "ffffffffffffeeee");
  EXPECT_EQ(algorithms(problem, 1), std::vector{texts[0]});
  EXPECT_EQ(provider_->ready(texts[0], op_, problem, device())->workspace_bytes(), 0u);
  EXPECT_EQ(provider_->ready(texts[1], op_, problem, device())->workspace_bytes(), 4096u);
  std::string other = texts[0];
  other[127] = '0';
  EXPECT_THROW(provider_->ready(other, op_, problem, device()), Error) << "the library does not know it";
  for (const std::string& corrupt : {std::string(), texts[0] + "0", std::string(127, '0') + "g"})
    EXPECT_THROW(provider_->ready(corrupt, op_, problem, device()), Error) << corrupt;
}

TEST_F(CublasLt, WhatItCannotDescribeItDoesNotServe) {
  EXPECT_FALSE(algorithms(problem({8, 8, 8, 1, 8, 8, 8, 64, 64, 64})).empty());
  EXPECT_TRUE(algorithms(problem({8, 8, 8, 1, 0, 8, 8, 64, 64, 64})).empty()) << "A's rows are one";
  EXPECT_TRUE(algorithms(problem({8, 8, 8, 2, 8, 8, 8, -64, 64, 64})).empty()) << "batches before each other";
  EXPECT_TRUE(algorithms(problem({8, 8, 0, 1, 8, 8, 8, 64, 64, 64})).empty()) << "no terms";
  EXPECT_TRUE(provider_->algorithms(op_, problem({8, 8, 8, 1, 8, 8, 8, 64, 64, 64}), cpu_device(), 32).empty());
}

TEST_F(CublasLt, ComputesProductsWithoutAnEpilogue) {
  const Problem problem = this->problem({8, 8, 8, 1, 8, 8, 8, 64, 64, 64});
  const auto ready = provider_->ready(algorithms(problem)[0], op_, problem, device());
  float element = 0;
  Arguments arguments;
  arguments.tensors = {&element, &element, &element};
  arguments.scalars[0].f32 = 1;
  EXPECT_TRUE(ready->takes(arguments));
  Arguments with_bias = arguments;
  with_bias.tensors[3] = &element;
  EXPECT_FALSE(ready->takes(with_bias));
  Arguments with_activation = arguments;
  with_activation.scalars[2].i32 = 1;
  EXPECT_FALSE(ready->takes(with_activation));
  Arguments without_product = arguments;
  without_product.scalars[0].f32 = 0;
  EXPECT_FALSE(ready->takes(without_product)) << "A and B may then be anything";
}

TEST_F(CublasLt, SaysWhichCallTheLibraryRefused) {
  const Problem problem = this->problem({8, 8, 8, 1, 8, 8, 8, 64, 64, 64});
  const auto ready = provider_->ready(algorithms(problem)[0], op_, problem, device());
  try {
    ready->run({}, nullptr, nullptr);  // another stream than the test's
    FAIL();
  } catch (const Error& fault) {
    EXPECT_STREQ(fault.what(), "cublasLtMatmul failed with cuBLAS status 7");
  }
}

// Dispatch over one kernel of ours, which keeps 300 bytes zero, and a record that says that the second algorithm, with its 4096
// bytes, is faster.
class DispatchedCublasLt : public CublasLt {
 protected:
  void SetUp() override {
    CublasLt::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    const auto arch =
        std::ranges::find_if(table_.archs, [](const ArchEntry& each) { return each.name == std::string_view("sm90a"); });
    ASSERT_NE(arch, table_.archs.end());
    kernel_.id = "gemm.own";
    kernel_.family = "own";
    kernel_.config = "";
    kernel_.hash = "0123";
    kernel_.symbol = "own";
    kernel_.kind = TargetKind::cuda;
    kernel_.op = problem_.op;
    kernel_.arch = static_cast<std::uint16_t>(arch - table_.archs.begin());
    kernel_.attributes.fill(kAnyAttribute);
    kernel_.launch.workspace = {.fixed_bytes = 300};
    kernel_.pointer_alignment = 1;
    kernel_.image = {std::begin(kImage), std::end(kImage)};
    kernel_.is_default = true;
    table_.kernels = {&kernel_, 1};
    table_.tuned = {};
    const nlohmann::json record{
        {"schema", "tilewright.record/1"},
        {"op", "gemm"},
        {"attributes", {{"dtype", "f32"}, {"layout", "nn"}}},
        {"shape", {{"M", 8}, {"N", 8}, {"K", 8}, {"batch", 1}}},
        {"threads", 0},
        {"arch", arch->name},
        {"status", "measured"},
        {"kernel", kernel_.id},
        {"runtime", nlohmann::json::object()},
        {"hash", kernel_.hash},
        {"policy", "cold-l2/rotating/median"},
        {"when", "2026-01-01T00:00:00Z"},
        {"time", {{"median_us", 5.5}, {"n", 10}}},
        {"default", {{"median_us", 7.5}}},
        {"device", {{"key", device().key}, {"name", device().name}, {"compute_units", device().compute_units}}},
        {"provider",
         {{"name", "cublaslt"},
          {"version", provider_->version()},
          {"algorithm", algorithms(problem_).at(1)},
          {"median_us", 5.0},
          {"margin", 0.1}}}};
    std::filesystem::create_directories(folder_ / device().key);
    std::ofstream(folder_ / device().key / "gemm.jsonl") << record.dump() << "\n";
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  // What a plan within so much workspace says of itself.
  std::pair<std::size_t, Explanation> planned(std::size_t workspace_limit) const {
    Dispatcher dispatcher(
        table_, [](const std::string& text) { ADD_FAILURE() << text; }, providers_);
    EXPECT_EQ(dispatcher.load_layer(Layer::user, folder_), 1);
    const auto plan = dispatcher.make_plan(problem_, device(), workspace_limit);
    return {plan->workspace_bytes(), plan->explain()};
  }

  static constexpr unsigned char kImage[] = "\177ELF";
  static constexpr std::size_t kWhole = 512 + 4096;  // the algorithm's part begins at a multiple of 256
  const Problem problem_ = [this] {
    Problem result = problem({8, 8, 8, 1, 0, 0, 0, 0, 0, 0});
    make_dense(op_, result);
    return result;
  }();
  const std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("tilewright_dispatched_" + std::to_string(getpid()));
  KernelEntry kernel_{};
  KernelTable table_ = linked_table();
};

TEST_F(DispatchedCublasLt, RunsWhereTheWholePlanHasItsWorkspace) {
  for (const std::size_t limit : {SIZE_MAX, kWhole}) {
    const auto [bytes, said] = planned(limit);
    EXPECT_EQ(bytes, kWhole);
    EXPECT_EQ(said.provider, "cublaslt (cuBLASLt 130100)");
  }
}

// The algorithm alone would fit.
TEST_F(DispatchedCublasLt, ThePlanOfALimitNeverExceedsIt) {
  for (const std::size_t limit : {kWhole - 1, std::size_t{4096}, std::size_t{300}}) {
    const auto [bytes, said] = planned(limit);
    EXPECT_EQ(bytes, 300u) << limit;
    EXPECT_EQ(said.provider, "") << limit;
    EXPECT_EQ(said.kernel, "gemm.own");
    EXPECT_NE(
        said.reason.find("cublaslt (cuBLASLt 130100) was measured to be 10 % faster, but with it a plan needs a workspace "
                         "of 4608 bytes, and " +
                         std::to_string(limit) + " are allowed"),
        std::string::npos)
        << said.reason;
  }
}

}  // namespace
}  // namespace tilewright
