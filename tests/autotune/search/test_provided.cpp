// What a problem's tuner makes of other libraries' candidates: they meet its own winner in the same final, and change nothing
// of how that is found.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "manifest/provided_candidates.h"
#include "search/problem_tuner.h"

namespace tilewright::tune {
namespace {

// Three kernels of ours, of 20 (the default), 10 and 12 us, and algorithms of another library; times below zero are wrong
// answers in the search, and those in `wrong_at_last` wrong where the winner is verified.
class Device : public Measurer {
 public:
  explicit Device(std::vector<double> provided_us) : us_{20, 10, 12} {
    manifest_.op = {.name = "made_up", .attributes = {}, .sizes = {"n"}, .key_sizes = 1, .scalars = {}, .tensors = {}};
    ProblemSpec problem;
    problem.problem.sizes[0] = 1;
    problem.flops = problem.bytes = 1e6;
    for (std::size_t k = 0; k < us_.size(); ++k) {
      manifest_.kernels.emplace_back().id = "kernel" + std::to_string(k);
      problem.candidates.push_back({.kernel = k, .predicted_us = us_[k]});
    }
    manifest_.problems.push_back(std::move(problem));
    std::vector<ProvidedCandidate> added;
    for (std::size_t i = 0; i < provided_us.size(); ++i)
      added.push_back({.problem = 0, .name = {.provider = "other", .version = "1", .algorithm = "a" + std::to_string(i)}});
    add_provided(manifest_, added);
    us_.insert(us_.end(), provided_us.begin(), provided_us.end());
  }

  const Manifest& manifest() const { return manifest_; }
  std::set<std::size_t> wrong_at_last{};
  std::map<std::size_t, int> evaluated{}, sampled{};  // by kernel

  Evaluation evaluate(const Case&, const Candidate& candidate, double) override {
    ++evaluated[candidate.kernel];
    const double us = us_[candidate.kernel];
    if (us < 0) return {.invalidity = Invalidity::correctness, .reason = "wrong", .device_s = 0.01};
    return {.samples_us = std::vector<double>(7, us), .device_s = 0.01};
  }
  Evaluation verify(const Case&, const Candidate& candidate) override {
    if (wrong_at_last.contains(candidate.kernel))
      return {.invalidity = Invalidity::correctness, .reason = "wrong at last", .device_s = 0.01};
    return {.max_error = 0.25, .device_s = 0.01};
  }
  Evaluation sample(const Case&, const Candidate& candidate, int, double) override {
    ++sampled[candidate.kernel];
    return {.samples_us = {us_[candidate.kernel]}, .device_s = 0.001};
  }
  Evaluation energy(const Case&, const Candidate&, double) override { return {}; }
  std::string policy() override { return "made up"; }

 private:
  std::vector<double> us_;
  Manifest manifest_{};
};

ProblemResult tune(Device& device, double budget_s = 60) {
  const std::vector<bool> usable(3, true);  // of those that are compiled
  StopSignal stop;
  Budget budget(budget_s);
  CostModel costs(TargetKind::cuda);
  MeteredMeasurer metered(device.manifest(), device, budget, costs);
  ProblemTuner tuner(device.manifest(), usable, metered, stop, {.strategy = "model"});
  return tuner.tune(0, budget_s, 0, [](const SearchState&) {});
}

TEST(Provided, TheFastestIsTakenDownBesideOurOwnWinner) {
  Device device({9.5, 8, 9, 15});
  const ProblemResult result = tune(device);
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.winner.candidate.kernel, 1u);
  EXPECT_EQ(result.margin, 1) << "of our own";
  ASSERT_TRUE(result.provided);
  EXPECT_EQ(device.manifest().kernels[result.provided->finalist.candidate.kernel].provided.algorithm, "a1");
  EXPECT_NEAR(result.provided->margin, 10.0 / 8 - 1, 1e-9);
  EXPECT_EQ(result.provided->max_error, 0.25);
  EXPECT_EQ(result.provided->finalist.samples_us.size(), result.winner.samples_us.size()) << "in the same rounds";
  for (const Finalist& finalist : result.finalists) EXPECT_LT(finalist.candidate.kernel, 3u);
}

TEST(Provided, NothingOfOursDependsOnThem) {
  Device with({1, 2}), without({});
  const ProblemResult a = tune(with), b = tune(without);
  EXPECT_EQ(a.winner.candidate.kernel, b.winner.candidate.kernel);
  EXPECT_EQ(a.winner.samples_us, b.winner.samples_us);
  EXPECT_EQ(a.tried, b.tried);
  EXPECT_EQ(a.finalists.size(), b.finalists.size());
  EXPECT_FALSE(b.provided);
}

TEST(Provided, WhatIsNotClearlyFasterIsNotTakenDown) {
  Device device({10, 9.99});
  EXPECT_FALSE(tune(device).provided);
  EXPECT_GT(device.sampled[3], 0) << "it was in the final";
}

TEST(Provided, WhatIsFarBehindIsNotInTheFinal) {
  Device device({14});
  tune(device);
  EXPECT_EQ(device.evaluated[3], 1);
  EXPECT_EQ(device.sampled[3], 0);
}

TEST(Provided, WhatIsWrongDoesNotWin) {
  Device device({-1, 5, 8});
  device.wrong_at_last = {4};
  const ProblemResult result = tune(device);
  ASSERT_TRUE(result.provided);
  EXPECT_EQ(device.manifest().kernels[result.provided->finalist.candidate.kernel].provided.algorithm, "a2");
  ASSERT_EQ(result.faults.size(), 2u);
  EXPECT_NE(result.faults[0].find("made_up.other."), std::string::npos) << result.faults[0];
  EXPECT_NE(result.faults[1].find("wrong at last"), std::string::npos);
}

TEST(Provided, TheirSearchIsBoundedAndBeginsWithTheLibrarysOwnChoice) {
  Device device(std::vector<double>(32, 9));
  tune(device, 0.5);
  int evaluated = 0;
  for (const auto& [kernel, count] : device.evaluated) evaluated += kernel >= 3 ? count : 0;
  EXPECT_GE(device.evaluated[3], 1);
  EXPECT_GE(evaluated, 2);
  EXPECT_LT(evaluated, 32) << "a part of the problem's time is theirs";
  EXPECT_EQ(device.evaluated[1], 1) << "and ours are searched";
}

TEST(Provided, KernelsOfTheManifestAreTheSameInTheWorker) {
  Device device({9, 8});
  const std::vector<ProvidedCandidate> added = provided_of(device.manifest());
  ASSERT_EQ(added.size(), 2u);
  EXPECT_EQ(added[1].name.algorithm, "a1");
  const std::vector<ProvidedCandidate> read = parse_provided(to_json(added));
  Manifest again;
  again.op.name = "made_up";
  again.kernels.resize(3);
  again.problems.resize(1);
  add_provided(again, read);
  for (std::size_t k = 3; k < 5; ++k) {
    EXPECT_EQ(again.kernels[k].id, device.manifest().kernels[k].id);
    EXPECT_EQ(again.kernels[k].provided, device.manifest().kernels[k].provided);
  }
  EXPECT_NE(again.kernels[3].id, again.kernels[4].id);
}

}  // namespace
}  // namespace tilewright::tune
