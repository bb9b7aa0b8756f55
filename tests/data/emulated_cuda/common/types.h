#pragma once

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

}  // namespace tw
