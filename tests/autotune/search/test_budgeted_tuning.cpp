// What the tuner makes of a budget, on a device that exists in numbers only.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "device/statistics.h"
#include "measure/simulated_device.h"
#include "search/budgeted_tuning.h"

namespace tilewright::tune {
namespace {

struct Outcome {
  TuningOutcome tuning;
  std::map<std::size_t, ProblemResult> decided;
  double spent_s = 0;
  int cut_off = 0;  // problems that were begun in vain
};

Outcome tune(SimulatedMeasurer& device, double budget_s, TuningRules rules = {.strategy = "model"},
             const std::function<void(std::size_t, const ProblemResult&)>& decided = {}) {
  const Manifest& manifest = device.manifest();
  const std::vector<bool> usable(manifest.kernels.size(), true);
  StopSignal stop;
  Budget budget(budget_s);
  CostModel costs(TargetKind::cpu);
  MeteredMeasurer metered(manifest, device, budget, costs);
  ProblemTuner tuner(manifest, usable, metered, stop, std::move(rules));
  std::vector<std::size_t> problems(manifest.problems.size());
  std::iota(problems.begin(), problems.end(), std::size_t{0});
  Outcome outcome;
  std::set<std::size_t> begun;
  outcome.tuning = tune_within_budget(manifest, problems, tuner, metered,
                                      {.searching = [&](std::size_t problem, const SearchState&) { begun.insert(problem); },
                                       .done =
                                           [&](std::size_t problem, const ProblemResult& result) {
                                             outcome.decided[problem] = result;
                                             if (decided) decided(problem, result);
                                           }});
  outcome.spent_s = budget.spent_s();
  outcome.cut_off = static_cast<int>(begun.size() - outcome.decided.size());
  return outcome;
}

// A record with the infinite error of a candidate that was turned down could not be read.
TEST(BudgetedTuning, AWinnersErrorIsItsOwn) {
  SimulatedMeasurer device({.seed = 3, .problems = 1, .candidates = 20, .failing_verifications = 2});
  const Outcome outcome = tune(device, 60);
  ASSERT_EQ(outcome.decided.size(), 1u);
  const ProblemResult& result = outcome.decided.begin()->second;
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.faults.size(), 2u);
  EXPECT_EQ(result.max_error, 0.5);
}

// The budget's promise, over spaces, costs, noise, hangs and budgets of all kinds.
TEST(BudgetedTuning, NeverUsesMoreThanFivePercentOnTop) {
  std::mt19937_64 generator(20261121);
  int begun_in_vain = 0, decided = 0, lavish = 0;
  for (int trial = 0; trial < 300; ++trial) {
    const SimulatedConditions conditions{.seed = generator(),
                                         .problems = 1 + generator() % 30,
                                         .candidates = 5 + generator() % 60,
                                         .noise = 0.6 * uniform(generator),
                                         .hanging = trial % 3 == 0 ? 0.05 : 0,
                                         .wrong = 0.1 * uniform(generator),
                                         .largest_flops = std::pow(10, 7 + 4 * uniform(generator))};
    const double budget_s = 0.2 * std::pow(1000, uniform(generator));
    SCOPED_TRACE(testing::Message() << "seed " << conditions.seed << ", budget " << budget_s);
    SimulatedMeasurer device(conditions);
    const Outcome outcome = tune(device, budget_s);
    ASSERT_LE(device.charged_s(), 1.05 * budget_s);
    ASSERT_NEAR(device.charged_s(), outcome.spent_s, 1e-6 * budget_s);
    // Every problem has an end, and only one.
    ASSERT_EQ(outcome.decided.size() + outcome.tuning.unaffordable.size(), conditions.problems);
    for (const std::size_t problem : outcome.tuning.unaffordable) ASSERT_FALSE(outcome.decided.contains(problem));
    for (const auto& [problem, result] : outcome.decided) {
      ASSERT_EQ(result.failure, "");
      const std::size_t winner = result.winner.candidate.kernel;
      ASSERT_TRUE(device.was_verified(problem, winner));
      ASSERT_GE(device.rounds_of(problem, winner), TuningRules{}.min_rounds);
    }
    begun_in_vain += outcome.cut_off;
    decided += static_cast<int>(outcome.decided.size());
    lavish += outcome.decided.size() == conditions.problems ? 1 : 0;
  }
  EXPECT_GT(lavish, 60);                                // the budgets were not all too small,
  EXPECT_LT(lavish, 290);                               // nor too large
  EXPECT_LT(begun_in_vain, 0.05 * decided) << decided;  // and little was begun that could not be finished
}

// What is left when a guess says that it is too little for the dearest.
TEST(BudgetedTuning, WhoIsThoughtTooDearTriesBeforeOthersHaveAnotherTurn) {
  std::mt19937_64 generator(7);
  int decided = 0;
  for (int trial = 0; trial < 300; ++trial) {
    const SimulatedConditions conditions{.seed = generator(), .problems = 12, .candidates = 30, .largest_flops = 1e10};
    SimulatedMeasurer device(conditions);
    decided += static_cast<int>(tune(device, 1 + 9 * uniform(generator)).decided.size());
  }
  EXPECT_GT(decided, 2810) << "of 3600; 2794 where what is left goes to those that are decided";
}

// Where a first look's budget runs out, it was for those that gain most.
TEST(BudgetedTuning, WhatTheModelsExpectMoreOfThanTheDefaultComesFirstWhereThatIsAsked) {
  for (const bool gains_first : {false, true}) {
    SimulatedMeasurer device({.seed = 5, .problems = 6, .candidates = 20, .largest_flops = 1e9});
    const std::vector<ProblemSpec>& problems = device.manifest().problems;
    const auto dearest = std::ranges::max_element(problems, {}, &ProblemSpec::flops) - problems.begin();
    device.set_default(static_cast<std::size_t>(dearest), 5);  // by the model 1.15 times as slow as the best
    std::vector<std::size_t> order;
    tune(device, 600, {.strategy = "model", .gains_first = gains_first},
         [&](std::size_t problem, const ProblemResult&) { order.push_back(problem); });
    ASSERT_GE(order.size(), 6u);
    EXPECT_EQ(order[gains_first ? 0 : 5], static_cast<std::size_t>(dearest));
  }
}

TEST(BudgetedTuning, HangsCostTimeButNotTheOtherProblems) {
  SimulatedMeasurer device({.problems = 3, .candidates = 40, .hanging = 0.3, .largest_flops = 1e8});
  const Outcome outcome = tune(device, 60);
  EXPECT_LE(device.charged_s(), 60 * 1.05);
  EXPECT_EQ(outcome.decided.size(), 3u);
}

// Nobody expects them, so a problem's share is used up before its search is.
TEST(BudgetedTuning, HangsKeepNoCandidateFromItsTurnWhileTimeIsLeft) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SimulatedMeasurer device({.seed = seed, .problems = 1, .candidates = 40, .hanging = 0.3, .largest_flops = 1e8});
    tune(device, 1000, {.strategy = "exhaustive"});
    for (const Candidate& candidate : device.manifest().problems[0].candidates)
      EXPECT_TRUE(device.was_tried(0, candidate.kernel)) << seed << ": " << candidate.kernel;
  }
}

TEST(BudgetedTuning, TooLittleForAnythingSaysWhatWouldDo) {
  const SimulatedConditions conditions{.problems = 5, .largest_flops = 1e10};
  SimulatedMeasurer device(conditions);
  const Outcome outcome = tune(device, 0.05);
  EXPECT_TRUE(outcome.decided.empty());
  EXPECT_EQ(outcome.tuning.unaffordable.size(), 5u);
  ASSERT_GT(outcome.tuning.least_s, 0.05);
  SimulatedMeasurer again(conditions);
  EXPECT_GE(tune(again, 1.2 * outcome.tuning.least_s).decided.size(), 1u);
}

TEST(BudgetedTuning, WithTimeToSpareAllCandidatesOfInterestAreTriedAndTheRestIsKept) {
  SimulatedMeasurer device({.problems = 10, .candidates = 40, .largest_flops = 1e9});
  const Outcome outcome = tune(device, 1e4);
  EXPECT_EQ(outcome.decided.size(), 10u);
  EXPECT_LT(outcome.spent_s, 1e3);
  for (const auto& [problem, result] : outcome.decided) EXPECT_FALSE(result.unfinished) << problem;
}

// A second turn never makes a decision worse beyond the resolution, and now and then it pays.
TEST(BudgetedTuning, WhatIsLeftGoesToThoseThatCouldStillGain) {
  int second_turns = 0, gains = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SimulatedMeasurer device({.seed = seed, .problems = 12, .candidates = 60, .largest_flops = 1e10});
    const Manifest& manifest = device.manifest();
    std::map<std::size_t, double> first_us;
    const Outcome outcome = tune(device, 12, {.strategy = "random"}, [&](std::size_t problem, const ProblemResult& result) {
      const double us = device.true_us(problem, result.winner.candidate.kernel);
      const auto [first, is_first] = first_us.try_emplace(problem, us);
      if (is_first) return;
      ++second_turns;
      gains += us < first->second ? 1 : 0;
      EXPECT_LE(us, first->second * (1 + kResolution)) << manifest.problems[problem].label;
    });
  }
  EXPECT_GT(second_turns, 0);
  EXPECT_GT(gains, 0);
}

// Time of the best kernel over that of the chosen one, the geometric mean over all problems; without a decision the default's.
double quality(const SimulatedMeasurer& device, const std::map<std::size_t, ProblemResult>& decided) {
  double sum = 0;
  const std::size_t count = device.manifest().problems.size();
  for (std::size_t problem = 0; problem < count; ++problem) {
    const auto found = decided.find(problem);
    const std::size_t kernel = found == decided.end() ? 0 : found->second.winner.candidate.kernel;
    sum += std::log(device.best_us(problem) / device.true_us(problem, kernel));
  }
  return std::exp(sum / static_cast<double>(count));
}

// The same rules, but each problem has the same part of the budget and uses it up.
std::map<std::size_t, ProblemResult> tune_by_equal_shares(SimulatedMeasurer& device, double budget_s,
                                                          TuningRules rules = {.strategy = "model", .patience = 1000000}) {
  const Manifest& manifest = device.manifest();
  const std::vector<bool> usable(manifest.kernels.size(), true);
  StopSignal stop;
  Budget budget(budget_s);
  CostModel costs(TargetKind::cpu);
  MeteredMeasurer metered(manifest, device, budget, costs);
  ProblemTuner tuner(manifest, usable, metered, stop, std::move(rules));
  std::map<std::size_t, ProblemResult> decided;
  for (std::size_t problem = 0; problem < manifest.problems.size(); ++problem) {
    const double share_s = budget_s / static_cast<double>(manifest.problems.size());
    const ProblemResult result = tuner.tune(problem, share_s, 0, [](const SearchState&) {});
    if (result.failure.empty()) decided[problem] = result;
  }
  return decided;
}

// Other searches end when nothing better turns up.
TEST(BudgetedTuning, AnExhaustiveSearchTriesEveryCandidateHoweverLongInVain) {
  const SimulatedConditions conditions{.problems = 10, .candidates = 60, .largest_flops = 1e9};
  std::size_t candidates = 0;
  const auto tried = [&](const char* strategy) {
    SimulatedMeasurer device(conditions);
    candidates = 0;
    for (const ProblemSpec& problem : device.manifest().problems) candidates += problem.candidates.size();
    std::size_t sum = 0;
    for (const auto& [problem, result] : tune_by_equal_shares(device, 1e4, {.strategy = strategy})) sum += result.tried;
    return sum;
  };
  EXPECT_EQ(tried("exhaustive"), candidates);
  EXPECT_LT(tried("model"), candidates);
}

TEST(BudgetedTuning, FindsBetterKernelsThanEqualSharesOfTheSameBudget) {
  double ours = 0, equal = 0;
  constexpr int kTrials = 30;
  for (std::uint64_t seed = 1; seed <= kTrials; ++seed) {
    const SimulatedConditions conditions{.seed = seed, .problems = 24, .candidates = 60, .largest_flops = 1e11};
    SimulatedMeasurer device(conditions), twin(conditions);
    ours += std::log(quality(device, tune(device, 90).decided)) / kTrials;
    equal += std::log(quality(twin, tune_by_equal_shares(twin, 90))) / kTrials;
  }
  RecordProperty("ours", std::to_string(std::exp(ours)));
  RecordProperty("equal_shares", std::to_string(std::exp(equal)));
  std::printf("of the best: %.4f by need, %.4f by equal shares\n", std::exp(ours), std::exp(equal));
  EXPECT_GT(ours, equal);
}

}  // namespace
}  // namespace tilewright::tune
