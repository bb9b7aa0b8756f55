// The command `simulate`: a recorded tuning on machines that are not here, as a table of how long it would take.
#pragma once

#include "commands/options.h"

namespace tilewright::tune {

// Throws Error.
int run_simulate(const Options& options);

}  // namespace tilewright::tune
