// Strides of results that the operators make.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "calls/shape.h"

namespace tilewright::torch {

using Strides = calls::Shape;

// Of a tensor whose elements lie in the order of its indices, as torch.empty makes it.
inline Strides dense_strides(std::span<const std::int64_t> shape) {
  Strides strides;
  strides.rank = shape.size();
  std::int64_t stride = 1;
  for (std::size_t i = shape.size(); i-- > 0;) {
    strides.extents[i] = stride;
    if (shape[i] > 1) stride *= shape[i];
  }
  return strides;
}

}  // namespace tilewright::torch
