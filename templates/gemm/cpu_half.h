// Half of a vector, for the last elements of rows where there are no more: it takes half as long on cores that split vectors of
// 512 bits. And multiply-adds with one element for all lanes that is read from memory as they run: a broadcast of its own takes
// a third as long again. Targets without AVX-512 have neither. Included by generated cpu_direct units.
#pragma once

#include "gemm/cpu_element.h"

#if defined(__AVX512F__)
constexpr int kHalfLanes = kLanes / 2;
typedef Lane HalfVector __attribute__((vector_size(sizeof(Vector) / 2)));
[[gnu::always_inline]] static inline HalfVector lower_half(Vector v) { return reinterpret_cast<const HalfVector&>(v); }
// Zeros above.
[[gnu::always_inline]] static inline Vector widened(HalfVector v) {
  Vector result{};
  __builtin_memcpy(&result, &v, sizeof v);
  return result;
}
#ifdef TW_F64
[[gnu::always_inline]] static inline HalfVector load_half(const double* from, Edge edge) {
  return __builtin_ia32_loadupd256_mask(from, HalfVector{}, edge);
}
[[gnu::always_inline]] static inline void store_half(double* to, HalfVector value, Edge edge) {
  __builtin_ia32_storeupd256_mask(to, value, edge);
}
[[gnu::always_inline]] static inline void multiply_add_element(Vector& sum, const double* element, Vector b) {
  asm("vfmadd231pd %2%{1to8%}, %1, %0" : "+v"(sum) : "v"(b), "m"(*element));
}
[[gnu::always_inline]] static inline void multiply_add_element(HalfVector& sum, const double* element, HalfVector b) {
  asm("vfmadd231pd %2%{1to4%}, %1, %0" : "+v"(sum) : "v"(b), "m"(*element));
}
[[gnu::always_inline]] static inline void multiply_add(HalfVector& sum, HalfVector a, HalfVector b) {
  asm("vfmadd231pd %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b));
}
#else
[[gnu::always_inline]] static inline HalfVector load_half(const float* from, Edge edge) {
  return __builtin_ia32_loadups256_mask(from, HalfVector{}, static_cast<unsigned char>(edge));
}
[[gnu::always_inline]] static inline void store_half(float* to, HalfVector value, Edge edge) {
  __builtin_ia32_storeups256_mask(to, value, static_cast<unsigned char>(edge));
}
[[gnu::always_inline]] static inline void multiply_add_element(Vector& sum, const float* element, Vector b) {
  asm("vfmadd231ps %2%{1to16%}, %1, %0" : "+v"(sum) : "v"(b), "m"(*element));
}
[[gnu::always_inline]] static inline void multiply_add_element(HalfVector& sum, const float* element, HalfVector b) {
  asm("vfmadd231ps %2%{1to8%}, %1, %0" : "+v"(sum) : "v"(b), "m"(*element));
}
[[gnu::always_inline]] static inline void multiply_add(HalfVector& sum, HalfVector a, HalfVector b) {
  asm("vfmadd231ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b));
}
#endif
#endif
