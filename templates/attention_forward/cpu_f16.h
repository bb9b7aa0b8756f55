// f16 as f32 vectors and back, by F16C. Included by CPU units of attention whose tensors are f16, before what is written for
// elements of any type. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "common/types.h"
#include "gemm/cpu_vector.h"

typedef short F16Codes __attribute__((vector_size(2 * kLanes)));
typedef short UnalignedF16Codes __attribute__((vector_size(2 * kLanes), aligned(2), may_alias));

static inline Vector load_elements(const tw::f16* from) {
  const F16Codes codes = *reinterpret_cast<const UnalignedF16Codes*>(from);
#if defined(__AVX512F__)
  return __builtin_ia32_vcvtph2ps512_mask(codes, Vector{}, 0xffff, 4);
#else
  return __builtin_ia32_vcvtph2ps256(codes);
#endif
}

// Rounded to nearest even, too large numbers to infinity.
static inline void store_elements(tw::f16* to, Vector value) {
#if defined(__AVX512F__)
  const F16Codes codes = __builtin_ia32_vcvtps2ph512_mask(value, 0, F16Codes{}, 0xffff);
#else
  const F16Codes codes = __builtin_ia32_vcvtps2ph256(value, 0);
#endif
  *reinterpret_cast<UnalignedF16Codes*>(to) = codes;
}
