// `replay`: how well strategies search spaces of which all is known. Needs no device.
#pragma once

#include "commands/options.h"

namespace tilewright::tune {

int run_replay(const Options& options);

}  // namespace tilewright::tune
