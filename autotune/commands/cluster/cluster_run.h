// `autotune --scheduler`, and `--dask`: the shapes of a run become tasks, workers of a Dask cluster tune one each with this
// same tuner, and their journals are put together as `merge` does it. Called by the tuner instead of what it does on one
// device.
#pragma once

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// The exit status. Throws UsageError and Error.
int run_on_cluster(const Options& options, StopSignal& stop);

}  // namespace tilewright::tune
