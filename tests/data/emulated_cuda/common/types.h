#pragma once

#include "emulated_cuda.h"  // what the header below is written in

#define from_float from_float_of_a_gpu
#include "../../../../templates/common/types.h"
#undef from_float

namespace tw {

template <typename Element>
TW_DEVICE Element from_float(float x);

template <>
TW_DEVICE f32 from_float<f32>(float x) {
  return x;
}

template <>
TW_DEVICE bf16 from_float<bf16>(float x) {
  const unsigned bits = __builtin_bit_cast(unsigned, x);
  return {static_cast<unsigned short>((bits + 0x7fff + (bits >> 16) % 2) >> 16)};
}

// To nearest even; subnormal results as multiples of the smallest.
template <>
TW_DEVICE f16 from_float<f16>(float x) {
  const unsigned bits = __builtin_bit_cast(unsigned, x), magnitude = bits & 0x7fffffff;
  const unsigned sign = bits >> 16 & 0x8000;
  unsigned rounded = (magnitude - 0x38000000 + 0xfff + (magnitude >> 13) % 2) >> 13;
  if (magnitude < 0x38800000) rounded = static_cast<unsigned>(std::nearbyint(std::fabs(x) * 0x1p24f));
  if (magnitude >= 0x477ff000) rounded = 0x7c00;
  if (magnitude > 0x7f800000) rounded = 0x7e00;
  return {static_cast<unsigned short>(sign | rounded)};
}

}  // namespace tw
