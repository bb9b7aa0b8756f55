// The command line of `run` that runs a candidate again: as `run` itself prints it under a tool, and as failures name it.
#pragma once

#include <string>

#include "commands/options.h"
#include "commands/shell_command.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

// Values of all of the candidate's parameters, compiled in and given at launch: BLOCK=128,SPLIT=2.
std::string joined_config(const KernelSpec& kernel, const Candidate& candidate, const char* separator);

// The first `count` of the problem's sizes: rows=3,cols=5.
std::string sizes_text(const OpSpec& op, const Problem& problem, std::size_t count);

// With `shape` as --shape. Whatever becomes of defaults it is the same run.
ShellCommand run_again(const Options& options, const Manifest& manifest, const ProblemSpec& problem, const Candidate& candidate,
                       const std::string& shape);

}  // namespace tilewright::tune
