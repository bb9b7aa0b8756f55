// Strategies on spaces of which all is known: what a run counts, and that nobody finds what is not there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "replay/nearest_spaces.h"
#include "replay/replay.h"
#include "replay/synthetic_space.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

struct Means {
  std::vector<double> mean, error;  // of the mean, by evaluation
};

Means means_of(const Replay& replay, const ReplayRules& rules, int seeds) {
  std::vector<ReplayRun> runs;
  for (int seed = 1; seed <= seeds; ++seed) runs.push_back(replay.run(rules, static_cast<std::uint64_t>(seed)));
  Means means;
  for (std::size_t k = 0; k < rules.evaluations; ++k) {
    double sum = 0, squares = 0;
    for (const ReplayRun& run : runs) sum += run.best[k];
    for (const ReplayRun& run : runs) squares += std::pow(run.best[k] - sum / seeds, 2);
    means.mean.push_back(sum / seeds);
    means.error.push_back(std::sqrt(squares / (seeds - 1) / seeds));
  }
  return means;
}

RecordedSpace small_space(std::vector<double> times) {
  RecordedSpace space{.name = "small", .entries = {}};
  for (const double us : times)
    space.entries.push_back({.configuration = {{"x", static_cast<double>(space.entries.size())}}, .us = us});
  return space;
}

// Of 4, 8, a failure and 16 two in any order: (4 in half of the pairs) 1, (8 without 4) 1/2 of 2/6, else 1/4 of 1/6.
TEST(Replay, WhatRandomExpectsIsTheMeanOverAllOrders) {
  const std::vector<double> expected = Replay(small_space({4, 8, 0, 16})).expected_of_random(5);
  EXPECT_DOUBLE_EQ(expected[0], (1 + 0.5 + 0.25) / 4);
  EXPECT_DOUBLE_EQ(expected[1], 0.5 + 0.5 * 2 / 6 + 0.25 * 1 / 6);
  EXPECT_DOUBLE_EQ(expected[3], 1);
  EXPECT_DOUBLE_EQ(expected[4], 1);
}

TEST(Replay, FailuresCountAndAnEndedSearchKeepsItsBest) {
  const ReplayRun run = Replay(small_space({4, 0, 0, 0})).run({.strategy = "random", .evaluations = 6}, 3);
  ASSERT_EQ(run.best.size(), 6u);
  EXPECT_EQ(run.proposed, 4u);
  EXPECT_TRUE(std::ranges::is_sorted(run.best));
  EXPECT_EQ(run.best.back(), 1);
  EXPECT_EQ(std::ranges::count(run.best, 0.0) + std::ranges::count(run.best, 1.0), 6);
}

TEST(Replay, TheSeedDecidesAndEverySeedHasItsOwnOrder) {
  const Replay replay(synthetic_space());
  const auto best = [&](std::uint64_t seed) {
    return replay.run({.strategy = "exhaustive", .evaluations = 30}, seed).best;  // the file's order, were it not shuffled
  };
  EXPECT_EQ(best(1), best(1));
  EXPECT_NE(best(1), best(2));
}

// Where times are dealt out anew nothing can be learned: who then finds more than random reads what it must not know.
TEST(Replay, NobodyBeatsRandomWherePermutedTimesTeachNothing) {
  const Replay replay(synthetic_space());
  const std::vector<double> expected = replay.expected_of_random(25);
  for (const StrategyInfo& strategy : strategies()) {
    const Means means = means_of(replay, {.strategy = strategy.name, .evaluations = 25, .permuted = true}, 150);
    for (const std::size_t k : {std::size_t{9}, std::size_t{24}})
      EXPECT_NEAR(means.mean[k], expected[k], 4 * means.error[k]) << strategy.name << " after " << k + 1;
  }
}

TEST(Replay, TheGaussianProcessFindsInFiftyWhatRandomDoesNotInTwoHundred) {
  const Replay replay(synthetic_space());
  const std::vector<double> expected = replay.expected_of_random(200);
  for (const char* strategy : {"gaussian", "portfolio"}) {
    const Means means = means_of(replay, {.strategy = strategy, .evaluations = 50}, 20);
    EXPECT_GT(means.mean[24], expected[24] + 2 * means.error[24]) << strategy;
    EXPECT_GT(means.mean[49], expected[199]) << strategy;
  }
}

// The winners of a device that is twice as slow are tried first, and are the winners here.
TEST(Replay, WhatWonElsewhereIsTriedFirst) {
  std::vector<RecordedSpace> donors{synthetic_space()};
  for (RecordedSpace::Entry& entry : donors.front().entries) entry.us *= 2;
  const Replay with(synthetic_space(), donors), without(synthetic_space());
  const ReplayRules rules{.strategy = "gaussian", .evaluations = 3};
  EXPECT_EQ(with.run(rules, 5).best.back(), 1);
  EXPECT_LT(without.run(rules, 5).best.back(), 1);
}

// A search that knows what it expects says when it would end, and a longer budget is worth more.
TEST(Replay, SaysWhereTheTunerWouldEnd) {
  const Replay replay(synthetic_space());
  const ReplayRun run = replay.run({.strategy = "portfolio", .evaluations = 300}, 5);
  ASSERT_TRUE(run.ended.has_value());
  EXPECT_GE(*run.ended, 20u);
  EXPECT_LT(*run.ended, 300u);
  EXPECT_GT(run.best[*run.ended - 1], 0.98);
  EXPECT_FALSE(replay.run({.strategy = "random", .evaluations = 60}, 5).ended.has_value());
}

TEST(Replay, AddsUpWhatWasSpent) {
  RecordedSpace space = small_space({4, 8, 16});
  for (RecordedSpace::Entry& entry : space.entries) {
    entry.compile_s = 2;
    entry.run_s = 0.5;
  }
  EXPECT_DOUBLE_EQ(Replay(space).run({.strategy = "random", .evaluations = 2}, 1).spent_s, 5);
}

TEST(NearestSpaces, AreThoseWhoseSizesAre) {
  std::vector<RecordedSpace> all;
  for (const char* name : {"j M=128 N=64", "j M=128 N=60", "j M=4096 N=64", "other M=128 N=64", "j M=100 N=64"})
    all.push_back({.name = name, .entries = {}});
  const auto names_of = [&](int count) {
    std::vector<std::string> names;
    for (const RecordedSpace& each : nearest_spaces(all[0], all, count)) names.push_back(each.name);
    return names;
  };
  EXPECT_EQ(names_of(2), (std::vector<std::string>{"j M=128 N=60", "j M=100 N=64"}));
  EXPECT_EQ(names_of(9).back(), "other M=128 N=64") << "of another kind";
  EXPECT_EQ(names_of(9).size(), 4u);
}

// Who moves in small steps finds more than chance does, once it knows where from.
TEST(Replay, WalksAndPopulationsFindMoreThanRandom) {
  const Replay replay(synthetic_space());
  const std::vector<double> expected = replay.expected_of_random(100);
  for (const char* strategy : {"annealing", "genetic", "local", "tabu_wolves"}) {
    const Means means = means_of(replay, {.strategy = strategy, .evaluations = 100}, 40);
    EXPECT_GT(means.mean[99], expected[99] + 2 * means.error[99]) << strategy;
  }
}

}  // namespace
}  // namespace tilewright::tune
