// Runs a strategy on a recorded space as the tuner would, except that what a candidate takes is looked up: failures count as
// evaluations, nothing is evaluated twice, and each seed begins anew. It prints nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "replay/recorded_space.h"
#include "search/search_strategy.h"

namespace tilewright::tune {

// A strategy that finds an order in a file would be praised for it, so every seed has its own order of the candidates.
// `permuted`: the times, too, are dealt out anew, after which nothing can be learned: whoever beats chance then has a leak.
struct ReplayRules {
  std::string strategy;
  std::size_t evaluations = 200;
  bool permuted = false;
};

struct ReplayCost {
  double compile_s = 0, run_s = 0;
};

struct ReplayRun {
  // After each evaluation, optimum / best so far: 1 is the optimum, 0 that nothing was right yet. As long as the rules say,
  // also where the strategy ended before.
  std::vector<double> best;
  std::size_t proposed = 0;
  double own_s = 0;    // processor time that the strategy itself took
  double spent_s = 0;  // what was proposed took, as it was recorded
  // After how many evaluations the tuner would have ended it, had its share of time been what all evaluations of the rules take
  // in the mean, by what the strategy said that it expects. Nothing: it says nothing, or there always was more to expect.
  std::optional<std::size_t> ended{};
};

class Replay {
 public:
  // `donors`: spaces of the same kernel on other devices or problems, whose best few count as what won before.
  explicit Replay(const RecordedSpace& space, std::span<const RecordedSpace> donors = {});

  // Throws Error where the strategy proposes a candidate twice, or none that there is.
  ReplayRun run(const ReplayRules& rules, std::uint64_t seed) const;
  // What random search expects, exactly: the mean of ReplayRun::best over all orders.
  std::vector<double> expected_of_random(std::size_t evaluations) const;

  const std::string& name() const { return name_; }

 private:
  std::string name_;
  SearchTask task_{};
  std::vector<double> scores_;     // by point; optimum / its time, 0 for a failure
  std::vector<ReplayCost> costs_;  // by point
};

}  // namespace tilewright::tune
