// The commands `report` and `diff`, which are Python's: this process becomes them. They measure nothing and know no op.
#pragma once

#include "commands/options.h"

namespace tilewright::tune {

// Does not return but by an Error: that there is no such Python, or no report/ in the tree.
int run_report(const Options& options);

}  // namespace tilewright::tune
