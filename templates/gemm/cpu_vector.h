// The vector type that CPU GEMM units compute with: as wide as the unit's target, in GCC vector extensions, no system header.
// Included by generated CPU units only. Everything is static: units of several targets are linked into one library, and an
// inline function shared between them could be the copy that uses instructions the machine lacks.
#pragma once

#if defined(__AVX512F__)
constexpr int kLanes = 16;
#else
constexpr int kLanes = 8;
#endif

typedef float Vector __attribute__((vector_size(4 * kLanes)));
typedef int IntVector __attribute__((vector_size(4 * kLanes)));
// What lies in memory is aligned to one element only, and may be accessed as either type.
typedef float UnalignedVector __attribute__((vector_size(4 * kLanes), aligned(4), may_alias));

static inline Vector load(const float* address) { return *reinterpret_cast<const UnalignedVector*>(address); }
static inline void store(float* address, Vector value) { *reinterpret_cast<UnalignedVector*>(address) = value; }
// x - 0 is x for every x, so this is one broadcast; x + 0 is not (-0.0), and costs an addition.
static inline Vector broadcast(float value) { return value - Vector{}; }

// sum += a * b. As assembly because g++ 12 otherwise chooses the form that overwrites a factor, and moves registers around it.
static inline void multiply_add(Vector& sum, Vector a, Vector b) { asm("vfmadd231ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b)); }
