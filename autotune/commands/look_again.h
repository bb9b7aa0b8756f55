// What a user is told to type for a candidate that failed: the command that checks it alone, and on a GPU the tool that says
// where it goes wrong. Called where failures are listed; it runs nothing.
#pragma once

#include <string>
#include <vector>

#include "commands/options.h"
#include "compile/invalidity.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

// `problem` is the tuned one, of the manifest; the check takes its edge cases, too. Nothing for what has not been run.
std::vector<std::string> look_again(const Options& options, const Manifest& manifest, const ProblemSpec& problem,
                                    const std::string& kernel, Invalidity invalidity);

}  // namespace tilewright::tune
