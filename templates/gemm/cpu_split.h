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
// The same of a value above 0, which in small products is seldom beyond the divisor: a division takes as long as ten additions.
inline std::int64_t parts_of(std::int64_t value, std::int64_t most) { return value <= most ? 1 : ceil_divide(value, most); }
inline std::int64_t round_up(std::int64_t value, std::int64_t multiple) { return ceil_divide(value, multiple) * multiple; }

// Part `index` of [0, size) cut into `parts`, whose sizes differ by at most one: none exceeds ceil_divide(size, parts).
// Of any size: no product of size and index is formed.
inline Range split(std::int64_t size, std::int64_t parts, std::int64_t index) {
  const auto begin = [&](std::int64_t part) { return size / parts * part + size % parts * part / parts; };
  return {begin(index), begin(index + 1)};
}
inline Range split(Range whole, std::int64_t parts, std::int64_t index) {
  const Range part = split(whole.size(), parts, index);
  return {whole.begin + part.begin, whole.begin + part.end};
}

}  // namespace tilewright
