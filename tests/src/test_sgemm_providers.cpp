// The providers of BLAS libraries' products, each with the library of this machine.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "provided_products.h"
#include "providers/providers.h"
#include "table/problem_by_name.h"
#include "tilewright/gemm.h"

namespace tilewright {
namespace {

struct Library {
  const char* name;
  const char* version;  // how it begins
  std::int64_t most;    // of a row stride
  const char* threads;  // the function that says how many it uses
};

class SgemmProvider : public testing::TestWithParam<Library> {
 protected:
  void SetUp() override {
    const Providers::Found* found = providers_.find(GetParam().name, "gemm");
    ASSERT_NE(found, nullptr);
    if (found->provider == nullptr) GTEST_SKIP() << found->why_none;
    provider_ = found->provider.get();
    library_ = found->library;
  }

  const OpEntry& op_ = op_by_name(linked_table(), "gemm");
  const Providers providers_{GetParam().name};
  const Provider* provider_ = nullptr;
  std::string library_;
};

TEST_P(SgemmProvider, SaysItsVersion) { EXPECT_EQ(provider_->version().find(GetParam().version), 0u) << provider_->version(); }

TEST_P(SgemmProvider, EveryLayoutIsComputed) { test::expect_right_products(*provider_, op_, 0, cpu_device(), nullptr); }

TEST_P(SgemmProvider, EveryLayoutOfF64IsComputed) {
  const std::uint8_t f64 = 7;
  ASSERT_EQ(op_.attributes[0].values[f64], std::string("f64"));
  if (GetParam().name == std::string("onednn")) GTEST_SKIP() << "it has no products of f64";
  test::expect_right_products<double, double>(*provider_, op_, f64, cpu_device(), nullptr);
}

// Not as f32: a third has more digits.
TEST_P(SgemmProvider, F64HasFactorsOfF64) {
  const Problem problem = test::product_problem(op_, 7, 0, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  if (GetParam().name == std::string("onednn")) GTEST_SKIP() << "it has no products of f64";
  std::vector<double> a{3}, c{1};
  const GemmArguments arguments{.A = a.data(), .B = a.data(), .C = c.data(), .alpha = 1.0 / 3, .beta = 0.1};
  provider_->ready("dgemm", op_, problem, cpu_device())->run(to_arguments(arguments), nullptr, nullptr);
  EXPECT_NEAR(c[0], 3.1, 1e-15);
}

// oneDNN has no products of f64.
TEST_P(SgemmProvider, ServesF32AndF64) {
  for (std::uint8_t dtype = 0; dtype < op_.attributes[0].values.size(); ++dtype) {
    const Problem problem = test::product_problem(op_, dtype, 0, {8, 8, 8, 1, 8, 8, 8, 64, 64, 64});
    const std::string name = op_.attributes[0].values[dtype];
    const bool is_served = name == "f32" || (name == "f64" && GetParam().name != std::string("onednn"));
    EXPECT_EQ(provider_->algorithms(op_, problem, cpu_device(), 32).empty(), !is_served) << name;
  }
}

TEST_P(SgemmProvider, SizesThatItsIntegersDoNotHoldAreNotItsOwn) {
  const auto serves = [&](std::int64_t leading) {
    const Problem problem = test::product_problem(op_, 0, 0, {8, 8, 8, 1, leading, 8, 8, 64, 64, 64});
    return !provider_->algorithms(op_, problem, cpu_device(), 1).empty();
  };
  EXPECT_TRUE(serves((std::int64_t{1} << 31) - 1));
  EXPECT_EQ(serves(std::int64_t{1} << 31), GetParam().most == INT64_MAX);
}

TEST_P(SgemmProvider, WhereBetaIsZeroCMayHoldAnything) {
  const Problem problem = test::product_problem(op_, 0, 0, {2, 2, 2, 1, 2, 2, 2, 4, 4, 4});
  std::vector<float> a{1, 2, 3, 4}, c(4, std::nanf(""));
  Arguments arguments;
  arguments.tensors = {a.data(), a.data(), c.data()};
  arguments.scalars[0].f32 = 1;
  provider_->ready("sgemm", op_, problem, cpu_device())->run(arguments, nullptr, nullptr);
  EXPECT_EQ(c, (std::vector<float>{7, 10, 15, 22}));
}

// A program that calls the library itself has as many threads behind a run of ours as before.
TEST_P(SgemmProvider, ARunLeavesTheNumberOfThreadsAsItWas) {
  const char* const names[] = {library_.c_str()};
  const SharedLibrary library(names);
  const auto threads = [&] {
    if (std::string(GetParam().name) == "blis") return static_cast<int>(library.require<std::int64_t()>(GetParam().threads)());
    return library.require<int()>(GetParam().threads)();
  };
  Problem problem = test::product_problem(op_, 0, 0, {2, 2, 2, 1, 2, 2, 2, 4, 4, 4});
  const int before = threads();
  std::vector<float> a{1, 2, 3, 4}, c(4);
  Arguments arguments;
  arguments.tensors = {a.data(), a.data(), c.data()};
  arguments.scalars[0].f32 = 1;
  for (const int count : {1, 2}) {  // MKL makes no more threads than there are cores
    problem.threads = static_cast<decltype(problem.threads)>(count);
    provider_->ready("sgemm", op_, problem, cpu_device())->run(arguments, nullptr, nullptr);
    EXPECT_EQ(std::max(1, threads()), std::max(1, before)) << count;
  }
  EXPECT_EQ(c, (std::vector<float>{7, 10, 15, 22}));
  for (const int count : {2, 1}) {
    provider_->set_threads(count);
    EXPECT_EQ(threads(), count);
  }
  provider_->set_threads(std::max(1, before));
}

INSTANTIATE_TEST_SUITE_P(Of, SgemmProvider,
                         testing::Values(Library{"openblas", "OpenBLAS ", INT32_MAX, "openblas_get_num_threads"},
                                         Library{"blis", "BLIS ", INT32_MAX, "bli_thread_get_num_threads"},
                                         Library{"mkl", "Intel", INT32_MAX, "MKL_Get_Max_Threads"},
                                         Library{"onednn", "oneDNN ", INT64_MAX, "omp_get_max_threads"}),
                         [](const testing::TestParamInfo<Library>& library) { return std::string(library.param.name); });

}  // namespace
}  // namespace tilewright
