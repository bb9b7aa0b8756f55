// y = a * x + y in f64. The generator wraps it for the checker, on CPUs and GPUs alike.
#pragma once

#include "common/types.h"

TW_HD void reference(const Params& p, long long, long long, long long col, int cols, double* out) {
  const float* x = static_cast<const float*>(p.x);
  const float* y = static_cast<const float*>(p.y);
  for (int i = 0; i < cols; ++i) out[i] = double(p.a) * x[col + i] + y[col + i];
}
