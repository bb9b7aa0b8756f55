#include "numbers.h"

#include <bit>
#include <cstring>

namespace block {

std::size_t bytes_of(Element element) { return element == Element::bf16 ? 2 : 4; }

std::uint16_t to_bf16(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  return static_cast<std::uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

float from_bf16(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }

float rounded(float value, Element element) { return element == Element::bf16 ? from_bf16(to_bf16(value)) : value; }

std::vector<unsigned char> stored(const std::vector<float>& values, Element element) {
  std::vector<unsigned char> bytes(values.size() * bytes_of(element));
  if (element == Element::f32) {
    if (!values.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::uint16_t bits = to_bf16(values[i]);
    std::memcpy(&bytes[2 * i], &bits, 2);
  }
  return bytes;
}

std::vector<unsigned char> stored(std::span<const std::uint16_t> bf16, Element element) {
  std::vector<unsigned char> bytes(bf16.size() * bytes_of(element));
  if (element == Element::bf16) {
    if (!bf16.empty()) std::memcpy(bytes.data(), bf16.data(), bytes.size());
    return bytes;
  }
  for (std::size_t i = 0; i < bf16.size(); ++i) {
    const float value = from_bf16(bf16[i]);
    std::memcpy(&bytes[4 * i], &value, 4);
  }
  return bytes;
}

std::vector<float> loaded(const std::vector<unsigned char>& bytes, Element element) {
  std::vector<float> values(bytes.size() / bytes_of(element));
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (element == Element::f32) {
      std::memcpy(&values[i], &bytes[4 * i], 4);
    } else {
      std::uint16_t bits = 0;
      std::memcpy(&bits, &bytes[2 * i], 2);
      values[i] = from_bf16(bits);
    }
  }
  return values;
}

// splitmix64, by Sebastiano Vigna (https://prng.di.unimi.it/splitmix64.c, in the public domain).
std::uint64_t Random::next() {
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

float Random::uniform() { return static_cast<float>(next() >> 40) * 0x1p-23f - 1; }

}  // namespace block
