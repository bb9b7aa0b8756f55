// How a kernel is launched, as a manifest says it: the words of launch_words.h, each read by its kind.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "manifest/manifest.h"

namespace tilewright::tune {

// Fills in the kernel's launch and tensor maps. Its run-time parameters are known. Throws Error.
void read_launch(const nlohmann::ordered_json& json, const OpSpec& op, KernelSpec& kernel);

}  // namespace tilewright::tune
