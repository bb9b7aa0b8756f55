// What of a run stays together, whoever tunes it: a shape with its attributes, whatever the number of threads, and what tuning
// it is expected to cost. For those who deal problems out: `--shard` among machines, `--scheduler` among workers.
#pragma once

#include <cstddef>
#include <vector>

#include "commands/tuning/run.h"
#include "manifest/problem_request.h"
#include "search/shard.h"

namespace tilewright::tune {

// What is asked of one op.
struct AskedOp {
  const OpListing* op = nullptr;
  ProblemRequests requests{};
};

struct ProblemUnits {
  std::vector<ShardUnit> units{};
  std::vector<std::vector<std::size_t>> unit_of{};  // by op, by request
  std::vector<Manifest> outlines{};                 // by op: its problems in the order of the requests, with one candidate each
};

// Of what is asked, in whatever files: equal where the problems and their order are. For the journal's header.
std::string problems_hash(const std::vector<AskedOp>& asked);

// Sizes decide, and the kind of device: equal on all machines, whatever they have learned. Throws UsageError and Error.
ProblemUnits problem_units(const Run& run, const std::vector<AskedOp>& asked);

}  // namespace tilewright::tune
