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

// The bias of product `batch`, from C's element (row, column) on.
template <typename Params>
tw::Bias bias_at(const Params& p, std::int64_t batch, std::int64_t row, std::int64_t column) {
  const std::int64_t first = batch * p.stride_bias + row * p.bias_row_stride + column * p.bias_column_stride;
  const float* bias = p.bias == nullptr ? nullptr : static_cast<const float*>(p.bias) + first;
  return {bias, p.bias_row_stride, p.bias_column_stride};
}

}  // namespace tilewright
