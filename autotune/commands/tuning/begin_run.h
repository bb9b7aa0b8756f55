// How a run of the tuner begins, on one device, on several, or on a cluster: what was asked for, resolved for a target.
#pragma once

#include "commands/tuning/run.h"

namespace tilewright::tune {

// `measures`: on the target, or on workers' devices; else results are predicted.
Run begin_run(const Options& options, StopSignal& stop, Progress& progress, CodegenClient codegen, Target target,
              bool measures);

}  // namespace tilewright::tune
