// The reference of row_swiglu: columns [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_swiglu(const Params& p, long long row, long long col, int cols, double* out) {
  for_each(cols, [&](int i) {
    const double gate = element(p.gate, row * p.ldg + col + i, dtype), up = element(p.up, row * p.ldu + col + i, dtype);
    out[row * p.cols + col + i] = gate / (1 + exp_of(-gate)) * up;
  });
}
