// What the library that this program links answers for a problem of a manifest: op and attributes are the same names in both,
// but not always the same codes.
#pragma once

#include <optional>
#include <vector>

#include "manifest/incumbent.h"
#include "manifest/manifest.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

// Throws Error where the library has no such op or attribute value, or no kernel that is legal.
Explanation linked_answer(const OpSpec& op, const Problem& problem, const Device& device);

// One for each problem of the manifest, in its order; nothing where the library has no answer.
std::vector<std::optional<Incumbent>> incumbents_of(const Manifest& manifest, const Device& device);

}  // namespace tilewright::tune
