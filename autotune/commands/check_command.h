// The command `check`: every published kernel of an arch, run against the reference again, on its problem and the edges.
// Kernels of an arch that is not here run as cross code on the device that is. Changes nothing.
#pragma once

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// 0 when all are right, 1 when any is wrong, stale or missing, 130 when stopped. Throws UsageError and Error.
int run_check(const Options& options, StopSignal& stop);

}  // namespace tilewright::tune
