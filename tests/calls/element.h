// Elements of tensors as they lie in memory, read and written as f64. f16 is named only: CPUs have no kernels for it.
#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tilewright::calls {

enum class Element : std::uint8_t { f32, f16, bf16, i32 };

inline std::size_t bytes_of(Element element) { return element == Element::f32 || element == Element::i32 ? 4 : 2; }

inline double read_element(Element element, const std::byte* from) {
  if (element == Element::i32) {
    std::int32_t value = 0;
    std::memcpy(&value, from, sizeof(value));
    return value;
  }
  std::uint32_t bits = 0;
  std::memcpy(&bits, from, bytes_of(element));
  return std::bit_cast<float>(element == Element::f32 ? bits : bits << 16);
}

// To the nearest, the even one of two.
inline std::uint32_t code_of(Element element, double value) {
  const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(value));
  if (element == Element::i32) return static_cast<std::uint32_t>(static_cast<std::int32_t>(value));
  if (element == Element::f32) return bits;
  return std::isnan(value) ? 0x7fc1u : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}

inline void write_element(Element element, std::byte* to, double value) {
  const std::uint32_t code = code_of(element, value);
  std::memcpy(to, &code, bytes_of(element));
}

}  // namespace tilewright::calls
