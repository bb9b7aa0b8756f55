// The providers of BLAS libraries' products, each with the library of this machine.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "problem_by_name.h"
#include "provided_products.h"
#include "providers.h"

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

TEST_P(SgemmProvider, ServesF32Only) {
  for (std::uint8_t dtype = 0; dtype < op_.attributes[0].values.size(); ++dtype) {
    const Problem problem = test::product_problem(op_, dtype, 0, {8, 8, 8, 1, 8, 8, 8, 64, 64, 64});
    EXPECT_EQ(provider_->algorithms(op_, problem, cpu_device(), 32).empty(),
              op_.attributes[0].values[dtype] != std::string("f32"));
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
