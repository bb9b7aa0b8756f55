// The extents of an array's axes, outermost first: as many as arrays of these calls may have, without memory of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tilewright::calls {

inline constexpr std::size_t kMostAxes = 16;

struct Shape {
  std::array<std::int64_t, kMostAxes> extents{};
  std::size_t rank = 0;

  void add(std::int64_t extent) { extents[rank++] = extent; }
  std::int64_t& from_last(std::size_t i) { return extents[rank - 1 - i]; }
  std::int64_t from_last(std::size_t i) const { return extents[rank - 1 - i]; }
  operator std::span<const std::int64_t>() const { return {extents.data(), rank}; }
};

}  // namespace tilewright::calls
