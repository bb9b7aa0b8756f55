// What a manifest says of data: codes and their names. Emitted by codegen from codegen/launch_words.py; do not edit: run
// `python3 -m codegen words`. (C++17: nvcc reads this.)
#pragma once

#include <array>
#include <cstdint>

// clang-format off
namespace tilewright::tune {

// What a kernel does with a tensor.
enum class TensorRole : std::uint8_t {
  // read
  in,
  // written
  out,
  // written; what was there is read unless its scale is 0
  inout,
};
inline constexpr std::array<const char*, 3> kTensorRoles{
    "in", "out", "inout"};

// Of a scalar argument.
enum class ScalarType : std::uint8_t {
  // float
  f32,
  // int, 32 bits
  i32,
};
inline constexpr std::array<const char*, 2> kScalarTypes{
    "f32", "i32"};

// What lies in a tensor, times 2^exponent.
enum class FillKind : std::uint8_t {
  // multiples of 2^-13 in [-1, 1]
  uniform,
  // -4..4
  small_int,
  // +-2^e with e in -3..3
  wide,
  // small_int, but one element in 64 is +-inf
  infinite,
  // zeros
  zero,
  // ones
  one,
  // multiples of 2^-13 in (0, 1]
  positive,
  // about normal, of mean 0 and deviation 1, within 3.5
  normal,
  // what the user's Python makes
  external,
  // 0 = o[0] <= o[1] <= ... <= o[n - 1] = n - 1, neighbours 0 to 2 apart
  offsets,
  // 0 to 2^exponent, the first one that long, the second one 0
  lengths,
  // 0 to n - 1, each once (exponent 0)
  permutation,
};
inline constexpr std::array<const char*, 12> kFillKinds{
    "uniform", "small_int", "wide", "infinite", "zero", "one", "positive", "normal", "external", "offsets", "lengths", "permutation"};
// From here on kinds are of i32 tensors.
inline constexpr FillKind kFirstIndexFill = FillKind::offsets;

}  // namespace tilewright::tune
// clang-format on
