// The command `emit`: the records of a database turned into the library's sources, as `autotune` does at its end.
#pragma once

#include "commands/options.h"

namespace tilewright::tune {

// 0 done. Throws UsageError and Error.
int run_emit(const Options& options);

}  // namespace tilewright::tune
