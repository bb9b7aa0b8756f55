// Element types of kernels and their conversions, without any CUDA header: a 16-bit type is its bits in an unsigned short, so
// that a unit compiles in a fraction of a second and host and device agree on what it is. Included by every GPU unit and by the
// references; arithmetic is always done in f32 (kernels) or f64 (references), never in these types.
#pragma once

#ifdef __CUDACC__
#define TW_HD __host__ __device__ __forceinline__
#define TW_DEVICE __device__ __forceinline__
#else
#define TW_HD inline
#endif

namespace tw {

using f32 = float;

struct f16 {
  unsigned short bits;
};

struct bf16 {
  unsigned short bits;
};

// Stored as f32; products may be formed by tensor cores from operands rounded to 10 mantissa bits.
struct tf32 {
  float value;
};

TW_HD float to_float(float x) { return x; }

TW_HD float to_float(tf32 x) { return x.value; }

TW_HD float to_float(bf16 x) {
#ifdef __CUDA_ARCH__
  return __uint_as_float(static_cast<unsigned>(x.bits) << 16);
#else
  return __builtin_bit_cast(float, static_cast<unsigned>(x.bits) << 16);
#endif
}

TW_HD float to_float(f16 x) {
#ifdef __CUDA_ARCH__
  float result;
  asm("cvt.f32.f16 %0, %1;" : "=f"(result) : "h"(x.bits));
  return result;
#else
  // Exponent and mantissa moved to their f32 places; the multiplication by 2^112 rebiases the exponent, subnormals included.
  const unsigned sign = static_cast<unsigned>(x.bits & 0x8000) << 16;
  const unsigned magnitude = static_cast<unsigned>(x.bits & 0x7fff) << 13;
  const bool finite = (x.bits & 0x7c00) != 0x7c00;
  const float value =
      finite ? __builtin_bit_cast(float, magnitude) * 0x1p112f : __builtin_bit_cast(float, magnitude | 0x7f800000u);
  return __builtin_bit_cast(float, sign | __builtin_bit_cast(unsigned, value));
#endif
}

#ifdef __CUDACC__

// from_float<Element>(x): round to nearest even.
template <typename Element>
TW_DEVICE Element from_float(float x);

template <>
TW_DEVICE f32 from_float<f32>(float x) {
  return x;
}

template <>
TW_DEVICE tf32 from_float<tf32>(float x) {
  return {x};
}

template <>
TW_DEVICE f16 from_float<f16>(float x) {
  f16 result;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

template <>
TW_DEVICE bf16 from_float<bf16>(float x) {
  bf16 result;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

#endif

}  // namespace tw
