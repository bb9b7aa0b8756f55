// What the meter says of calls whose answers the test writes.
#include <gtest/gtest.h>

#include "search/metered_measurer.h"

namespace tilewright::tune {
namespace {

class ScriptedMeasurer : public Measurer {
 public:
  Evaluation evaluate(const Case&, const Candidate&, double) override { return next; }
  Evaluation verify(const Case&, const Candidate&) override { return next; }
  Evaluation sample(const Case&, const Candidate&, int, double) override { return next; }
  Evaluation energy(const Case&, const Candidate&, double) override { return next; }
  void set_time_left(double device_s) override { time_left_s = device_s; }
  std::string policy() override { return "scripted"; }

  Evaluation next{};
  double time_left_s = -1;
};

class MeteredMeasurerTest : public testing::Test {
 protected:
  MeteredMeasurerTest() {
    manifest_.op.name = "op";
    manifest_.kernels.emplace_back().id = "kernel";
    manifest_.problems.resize(2);
    for (ProblemSpec& problem : manifest_.problems) {
      problem.candidates = {{.kernel = 0, .predicted_us = 10}};
      problem.flops = 1e6;
    }
    manifest_.problems[1].problem.sizes[0] = 1;
  }
  Evaluation evaluate(std::size_t problem, const Evaluation& answer) {
    inner_.next = answer;
    return metered_.evaluate({.index = problem}, {.kernel = 0}, 0);
  }

  Manifest manifest_{};
  ScriptedMeasurer inner_;
  Budget budget_{100};
  CostModel costs_{TargetKind::cpu};
  MeteredMeasurer metered_{manifest_, inner_, budget_, costs_};
};

TEST_F(MeteredMeasurerTest, PaysAndSaysHowLongACallMayTake) {
  metered_.hold_back(20);
  evaluate(0, {.samples_us = {10}, .device_s = 30});
  EXPECT_NEAR(inner_.time_left_s, 103 - 20, 1e-9);
  inner_.next = {.samples_us = {10}, .device_s = 5};
  metered_.sample({.index = 0}, {.kernel = 0}, 0, 10);  // what was held back is for this
  EXPECT_NEAR(inner_.time_left_s, 103 - 30, 1e-9);
  EXPECT_DOUBLE_EQ(budget_.spent_s(), 35);
}

TEST_F(MeteredMeasurerTest, CountsWhatHappenedOnceAndWhatWasResumedApart) {
  evaluate(0, {.samples_us = {10, 10, 10}, .device_s = 1, .replayed = true, .conditions = {.discarded = 4}});
  inner_.next = {.samples_us = {10}, .device_s = 0, .conditions = {.discarded = 4}};  // asked again
  metered_.sample({.index = 0}, {.kernel = 0}, 0, 10);
  evaluate(0, {.invalidity = Invalidity::timeout, .reason = "hangs", .device_s = 3, .fatal = true});
  evaluate(0, {.invalidity = Invalidity::timeout, .reason = "hangs", .device_s = 0, .fatal = true});  // asked again
  evaluate(0, {.invalidity = Invalidity::timeout, .device_s = 2, .cut_off = true});                   // no fault of its own
  const MeterReading& reading = metered_.reading();
  EXPECT_EQ(reading.measurements, 3);
  EXPECT_EQ(reading.discarded, 4);
  EXPECT_EQ(reading.survived, 1);
  EXPECT_EQ(reading.outcomes, (std::map<Invalidity, std::int64_t>{{Invalidity::none, 1}, {Invalidity::timeout, 1}}));
  ASSERT_EQ(reading.failures.size(), 1u);
  EXPECT_EQ(reading.failures[0].reason, "hangs");
  EXPECT_DOUBLE_EQ(budget_.spent_s(), 6);
  EXPECT_DOUBLE_EQ(budget_.resumed_s(), 1);
}

TEST_F(MeteredMeasurerTest, ALayoutIsNotTakenForTheCostOfACandidate) {
  for (int round = 0; round < 10; ++round) {
    evaluate(0, {.samples_us = {10}, .device_s = 7});  // another problem than before: laid out anew
    evaluate(0, {.samples_us = {10}, .device_s = 0.02});
    evaluate(1, {.samples_us = {10}, .device_s = 7});
  }
  EXPECT_LT(costs_.evaluate_s(10), 0.05);
  EXPECT_GT(costs_.open_s(manifest_.problems[0], false), 5);
}

TEST_F(MeteredMeasurerTest, AWorkerThatDiedLaysItsProblemOutAgain) {
  evaluate(0, {.samples_us = {10}, .device_s = 7});
  for (int i = 0; i < 10; ++i) {
    evaluate(0, {.invalidity = Invalidity::runtime, .reason = "crashed", .device_s = 1, .fatal = true});
    evaluate(0, {.samples_us = {10}, .device_s = 7});
    evaluate(0, {.samples_us = {10}, .device_s = 0.02});
  }
  EXPECT_LT(costs_.evaluate_s(10), 0.05);
}

TEST_F(MeteredMeasurerTest, WithoutTimeNothingIsBegunThatMustBeFinished) {
  evaluate(0, {.samples_us = {10}, .device_s = 104});
  EXPECT_THROW(metered_.sample({.index = 0}, {.kernel = 0}, 0, 10), BudgetSpent);
  EXPECT_THROW(metered_.verify({.index = 0}, {.kernel = 0}), BudgetSpent);
}

}  // namespace
}  // namespace tilewright::tune
