// alpha, beta and the activation as they stand in a parameter block. No system header: units include this.
#pragma once

namespace tw {

template <typename Element>
struct Factors {
  float near_alpha, near_beta;
  int activation;
};

// Behind them what f64 has beyond f32 (src/table/wide_scalar.h).
template <>
struct Factors<double> {
  float near_alpha, near_beta;
  int activation;
  int alpha_low, alpha_high, beta_low, beta_high;
};

}  // namespace tw
