// Elements of tensors as f32 vectors, on CPUs: loads and stores of whole vectors and of a row's end, for f32 and bf16.
// Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "common/types.h"
#include "gemm/cpu_vector.h"

typedef unsigned WordVector __attribute__((vector_size(4 * kLanes)));
typedef unsigned short ShortVector __attribute__((vector_size(2 * kLanes)));
typedef unsigned short UnalignedShorts __attribute__((vector_size(2 * kLanes), aligned(2), may_alias));

static inline Vector load_elements(const float* from) { return load(from); }
// By one instruction, of which g++ 12 makes four where it converts a vector.
static inline Vector load_elements(const tw::bf16* from) {
  const ShortVector halves = *reinterpret_cast<const UnalignedShorts*>(from);
#if defined(__AVX512F__)
  typedef short Signed __attribute__((vector_size(2 * kLanes)));
  const IntVector words = __builtin_ia32_pmovzxwd512_mask(reinterpret_cast<Signed>(halves), IntVector{}, 0xffff);
#elif defined(__AVX2__)
  typedef short Signed __attribute__((vector_size(2 * kLanes)));
  const IntVector words = __builtin_ia32_pmovzxwd256(reinterpret_cast<Signed>(halves));
#else
  const IntVector words = __builtin_convertvector(halves, IntVector);
#endif
  return reinterpret_cast<Vector>(words << 16);
}

// Only the first `count` exist; zeros behind them.
template <typename Element>
static inline Vector load_elements(const Element* from, long long count) {
  if (count >= kLanes) return load_elements(from);
  Element whole[kLanes] = {};
  __builtin_memcpy(whole, from, sizeof(Element) * static_cast<unsigned long>(count));
  return load_elements(whole);
}

static inline void store_elements(float* to, Vector value) { store(to, value); }
// Rounded to nearest even, too large numbers to infinity.
static inline void store_elements(tw::bf16* to, Vector value) {
  const WordVector bits = reinterpret_cast<WordVector>(value);
  const WordVector rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  const WordVector nan = WordVector{} + 0x7fff;
  *reinterpret_cast<UnalignedShorts*>(to) = __builtin_convertvector(value != value ? nan : rounded, ShortVector);
}

template <typename Element>
static inline void store_elements(Element* to, Vector value, long long count) {
  if (count >= kLanes) return store_elements(to, value);
  Element whole[kLanes];
  store_elements(whole, value);
  __builtin_memcpy(to, whole, sizeof(Element) * static_cast<unsigned long>(count));
}

// Lane i of the result is lane i ^ step. By constants that are written out: g++ 12 puts others together lane by lane.
template <int step>
[[gnu::always_inline]] static inline Vector lanes_across(Vector x) {
#if defined(__AVX512F__)
  constexpr IntVector from{0 ^ step, 1 ^ step, 2 ^ step,  3 ^ step,  4 ^ step,  5 ^ step,  6 ^ step,  7 ^ step,
                           8 ^ step, 9 ^ step, 10 ^ step, 11 ^ step, 12 ^ step, 13 ^ step, 14 ^ step, 15 ^ step};
#else
  constexpr IntVector from{0 ^ step, 1 ^ step, 2 ^ step, 3 ^ step, 4 ^ step, 5 ^ step, 6 ^ step, 7 ^ step};
#endif
  return __builtin_shuffle(x, from);
}

// By halves, as all lanes at once.
static inline float sum_of_lanes(Vector x) {
  if constexpr (kLanes > 8) x += lanes_across<8>(x);
  x += lanes_across<4>(x);
  x += lanes_across<2>(x);
  x += lanes_across<1>(x);
  return x[0];
}
static inline float largest_of_lanes(Vector x) {
  const auto larger = [](Vector a, Vector b) { return a > b ? a : b; };
  if constexpr (kLanes > 8) x = larger(lanes_across<8>(x), x);
  x = larger(lanes_across<4>(x), x);
  x = larger(lanes_across<2>(x), x);
  x = larger(lanes_across<1>(x), x);
  return x[0];
}
