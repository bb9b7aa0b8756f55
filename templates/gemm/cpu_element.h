// The vectors of a unit that is of f32 or of f64: cpu_vector.h, or what is called the same in cpu_vector_f64.h where the unit
// has defined TW_F64 before. Lane is what one holds of them.
#pragma once

#ifdef TW_F64
#include "gemm/cpu_edge_f64.h"
#include "gemm/cpu_vector_f64.h"
typedef double Lane;
#else
#include "gemm/cpu_edge.h"
#include "gemm/cpu_vector.h"
typedef float Lane;
#endif

constexpr int kRegisters = sizeof(Vector) == 64 ? 32 : 16;  // of vectors
constexpr int kLineElements = 64 / sizeof(Lane);            // of a cache line
