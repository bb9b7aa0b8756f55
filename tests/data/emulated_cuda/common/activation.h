#pragma once

#include <cmath>

#include "common/types.h"

namespace tw {

enum Activation : int { kNone = 0, kRelu = 1, kSilu = 3 };

template <typename Element, int kCount>
TW_DEVICE void activate_all(float (&values)[kCount], int activation) {
  for (float& value : values) {
    if (activation == kRelu && value < 0.0f) value = 0.0f;
    if (activation == kSilu) value /= 1.0f + std::exp(-value);
  }
}

template <typename Element>
TW_DEVICE float fast_gelu(float x) {
  return 0.5f * x * std::erfc(-0.707106781f * x);
}

}  // namespace tw
