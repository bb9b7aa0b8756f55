// The memo of a function of one call: it must see all that chooses another plan.
#include <gtest/gtest.h>

#include "launch/call_memo.h"
#include "tilewright/gemm.h"
#include "tilewright/threads.h"
#include "tilewright/tuning.h"

namespace tilewright {
namespace {

class CallMemoTest : public testing::Test {
 protected:
  void TearDown() override {
    set_threads(0);
    set_numerics(Numerics::tuned);
    override_kernel("gemm", "");
  }

  const Plan& find(const GemmProblem& asked, std::size_t workspace_bytes = SIZE_MAX) {
    return memo.find(asked, cpu_device(), workspace_bytes);
  }

  CallMemo<GemmProblem> memo{};
  const GemmProblem problem{.M = 5, .N = 7, .K = 3, .threads = 1};
};

TEST_F(CallMemoTest, GivesTheSamePlanForTheSameProblem) {
  const Plan& plan = find(problem);
  const std::uint64_t made = plan_cache_statistics().made;
  for (int i = 0; i < 100; ++i) EXPECT_EQ(&find(problem), &plan);
  EXPECT_EQ(plan_cache_statistics().made, made);
  EXPECT_EQ(plan.problem(), to_problem(problem, cpu_device()));
}

TEST_F(CallMemoTest, SeesEachMemberOfAProblem) {
  GemmProblem other = problem;
  const auto expect_found = [&] {
    const Plan* plan = &find(other);
    EXPECT_EQ(plan, &cached_plan(to_problem(other, cpu_device()), cpu_device()));
  };
  find(problem);
  other.M = 6;
  expect_found();
  other.ldc = 9;
  expect_found();
  other.layout = Layout::nt;
  expect_found();
  other.threads = 2;
  expect_found();
  other.numerics = Numerics::deterministic;
  expect_found();
  other = problem;
  expect_found();
}

// cached_plan's promise is for the plan that the thread asked for last: what another memo found since may be gone.
TEST_F(CallMemoTest, OthersFindingsEndIt) {
  find(problem);
  CallMemo<GemmProblem> another;
  for (int size = 1; size < 5000; ++size) {
    another.find({.M = size, .N = 7, .K = 3, .threads = 1}, cpu_device(), SIZE_MAX);
    if (size % 500 != 0) continue;
    ASSERT_EQ(find(problem).problem(), to_problem(problem, cpu_device())) << size;
  }
}

TEST_F(CallMemoTest, FollowsTheDefaultNumberOfThreads) {
  GemmProblem asked{.M = 2000, .N = 2000, .K = 2000};
  for (const int threads : {1, 3, 2, 1}) {
    set_threads(threads);
    asked.threads = 0;
    const Plan* plan = &find(asked);
    EXPECT_EQ(&find(asked), plan);
    asked.threads = threads;
    EXPECT_EQ(&cached_plan(to_problem(asked, cpu_device()), cpu_device()), plan);
  }
}

TEST_F(CallMemoTest, FollowsWhatIsForced) {
  const std::string chosen = find(problem).explain().kernel;
  override_kernel("gemm", "family:cpu_blocked");
  const std::string forced = find(problem).explain().kernel;
  EXPECT_NE(forced.find("cpu_blocked"), std::string::npos) << forced;
  override_kernel("gemm", "");
  EXPECT_EQ(find(problem).explain().kernel, chosen);
  set_numerics(Numerics::batch_invariant);
  EXPECT_FALSE(find(problem).explain().numerics.empty());
}

TEST_F(CallMemoTest, WhatIsRefusedIsRefusedAgain) {
  find(problem);
  GemmProblem wrong = problem;
  wrong.threads = -1;
  EXPECT_THROW(find(wrong), InvalidArgument);
  EXPECT_THROW(find(wrong), InvalidArgument);
  wrong = problem;
  wrong.lda = 2;
  EXPECT_THROW(find(wrong), InvalidArgument);
  EXPECT_THROW(find(wrong), InvalidArgument);
  EXPECT_EQ(find(problem).problem(), to_problem(problem, cpu_device()));
}

}  // namespace
}  // namespace tilewright
