// The reference of RMSNorm: columns [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_rmsnorm(const Params& p, long long row, long long col, int cols, double* out) {
  const auto value = [&](long long i) { return element(p.x, row * p.ldx + i, dtype); };
  const double squares = sum_of(p.cols, [&](long long i) { return value(i) * value(i); });
  const double factor = 1 / sqrt_of(squares / p.cols + p.eps);
  for_each(cols, [&](int i) {
    const double weight = p.weight != nullptr ? p.offset + element(p.weight, col + i, dtype_w) : 1;
    out[row * p.cols + col + i] = value(col + i) * factor * weight;
  });
}
