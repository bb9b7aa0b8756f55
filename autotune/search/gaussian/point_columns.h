// Some points of a search with their choices, a column for each parameter: as loops over many points want them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/gaussian/parameter_distances.h"

namespace tilewright::tune {

struct PointColumns {
  std::vector<std::size_t> points{};
  std::vector<std::vector<std::uint16_t>> choices{};  // parameters x points

  std::size_t size() const { return points.size(); }

  void add(const ParameterDistances& distances, std::size_t point) {
    points.push_back(point);
    choices.resize(distances.parameters());
    for (std::size_t i = 0; i < choices.size(); ++i) choices[i].push_back(distances.choice(i, point));
  }
};

}  // namespace tilewright::tune
