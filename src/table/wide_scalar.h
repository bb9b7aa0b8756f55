// A factor that is an f64 for some types, in a block of parameters whose scalars have 32 bits: the nearest f32, where kernels
// of other types read it, and two halves of the bits in which the f64 differs from that (0: it is the f32). Emitted functions,
// the C interface and Python's doors write it; drivers read it. codegen/wide_scalar.py does the same.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tilewright {

// 0 only where the f64 is, since 0 says that a tensor is not read; infinite where it is too large.
inline float nearest_f32(double value) {
  constexpr double kLargest = std::numeric_limits<float>::max();
  if (std::abs(value) > kLargest * (1 + 0x1p-25))
    return std::copysign(std::numeric_limits<float>::infinity(), static_cast<float>(std::copysign(1.0, value)));
  const auto nearest = static_cast<float>(value);
  return nearest != 0 || value == 0 ? nearest : std::copysign(std::numeric_limits<float>::denorm_min(), nearest);
}

inline std::uint64_t bits_beyond_f32(double value) {
  return std::bit_cast<std::uint64_t>(value) ^ std::bit_cast<std::uint64_t>(static_cast<double>(nearest_f32(value)));
}
inline std::int32_t wide_low(double value) { return static_cast<std::int32_t>(bits_beyond_f32(value) & 0xffffffffu); }
inline std::int32_t wide_high(double value) { return static_cast<std::int32_t>(bits_beyond_f32(value) >> 32); }

inline double wide_value(float nearest, std::int32_t low, std::int32_t high) {
  const std::uint64_t beyond =
      static_cast<std::uint64_t>(static_cast<std::uint32_t>(high)) << 32 | static_cast<std::uint32_t>(low);
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(static_cast<double>(nearest)) ^ beyond);
}

}  // namespace tilewright
