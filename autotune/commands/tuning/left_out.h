// What is said of problems that --kernel leaves without a kernel. Used by the commands that take --kernel.
#pragma once

#include <span>
#include <string>

#include "manifest/manifest.h"
#include "system/progress.h"

namespace tilewright::tune {

// One warning, if there are any: how many, and the first.
void say_left_out(const Manifest& manifest, std::span<const std::string> patterns, Progress& progress);

}  // namespace tilewright::tune
