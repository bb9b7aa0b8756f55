// Floats of 8 and 16 bits as f32 vectors and back, on CPUs, by arithmetic that knows no subnormal f32 (those take a CPU a
// hundred clocks). Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "grouped_gemm/cpu_elements.h"

typedef unsigned char ByteVector __attribute__((vector_size(kLanes)));
typedef unsigned char UnalignedByteVector __attribute__((vector_size(kLanes), aligned(1), may_alias));

// A format's exponent and fraction. One that is finite has neither infinities nor more than one magnitude that is NaN.
struct E4m3 {
  static constexpr int kExponent = 4, kFraction = 3, kLargest = 0x7e, kBeyond = 0x7e, kNan = 0x7f;
  static constexpr bool kIsFinite = true;
};
struct E5m2 {
  static constexpr int kExponent = 5, kFraction = 2, kLargest = 0x7b, kBeyond = 0x7c, kNan = 0x7f;
  static constexpr bool kIsFinite = false;
};
struct F16 {
  static constexpr int kExponent = 5, kFraction = 10, kLargest = 0x7bff, kBeyond = 0x7c00, kNan = 0x7e00;
  static constexpr bool kIsFinite = false;
};

static inline Vector as_floats(IntVector bits) { return reinterpret_cast<Vector>(bits); }
static inline IntVector as_bits(Vector x) { return reinterpret_cast<IntVector>(x); }

template <typename Format>
static inline Vector numbers(IntVector codes) {
  constexpr int kBias = (1 << (Format::kExponent - 1)) - 1, kShift = 23 - Format::kFraction;
  constexpr int kSign = 1 << (Format::kExponent + Format::kFraction);
  const IntVector magnitude = codes & (kSign - 1);
  const IntVector bits = (magnitude << kShift) + ((127 - kBias) << 23);
  // Below the normal numbers: as a fraction of the least of them, which comes on top and is taken off.
  const Vector least = as_floats(IntVector{} + ((128 - kBias) << 23));
  const IntVector small = as_bits(as_floats(bits + (1 << 23)) - least);
  const IntVector special = bits | (Format::kIsFinite ? 0x7fc00000 : 0x7f800000);
  const IntVector any = magnitude < (1 << Format::kFraction) ? small : magnitude > Format::kLargest ? special : bits;
  return as_floats(any | ((codes & kSign) << (31 - Format::kExponent - Format::kFraction)));
}

// To the nearest, of two the even one; beyond the largest an infinity, where there is none the largest.
template <typename Format>
static inline IntVector codes(Vector x) {
  constexpr int kBias = (1 << (Format::kExponent - 1)) - 1, kShift = 23 - Format::kFraction;
  const IntVector magnitude = as_bits(x) & 0x7fffffff;
  const IntVector sign =
      (as_bits(x) >> (31 - Format::kExponent - Format::kFraction)) & (1 << (Format::kExponent + Format::kFraction));
  const IntVector rebiased = magnitude - ((127 - kBias) << 23);
  const IntVector normal = (rebiased + (1 << (kShift - 1)) - 1 + ((rebiased >> kShift) & 1)) >> kShift;
  // Below the normal numbers codes count in steps: added to a number whose last bit is worth a step, x is rounded by the
  // addition.
  const IntVector ruler = IntVector{} + ((128 - kBias + kShift) << 23);
  const IntVector small = as_bits(as_floats(magnitude) + as_floats(ruler)) - ruler;
  IntVector code = magnitude >= ((128 - kBias) << 23) ? normal : small;
  code = code > Format::kLargest ? IntVector{} + Format::kBeyond : code;
  return sign | (magnitude > 0x7f800000 ? IntVector{} + Format::kNan : code);
}

struct I8 {};  // an integer

template <>
inline Vector numbers<I8>(IntVector codes) {
  return __builtin_convertvector((codes << 24) >> 24, Vector);
}

static inline IntVector load_codes(const unsigned char* from) {
#if defined(__AVX512F__)
  typedef char Signed __attribute__((vector_size(16)));
  const ByteVector bytes = *reinterpret_cast<const UnalignedByteVector*>(from);
  return __builtin_ia32_pmovzxbd512_mask(reinterpret_cast<Signed>(bytes), IntVector{}, 0xffff);
#elif defined(__AVX2__)
  typedef char Signed __attribute__((vector_size(16)));
  typedef long long Words __attribute__((vector_size(16)));
  long long eight;
  __builtin_memcpy(&eight, from, 8);
  return __builtin_ia32_pmovzxbd256(reinterpret_cast<Signed>(Words{eight, 0}));
#else
  return __builtin_convertvector(*reinterpret_cast<const UnalignedByteVector*>(from), IntVector);
#endif
}

// Only the first `count` exist; zeros behind them.
static inline IntVector load_codes(const unsigned char* from, long long count) {
  if (count >= kLanes) return load_codes(from);
  unsigned char whole[kLanes] = {};
  __builtin_memcpy(whole, from, static_cast<unsigned long>(count));
  return load_codes(whole);
}
static inline IntVector load_codes(const unsigned short* from, long long count) {
  ShortVector whole{};
  __builtin_memcpy(&whole, from, 2 * static_cast<unsigned long>(count < kLanes ? count : kLanes));
  return __builtin_convertvector(whole, IntVector);
}

static inline void store_codes(unsigned char* to, IntVector value, long long count) {
  const ByteVector whole = __builtin_convertvector(value, ByteVector);
  __builtin_memcpy(to, &whole, static_cast<unsigned long>(count < kLanes ? count : kLanes));
}
static inline void store_codes(unsigned short* to, IntVector value, long long count) {
  const ShortVector whole = __builtin_convertvector(value, ShortVector);
  __builtin_memcpy(to, &whole, 2 * static_cast<unsigned long>(count < kLanes ? count : kLanes));
}
