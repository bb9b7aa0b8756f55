// The storage types as bits: what a pattern is worth, and which pattern a number becomes. The checker fills and reads tensors
// with these, on the host and in device code (C++17: nvcc reads this), so that both agree to the bit. Exact over the whole
// range.
#pragma once

#include <cstdint>

#include "tensor_data.h"

#ifdef __CUDACC__
#define TILEWRIGHT_HD __host__ __device__
#else
#define TILEWRIGHT_HD
#endif

namespace tilewright::tune {

TILEWRIGHT_HD inline float float_of_bits(std::uint32_t bits) {
  union {
    std::uint32_t bits;
    float value;
  } both{bits};
  return both.value;
}
TILEWRIGHT_HD inline std::uint32_t bits_of_float(float value) {
  union {
    float value;
    std::uint32_t bits;
  } both{value};
  return both.bits;
}

// 2^exponent, for the normal range of f64.
TILEWRIGHT_HD inline double power_of_two(int exponent) {
  union {
    std::uint64_t bits;
    double value;
  } both{static_cast<std::uint64_t>(1023 + exponent) << 52};
  return both.value;
}

TILEWRIGHT_HD inline float decode(DataType type, std::uint32_t bits) {
  if (type == DataType::f32) return float_of_bits(bits);
  if (type == DataType::i32) return static_cast<float>(static_cast<std::int32_t>(bits));
  if (type == DataType::bf16) return float_of_bits(bits << 16);
  const std::uint32_t sign = (bits & 0x8000u) << 16, exponent = (bits >> 10) & 31u, mantissa = bits & 0x3ffu;
  if (exponent == 31) return float_of_bits(sign | 0x7f800000u | (mantissa << 13));
  if (exponent != 0) return float_of_bits(sign | ((exponent + 112u) << 23) | (mantissa << 13));
  const float magnitude = static_cast<float>(mantissa) * 5.9604644775390625e-8f;  // 2^-24
  return sign != 0 ? -magnitude : magnitude;
}

// Shifts right, rounded to nearest even. 0 < places < 32.
TILEWRIGHT_HD inline std::uint32_t rounded_shift(std::uint32_t value, std::uint32_t places) {
  return (value + (1u << (places - 1)) - 1u + ((value >> places) & 1u)) >> places;
}

// Rounded to nearest even: overflow becomes infinity, NaN stays NaN.
TILEWRIGHT_HD inline std::uint32_t encode(DataType type, float value) {
  const std::uint32_t bits = bits_of_float(value);
  if (type == DataType::f32) return bits;
  if (type == DataType::i32) return static_cast<std::uint32_t>(static_cast<std::int32_t>(value));
  const std::uint32_t sign = (bits >> 16) & 0x8000u, magnitude = bits & 0x7fffffffu;
  const bool is_nan = magnitude > 0x7f800000u;
  if (type == DataType::bf16) return sign | (is_nan ? 0x7fc0u : rounded_shift(magnitude, 16));
  if (is_nan) return sign | 0x7e00u;
  if (magnitude >= 0x477ff000u) return sign | 0x7c00u;  // 65520, half a step above the largest f16
  if (magnitude >= 0x38800000u) return sign | rounded_shift(magnitude - (112u << 23), 13);  // from 2^-14 on
  // Below, f16 counts in steps of 2^-24, and the significand is worth 2^(exponent - 150) of an f32. Under half a step: zero.
  const std::uint32_t places = 126u - (magnitude >> 23);
  return places > 24 ? sign : sign | rounded_shift((magnitude & 0x7fffffu) | 0x800000u, places);
}

}  // namespace tilewright::tune
