// The command `cover`: which kernels must be linked so that no record of a database loses more than a share of its speed.
#pragma once

#include "commands/options.h"

namespace tilewright::tune {

// 0 done. Throws UsageError and Error.
int run_cover(const Options& options);

}  // namespace tilewright::tune
