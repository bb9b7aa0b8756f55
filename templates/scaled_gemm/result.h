// What happens to sums on their way to C, in f32: bias, the largest magnitude, scale_c, and rounding to C's type, which is
// known at run time only: it costs a uniform branch behind the sums, and saves three of four kernels.
#pragma once

#include "common/fp8.h"

namespace tw {

enum ResultType { kOfBf16, kOfF16, kOfF32, kOfE4m3 };  // codes of the attribute dtype_c

template <typename Params>
TW_DEVICE float bias_of(const Params& p, int column) {
  if (p.bias == nullptr) return 0.0f;
  if (p.result_type == kOfF32) return static_cast<const float*>(p.bias)[column];
  if (p.result_type == kOfF16) return to_float(static_cast<const f16*>(p.bias)[column]);
  return to_float(static_cast<const bf16*>(p.bias)[column]);
}

template <typename Params>
TW_DEVICE float scale_of_result(const Params& p) {
  return p.scale_c == nullptr ? 1.0f : *static_cast<const float*>(p.scale_c);
}

// Saturated.
TW_DEVICE unsigned char e4m3_bits(float x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
  unsigned short pair;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
  return static_cast<unsigned char>(pair);
#else
  return to_e4m3(x).bits;
#endif
}

// Of an arch without the conversion, too: to nearest, the even one of two.
TW_DEVICE bf16 bf16_of(float x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
  const unsigned bits = __float_as_uint(x);
  if ((bits & 0x7fffffffu) > 0x7f800000u) return {0x7fff};
  return {static_cast<unsigned short>((bits + 0x7fffu + (bits >> 16 & 1)) >> 16)};
#else
  return from_float<bf16>(x);
#endif
}

template <typename Params>
TW_DEVICE void store_result(const Params& p, long long at, float value) {
  if (p.result_type == kOfBf16) {
    static_cast<bf16*>(p.C)[at] = bf16_of(value);
  } else if (p.result_type == kOfF16) {
    static_cast<f16*>(p.C)[at] = from_float<f16>(value);
  } else if (p.result_type == kOfF32) {
    static_cast<float*>(p.C)[at] = value;
  } else {
    static_cast<unsigned char*>(p.C)[at] = e4m3_bits(value);
  }
}

// Magnitudes as numbers of f32 are in the order of their bits, a NaN behind all.
TW_DEVICE int magnitude_bits(float value) { return static_cast<int>(__float_as_uint(value) & 0x7fffffffu); }

// What all lanes of a warp have seen at most; called by whole warps. One that has seen nothing gives 0.
template <typename Params>
TW_DEVICE void note_largest(const Params& p, int most) {
  if (p.amax == nullptr) return;
#pragma unroll
  for (int bits = 16; bits > 0; bits /= 2) most = max(most, __shfl_xor_sync(~0u, most, bits));
  if (threadIdx.x % 32 == 0) atomicMax(static_cast<int*>(p.amax), most);
}

}  // namespace tw
