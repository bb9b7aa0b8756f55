// cpu_edge.h for f64.
#pragma once

#include "gemm/cpu_vector_f64.h"

// Which elements exist, as the target's loads want it. `count` is from 1 to kLanes.
#if defined(__AVX512F__)
typedef unsigned char Edge;
static inline Edge edge_of(int count) { return static_cast<Edge>((1u << count) - 1u); }
#elif defined(__AVX__)
typedef IntVector Edge;
static inline Edge edge_of(int count) {
  constexpr IntVector kLane = {0, 1, 2, 3};
  return kLane < count;
}
#else
typedef int Edge;
static inline Edge edge_of(int count) { return count; }
#endif

// Zeros stand for what does not exist.
[[gnu::always_inline]] static inline Vector load_edge(const double* from, Edge edge) {
#if defined(__AVX512F__)
  return __builtin_ia32_loadupd512_mask(from, Vector{}, edge);
#elif defined(__AVX__)
  return __builtin_ia32_maskloadpd256(reinterpret_cast<const Vector*>(from), edge);
#else
  Vector result{};
  for (int lane = 0; lane < edge; ++lane) result[lane] = from[lane];
  return result;
#endif
}

// Halves of the rest, since masked stores of AVX take as long as ten plain ones on some CPUs.
[[gnu::always_inline]] static inline void store_first(double* to, Vector value, int count) {
#if defined(__AVX512F__)
  __builtin_ia32_storeupd512_mask(to, value, edge_of(count));
#else
  if (count >= kLanes) return store(to, value);
  if (count & 2) {
    const auto part = __builtin_shufflevector(value, value, 0, 1);
    __builtin_memcpy(to, &part, sizeof part);
    value = __builtin_shufflevector(value, value, 2, 3, 2, 3);
    to += 2;
  }
  if (count & 1) *to = value[0];
#endif
}
