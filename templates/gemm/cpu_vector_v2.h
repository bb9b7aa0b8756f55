// cpu_vector.h for targets without FMA, which units of such archs include before anything else: products are rounded, and the
// compiler makes two vectors of four of each of eight.
#pragma once

#define multiply_add multiply_add_by_fma
#include "gemm/cpu_vector.h"
#undef multiply_add

static inline void multiply_add(Vector& sum, Vector a, Vector b) { sum += a * b; }
