// `--shard I/N` at the beginning of a run: of all that the command asks for, what this machine tunes. Called by the tuner
// before it asks for candidates, which would take long for all of ten thousand problems.
#pragma once

#include <vector>

#include "commands/tuning/problem_units.h"
#include "commands/tuning/run.h"

namespace tilewright::tune {

// Leaves the shard's problems, whole shapes over all ops, and drops the ops of which none is left; the run then knows its shard
// among those that have any. Throws UsageError and Error.
void keep_shard(Run& run, std::vector<AskedOp>& asked);

}  // namespace tilewright::tune
