// Sums on their way to C, on CPUs: bias, the largest magnitude, scale_c, and rounding to C's type, which is known at run time.
// Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "scaled_gemm/cpu_numbers.h"

enum ResultType { kOfBf16, kOfF16, kOfF32, kOfE4m3 };  // codes of the attribute dtype_c

static inline Vector load_bias(const void* bias, int type, long long at, long long count) {
  if (type == kOfF32) return load_elements(static_cast<const float*>(bias) + at, count);
  if (type == kOfF16) return numbers<F16>(load_codes(static_cast<const unsigned short*>(bias) + at, count));
  return load_elements(static_cast<const tw::bf16*>(bias) + at, count);
}

static inline void store_result(void* c, int type, long long at, Vector value, long long count) {
  if (type == kOfBf16) return store_elements(static_cast<tw::bf16*>(c) + at, value, count);
  if (type == kOfF16) return store_codes(static_cast<unsigned short*>(c) + at, codes<F16>(value), count);
  if (type == kOfF32) return store_elements(static_cast<float*>(c) + at, value, count);
  store_codes(static_cast<unsigned char*>(c) + at, codes<E4m3>(value), count);
}

// Of magnitudes as bits of f32, which are in their order, a NaN behind all: what other threads may be noting too.
static inline void note_largest(void* amax, int most) {
  int* const place = static_cast<int*>(amax);
  int before = __atomic_load_n(place, __ATOMIC_RELAXED);
  while (before < most && !__atomic_compare_exchange_n(place, &before, most, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
}
