// How far apart two sizes are, and how aligned one is: by which records are held against problems.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace tilewright {

inline constexpr int kWidestAlignment = 3;  // 8 elements

inline double log2_ratio(std::int64_t a, std::int64_t b) {
  if (a == b) return 0;
  return std::abs(std::log2(static_cast<double>(std::max<std::int64_t>(a, 1))) -
                  std::log2(static_cast<double>(std::max<std::int64_t>(b, 1))));
}

// Zeros that end a number in binary, as far as any access is wide.
inline int alignment(std::int64_t size) {
  return size == 0 ? kWidestAlignment : std::min(std::countr_zero(static_cast<std::uint64_t>(size)), kWidestAlignment);
}

}  // namespace tilewright
