// What becomes of a configuration that somebody made up, of which a space need not know: the point with these choices, else, of
// points that were not tried, one that is a step from the point that it was made from.
#pragma once

#include <cstddef>
#include <optional>

#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/untried_points.h"

namespace tilewright::tune {

// `origin`: a point. Nothing where all of these were tried.
inline std::optional<std::size_t> reachable(const Choices& wanted, std::size_t origin, const Neighbourhood& neighbourhood,
                                            const UntriedPoints& untried, RandomNumbers& random) {
  const std::optional<std::size_t> found = neighbourhood.find(wanted);
  if (found && untried.contains(*found)) return found;
  std::vector<std::size_t> near = neighbourhood.differing_in_one(found ? *found : origin);
  std::erase_if(near, [&](std::size_t point) { return !untried.contains(point); });
  if (near.empty()) return std::nullopt;
  return near[random.below(near.size())];
}

}  // namespace tilewright::tune
