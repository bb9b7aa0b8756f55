// What lies in a tensor, which part of it a run must write, and how exactly: plain values that the manifest gives and the
// checker works on, on the host and in device code (C++17: nvcc reads this).
#pragma once

#include <cstddef>
#include <cstdint>

namespace tilewright::tune {

enum class DataType : std::uint8_t { f32, f16, bf16, i32 };  // of storage; tf32 is stored as f32

// uniform: multiples of 2^-13 in [-1, 1]. small_int: -4..4. wide: +-2^e with e in -3..3. infinite: small_int, but one element
// in 64 is an infinity. From here on of i32 tensors of n elements: offsets: where each of n - 1 neighbours begins that have
// n - 1 elements together, and 0 to 2 each; the last is n - 1. lengths: 0 to 2^exponent, the first one that long, the second
// one 0. permutation: 0 to n - 1, each once.
enum class FillKind : std::uint8_t { uniform, small_int, wide, infinite, zero, offsets, lengths, permutation };

// Values of a kind times 2^exponent. Whoever asks for them sees to it that the tensor's type holds them exactly.
struct Fill {
  FillKind kind = FillKind::uniform;
  int exponent = 0;
};

inline int bytes_of(DataType type) { return type == DataType::f32 || type == DataType::i32 ? 4 : 2; }

// |c - reference| <= absolute + relative * |reference|
struct Tolerance {
  double absolute = 0;
  double relative = 0;
};

// The elements of one tensor that a run must write, all others it must not: axes in the order of the reference's dense array,
// outermost first; axes that are not needed come first and are 1 long. Strides in elements.
struct OutputView {
  static constexpr int kAxes = 4;

  std::size_t tensor = 0;
  std::int64_t extents[kAxes] = {};
  std::int64_t strides[kAxes] = {};
  Tolerance tolerance{};

  std::int64_t elements() const { return extents[0] * extents[1] * extents[2] * extents[3]; }
};

}  // namespace tilewright::tune
