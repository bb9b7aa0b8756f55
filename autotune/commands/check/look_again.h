// What a user is told to type for a candidate that failed: the command that runs it alone, and on a GPU the tool that says
// where it goes wrong. Called where failures are listed; it runs nothing.
#pragma once

#include <string>
#include <vector>

#include "commands/options.h"
#include "compile/invalidity.h"
#include "manifest/manifest.h"
#include "measure/measurer.h"

namespace tilewright::tune {

// The candidate was to be right at `where`, for the problem `tuned` of the manifest. `run` is given sizes and no more, so of an
// edge case that is another one in something else `check` takes all. Nothing for what has not been run.
std::vector<std::string> look_again(const Options& options, const Manifest& manifest, std::size_t tuned, const Case& where,
                                    const Candidate& candidate, Invalidity invalidity);

}  // namespace tilewright::tune
