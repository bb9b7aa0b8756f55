// y = a * x + y in f64. The generator wraps it for the checker, on CPUs and GPUs alike.
#pragma once

#include "common/types.h"

inline constexpr long long kReferenceColumns = 64;

TW_HD void reference(const Params& p, long long, long long col, int cols, double* out) {
  const float* x = static_cast<const float*>(p.x);
  const float* y = static_cast<const float*>(p.y);
#ifdef __CUDA_ARCH__
  const int first = threadIdx.x, step = 256;
#else
  const int first = 0, step = 1;
#endif
  for (long long i = col + first; i < col + cols; i += step) out[i] = double(p.a) * x[i] + y[i];
}
