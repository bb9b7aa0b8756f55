// What the drivers make of the parameter block of a run. Params is a family's own.
#pragma once

#include <cstdint>

#include "gemm/cpu_bias.h"
#include "gemm/cpu_factors.h"
#include "wide_scalar.h"

namespace tilewright {

// The block of a run. Where alpha is 0, A and B are not read: then the sums have no terms.
template <typename Params>
Params run_params(const void* params) {
  Params p = *static_cast<const Params*>(params);
  if constexpr (requires { p.factors; }) {
    if (p.factors.near_alpha == 0) p.K = 0;
  } else {
    if (p.alpha == 0) p.K = 0;
  }
  return p;
}

inline float alpha_of(const tw::Factors<float>& factors) { return factors.near_alpha; }
inline float beta_of(const tw::Factors<float>& factors) { return factors.near_beta; }
inline double alpha_of(const tw::Factors<double>& factors) {
  return wide_value(factors.near_alpha, factors.alpha_low, factors.alpha_high);
}
inline double beta_of(const tw::Factors<double>& factors) {
  return wide_value(factors.near_beta, factors.beta_low, factors.beta_high);
}

// The bias of product `batch`, from C's element (row, column) on.
template <typename Element = float, typename Params>
tw::BiasOf<Element> bias_at(const Params& p, std::int64_t batch, std::int64_t row, std::int64_t column) {
  const std::int64_t first = batch * p.stride_bias + row * p.bias_row_stride + column * p.bias_column_stride;
  const Element* bias = p.bias == nullptr ? nullptr : static_cast<const Element*>(p.bias) + first;
  return {bias, p.bias_row_stride, p.bias_column_stride};
}

}  // namespace tilewright
