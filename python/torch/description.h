// Tensors as python/tilewright/torch/_checking.py describes them, and is told of results: what they are, without elements.
#pragma once

#include <array>
#include <cstdint>

#include "calls/shape.h"

namespace tilewright::torch {

struct Description {
  std::int64_t rank;
  std::int64_t* shape;
  std::int64_t* strides;
  const char* dtype;        // as PyTorch names it: float32
  const char* device_type;  // cpu, cuda, or another word: nowhere
  std::int64_t device_index;
};

// A result that the operator would make.
struct Made {
  std::int64_t rank;
  std::array<std::int64_t, calls::kMostAxes> shape;
  std::array<std::int64_t, calls::kMostAxes> strides;
  const char* dtype;
};

}  // namespace tilewright::torch
