// cpu_vector.h for f64: vectors of as many bytes, and so of half as many lanes. Targets without FMA round products.
#pragma once

#if defined(__AVX512F__)
constexpr int kLanes = 8;
#else
constexpr int kLanes = 4;
#endif

typedef double Vector __attribute__((vector_size(8 * kLanes)));
typedef long long IntVector __attribute__((vector_size(8 * kLanes)));
// What lies in memory is aligned to one element only, and may be accessed as either type.
typedef double UnalignedVector __attribute__((vector_size(8 * kLanes), aligned(8), may_alias));

static inline Vector load(const double* address) { return *reinterpret_cast<const UnalignedVector*>(address); }
static inline void store(double* address, Vector value) { *reinterpret_cast<UnalignedVector*>(address) = value; }
// x - 0 is x for every x, so this is one broadcast; x + 0 is not (-0.0), and costs an addition.
static inline Vector broadcast(double value) { return value - Vector{}; }

// sum += a * b. As assembly because g++ 12 otherwise chooses the form that overwrites a factor, and moves registers around it.
#if defined(__FMA__)
static inline void multiply_add(Vector& sum, Vector a, Vector b) { asm("vfmadd231pd %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b)); }
#else
static inline void multiply_add(Vector& sum, Vector a, Vector b) { sum += a * b; }
#endif
