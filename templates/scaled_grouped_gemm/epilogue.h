// What happens to sums on their way to C, in f32, where C's type is known at run time only: scaled_gemm's types, grouped_gemm's
// bias, activations and gates.
#pragma once

#include "grouped_gemm/epilogue.h"
#include "scaled_gemm/result.h"

namespace tw {

// What is added to column `column` of the products with a group's matrix `part`.
template <typename Params>
TW_DEVICE float bias_at(const Params& p, int group, int part, int column) {
  if (p.bias == nullptr) return 0.0f;
  const long long at = (static_cast<long long>(group) * p.parts + part) * p.N + column;
  return p.result_type == kOfF16 ? to_float(static_cast<const f16*>(p.bias)[at])
                                 : to_float(static_cast<const bf16*>(p.bias)[at]);
}

// In place, as results of C's type need it.
template <typename Params, int kCount>
TW_DEVICE void activate_result(const Params& p, float (&values)[kCount]) {
  if (p.result_type == kOfF16) {
    activate_all<f16>(values, p.activation);
  } else {
    activate_all<bf16>(values, p.activation);
  }
}

}  // namespace tw
