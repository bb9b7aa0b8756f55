// What tensor cores make of terms that they add up at once: each is cut, toward 0, to 14 bits below the largest.
#pragma once

#include "emulated_cuda.h"

namespace emulated {

template <int kCount>
float rough_sum(const float (&terms)[kCount]) {
  float largest = 0, sum = 0;
  for (const float term : terms) largest = std::fabs(term) > largest ? std::fabs(term) : largest;
  const float unit = largest > 0 && std::isfinite(largest) ? std::ldexp(1.0f, std::ilogb(largest) - 13) : 0;
  for (const float term : terms) sum += unit > 0 ? std::trunc(term / unit) * unit : term;
  return sum;
}

}  // namespace emulated
