// Elements of tensors as they lie in memory, read and written as f64.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tilewright::calls {

enum class Element : std::uint8_t { f32, f16, bf16, i32, e4m3, e5m2, i8 };

inline std::size_t bytes_of(Element element) {
  if (element == Element::e4m3 || element == Element::e5m2 || element == Element::i8) return 1;
  return element == Element::f32 || element == Element::i32 ? 4 : 2;
}

// 1 sign, 4 bits of exponent, 3 of fraction; no infinity, all ones are NaN.
inline double of_e4m3(std::uint32_t code) {
  const int exponent = static_cast<int>(code >> 3 & 15), fraction = static_cast<int>(code & 7);
  if (exponent == 15 && fraction == 7) return std::nan("");
  const double magnitude = exponent == 0 ? std::ldexp(fraction, -9) : std::ldexp(8 + fraction, exponent - 10);
  return (code & 0x80) != 0 ? -magnitude : magnitude;
}
// What it can't hold is NaN.
inline std::uint32_t to_e4m3(double value) {
  const std::uint32_t sign = std::signbit(value) ? 0x80 : 0;
  const double magnitude = std::abs(value);
  if (!(magnitude <= 448)) return 0x7f;
  if (magnitude < 0x1p-6) return sign | static_cast<std::uint32_t>(std::nearbyint(magnitude * 512));
  const int exponent = std::ilogb(magnitude);
  const auto steps = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(magnitude, 3 - exponent)));
  return sign | ((static_cast<std::uint32_t>(exponent + 7) << 3) + steps - 8);
}

// 1 sign, 5 bits of exponent, 10 of fraction; e5m2 has the first 2 of these.
inline double of_f16(std::uint32_t bits) {
  const int exponent = static_cast<int>(bits >> 10 & 31), fraction = static_cast<int>(bits & 1023);
  double magnitude = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
  if (exponent == 31) magnitude = fraction != 0 ? std::nan("") : HUGE_VAL;
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}
// To the nearest with so many bits of fraction, the even one of two; infinite beyond 65504 or 57344.
inline std::uint32_t to_f16(double value, int fraction_bits) {
  const std::uint32_t sign = std::signbit(value) ? 0x8000 : 0;
  const int cut = 10 - fraction_bits;
  if (std::isnan(value)) return 0x7e00;
  const double magnitude = std::min(std::abs(value), 0x1p16);
  const int exponent = magnitude < 0x1p-14 ? -14 : std::ilogb(magnitude);
  const auto steps = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(magnitude, fraction_bits - exponent)));
  const std::uint32_t code = (static_cast<std::uint32_t>(exponent + 14) << fraction_bits) + steps;
  return sign | std::min(code << cut, 0x7c00u);
}

inline double read_element(Element element, const std::byte* from) {
  if (element == Element::i32) {
    std::int32_t value = 0;
    std::memcpy(&value, from, sizeof(value));
    return value;
  }
  std::uint32_t bits = 0;
  std::memcpy(&bits, from, bytes_of(element));
  if (element == Element::e4m3) return of_e4m3(bits);
  if (element == Element::e5m2) return of_f16(bits << 8);
  if (element == Element::f16) return of_f16(bits);
  if (element == Element::i8) return static_cast<std::int8_t>(bits);
  return std::bit_cast<float>(element == Element::f32 ? bits : bits << 16);
}

// To the nearest, the even one of two.
inline std::uint32_t code_of(Element element, double value) {
  const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(value));
  if (element == Element::i32) return static_cast<std::uint32_t>(static_cast<std::int32_t>(value));
  if (element == Element::f32) return bits;
  if (element == Element::e4m3) return to_e4m3(value);
  if (element == Element::e5m2) return to_f16(value, 2) >> 8;
  if (element == Element::f16) return to_f16(value, 10);
  if (element == Element::i8) return static_cast<std::uint8_t>(static_cast<std::int8_t>(value));
  return std::isnan(value) ? 0x7fc1u : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}

inline void write_element(Element element, std::byte* to, double value) {
  const std::uint32_t code = code_of(element, value);
  std::memcpy(to, &code, bytes_of(element));
}

}  // namespace tilewright::calls
