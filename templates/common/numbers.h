// Elements of 16 and 8 bits that plain kernels (codegen/plain) compute with as with a float: they convert to f32 when they are
// read, and are rounded to the nearest, even of two, when they are written. On hosts and on every arch.
#pragma once

#include "fp8.h"

namespace tw {

#ifdef __CUDACC__
#define TW_NUMBER __device__ __forceinline__
#else
#define TW_NUMBER inline

// types.h has these for devices only.
inline bf16 bf16_of(float x) {
  const unsigned bits = __builtin_bit_cast(unsigned, x);
  if ((bits & 0x7fffffffu) > 0x7f800000u) return {static_cast<unsigned short>((bits >> 16) | 0x40u)};
  return {static_cast<unsigned short>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16)};
}

inline f16 f16_of(float x) {
  const unsigned bits = __builtin_bit_cast(unsigned, x), magnitude = bits & 0x7fffffffu;
  const auto sign = static_cast<unsigned short>((bits >> 16) & 0x8000u);
  unsigned code;
  if (magnitude > 0x7f800000u) {
    code = 0x7e00u;
  } else if (magnitude >= 0x477ff000u) {  // from 65520 on it is nearer to what comes after the largest number
    code = 0x7c00u;
  } else if (magnitude < 0x38800000u) {  // below 2^-14 codes count in steps of 2^-24: 0.5 has a last bit of that worth
    code = __builtin_bit_cast(unsigned, __builtin_bit_cast(float, magnitude) + 0.5f) - 0x3f000000u;
  } else {
    const unsigned rebiased = magnitude - (112u << 23);
    code = (rebiased + 0xfffu + ((rebiased >> 13) & 1u)) >> 13;
  }
  return {static_cast<unsigned short>(sign | code)};
}
#endif

template <typename Stored>
struct Number {
  Stored stored;

  Number() = default;
  TW_NUMBER Number(float x);
  TW_NUMBER operator float() const { return to_float(stored); }
  TW_NUMBER Number& operator+=(float x) { return *this = *this + x; }
  TW_NUMBER Number& operator-=(float x) { return *this = *this - x; }
  TW_NUMBER Number& operator*=(float x) { return *this = *this * x; }
  TW_NUMBER Number& operator/=(float x) { return *this = *this / x; }
};

#ifdef __CUDACC__
template <typename Stored>
TW_NUMBER Number<Stored>::Number(float x) : stored(from_float<Stored>(x)) {}
#else
template <>
TW_NUMBER Number<f16>::Number(float x) : stored(f16_of(x)) {}
template <>
TW_NUMBER Number<bf16>::Number(float x) : stored(bf16_of(x)) {}
#endif

}  // namespace tw
