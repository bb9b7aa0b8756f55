// Archs and ops as codegen describes them: in a manifest, and in the lists of `codegen archs --json` and `codegen ops --json`.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "manifest/manifest.h"

namespace tilewright::tune {

// Throw Error.
ArchSpec parse_arch(const nlohmann::ordered_json& json);
OpSpec parse_op(const nlohmann::ordered_json& json);

}  // namespace tilewright::tune
