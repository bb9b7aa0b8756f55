// Vectors of which only the first elements exist, by the target's masks: nothing beyond them is read or written. Where a target
// has no masks they are put together of the parts that exist.
#pragma once

#include "gemm/cpu_vector.h"

// Which elements exist, as the target's loads want it. `count` is from 1 to kLanes.
#if defined(__AVX512F__)
typedef unsigned short Edge;
static inline Edge edge_of(int count) { return static_cast<Edge>((1u << count) - 1u); }
#elif defined(__AVX__)
typedef IntVector Edge;
static inline Edge edge_of(int count) {
  constexpr IntVector kLane = {0, 1, 2, 3, 4, 5, 6, 7};
  return kLane < count;
}
#else
typedef int Edge;
static inline Edge edge_of(int count) { return count; }
#endif

// Zeros stand for what does not exist.
[[gnu::always_inline]] static inline Vector load_edge(const float* from, Edge edge) {
#if defined(__AVX512F__)
  return __builtin_ia32_loadups512_mask(from, Vector{}, edge);
#elif defined(__AVX__)
  return __builtin_ia32_maskloadps256(reinterpret_cast<const Vector*>(from), edge);
#else
  Vector result{};
  for (int lane = 0; lane < edge; ++lane) result[lane] = from[lane];
  return result;
#endif
}

// Halves of the rest, since masked stores of AVX take as long as ten plain ones on some CPUs.
[[gnu::always_inline]] static inline void store_first(float* to, Vector value, int count) {
#if defined(__AVX512F__)
  __builtin_ia32_storeups512_mask(to, value, edge_of(count));
#else
  if (count >= kLanes) return store(to, value);
  if (count & 4) {
    const auto part = __builtin_shufflevector(value, value, 0, 1, 2, 3);
    __builtin_memcpy(to, &part, sizeof part);
    value = __builtin_shufflevector(value, value, 4, 5, 6, 7, 4, 5, 6, 7);
    to += 4;
  }
  if (count & 2) {
    const auto part = __builtin_shufflevector(value, value, 0, 1);
    __builtin_memcpy(to, &part, sizeof part);
    value = __builtin_shufflevector(value, value, 2, 3, 2, 3, 2, 3, 2, 3);
    to += 2;
  }
  if (count & 1) *to = value[0];
#endif
}
