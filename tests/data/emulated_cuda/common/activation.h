#pragma once

#include <cmath>

#include "common/types.h"

namespace tw {

enum Activation : int { kNone = 0, kRelu = 1 };

template <typename Element, int kCount>
TW_DEVICE void activate_all(float (&values)[kCount], int activation) {
  for (float& value : values) value = activation == kRelu && value < 0.0f ? 0.0f : value;
}

template <typename Element>
TW_DEVICE float fast_gelu(float x) {
  return 0.5f * x * std::erfc(-0.707106781f * x);
}

}  // namespace tw
