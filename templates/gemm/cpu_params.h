// What the drivers make of the parameter block of a run. Params is a family's own.
#pragma once

#include <cstdint>

#include "gemm/cpu_bias.h"
#include "gemm/cpu_factors.h"
#include "table/wide_scalar.h"

namespace tilewright {

// The block of a run, or `without_sums` in its place where alpha is 0: then A and B are not read, for the sums have no terms.
// Where it lies: it was just written word by word, and wider reads of a copy would wait for that.
template <typename Params>
const Params& run_params(const void* params, Params& without_sums) {
  const Params& p = *static_cast<const Params*>(params);
  bool is_nothing = false;
  if constexpr (requires { p.factors; }) {
    is_nothing = p.factors.near_alpha == 0;
  } else {
    is_nothing = p.alpha == 0;
  }
  if (!is_nothing) return p;
  without_sums = p;
  without_sums.K = 0;
  return without_sums;
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
