// What came of several strategies on several recorded spaces: means and spreads over seeds, as text and as JSON, beside what
// random search expects and what another program found there. Every space counts alike.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "replay/peer_figures.h"

namespace tilewright::tune {

inline constexpr std::size_t kAlikeRuns = 5;  // with seeds of their own, whose winners are compared
inline constexpr double kAlike = 0.02;        // that the slowest of these may be behind the fastest

// Of one strategy on one space, over the seeds.
struct ReplayFigures {
  std::string space;
  std::vector<double> mean;       // after each evaluation, of optimum / best so far
  std::vector<double> spread;     // standard deviation
  std::vector<double> low, high;  // a tenth of the runs is below, a tenth above
  std::vector<double> stable;     // of every kAlikeRuns runs, in which share all winners are alike; empty: there are fewer runs
  double own_ms = 0;              // of the strategy itself, an evaluation
  double spent_s = 0;             // a run, as it was recorded: to compile and to measure
  // Where the tuner would have ended these runs, in the mean of those that it would have: the share of these, evaluations, and
  // optimum / best found then.
  struct Ends {
    double share = 0;
    double evaluations = 0;
    double score = 0;
  };
  Ends ends{};
  std::optional<std::size_t>
      to_98{};  // evaluations until half of the runs are within 2 % of the optimum; nothing: they are not
};

struct ReplayTable {
  struct Row {
    std::string strategy;
    std::vector<ReplayFigures> spaces;
  };
  struct Space {
    std::string name;
    std::size_t candidates = 0;
    std::size_t failed = 0;
    std::vector<double> random;  // exact expectation
    std::optional<PeerFigures::Space> peers{};
  };
  // Who found what stands in the spaces' `peers`.
  struct Peers {
    std::string program, version, source;
    int seeds = 0;
  };

  std::vector<Space> spaces;
  std::vector<Row> rows;
  std::vector<std::size_t> budgets;  // evaluations, ascending
  int seeds = 0;
  bool permuted = false;
  std::optional<Peers> peers{};
};

std::string to_text(const ReplayTable& table);
nlohmann::ordered_json to_json(const ReplayTable& table);

}  // namespace tilewright::tune
