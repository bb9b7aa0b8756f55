// Elements as bits: what a pattern is worth, and which pattern a number becomes, by the table of data types
// (data_types.h). The checker fills and reads tensors with these, on the host and in device code (C++17: nvcc reads
// this), so that both agree to the bit. Exact over the whole range.
#pragma once

#include <cstdint>

#include "manifest/tensor_data.h"

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

TILEWRIGHT_HD inline double double_of_bits(std::uint64_t bits) {
  union {
    std::uint64_t bits;
    double value;
  } both{bits};
  return both.value;
}
TILEWRIGHT_HD inline std::uint64_t bits_of_double(double value) {
  union {
    double value;
    std::uint64_t bits;
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

// Of a float's format, of at most 32 bits: f64 is what the host's and the GPUs' double is, and needs no arithmetic here.
TILEWRIGHT_HD constexpr std::uint32_t bias_of(const NumberFormat& format) { return (1u << (format.exponent_bits - 1)) - 1; }
// The largest number's code: below the infinity, or below the only NaN.
TILEWRIGHT_HD constexpr std::uint32_t largest_code(const NumberFormat& format) {
  const std::uint32_t all_ones = (1u << (format.exponent_bits + format.fraction_bits)) - 1;
  return format.encoding == Encoding::finite ? all_ones - 1 : all_ones - (1u << format.fraction_bits);
}

// A double, for no float holds every integer of 32 bits.
TILEWRIGHT_HD inline double decode(DataType type, std::uint64_t code) {
  const NumberFormat format = format_of(type);
  if (format.bits == 64) return double_of_bits(code);
  const auto bits = static_cast<std::uint32_t>(code);
  if (format.encoding == Encoding::integer) return static_cast<std::int32_t>(bits << (32 - format.bits)) >> (32 - format.bits);
  if (format.bits == 32) return float_of_bits(bits);
  const int fraction_bits = format.fraction_bits;
  const std::uint32_t sign = (bits >> (format.bits - 1) & 1u) << 31, magnitude = bits & ((1u << (format.bits - 1)) - 1);
  const std::uint32_t exponent = magnitude >> fraction_bits, fraction = magnitude & ((1u << fraction_bits) - 1);
  if (magnitude > largest_code(format))
    return float_of_bits(sign | 0x7f800000u |
                         (format.encoding == Encoding::finite ? 0x400000u : fraction << (23 - fraction_bits)));
  // With f32's exponents, subnormals have their places there, too.
  if (exponent != 0 || format.exponent_bits == 8)
    return float_of_bits(sign | ((exponent + 127 - bias_of(format)) << 23) | (fraction << (23 - fraction_bits)));
  const float step = float_of_bits((128 - bias_of(format) - static_cast<std::uint32_t>(fraction_bits)) << 23);
  return float_of_bits(sign | bits_of_float(static_cast<float>(fraction) * step));
}

// Shifts right, rounded to nearest even. 0 < places < 32.
TILEWRIGHT_HD inline std::uint32_t rounded_shift(std::uint32_t value, std::uint32_t places) {
  return (value + (1u << (places - 1)) - 1u + ((value >> places) & 1u)) >> places;
}

// The code of an f32's magnitude, rounded to nearest even; beyond largest_code where it is too large.
TILEWRIGHT_HD inline std::uint32_t rounded_code(const NumberFormat& format, std::uint32_t magnitude) {
  const std::uint32_t bias = bias_of(format), cut = 23 - static_cast<std::uint32_t>(format.fraction_bits);
  // f32's exponents are rebiased where normal numbers begin.
  if (magnitude >= (128 - bias) << 23 || format.exponent_bits == 8) return rounded_shift(magnitude - ((127 - bias) << 23), cut);
  // Below, codes count in steps of 2^(1 - bias - fraction bits), and the significand is worth 2^(exponent - 150) of an f32.
  const std::uint32_t places = 128 - bias + cut - (magnitude >> 23);
  return places > 24 ? 0 : rounded_shift((magnitude & 0x7fffffu) | 0x800000u, places);  // under half a step: zero
}

// Rounded to nearest even; overflow and NaN as the table says. Integers are given as they are. Of types of at most 32 bits; an
// f64's code is bits_of_double.
TILEWRIGHT_HD inline std::uint32_t encode(DataType type, float value) {
  const NumberFormat format = format_of(type);
  const std::uint32_t bits = bits_of_float(value);
  if (format.encoding == Encoding::integer) {
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(value)) & (~0u >> (32 - format.bits));
  }
  if (format.bits == 32) return bits;
  const std::uint32_t sign = bits >> 31 << (format.bits - 1), magnitude = bits & 0x7fffffffu;
  const bool saturates = format.overflow == Overflow::saturated;
  if (magnitude > 0x7f800000u) return (saturates ? 0 : sign) | static_cast<std::uint32_t>(format.nan);
  const std::uint32_t code = rounded_code(format, magnitude), largest = largest_code(format);
  return sign | (code <= largest ? code : saturates ? largest : largest + 1);
}

}  // namespace tilewright::tune
