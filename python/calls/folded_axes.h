// Several axes of an array walked as one: the axes of a batch, or leading axes that are further rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "calls/shape.h"

namespace tilewright::calls {

struct Axis {
  std::int64_t extent = 1;
  std::int64_t stride = 0;
};

// Outermost first.
struct Axes {
  std::array<Axis, kMostAxes> axis{};
  std::size_t count = 0;

  void add(Axis each) { axis[count++] = each; }
};

// The one axis that meets the same elements in the same order as those from `first` to behind `last`; none where no stride
// does.
inline std::optional<Axis> folded(const Axes& axes, std::size_t first, std::size_t last) {
  Axis result;
  for (std::size_t i = first; i < last; ++i) {
    if (axes.axis[i].extent == 0) return Axis{.extent = 0, .stride = 0};
  }
  for (std::size_t i = last; i-- > first;) {
    const Axis& outer = axes.axis[i];
    if (outer.extent == 1) continue;
    if (result.extent == 1) {
      result = outer;
    } else if (outer.stride == result.extent * result.stride) {
      result.extent *= outer.extent;
    } else {
      return std::nullopt;
    }
  }
  return result;
}
inline std::optional<Axis> folded(const Axes& axes) { return folded(axes, 0, axes.count); }

}  // namespace tilewright::calls
