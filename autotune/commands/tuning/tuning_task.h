// What is to be tuned of one op, and what is said and done of it before anything is measured: asked of codegen, announced,
// compiled, counted. For the tuner, on one device or on several.
#pragma once

#include <string>
#include <vector>

#include "commands/tuning/keep_shard.h"
#include "commands/tuning/run.h"
#include "compile/build_stage.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

struct TuningTask {
  ProblemRequests requests;
  Manifest manifest;
};

// The problems of all ops, of a shard of them, or those that a worker was given. Throws UsageError.
std::vector<AskedOp> ask_for(Run& run, const std::vector<OpListing>& ops);
TuningTask make_task(const Run& run, AskedOp asked);
// Of other libraries, if the user wants them and they are here.
void add_candidates_of_providers(Run& run, Manifest& manifest);

std::string headline(const Run& run, const std::string& op, const ProblemRequests& requests);
// For --dry-run. Nothing was measured, so the costs are those that are believed of such a device: a factor of two is usual.
void say_plan(Run& run, const Manifest& manifest);
// What compiling came to, into the report's totals.
void count_build(Run& run, const Manifest& manifest, const BuildResult& build, const std::vector<bool>& wanted);

}  // namespace tilewright::tune
