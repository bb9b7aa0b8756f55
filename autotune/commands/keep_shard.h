// `--shard I/N` at the beginning of a run: of all that the command asks for, what this machine tunes. Called by the tuner
// before it asks for candidates, which would take long for all of ten thousand problems.
#pragma once

#include <vector>

#include "commands/run.h"
#include "manifest/problem_request.h"

namespace tilewright::tune {

// What is asked of one op.
struct AskedOp {
  const OpListing* op = nullptr;
  ProblemRequests requests{};
};

// Leaves the shard's problems, whole shapes over all ops, and drops the ops of which none is left. Throws UsageError and Error.
void keep_shard(const Run& run, std::vector<AskedOp>& asked);

}  // namespace tilewright::tune
