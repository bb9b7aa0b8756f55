// Tunes problems one after the other, each with an equal part of what is left of the budget, where somebody else searches: no
// problem has a second turn, and none is left out for what it may need. Called by the measuring stage instead of
// tune_within_budget, which knows what its own strategies hope for.
#pragma once

#include <cstddef>
#include <span>

#include "search/budgeted_tuning.h"
#include "search/problem_tuner.h"

namespace tilewright::tune {

// `problems`: indices in the manifest. `observer.done` hears of problems that the budget ended, too. Throws DeviceLost.
TuningOutcome tune_in_order(const Manifest& manifest, std::span<const std::size_t> problems, ProblemTuner& tuner,
                            const MeteredMeasurer& measurer, const TuningObserver& observer);

}  // namespace tilewright::tune
