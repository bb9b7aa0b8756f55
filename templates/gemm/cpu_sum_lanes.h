// The sums of the lanes of as many vectors as a vector has lanes, in one vector: with a shuffle or two for each addition, where
// one vector after the other would take four. Each sum adds its lanes in the same order. Included by generated cpu_dots units.
#pragma once

#include "gemm/cpu_element.h"

// Within 128 bits: of 128 / 8 / sizeof(Lane) vectors, lane i of each 128 bits of the result is of vector i.
#ifdef TW_F64
[[gnu::always_inline]] static inline Vector sum_quarters(const Vector* v) {
#if defined(__AVX512F__)
  return __builtin_shufflevector(v[0], v[1], 0, 8, 2, 10, 4, 12, 6, 14) +
         __builtin_shufflevector(v[0], v[1], 1, 9, 3, 11, 5, 13, 7, 15);
#else
  return __builtin_shufflevector(v[0], v[1], 0, 4, 2, 6) + __builtin_shufflevector(v[0], v[1], 1, 5, 3, 7);
#endif
}
#else
[[gnu::always_inline]] static inline Vector sum_pairs(Vector a, Vector b) {
#if defined(__AVX512F__)
  return __builtin_shufflevector(a, b, 0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29) +
         __builtin_shufflevector(a, b, 2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31);
#else
  return __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13) + __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
#endif
}
[[gnu::always_inline]] static inline Vector sum_quarters(const Vector* v) {
  const Vector a = sum_pairs(v[0], v[1]), b = sum_pairs(v[2], v[3]);
#if defined(__AVX512F__)
  return __builtin_shufflevector(a, b, 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29) +
         __builtin_shufflevector(a, b, 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31);
#else
  return __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13) + __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
#endif
}
#endif

// Quarters of 128 bits, as numbers of 64 bits: there are shuffles of these for both types.
typedef long long Halves __attribute__((vector_size(sizeof(Vector))));
template <int... places>
[[gnu::always_inline]] static inline Vector quarters(Vector a, Vector b) {
  return reinterpret_cast<Vector>(__builtin_shufflevector(reinterpret_cast<Halves>(a), reinterpret_cast<Halves>(b), places...));
}

// Lane i of the result is the sum of the lanes of v[i].
[[gnu::always_inline]] static inline Vector sum_lanes(const Vector (&v)[kLanes]) {
  constexpr int kOne = 16 / sizeof(Lane);
#if defined(__AVX512F__)
  const Vector p = sum_quarters(v), q = sum_quarters(v + kOne), r = sum_quarters(v + 2 * kOne), s = sum_quarters(v + 3 * kOne);
  const Vector pq = quarters<0, 1, 2, 3, 8, 9, 10, 11>(p, q) + quarters<4, 5, 6, 7, 12, 13, 14, 15>(p, q);
  const Vector rs = quarters<0, 1, 2, 3, 8, 9, 10, 11>(r, s) + quarters<4, 5, 6, 7, 12, 13, 14, 15>(r, s);
  return quarters<0, 1, 4, 5, 8, 9, 12, 13>(pq, rs) + quarters<2, 3, 6, 7, 10, 11, 14, 15>(pq, rs);
#else
  const Vector p = sum_quarters(v), q = sum_quarters(v + kOne);
  return quarters<0, 1, 4, 5>(p, q) + quarters<2, 3, 6, 7>(p, q);
#endif
}
