// A problem of a manifest, or an edge case: what lies in its tensors, what must be written, and what may be launched for it.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>

#include "manifest/manifest.h"

namespace tilewright::tune {

// The manifest's op, kernels and references are read; there are `edges` edges. Throws Error.
ProblemSpec parse_problem(const nlohmann::ordered_json& json, const Manifest& manifest, std::size_t edges);

}  // namespace tilewright::tune
