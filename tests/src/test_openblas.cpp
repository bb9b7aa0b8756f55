// The provider of OpenBLAS's products, with the library of this machine.
#include <gtest/gtest.h>

#include <cmath>

#include "problem_by_name.h"
#include "provided_products.h"
#include "providers.h"

namespace tilewright {
namespace {

class OpenBlas : public testing::Test {
 protected:
  void SetUp() override {
    const Providers::Found* found = providers_.find("openblas", "gemm");
    ASSERT_NE(found, nullptr);
    if (found->provider == nullptr) GTEST_SKIP() << found->why_none;
    provider_ = found->provider.get();
  }

  const OpEntry& op_ = op_by_name(linked_table(), "gemm");
  const Providers providers_{"openblas"};
  const Provider* provider_ = nullptr;
};

TEST_F(OpenBlas, SaysItsVersion) { EXPECT_EQ(provider_->version().find("OpenBLAS "), 0u) << provider_->version(); }

TEST_F(OpenBlas, EveryLayoutIsComputed) { test::expect_right_products(*provider_, op_, 0, cpu_device(), nullptr); }

TEST_F(OpenBlas, ServesF32Only) {
  for (std::uint8_t dtype = 0; dtype < op_.attributes[0].values.size(); ++dtype) {
    const Problem problem = test::product_problem(op_, dtype, 0, {8, 8, 8, 1, 8, 8, 8, 64, 64, 64});
    EXPECT_EQ(provider_->algorithms(op_, problem, cpu_device(), 32).empty(),
              op_.attributes[0].values[dtype] != std::string("f32"));
  }
}

TEST_F(OpenBlas, SizesThatItsIntegersDoNotHoldAreNotItsOwn) {
  const std::int64_t large = std::int64_t{1} << 31;
  EXPECT_TRUE(
      provider_->algorithms(op_, test::product_problem(op_, 0, 0, {8, 8, 8, 1, large, 8, 8, 64, 64, 64}), cpu_device(), 1)
          .empty());
  EXPECT_FALSE(
      provider_->algorithms(op_, test::product_problem(op_, 0, 0, {8, 8, 8, 1, large - 1, 8, 8, 64, 64, 64}), cpu_device(), 1)
          .empty());
}

TEST_F(OpenBlas, WhereBetaIsZeroCMayHoldAnything) {
  const Problem problem = test::product_problem(op_, 0, 0, {2, 2, 2, 1, 2, 2, 2, 4, 4, 4});
  std::vector<float> a{1, 2, 3, 4}, c(4, std::nanf(""));
  Arguments arguments;
  arguments.tensors = {a.data(), a.data(), c.data()};
  arguments.scalars[0].f32 = 1;
  provider_->ready("sgemm", op_, problem, cpu_device())->run(arguments, nullptr, nullptr);
  EXPECT_EQ(c, (std::vector<float>{7, 10, 15, 22}));
}

}  // namespace
}  // namespace tilewright
