// What a problem's tuner makes of kernels that are equals until a run says which of its operands are constant; and that nothing
// is recorded that is slower than what the library launches already.
#include <gtest/gtest.h>

#include <algorithm>

#include "launch/launch.h"
#include "search/problem_tuner.h"
#include "search/search_hope.h"

namespace tilewright::tune {
namespace {

// Kernels with one run-time parameter, which says how much they overlap with the one ahead; times without and with constants,
// below zero for a crash.
struct Times {
  double us, constant_us;
  std::int32_t overlap = kLetsNextBegin;
  bool is_incumbent = false;
  bool is_wrong = false;  // on an edge case
};

class TwoTimesMeasurer : public Measurer {
 public:
  explicit TwoTimesMeasurer(std::vector<Times> times) : times_(std::move(times)) {
    manifest_.op = {.name = "made_up", .attributes = {}, .sizes = {"n"}, .key_sizes = 1, .scalars = {}, .tensors = {}};
    ProblemSpec problem;
    problem.problem.sizes[0] = 1;
    problem.flops = problem.bytes = 1e6;
    for (std::size_t k = 0; k < times_.size(); ++k) {
      KernelSpec& kernel = manifest_.kernels.emplace_back();
      kernel.id = "kernel" + std::to_string(k);
      kernel.runtime_names = {"overlap"};
      kernel.launch.overlap = kRuntimeValue;
      kernel.launch.constants = 1;
      problem.candidates.push_back({.kernel = k, .runtime = {times_[k].overlap}, .predicted_us = times_[k].us});
      problem.candidates.back().incumbent = times_[k].is_incumbent;
    }
    manifest_.problems.push_back(std::move(problem));
  }

  const Manifest& manifest() const { return manifest_; }
  int constant_samples() const { return constant_samples_; }

  const std::vector<std::size_t>& evaluated() const { return evaluated_; }

  Evaluation evaluate(const Case&, const Candidate& candidate, double) override {
    evaluated_.push_back(candidate.kernel);
    return {.samples_us = std::vector<double>(7, times_[candidate.kernel].us), .device_s = 0.01};
  }
  Evaluation verify(const Case&, const Candidate& candidate) override {
    if (times_[candidate.kernel].is_wrong)
      return {.invalidity = Invalidity::correctness, .reason = "wrong", .max_error = 2, .device_s = 0.01};
    return {.max_error = 0.5, .device_s = 0.01};
  }
  Evaluation sample(const Case&, const Candidate& candidate, int, double) override {
    const Times& times = times_[candidate.kernel];
    const bool with_constants = candidate.runtime[0] == kReadsConstants;
    constant_samples_ += with_constants ? 1 : 0;
    if (with_constants && times.constant_us < 0)
      return {.invalidity = Invalidity::runtime, .reason = "crashed", .device_s = 0.001};
    return {.samples_us = {with_constants ? times.constant_us : times.us}, .device_s = 0.001};
  }
  Evaluation energy(const Case&, const Candidate&, double) override { return {}; }
  std::string policy() override { return "made up"; }

 private:
  std::vector<Times> times_;
  Manifest manifest_{};
  int constant_samples_ = 0;
  std::vector<std::size_t> evaluated_{};
};

ProblemResult tune(TwoTimesMeasurer& device, double budget_s = 60, const TuningRules& rules = {.strategy = "model"},
                   std::vector<bool> usable = {}) {
  usable.resize(device.manifest().kernels.size(), true);
  StopSignal stop;
  Budget budget(budget_s);
  CostModel costs(TargetKind::cuda);
  MeteredMeasurer metered(device.manifest(), device, budget, costs);
  ProblemTuner tuner(device.manifest(), usable, metered, stop, rules);
  return tuner.tune(0, budget_s, 0, [](const SearchState&) {});
}

TEST(ProblemTuner, EqualsAreToldApartByWhatConstantsSpareThem) {
  TwoTimesMeasurer device({{20, 20}, {10.0, 10.0}, {10.1, 9.0}, {10.05, 10.05}, {15, 5}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.winner.candidate.kernel, 2u) << "1 % slower without, 10 % faster with";
  EXPECT_EQ(result.winner.candidate.runtime[0], kLetsNextBegin) << "what is recorded is what runs without constants launch";
  EXPECT_NEAR(result.margin, 20 / 10.1 - 1, 1e-9) << "and so is what it is said to gain";
  EXPECT_EQ(result.tie.size(), 2u);
  EXPECT_EQ(device.constant_samples(), 3 * TuningRules{}.constant_rounds) << "of those that tie, in every round";
}

// Proposes what it is given, and keeps what it hears.
class Scripted : public SearchStrategy {
 public:
  Scripted(std::vector<std::size_t> points, std::vector<std::size_t>& heard) : points_(std::move(points)), heard_(heard) {}

  std::optional<std::size_t> propose() override {
    return next_ < points_.size() ? std::optional(points_[next_++]) : std::nullopt;
  }
  void observe(const Observation& observation) override {
    EXPECT_NE(observation.evaluation, nullptr);
    heard_.push_back(observation.point);
  }
  bool goes_on() const override { return true; }

 private:
  std::vector<std::size_t> points_;
  std::vector<std::size_t>& heard_;
  std::size_t next_ = 0;
};

TuningRules told(std::vector<std::size_t> points, std::vector<std::size_t>& heard) {
  return {.strategy = "none of that name",
          .told =
              [=, &heard](std::size_t problem) {
                EXPECT_EQ(problem, 0u);
                return std::make_unique<Scripted>(points, heard);
              },
          .min_candidates = 0};
}

TEST(ProblemTuner, WhoIsToldWhatToTryTriesThatAndTheDefault) {
  TwoTimesMeasurer device({{20, 20}, {5, 5}, {10, 10}, {15, 15}});
  std::vector<std::size_t> heard;
  const ProblemResult result = tune(device, 60, told({3, 2}, heard));
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.winner.candidate.kernel, 2u) << "nobody asked for the fastest";
  EXPECT_EQ(device.evaluated(), (std::vector<std::size_t>{0, 3, 2}));
  EXPECT_EQ(heard, device.evaluated());
}

// Keeps all that it hears.
class Listening : public SearchStrategy {
 public:
  Listening(std::size_t points, std::vector<Observation>& heard, std::vector<std::string>& reasons)
      : points_(points), heard_(heard), reasons_(reasons) {}

  std::optional<std::size_t> propose() override { return ++next_ < points_ ? std::optional(next_) : std::nullopt; }
  void observe(const Observation& observation) override {
    heard_.push_back(observation);
    reasons_.push_back(observation.evaluation->reason);
  }

 private:
  std::size_t points_, next_ = 0;
  std::vector<Observation>& heard_;
  std::vector<std::string>& reasons_;
};

TEST(ProblemTuner, TheStrategyHearsWhatThingsCostAndWhyTheyFail) {
  TwoTimesMeasurer device({{20, 20}, {5, 5}, {10, 10}, {15, 15}});
  std::vector<Observation> heard;
  std::vector<std::string> reasons;
  TuningRules rules{.strategy = "none of that name"};
  rules.told = [&](std::size_t) { return std::make_unique<Listening>(4, heard, reasons); };
  rules.images = {{.compile_s = 0.5},
                  {.compile_s = 2},
                  {.compile_s = 3, .fault = Evaluation{.invalidity = Invalidity::constraints, .reason = "spills 8 bytes"}},
                  {}};
  std::vector<bool> usable{true, true, false, true};
  EXPECT_EQ(tune(device, 60, rules, usable).failure, "");
  ASSERT_EQ(heard.size(), 4u);
  EXPECT_EQ(heard[0].compile_s, 0.5);
  EXPECT_EQ(heard[0].run_s, 0.01);
  EXPECT_EQ(heard[1].compile_s, 2);
  EXPECT_EQ(heard[1].median_us, 5);
  EXPECT_EQ(heard[2].invalidity, Invalidity::constraints);
  EXPECT_EQ(reasons[2], "spills 8 bytes");
  EXPECT_EQ(heard[2].run_s, 0);
  EXPECT_EQ(heard[3].compile_s, 0) << "its image was there";
  EXPECT_FALSE(heard[3].is_shared);
}

TEST(ProblemTuner, WhatHasTheSameImageIsMeasuredOnce) {
  TwoTimesMeasurer device({{20, 20}, {5, 5}, {5, 5}, {15, 15, 0}, {15, 15, 1}, {20, 20}});
  std::vector<Observation> heard;
  std::vector<std::string> reasons;
  TuningRules rules{.strategy = "none of that name"};
  rules.told = [&](std::size_t) { return std::make_unique<Listening>(6, heard, reasons); };
  rules.images = {{.identity = "d"}, {.identity = "a"}, {.identity = "a"},
                  {.identity = "b"}, {.identity = "b"}, {.identity = "d"}};
  const ProblemResult result = tune(device, 60, rules);
  EXPECT_EQ(device.evaluated(), (std::vector<std::size_t>{0, 1, 3, 4})) << "3 and 4 differ in a run-time value";
  EXPECT_EQ(result.tried, 4);
  std::vector<std::size_t> points, shared;
  for (const Observation& each : heard) {
    points.push_back(each.point);
    if (each.is_shared) shared.push_back(each.point);
  }
  EXPECT_EQ(points, (std::vector<std::size_t>{0, 5, 1, 2, 3, 4}));
  EXPECT_EQ(shared, (std::vector<std::size_t>{5, 2}));
  EXPECT_EQ(heard[3].median_us, 5);
  EXPECT_EQ(heard[3].run_s, 0);
}

TEST(ProblemTuner, SaysHowTheFinalEnded) {
  TwoTimesMeasurer device({{20, 20}, {10.0, 10.0}, {10.02, 10.02}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.final_end, FinalEnd::settled);
  EXPECT_EQ(result.final_rounds, TuningRules{}.min_rounds);
  EXPECT_EQ(result.tie.size(), 1u);
}

// Knows what it expects: of the first candidates much, of the others as much as it is given.
class Expecting : public SearchStrategy {
 public:
  Expecting(std::size_t points, double later) : points_(points), later_(later) {}

  std::optional<std::size_t> propose() override { return ++next_ < points_ ? std::optional(next_) : std::nullopt; }
  void observe(const Observation&) override {}
  std::optional<double> expected_gain() const override { return next_ < 3 ? 1 : later_; }

 private:
  std::size_t points_, next_ = 0;
  double later_;
};

std::size_t tried_where_expected(double later) {
  TwoTimesMeasurer device(std::vector<Times>(40, {10, 10}));
  TuningRules rules{.strategy = "none of that name"};
  rules.told = [&](std::size_t) { return std::make_unique<Expecting>(40, later); };
  EXPECT_EQ(tune(device, 60, rules).failure, "");
  return device.evaluated().size();
}

// A candidate takes 10 ms of a share of 60 s: 6000 of them, each worth the three-thousandth part of 1 %, are worth 2 %.
TEST(ProblemTuner, ASearchThatKnowsWhatItExpectsEndsWhereThatIsNotWorthItsTime) {
  EXPECT_EQ(tried_where_expected(1e-7), 1 + 2 + SearchHope::kPatience) << "the default, two of which much was expected";
  EXPECT_EQ(tried_where_expected(1e-4), 40u) << "though nothing was better for long";
}

TEST(ProblemTuner, WithNothingMeasuredThereIsNoFinal) {
  struct CutOff : TwoTimesMeasurer {
    using TwoTimesMeasurer::TwoTimesMeasurer;
    Evaluation evaluate(const Case&, const Candidate&, double) override { return {.device_s = 60, .cut_off = true}; }
  } device({{20, 20}, {5, 5}});
  std::vector<std::size_t> heard;
  const ProblemResult result = tune(device, 60, told({1}, heard));
  EXPECT_TRUE(result.unaffordable);
  EXPECT_EQ(heard, std::vector<std::size_t>{});
}

TEST(ProblemTuner, WhoDoesNotBeatTheDefaultWithoutConstantsDoesNotReplaceIt) {
  TwoTimesMeasurer device({{10, 10, 0}, {10.02, 5}, {10.2, 2}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.winner.candidate.kernel, 0u);
  EXPECT_EQ(result.margin, 0);
  EXPECT_EQ(device.constant_samples(), 0) << "they could not change that";
  TwoTimesMeasurer better({{10, 10, 0}, {9.8, 9.8}, {10.05, 2}});
  EXPECT_EQ(tune(better).winner.candidate.kernel, 1u) << "the other one is no better than the default";
}

TEST(ProblemTuner, WhatCrashesWithConstantsDoesNotWin) {
  TwoTimesMeasurer device({{20, 20}, {10.0, -1}, {10.1, 9}, {10.1, 9.5}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.winner.candidate.kernel, 2u);
  EXPECT_EQ(result.faults.size(), 1u);
}

TEST(ProblemTuner, EqualsThatConstantsDoNotTellApartStayAsTheyAre) {
  TwoTimesMeasurer device({{20, 20}, {10.0, 10.0}, {10.1, 10.1}});
  EXPECT_EQ(tune(device).winner.candidate.kernel, 1u);
}

TEST(ProblemTuner, EqualsAreToldApartByRunTimeValuesBeforeNames) {
  TwoTimesMeasurer device({{20, 20, 0}, {10.0, 10.0, 1}, {10.0, 10.0, 0}});
  EXPECT_EQ(tune(device).winner.candidate.kernel, 2u) << "the only one with its family's default";
  TwoTimesMeasurer other({{20, 20, 0}, {10.0, 10.0, 1}, {10.0, 10.0, 1}});
  EXPECT_EQ(tune(other).winner.candidate.kernel, 1u) << "by its name";
}

TEST(ProblemTuner, ConstantsNeverCostAProblemItsDecision) {
  int undecided = 0, weighed = 0;
  for (double budget_s = 0.02; budget_s < 0.4; budget_s += 0.001) {
    TwoTimesMeasurer with({{20, 20}, {10.0, 10.0}, {10.1, 9.0}}), without({{20, 20}, {10.0, 10.0, 1}, {10.1, 9.0, 1}});
    const ProblemResult result = tune(with, budget_s);
    ASSERT_EQ(result.failure.empty(), tune(without, budget_s).failure.empty()) << budget_s << " " << result.failure;
    undecided += result.failure.empty() ? 0 : 1;
    weighed += result.failure.empty() && result.winner.candidate.kernel == 2 ? 1 : 0;
  }
  EXPECT_GT(undecided, 5);
  EXPECT_GT(weighed, 100);
}

TEST(ProblemTuner, NobodyIsAskedWhereNoKernelReadsConstants) {
  TwoTimesMeasurer device({{20, 1, 1}, {10.0, 5, 1}, {10.1, 1, 1}});
  EXPECT_EQ(tune(device).winner.candidate.kernel, 1u);
  EXPECT_EQ(device.constant_samples(), 0);
}

// Without constants: the third value is an overlap that reads none.
TEST(Incumbent, RunsAndWinsThoughTheSearchLeavesItOut) {
  TwoTimesMeasurer device({{20, 20, 1}, {15, 15, 1}, {12, 12, 1, true}});
  const ProblemResult result = tune(device, 60, {.strategy = "model", .min_candidates = 0, .patience = 0, .patience_share = 0});
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(device.evaluated(), (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(result.winner.candidate.kernel, 2u) << "else a record would make 20 us of 12";
  EXPECT_EQ(result.gain, 0);
}

TEST(Incumbent, IsMeasuredOnceWhateverTheStrategyProposes) {
  for (const StrategyInfo& strategy : strategies()) {
    TwoTimesMeasurer device({{20, 20, 1}, {15, 15, 1}, {12, 12, 1, true}, {10, 10, 1}, {11, 11, 1}, {30, 30, 1}});
    const ProblemResult result = tune(device, 60, {.strategy = strategy.name, .min_candidates = 0});
    EXPECT_EQ(std::ranges::count(device.evaluated(), 2u), 1) << strategy.name;
    EXPECT_EQ(result.winner.candidate.kernel, 3u) << strategy.name;
    ASSERT_TRUE(result.gain.has_value());
    EXPECT_NEAR(*result.gain, 0.2, 1e-9);
  }
}

TEST(Incumbent, ReachesTheFinalBehindMoreThanItHasPlacesFor) {
  std::vector<Times> times{{20, 20, 1}};
  for (int i = 0; i < 10; ++i) times.push_back({10 + 0.001 * i, 0, 1});
  times.push_back({14.5, 14.5, 1, true});  // out of reach after the search
  TwoTimesMeasurer device(times);
  const ProblemResult result = tune(device);
  const auto is_incumbent = [](const Finalist& each) { return each.candidate.incumbent; };
  EXPECT_EQ(std::ranges::count_if(result.finalists, is_incumbent), 1);
  EXPECT_FALSE(result.winner.candidate.incumbent);
}

TEST(Incumbent, StaysWhereNothingIsClearlyFaster) {
  TwoTimesMeasurer device({{20, 20, 1}, {10.0, 10, 1}, {10.02, 10, 1, true}});
  EXPECT_TRUE(tune(device).winner.candidate.incumbent) << "who uses it has nothing to gain";
  TwoTimesMeasurer as_default({{10.0, 10, 1}, {10.02, 10, 1, true}});
  EXPECT_TRUE(tune(as_default, 60, {.strategy = "model", .min_candidates = 0}).winner.candidate.incumbent);
}

TEST(Incumbent, WinsWhereAllThatAreFasterAreWrong) {
  TwoTimesMeasurer device({{20, 20, 1}, {10, 10, 1, false, true}, {9, 9, 1, false, true}, {12, 12, 1, true}, {19, 19, 1}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.winner.candidate.kernel, 3u) << "not the default, which is slower";
  EXPECT_GT(result.verified_shapes, 0);
}

TEST(Incumbent, ThatIsWrongDoesNotWin) {
  TwoTimesMeasurer device({{20, 20, 1}, {15, 15, 1}, {12, 12, 1, true, true}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.winner.candidate.kernel, 1u);
  EXPECT_EQ(result.faults.size(), 1u);
}

TEST(Incumbent, IsNotGivenUpForWhatIsFasterWithConstantsOnly) {
  // 2 % slower without constants is a tie, but not for who says nothing of constants.
  TwoTimesMeasurer device({{20, 20}, {10.0, 10.0, kLetsNextBegin, true}, {10.2, 5.0}});
  EXPECT_TRUE(tune(device).winner.candidate.incumbent);
  TwoTimesMeasurer other({{20, 20}, {10.0, 10.0}, {10.2, 5.0}});
  EXPECT_EQ(tune(other).winner.candidate.kernel, 2u) << "as it is among others";
}

TEST(Incumbent, MayBeTheDefault) {
  TwoTimesMeasurer device({{10, 10, 1, true}, {8, 8, 1}});
  const ProblemResult result = tune(device);
  EXPECT_EQ(std::ranges::count(device.evaluated(), 0u), 1);
  EXPECT_EQ(result.finalists.size(), 2u);
  ASSERT_TRUE(result.gain.has_value());
  EXPECT_NEAR(*result.gain, 0.25, 1e-9);
}

}  // namespace
}  // namespace tilewright::tune
