// What happens to sums on their way to C, in f32: bias, activation or gate, and the row's factor.
#pragma once

#include "common/types.h"
#include "grouped_gemm/gate.h"

namespace tw {

// What is added to column `column` of the products with a group's matrix `part`.
template <typename Element, typename Params>
TW_DEVICE float bias_of(const Params& p, int group, int part, int column) {
  if (p.bias == nullptr) return 0.0f;
  return to_float(static_cast<const Element*>(p.bias)[(static_cast<long long>(group) * p.parts + part) * p.N + column]);
}

template <typename Params>
TW_DEVICE float scale_of(const Params& p, int row) {
  return p.row_scale == nullptr ? 1.0f : static_cast<const float*>(p.row_scale)[row];
}

// In place: sums become what C is, but for the row's factor. `others`: of the gate's second matrix.
template <typename Element, int kGate, typename Params, int kCount>
TW_DEVICE void finish(const Params& p, float (&sums)[kCount], const float (&others)[kCount]) {
  if constexpr (kGate == kNoGate) {
    activate_all<Element>(sums, p.activation);
  } else {
    apply_gate<Element, kGate>(sums, others);
  }
}

}  // namespace tw
