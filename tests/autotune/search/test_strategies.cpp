// Strategies on replayed numbers: no kernel runs.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "search/gaussian/prediction_prior.h"
#include "search/search_strategy.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// `count` points in two families; predicted best first. Each kernel has two run-time values.
SearchTask task_of(std::size_t count, std::uint64_t seed = 1) {
  SearchTask task{.points = {}, .default_point = 2, .seed = seed};
  for (std::size_t i = 0; i < count; ++i) {
    task.points.push_back({.kernel = i / 2,
                           .family = i % 3 == 0 ? "stream" : "blocked",
                           .runtime = {static_cast<int>(i % 2)},
                           .predicted_us = 10.0 + static_cast<double>(i)});
  }
  return task;
}

std::vector<std::size_t> order_of(SearchStrategy& strategy) {
  std::vector<std::size_t> order;
  while (const auto point = strategy.propose()) {
    order.push_back(*point);
    strategy.observe({.point = *point, .invalidity = Invalidity::none, .median_us = 10});
  }
  return order;
}

TEST(Strategies, AllAreRegisteredTheToyOneToo) {
  std::set<std::string> names;
  for (const StrategyInfo& strategy : strategies()) names.insert(strategy.name);
  EXPECT_EQ(names, (std::set<std::string>{"annealing", "backwards", "exhaustive", "gaussian", "genetic", "latin", "local",
                                          "model", "portfolio", "random", "tabu_wolves"}));
}

TEST(Strategies, EachProposesEveryPointButTheDefaultOnce) {
  for (const StrategyInfo& info : strategies()) {
    SCOPED_TRACE(info.name);
    for (const std::size_t count : {std::size_t{3}, std::size_t{30}}) {
      const std::vector<std::size_t> order = order_of(*make_strategy(info.name, task_of(count)));
      EXPECT_EQ(order.size(), count - 1);
      EXPECT_EQ(std::set<std::size_t>(order.begin(), order.end()).size(), count - 1);
      EXPECT_EQ(std::count(order.begin(), order.end(), 2u), 0);
    }
  }
}

TEST(Strategies, TheModelBeginsWithWhatWonBefore) {
  SearchTask task = task_of(30);
  const std::set<std::size_t> recorded{9, 12, 17, 27, 29};
  for (const std::size_t point : recorded) task.points[point].recorded = true;
  const std::vector<std::size_t> order = order_of(*make_strategy("model", task));
  EXPECT_EQ(std::set<std::size_t>(order.begin(), order.begin() + 5), recorded);
  EXPECT_EQ(order.size(), 29u);
}

TEST(Gaussian, BeginsWithWhatWonBeforeThenWithKernelsThatTheModelBelievesIn) {
  SearchTask task = task_of(60);
  task.points[33].recorded = task.points[40].recorded = true;
  const std::vector<std::size_t> order = order_of(*make_strategy("gaussian", task));
  EXPECT_EQ((std::vector<std::size_t>(order.begin(), order.begin() + 5)), (std::vector<std::size_t>{33, 40, 0, 4, 6}))
      << "the better values of kernels 0, 2 and 3; kernel 1 is the default's, which is measured anyway";
}

// What it promises of the next candidate shrinks while nothing is found; where nothing is known nothing is promised.
TEST(Gaussian, SaysWhatItExpects) {
  SearchTask task{.points = std::vector<SearchPoint>(64), .default_point = kNoPoint, .seed = 1};
  task.parameters = {{.name = "x", .values = {1, 2, 4, 8, 16, 32, 64, 128}}, {.name = "y", .values = {1, 2, 3, 4, 5, 6, 7, 8}}};
  for (std::size_t i = 0; i < 64; ++i)
    task.points[i].choices = {static_cast<std::uint16_t>(i % 8), static_cast<std::uint16_t>(i / 8)};
  const auto strategy = make_strategy("gaussian", task);
  std::vector<double> gains;
  EXPECT_FALSE(strategy->expected_gain().has_value());
  while (const auto point = strategy->propose()) {
    if (strategy->expected_gain()) gains.push_back(*strategy->expected_gain());
    const double x = static_cast<double>(*point % 8) - 5, y = static_cast<double>(*point / 8) - 2;
    strategy->observe({.point = *point, .invalidity = Invalidity::none, .median_us = 10 + x * x + y * y});
  }
  ASSERT_EQ(gains.size(), 58u);
  EXPECT_GT(gains.front(), 0.01);
  EXPECT_LT(gains.back(), 0.001);
}

// Two parameters of eight values and one of two; the model believes in what `predicted` says.
SearchTask gridded(const std::vector<std::size_t>& recorded, const std::function<double(std::size_t)>& predicted) {
  SearchTask task{.points = std::vector<SearchPoint>(128), .default_point = kNoPoint, .seed = 1};
  task.parameters = {{.name = "x", .values = {1, 2, 4, 8, 16, 32, 64, 128}},
                     {.name = "y", .values = {1, 2, 3, 4, 5, 6, 7, 8}},
                     {.name = "z", .values = {0, 1}}};
  for (std::size_t i = 0; i < 128; ++i) {
    task.points[i].kernel = i;
    task.points[i].predicted_us = predicted(i);
    task.points[i].choices = {static_cast<std::uint16_t>(i % 8), static_cast<std::uint16_t>(i / 8 % 8),
                              static_cast<std::uint16_t>(i / 64)};
  }
  for (const std::size_t point : recorded) task.points[point].recorded = true;
  return task;
}

double bowl_us(std::size_t point) {
  const double x = static_cast<double>(point % 8) - 5, y = static_cast<double>(point / 8 % 8) - 2;
  return 10 + x * x + y * y + (point < 64 ? 4 : 0);  // the best is 85
}

// How many proposals it takes until the best one comes.
std::size_t proposals_to_best(const std::string& strategy, const SearchTask& task) {
  const auto searching = make_strategy(strategy, task);
  for (std::size_t proposals = 1;; ++proposals) {
    const std::optional<std::size_t> point = searching->propose();
    if (!point || *point == 85) return proposals;
    searching->observe({.point = *point, .invalidity = Invalidity::none, .median_us = bowl_us(*point)});
  }
}

double nobody_predicts(std::size_t) { return 0; }

TEST(Portfolio, BeginsWithWhatWonBeforeThenWithKernelsThatTheModelBelievesIn) {
  SearchTask task = task_of(60);
  task.points[33].recorded = task.points[40].recorded = true;
  for (SearchPoint& point : task.points) point.family = "blocked";
  const std::vector<std::size_t> order = order_of(*make_strategy("portfolio", task));
  EXPECT_EQ((std::vector<std::size_t>(order.begin(), order.begin() + 5)), (std::vector<std::size_t>{33, 40, 0, 4, 6}));
}

// Of what a model thinks nearly as good as its best: what has values that nothing before it had, before what it ranks next.
TEST(Portfolio, BeginsWithCandidatesThatDiffer) {
  const auto nearly_equal = [](std::size_t point) {
    const double rank = static_cast<double>(point % 8) + static_cast<double>(point / 8 % 8) + (point < 64 ? 0 : 8);
    return 10 + 0.02 * rank;  // the last one is 4.4 % behind
  };
  const std::vector<std::size_t> order = order_of(*make_strategy("portfolio", gridded({}, nearly_equal)));
  EXPECT_EQ((std::vector<std::size_t>(order.begin(), order.begin() + 3)), (std::vector<std::size_t>{0, 64 + 8 + 1, 2 * 8 + 2}));
  const auto falling = [&](std::size_t point) { return 10 * std::pow(1.06, 50 * (nearly_equal(point) - 10)); };
  const std::vector<std::size_t> ranked = order_of(*make_strategy("portfolio", gridded({}, falling)));
  EXPECT_EQ((std::set<std::size_t>(ranked.begin(), ranked.begin() + 3)), (std::set<std::size_t>{0, 1, 8}))
      << "where only its best is as good as that, by rank";
}

TEST(Portfolio, SoonTriesAFamilyThatTheModelExpectsLittleOf) {
  SearchTask task = task_of(60);
  for (SearchPoint& point : task.points) point.family = "stream";
  task.points[50].family = "tiles";
  const std::vector<std::size_t> order = order_of(*make_strategy("portfolio", task));
  EXPECT_EQ(order[3], 50u);
}

TEST(Portfolio, OfWinnersThatAreAlikeOneStandsForTheOthers) {
  // 0, 1 and 2 differ in one parameter; 84 from them in three.
  const std::vector<std::size_t> order = order_of(*make_strategy("portfolio", gridded({0, 1, 2, 84}, nobody_predicts)));
  EXPECT_EQ((std::vector<std::size_t>(order.begin(), order.begin() + 2)), (std::vector<std::size_t>{0, 84}));
  EXPECT_EQ(std::set<std::size_t>(order.begin(), order.end()).size(), 128u) << "the others are left to what is learned";
}

TEST(Portfolio, BelievesAModelAsFarAsItIsRight) {
  const auto nearly = [](std::size_t point) { return bowl_us(point) * (1 + 0.05 * static_cast<double>(point * 7 % 5)); };
  const auto upside_down = [](std::size_t point) { return 1000 / bowl_us(point); };
  std::size_t without = 0, right = 0, wrong = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    SearchTask blind = gridded({}, nobody_predicts), good = gridded({}, nearly), bad = gridded({}, upside_down);
    blind.seed = good.seed = bad.seed = seed;
    without += proposals_to_best("portfolio", blind);
    right += proposals_to_best("portfolio", good);
    wrong += proposals_to_best("portfolio", bad);
  }
  EXPECT_LT(2 * right, without);
  EXPECT_LT(wrong, 2 * without) << "it begins with what is slowest, and gets over it";
}

// All that won before lies in one corner, is better than nearly all that is elsewhere, and is not where the best is.
TEST(Portfolio, IsNotKeptByWinnersThatAreWrongHere) {
  const auto us = [](std::size_t point) {
    const double x = static_cast<double>(point % 8), y = static_cast<double>(point / 8 % 8);
    const double here = 12 + (x - 7) * (x - 7) / 4 + (y - 7) * (y - 7) / 4,
                 there = 10 + 2 * std::abs(x - 1) + 2 * std::abs(y - 2);
    return point < 64 ? here : there;
  };
  const auto proposals = [&](const std::vector<std::size_t>& recorded) {
    std::size_t sum = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      SearchTask task = gridded(recorded, nobody_predicts);
      task.seed = seed;
      const auto strategy = make_strategy("portfolio", task);
      for (std::optional<std::size_t> point = strategy->propose(); point; point = strategy->propose()) {
        ++sum;
        if (*point == 64 + 2 * 8 + 1) break;
        strategy->observe({.point = *point, .invalidity = Invalidity::none, .median_us = us(*point)});
      }
    }
    return sum;
  };
  const std::size_t without = proposals({}), wrong = proposals({63, 54}), right = proposals({64 + 3 * 8 + 2});
  EXPECT_LT(wrong, without + 8 * 15) << "some fifteen candidates more, in each of eight runs";
  EXPECT_LT(right, without);
}

// What one was told of that it did not propose is as good as what it proposed.
TEST(Portfolio, ProposesNothingThatItHeardOf) {
  const auto strategy = make_strategy("portfolio", gridded({}, nobody_predicts));
  strategy->observe({.point = 85, .invalidity = Invalidity::none, .median_us = 10, .is_shared = true});
  const std::vector<std::size_t> order = order_of(*strategy);
  EXPECT_EQ(order.size(), 127u);
  EXPECT_EQ(std::ranges::count(order, 85u), 0);
}

// Of two halves that promise the same: how many of the first that something was learned for are of the one whose images are
// there, where compiling one of the others takes so long.
int compiled_ones(double compile_s) {
  SearchTask task = gridded({}, nobody_predicts);
  for (std::size_t i = 0; i < 128; ++i) task.points[i].is_compiled = i < 64;
  int compiled = 0;
  for (task.seed = 1; task.seed <= 8; ++task.seed) {
    const auto strategy = make_strategy("portfolio", task);
    for (int proposal = 0; proposal < 14; ++proposal) {
      const std::size_t point = *strategy->propose();
      if (proposal >= 6) compiled += task.points[point].is_compiled ? 1 : 0;
      strategy->observe({.point = point,
                         .invalidity = Invalidity::none,
                         .median_us = bowl_us(point % 64),
                         .compile_s = task.points[point].is_compiled ? 0 : compile_s,
                         .run_s = 0.01});
    }
  }
  return compiled;
}

TEST(Portfolio, PrefersWhatCostsNoCompiling) {
  const int indifferent = compiled_ones(0), thrifty = compiled_ones(5);
  EXPECT_LT(indifferent, 48) << "of 64";
  EXPECT_GE(thrifty, indifferent + 10);
}

TEST(PredictionPrior, CorrectsByFamilyAndKnowsHowFarToBeBelieved) {
  SearchTask task{.points = {}, .default_point = kNoPoint};
  for (const double us : {10, 20, 30, 40, 10, 20, 30, 40}) {
    task.points.push_back({.kernel = task.points.size(), .family = task.points.size() < 4 ? "a" : "b", .predicted_us = us});
  }
  const std::vector<std::size_t> known{0, 1, 2, 4, 5, 6};
  const PredictionPrior right(task, known, std::vector<double>{20, 40, 60, 5, 10, 15});
  EXPECT_NEAR(right.weight(), 1, 1e-6);
  EXPECT_NEAR(right.target(task.points[7]), PredictionPrior::target_of(20, 5), 1e-9) << "half of what was predicted of b";
  EXPECT_NEAR(right.target(task.points[3]), PredictionPrior::target_of(80, 5), 1e-9);
  const PredictionPrior wrong(task, known, std::vector<double>{60, 40, 20, 60, 40, 20});
  EXPECT_EQ(wrong.weight(), 0);
  EXPECT_EQ(wrong.target(task.points[3]), 0);
  const PredictionPrior failed(task, known, std::vector<double>(6, 0));
  EXPECT_EQ(failed.target(task.points[3]), 0);
}

TEST(Strategies, NoPointsNoProposals) {
  for (const StrategyInfo& info : strategies()) EXPECT_FALSE(make_strategy(info.name, {})->propose().has_value()) << info.name;
}

TEST(Strategies, UnknownNamesAreRefusedWithTheValidOnes) {
  try {
    make_strategy("bayes", {});
    FAIL();
  } catch (const Error& fault) {
    EXPECT_TRUE(std::string(fault.what()).starts_with("unknown strategy 'bayes', valid: ")) << fault.what();
    for (const StrategyInfo& info : strategies()) EXPECT_NE(std::string(fault.what()).find(info.name), std::string::npos);
  }
}

TEST(Random, TheSeedDecides) {
  const auto first = order_of(*make_strategy("random", task_of(30, 7)));
  EXPECT_EQ(first, order_of(*make_strategy("random", task_of(30, 7))));
  EXPECT_NE(first, order_of(*make_strategy("random", task_of(30, 8))));
}

TEST(Model, StartsWithTheBestPredicted) {
  EXPECT_EQ(make_strategy("model", task_of(30))->propose(), std::optional<std::size_t>(0));
}

TEST(Model, LearnsThatAFamilyIsSlowerThanPredicted) {
  const SearchTask task = task_of(30);
  const auto strategy = make_strategy("model", task);
  // Whatever is measured, "stream" needs ten times its prediction and "blocked" exactly its own.
  int streams_late = 0;
  for (int proposal = 0; proposal < 15; ++proposal) {
    const std::size_t point = *strategy->propose();
    const bool is_stream = task.points[point].family == "stream";
    if (proposal >= 2 && proposal % 4 != 3 && is_stream) ++streams_late;
    strategy->observe(
        {.point = point, .invalidity = Invalidity::none, .median_us = task.points[point].predicted_us * (is_stream ? 10 : 1)});
  }
  EXPECT_EQ(streams_late, 0);
}

// Of a family that the model is wrong about, so that it puts it behind everything else.
TEST(Model, SoonTriesAFamilyThatItExpectsLittleOf) {
  SearchTask task = task_of(60);
  for (SearchPoint& point : task.points) point.family = "stream";
  task.points[50].family = "tiles";
  task.points[55].family = "simple";
  const std::vector<std::size_t> order = order_of(*make_strategy("model", task));
  EXPECT_EQ(order[3], 50u);
  EXPECT_EQ(order[7], 55u);
}

TEST(Model, TriesAFamilyThatFailedOnceMore) {
  SearchTask task = task_of(60);
  for (SearchPoint& point : task.points) point.family = point.kernel < 20 ? "stream" : "tiles";
  const auto strategy = make_strategy("model", task);
  std::vector<std::size_t> tiles;  // proposals that went to them
  for (std::size_t proposal = 0; proposal < 16; ++proposal) {
    const std::size_t point = *strategy->propose();
    const bool is_tile = task.points[point].family == "tiles";
    if (is_tile) tiles.push_back(proposal);
    strategy->observe(
        {.point = point, .invalidity = is_tile ? Invalidity::compile : Invalidity::none, .median_us = is_tile ? 0.0 : 10.0});
  }
  EXPECT_EQ(tiles, (std::vector<std::size_t>{3, 7}));
}

TEST(Model, FailuresTeachNothingAboutTime) {
  const auto strategy = make_strategy("model", task_of(6));
  const auto first = strategy->propose();
  strategy->observe({.point = *first, .invalidity = Invalidity::correctness});
  EXPECT_EQ(strategy->propose(), std::optional<std::size_t>(1));
}

}  // namespace
}  // namespace tilewright::tune
