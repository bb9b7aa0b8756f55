// What lies in a tensor, which part of it a run must write, and how exactly: plain values that the manifest gives and the
// checker works on, on the host and in device code (C++17: nvcc reads this).
#pragma once

#include <cstddef>
#include <cstdint>

namespace tilewright::tune {

enum class DataType : std::uint8_t { f32, f16, bf16 };  // of storage; tf32 is stored as f32

// uniform: multiples of 2^-13 in [-1, 1]. small_int: -4..4. wide: +-2^e with e in -3..3. infinite: small_int, but one element
// in 64 is an infinity.
enum class FillKind : std::uint8_t { uniform, small_int, wide, infinite, zero };

// Values of a kind times 2^exponent. Whoever asks for them sees to it that the tensor's type holds them exactly.
struct Fill {
  FillKind kind = FillKind::uniform;
  int exponent = 0;
};

inline int bytes_of(DataType type) { return type == DataType::f32 ? 4 : 2; }

// The elements that a run must write; all others it must not. Strides in elements.
struct OutputView {
  std::size_t tensor = 0;
  std::int64_t batches = 0, rows = 0, cols = 0;
  std::int64_t batch_stride = 0, row_stride = 0;

  std::int64_t elements() const { return batches * rows * cols; }
};

// |c - reference| <= absolute + relative * |reference|
struct Tolerance {
  double absolute = 0;
  double relative = 0;
};

}  // namespace tilewright::tune
