// Tunes many problems within one budget: who is next, how much of what is left it may use, who goes without, and who gets
// another turn with what the others left. Called by the measuring stage; how one problem is tuned is ProblemTuner's business.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "search/problem_pool.h"
#include "search/problem_tuner.h"
#include "search/share_out.h"

namespace tilewright::tune {

struct TuningObserver {
  // A problem of a pool is this device's from now on; may be empty.
  std::function<void(std::size_t problem)> taken{};
  // Before the first candidate of a problem, and after each.
  std::function<void(std::size_t problem, const SearchState& state)> searching;
  // A problem was decided, or cannot be. A second time, when another turn of a decided one found something out.
  std::function<void(std::size_t problem, const ProblemResult& result)> done;
};

struct TuningOutcome {
  bool interrupted = false;                 // by Ctrl-C
  std::vector<std::size_t> unaffordable{};  // for which the budget was too small
  double least_s = 0;                       // what the cheapest of those would need
};

// What a problem needs, as far as is known. `best_us`: of an earlier turn; 0: not yet measured.
ProblemNeed need_of(const TuningRules& rules, const CostModel& costs, const ProblemSpec& problem, bool same_data,
                    double best_us);

// Which of a pool's devices tunes, and what; `budget` is the one that `measurer` pays from.
struct PoolPlace {
  ProblemPool& pool;
  std::size_t stage = 0;  // that this lane has entered
  std::size_t lane = 0;
  Budget& budget;
};

// Tunes what the pool gives this device, then again what may still gain, and leaves the stage. What is left out the pool knows.
// Throws DeviceLost; then the pool must hear of it.
TuningOutcome tune_from_pool(const Manifest& manifest, const PoolPlace& place, ProblemTuner& tuner,
                             const MeteredMeasurer& measurer, const TuningObserver& observer);

// `problems`: indices in the manifest. Throws DeviceLost.
TuningOutcome tune_within_budget(const Manifest& manifest, std::span<const std::size_t> problems, ProblemTuner& tuner,
                                 const MeteredMeasurer& measurer, const TuningObserver& observer);

}  // namespace tilewright::tune
