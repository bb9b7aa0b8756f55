// Integer ranges cut into equal parts, for the CPU drivers.
#pragma once

#include <cstdint>

namespace tilewright {

struct Range {
  std::int64_t begin = 0;
  std::int64_t end = 0;
  std::int64_t size() const { return end - begin; }
};

inline std::int64_t ceil_divide(std::int64_t value, std::int64_t divisor) { return (value + divisor - 1) / divisor; }
inline std::int64_t round_up(std::int64_t value, std::int64_t multiple) { return ceil_divide(value, multiple) * multiple; }

// Part `index` of [0, size) cut into `parts`, whose sizes differ by at most one: none exceeds ceil_divide(size, parts).
inline Range split(std::int64_t size, int parts, int index) { return {size * index / parts, size * (index + 1) / parts}; }

}  // namespace tilewright
