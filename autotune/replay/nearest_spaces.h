// Which of several recorded spaces are those of the problems nearest to one of them, by the sizes in their names: from their
// winners a search may begin, as the tuner begins with those of its records. Used by `replay --neighbours`.
#pragma once

#include <span>
#include <vector>

#include "replay/recorded_space.h"

namespace tilewright::tune {

// At most `count` of `all`, the nearest first, without `space` itself. Of a space that has other words in its name, or more or
// fewer sizes, nothing is near: it comes last.
std::vector<RecordedSpace> nearest_spaces(const RecordedSpace& space, std::span<const RecordedSpace> all, int count);

}  // namespace tilewright::tune
