#pragma once

#include "common/types.h"

namespace tw {

template <typename Element, int kCount>
TW_DEVICE void activate_all(float (&values)[kCount], int activation) {
  for (float& value : values) value = activation == 1 && value < 0.0f ? 0.0f : value;
}

}  // namespace tw
