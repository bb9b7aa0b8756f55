// What both drivers make of the parameter block of a run. Params is a family's own.
#pragma once

#include <cstdint>

#include "gemm/cpu_bias.h"

namespace tilewright {

// The block of a run. Where alpha is 0, A and B are not read: then the sums have no terms.
template <typename Params>
Params run_params(const void* params) {
  Params p = *static_cast<const Params*>(params);
  if (p.alpha == 0) p.K = 0;
  return p;
}

// The bias of a block of C whose first column is `column`: all rows have the same.
template <typename Params>
tw::Bias bias_at(const Params& p, std::int64_t column) {
  return {p.bias == nullptr ? nullptr : static_cast<const float*>(p.bias) + column, 0, 1};
}

}  // namespace tilewright
