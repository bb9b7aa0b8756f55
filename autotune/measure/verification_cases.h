// Which cases a candidate must get right before it is published for a problem, and again when its record is checked: the
// problem itself, the edge cases of the problem and those of the candidate's tile, as far as the kernel's rules allow them;
// another library's algorithm the problem alone.
#pragma once

#include <vector>

#include "measure/measurer.h"

namespace tilewright::tune {

// The problem (an index in the manifest) comes first.
std::vector<Case> verification_cases(const Manifest& manifest, std::size_t problem, const Candidate& candidate);

}  // namespace tilewright::tune
