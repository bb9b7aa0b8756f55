// What the products with a group's first matrix let of those with its second one pass, in f32.
#pragma once

#include "common/activation.h"

namespace tw {

enum GateCode : int { kNoGate, kSwiglu, kSwigluClamped };  // codes of the attribute gate

// NaN stays NaN.
TW_DEVICE float at_most(float x, float limit) { return x > limit ? limit : x; }
TW_DEVICE float at_least(float x, float limit) { return x < limit ? limit : x; }

// In place, on the way to Elements: `values`, of the first matrix, become C before the row's factor. `others`: of the second.
// The clamped one's numbers are gpt-oss's (gpt_oss/torch/model.py, swiglu).
template <typename Element, int kGate, int kCount>
TW_DEVICE void apply_gate(float (&values)[kCount], const float (&others)[kCount]) {
  constexpr float kLimit = 7.0f, kSlope = 1.702f;
  if constexpr (kGate == kSwigluClamped) {
    constexpr float kLowest = -1e38f;  // below it nothing passes, whatever the slope, by which it would be no number
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = (values[i] < kLowest ? 1.0f : kSlope) * at_most(values[i], kLimit);
  }
  activate_all<Element>(values, kSilu);
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    if constexpr (kGate == kSwigluClamped) {
      values[i] *= (at_least(at_most(others[i], kLimit), -kLimit) + 1.0f) * (1.0f / kSlope);
    } else {
      values[i] *= others[i];
    }
  }
}

}  // namespace tw
