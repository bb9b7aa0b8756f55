// The command `prebuild`: everything that tuning an arch will want compiled, put into the cache on a machine that need not have
// such a device, so that the machine that has one compiles nothing. It measures and records nothing.
#pragma once

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// 0 done (kernels that do not compile or that spill are counted, as in tuning), 130 when stopped. Throws UsageError and Error.
int run_prebuild(const Options& options, StopSignal& stop);

}  // namespace tilewright::tune
