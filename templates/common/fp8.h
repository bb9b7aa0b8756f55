// The two types of 8 bits and their conversions (OCP 8-bit floating point specification, revision 1.0): bits in an unsigned
// char, without any CUDA header, on hosts and on every arch. Only units that use them include this. Rounded to nearest even and
// saturating: what is too large, infinities too, becomes the largest number of its sign; NaN stays NaN.
#pragma once

#include "types.h"

namespace tw {

struct e4m3 {  // no infinity; 0x7f and 0xff are NaN, 0x7e is 448
  unsigned char bits;
};

struct e5m2 {  // the upper half of an f16; 0x7b is 57344
  unsigned char bits;
};

namespace fp8 {

TW_HD float of_bits(unsigned bits) {
#ifdef __CUDA_ARCH__
  return __uint_as_float(bits);
#else
  return __builtin_bit_cast(float, bits);
#endif
}
TW_HD unsigned bits_of(float value) {
#ifdef __CUDA_ARCH__
  return __float_as_uint(value);
#else
  return __builtin_bit_cast(unsigned, value);
#endif
}

// `largest`: the largest number's code.
template <unsigned kExponentBits, unsigned kFractionBits>
TW_HD float to_float(unsigned bits, unsigned largest) {
  constexpr unsigned kBias = (1u << (kExponentBits - 1)) - 1, kShift = 23 - kFractionBits;
  const unsigned sign = (bits & 0x80u) << 24, magnitude = bits & 0x7fu;
  // An infinity comes next to the largest number of e5m2, a NaN next to that of e4m3.
  if (magnitude > largest) return of_bits(sign | (kExponentBits == 5 && magnitude == largest + 1 ? 0x7f800000u : 0x7fc00000u));
  // Exponent and fraction moved to their f32 places; the multiplication rebiases the exponent, subnormals included.
  return of_bits(sign | bits_of(of_bits(magnitude << kShift) * of_bits((254 - kBias) << 23)));
}

template <unsigned kExponentBits, unsigned kFractionBits>
TW_HD unsigned char from_float(float x, unsigned largest) {
  constexpr unsigned kBias = (1u << (kExponentBits - 1)) - 1, kShift = 23 - kFractionBits;
  const unsigned sign = (bits_of(x) >> 24) & 0x80u, magnitude = bits_of(x) & 0x7fffffffu;
  if (magnitude > 0x7f800000u) return 0x7f;
  // Where the codes of normal numbers begin, the exponent is rebiased and the fraction cut; below, codes count in steps: added
  // to a number whose last bit is worth a step, x is rounded by the addition.
  unsigned code;
  if (magnitude >= ((128 - kBias) << 23)) {
    const unsigned rebiased = magnitude - ((127 - kBias) << 23);
    code = (rebiased + (1u << (kShift - 1)) - 1 + ((rebiased >> kShift) & 1u)) >> kShift;
  } else {
    const unsigned ruler = (128 - kBias + kShift) << 23;  // 2^23 steps
    code = bits_of(of_bits(magnitude) + of_bits(ruler)) - ruler;
  }
  return static_cast<unsigned char>(sign | (code > largest ? largest : code));
}

}  // namespace fp8

TW_HD float to_float(e4m3 x) { return fp8::to_float<4, 3>(x.bits, 0x7e); }

TW_HD float to_float(e5m2 x) { return fp8::to_float<5, 2>(x.bits, 0x7b); }

TW_HD e4m3 to_e4m3(float x) { return {fp8::from_float<4, 3>(x, 0x7e)}; }

TW_HD e5m2 to_e5m2(float x) { return {fp8::from_float<5, 2>(x, 0x7b)}; }

#ifdef __CUDACC__

template <>
TW_DEVICE e4m3 from_float<e4m3>(float x) {
  return to_e4m3(x);
}

template <>
TW_DEVICE e5m2 from_float<e5m2>(float x) {
  return to_e5m2(x);
}

#endif

}  // namespace tw
