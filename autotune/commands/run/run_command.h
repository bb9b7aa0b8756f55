// The command `run`: one candidate compiled, run on data, checked and timed, for whoever writes or debugs a kernel. Searches
// and records nothing.
#pragma once

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// 0 when the candidate is right (of a listing: when there is one), 1 when it is wrong or could not be run, 130 when stopped.
// Throws UsageError and Error.
int run_candidate(const Options& options, StopSignal& stop);

}  // namespace tilewright::tune
