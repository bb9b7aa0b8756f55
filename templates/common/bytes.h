// Elements of 8 bits that plain kernels compute with as with a float, beyond what numbers.h has: whole numbers, and on hosts
// the floats. Rounded to the nearest, even of two, and saturating; NaN becomes 0.
#pragma once

#include "numbers.h"

namespace tw {

struct i8 {  // two's complement
  unsigned char bits;
};

TW_HD float to_float(i8 x) { return static_cast<float>(static_cast<signed char>(x.bits)); }

TW_HD i8 to_i8(float x) {
  const float least = x > -128.0f ? x : -128.0f, clamped = least < 127.0f ? least : 127.0f;
  const float ruler = 12582912.0f;  // 1.5 * 2^23: a sum with it has no place for fractions, and ends in the whole number
  return {static_cast<unsigned char>(fp8::bits_of((x == x ? clamped : 0.0f) + ruler))};
}

#ifdef __CUDACC__
template <>
TW_DEVICE i8 from_float<i8>(float x) {
  return to_i8(x);
}
#else
template <>
TW_NUMBER Number<e4m3>::Number(float x) : stored(to_e4m3(x)) {}
template <>
TW_NUMBER Number<e5m2>::Number(float x) : stored(to_e5m2(x)) {}
template <>
TW_NUMBER Number<i8>::Number(float x) : stored(to_i8(x)) {}
#endif

}  // namespace tw
