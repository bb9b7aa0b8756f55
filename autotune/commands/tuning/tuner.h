// The command `autotune`: from what the user asked for to records, a report and emitted winners. It puts the stages in order
// (generate, compile, measure or predict, publish, emit); each stage is a file of its own.
#pragma once

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// Returns the exit status: 0 (also when the budget left problems out), 1 when a problem failed, 130 when stopped. Throws
// UsageError and Error.
int run_autotune(const Options& options, StopSignal& stop);

}  // namespace tilewright::tune
