#include "search/tuning_in_order.h"

#include <algorithm>

namespace tilewright::tune {

TuningOutcome tune_in_order(const Manifest& manifest, std::span<const std::size_t> problems, ProblemTuner& tuner,
                            const MeteredMeasurer& measurer, const TuningObserver& observer) {
  TuningOutcome outcome;
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const std::size_t problem = problems[i];
    const double share_s = measurer.budget().left_s() / static_cast<double>(problems.size() - i);
    const ProblemResult result =
        tuner.tune(problem, share_s, 0, [&](const SearchState& state) { observer.searching(problem, state); });
    outcome.interrupted = result.interrupted;
    if (result.interrupted) return outcome;
    if (result.unaffordable) {
      outcome.unaffordable.push_back(problem);
      const double least_s = need_of(tuner.rules(), measurer.costs(), manifest.problems[problem], false, 0).least_s;
      outcome.least_s = outcome.least_s == 0 ? least_s : std::min(outcome.least_s, least_s);
    }
    observer.done(problem, result);
  }
  return outcome;
}

}  // namespace tilewright::tune
