// The commands that only say something: `list` (what there is to choose from) and `explain` (what the linked library would do).
#pragma once

#include "commands/options.h"

namespace tilewright::tune {

int run_list(const Options& options);
int run_explain(const Options& options);

}  // namespace tilewright::tune
