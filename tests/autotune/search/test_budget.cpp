// The parts that keep a budget: the account, what steps cost, how time is shared out.
#include <gtest/gtest.h>

#include "search/budget.h"
#include "search/share_out.h"
#include "search/step_cost.h"

namespace tilewright::tune {
namespace {

TEST(Budget, AddsUpAndNeverOwes) {
  Budget budget(10);
  budget.spend(4, true);
  budget.spend(5);
  EXPECT_DOUBLE_EQ(budget.left_s(), 1);
  EXPECT_DOUBLE_EQ(budget.resumed_s(), 4);
  EXPECT_NEAR(budget.grace_s(), 1.3, 1e-12);
  budget.spend(2);
  EXPECT_DOUBLE_EQ(budget.spent_s(), 11);
  EXPECT_EQ(budget.left_s(), 0);
  EXPECT_EQ(budget.grace_s(), 0);
}

TEST(StepCost, BelievesBeforeItHasSeen) {
  const StepCost cost(0.01, 1e-9);
  EXPECT_NEAR(cost.expect_s(0), 0.01, 1e-6);
  EXPECT_NEAR(cost.expect_s(1e9), 1.01, 1e-3);
}

TEST(StepCost, LearnsBothPartsWhateverItBelieved) {
  StepCost cost(1, 1e-6);
  for (int i = 0; i < 20; ++i) {
    cost.learn(1e3, 0.002);
    cost.learn(1e9, 0.002 + 3.0);
  }
  EXPECT_NEAR(cost.expect_s(0), 0.002, 0.0004);
  EXPECT_NEAR(cost.expect_s(4e9), 12, 1.2);
}

TEST(StepCost, ThousandsOfSmallStepsDoNotHideALargeOne) {
  StepCost cost(0.001, 1e-12);
  cost.learn(1e10, 5);
  cost.learn(1e10, 5);
  for (int i = 0; i < 5000; ++i) cost.learn(1e4 + i, 0.001);
  EXPECT_NEAR(cost.expect_s(1e10), 5, 1);
  EXPECT_LT(cost.expect_s(1e4), 0.01);
}

TEST(StepCost, IsCautiousWhereStepsDiffer) {
  StepCost cost(0.01, 1e-9);
  for (int i = 0; i < 8; ++i) cost.learn(1e3, i % 2 == 0 ? 0.01 : 0.03);
  EXPECT_GE(cost.expect_s(1e3), 0.03 * 0.999);
}

TEST(ShareOut, EverybodyGetsTheLeastAndTheRestGoesByAppetite) {
  const std::vector<ProblemNeed> needs{{.least_s = 1, .appetite_s = 10}, {.least_s = 2, .appetite_s = 30}};
  EXPECT_EQ(share_out(needs, 7), (std::vector<double>{2, 5}));
}

TEST(ShareOut, NobodyGetsMoreThanItCanUse) {
  const std::vector<ProblemNeed> needs{{.least_s = 1, .appetite_s = 1}, {.least_s = 2, .appetite_s = 3}};
  EXPECT_EQ(share_out(needs, 100), (std::vector<double>{2, 5}));
}

TEST(ShareOut, OrAllIsHandedOut) {
  const std::vector<ProblemNeed> needs{{.least_s = 1, .appetite_s = 1}, {.least_s = 2, .appetite_s = 3}};
  EXPECT_EQ(share_out(needs, 11, true), (std::vector<double>{3, 8}));
}

TEST(ShareOut, TheDearestGoWithoutFirstAndTheRestIsKeptForThem) {
  const std::vector<ProblemNeed> needs{
      {.least_s = 5, .appetite_s = 1}, {.least_s = 1, .appetite_s = 1}, {.least_s = 2, .appetite_s = 1}};
  EXPECT_EQ(share_out(needs, 7), (std::vector<double>{0, 1, 2}));
  EXPECT_EQ(share_out(needs, 7, true), (std::vector<double>{0, 3, 4}));
  EXPECT_EQ(share_out(needs, 3), (std::vector<double>{0, 1, 2}));
  EXPECT_EQ(share_out(needs, 0.5), (std::vector<double>{0, 0, 0}));
  EXPECT_TRUE(share_out({}, 1).empty());
}

}  // namespace
}  // namespace tilewright::tune
