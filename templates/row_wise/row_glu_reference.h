// The reference of row_glu: columns [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE double activation(double x, int glu) {
  if (glu == 0) return x / (1 + exp_of(-x));
  if (glu == 1) return x / 2 * (1 + erf_of(x / sqrt_of(2)));
  // 1 + tanh(z) is 2 / (1 + exp(-2 z))
  if (glu == 2) return x / (1 + exp_of(-2 * sqrt_of(2 / 3.14159265358979323846) * (x + 0.044715 * x * x * x)));
  return x < 0 ? 0 : x;
}

TW_REFERENCE void row_glu(const Params& p, long long row, long long col, int cols, double* out) {
  for_each(cols, [&](int i) {
    const double gate = element(p.gate, row * p.ldg + col + i, dtype), up = element(p.up, row * p.ldu + col + i, dtype);
    out[row * p.cols + col + i] = activation(gate, p.glu) * up;
  });
}
