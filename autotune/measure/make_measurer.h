// The measurer of a run, from what the build stage made. Called by the tuner and by `check`, which then know only Measurer.
#pragma once

#include <memory>

#include "compile/build_stage.h"
#include "measure/evaluator.h"
#include "measure/measurer.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// `manifest` and `stop` must outlive the measurer.
std::unique_ptr<Measurer> make_measurer(const Manifest& manifest, const BuildResult& build, const Device& device,
                                        const SamplingRules& rules, std::uint64_t seed, StopSignal& stop);

}  // namespace tilewright::tune
