// Where a tensor's elements are, as the documentation of its op says: extents, and the strides that lead through them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "element.h"

namespace tilewright::calls {

// Sizes may be up to 2^48 each, so that their products need more than 64 bits.
__extension__ using Wide = __int128;

struct TensorView {
  const char* name;
  Element element;
  bool is_written = false;
  bool is_required = true;
  bool is_of_any_length = false;            // as far as the library can know
  std::array<Wide, 4> extents{1, 1, 1, 1};  // outermost first
  std::array<Wide, 4> strides{};
  std::vector<std::string> names{};  // of what extents and strides are made of: an error may name any of them

  bool is_empty() const {
    for (const Wide extent : extents) {
      if (extent <= 0) return true;
    }
    return false;
  }
  // Saturated at 2^60. They are more than the elements where some are broadcast.
  Wide indices() const {
    constexpr Wide kMost = Wide{1} << 60;
    Wide count = 1;
    for (const Wide extent : extents) count = std::min(count * std::min(extent, kMost), kMost);
    return count;
  }
  // From the first element to the last; the strides are not negative.
  Wide elements() const {
    if (is_empty()) return 0;
    Wide last = 0;
    for (std::size_t i = 0; i < extents.size(); ++i) last += (extents[i] - 1) * strides[i];
    return last + 1;
  }
  Wide bytes() const { return elements() * static_cast<Wide>(bytes_of(element)); }

  std::int64_t offset(std::int64_t i, std::int64_t j, std::int64_t k, std::int64_t l) const {
    return static_cast<std::int64_t>(i * strides[0] + j * strides[1] + k * strides[2] + l * strides[3]);
  }
  // function(offset) for each element, the last extent innermost.
  template <typename Function>
  void for_each(Function&& function) const {
    for (std::int64_t i = 0; i < extents[0]; ++i) {
      for (std::int64_t j = 0; j < extents[1]; ++j) {
        for (std::int64_t k = 0; k < extents[2]; ++k) {
          for (std::int64_t l = 0; l < extents[3]; ++l) function(offset(i, j, k, l));
        }
      }
    }
  }
  // No two elements in one place. Exact while the tensor is of a size to be computed with.
  bool overlaps_itself() const {
    if (indices() > elements()) return !is_empty();  // more than there are places: not to be gone through one by one
    std::vector<bool> is_taken(static_cast<std::size_t>(elements()));
    bool overlaps = false;
    for_each([&](std::int64_t at) {
      overlaps = overlaps || is_taken[static_cast<std::size_t>(at)];
      is_taken[static_cast<std::size_t>(at)] = true;
    });
    return overlaps;
  }
};

}  // namespace tilewright::calls
