// Elements of packed weights as f32 vectors, by one instruction where the target has it. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_vector.h"

struct Bf16Weight {
  unsigned short code;
};
struct F16Weight {
  unsigned short code;
};
struct I8Weight {
  signed char code;
};

typedef unsigned short Codes16 __attribute__((vector_size(2 * kLanes), aligned(2), may_alias));
typedef short SignedCodes16 __attribute__((vector_size(2 * kLanes)));
typedef char Codes8 __attribute__((vector_size(16)));

static inline Vector load_weights(const float* from) { return load(from); }

static inline IntVector widened(const void* from) {
  const Codes16 codes = *static_cast<const Codes16*>(from);
#if defined(__AVX512F__)
  return __builtin_ia32_pmovzxwd512_mask(reinterpret_cast<SignedCodes16>(codes), IntVector{}, 0xffff);
#elif defined(__AVX2__)
  return __builtin_ia32_pmovzxwd256(reinterpret_cast<SignedCodes16>(codes));
#else
  return __builtin_convertvector(codes, IntVector);
#endif
}

static inline Vector load_weights(const Bf16Weight* from) { return reinterpret_cast<Vector>(widened(from) << 16); }

static inline Vector load_weights(const F16Weight* from) {
#if defined(__AVX512F__)
  const Codes16 codes = *reinterpret_cast<const Codes16*>(from);
  return __builtin_ia32_vcvtph2ps512_mask(reinterpret_cast<SignedCodes16>(codes), Vector{}, 0xffff, 4);
#elif defined(__F16C__)
  const Codes16 codes = *reinterpret_cast<const Codes16*>(from);
  return __builtin_ia32_vcvtph2ps256(reinterpret_cast<SignedCodes16>(codes));
#else
  // Exponents of f16 as those of f32, 112 lower: a product sets them right, those of subnormals, too.
  const IntVector codes = widened(from);
  const IntVector magnitude = (codes & 0x7fff) << 13, sign = (codes & 0x8000) << 16;
  const IntVector number = reinterpret_cast<IntVector>(reinterpret_cast<Vector>(magnitude) * 0x1p112f);
  const IntVector special = magnitude >= 0x0f800000 ? IntVector{} + 0x7f800000 : IntVector{};
  return reinterpret_cast<Vector>(number | special | sign);
#endif
}

static inline Vector load_weights(const I8Weight* from) {
#if defined(__AVX2__)
  Codes8 codes{};
  __builtin_memcpy(&codes, from, kLanes);
#if defined(__AVX512F__)
  const IntVector numbers = __builtin_ia32_pmovsxbd512_mask(codes, IntVector{}, 0xffff);
#else
  const IntVector numbers = __builtin_ia32_pmovsxbd256(codes);
#endif
#else
  IntVector numbers;
  for (int lane = 0; lane < kLanes; ++lane) numbers[lane] = from[lane].code;
#endif
  return __builtin_convertvector(numbers, Vector);
}
