// Numbers as a tensor holds them: bf16 on GPUs, f32 on CPUs.
#pragma once

#include <tilewright/ops.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace block {

// The element types of this example, as the library names them.
using Element = tilewright::Dtype;  // bf16 or f32

std::size_t bytes_of(Element element);

std::uint16_t to_bf16(float value);  // to the nearest, ties to even
float from_bf16(std::uint16_t bits);

// A tensor's bytes.
std::vector<unsigned char> stored(const std::vector<float>& values, Element element);
std::vector<unsigned char> stored(std::span<const std::uint16_t> bf16, Element element);
std::vector<float> loaded(const std::vector<unsigned char>& bytes, Element element);
// What is left of a number when it has been stored.
float rounded(float value, Element element);

// Pseudo-random numbers, the same everywhere for the same seed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 2 + 1) {}
  std::uint64_t next();
  float uniform();  // in [-1, 1)
  // Of that many, one.
  std::int64_t below(std::int64_t count) { return static_cast<std::int64_t>(next() % static_cast<std::uint64_t>(count)); }

 private:
  std::uint64_t state_;
};

}  // namespace block
