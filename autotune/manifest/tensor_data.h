// What lies in a tensor, which part of it a run must write, and how exactly: plain values that the manifest gives and the
// checker works on, on the host and in device code (C++17: nvcc reads this).
#pragma once

#include <cstddef>
#include <cstdint>

#include "data_types.h"
#include "manifest/data_words.h"

namespace tilewright::tune {

// Values of a kind times 2^exponent. Whoever asks for them sees to it that the tensor's type holds them exactly.
struct Fill {
  FillKind kind = FillKind::uniform;
  int exponent = 0;
  std::int32_t limit = 0;  // of indices and ends
};

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

  // Where in the buffer the element of this dense index lies.
  TILEWRIGHT_HD std::int64_t index_of(std::int64_t dense) const {
    std::int64_t index = 0;
    for (int axis = kAxes - 1; axis >= 0; --axis) {
      index += dense % extents[axis] * strides[axis];
      dense /= extents[axis];
    }
    return index;
  }
  std::int64_t elements() const { return extents[0] * extents[1] * extents[2] * extents[3]; }
};

}  // namespace tilewright::tune
