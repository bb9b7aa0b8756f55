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
  // 0 to limit - 1, at random
  indices,
  // where n parts of 0 to limit end that are alike
  even_ends,
  // the same of parts at random, up to twice as long, some empty
  random_ends,
  // the same of parts as 1, 7, 19, 37, ...: few are long
  skewed_ends,
  // the same of parts of which one has all
  one_end,
  // the same with some that lie before others, below 0 or behind limit
  wrong_ends,
};
inline constexpr std::array<const char*, 18> kFillKinds{
    "uniform", "small_int", "wide", "infinite", "zero", "one", "positive", "normal", "external", "offsets", "lengths", "permutation", "indices", "even_ends", "random_ends", "skewed_ends", "one_end", "wrong_ends"};
// From here on kinds are of i32 tensors.
inline constexpr FillKind kFirstIndexFill = FillKind::offsets;

}  // namespace tilewright::tune
// clang-format on
