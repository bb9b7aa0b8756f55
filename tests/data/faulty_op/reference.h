// y = 2 x in f64.
#pragma once

#include "common/types.h"

TW_HD void reference(const Params& p, long long, long long, long long col, int cols, double* out) {
  const float* x = static_cast<const float*>(p.x);
  for (int i = 0; i < cols; ++i) out[i] = 2.0 * x[col + i];
}
