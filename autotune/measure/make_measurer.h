// The measurer of a run, from where the build stage puts images. Called by the tuner and by `check`, which then know only
// Measurer, and by `run`, which asks it for more.
#pragma once

#include <memory>
#include <string>

#include "compile/build_stage.h"
#include "manifest/codegen_client.h"
#include "measure/evaluator.h"
#include "measure/worker_measurer.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// `manifest` and `stop` must outlive the measurer. `codegen` starts the Python of references. Candidates of `providers` (as
// TILEWRIGHT_PROVIDERS names them) are in the manifest already.
std::unique_ptr<WorkerMeasurer> make_measurer(const Manifest& manifest, ImagePlaces images, const Device& device,
                                              const SamplingRules& rules, std::uint64_t seed, StopSignal& stop,
                                              const CodegenClient& codegen, const WorkerLimits& limits,
                                              const std::string& providers = {});

}  // namespace tilewright::tune
