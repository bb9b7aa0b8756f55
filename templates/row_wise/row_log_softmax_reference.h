// The reference of row_log_softmax: columns [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_log_softmax(const Params& p, long long row, long long col, int cols, double* out) {
  const auto value = [&](long long i) { return p.scale * element(p.x, row * p.ldx + i, dtype); };
  const double max = max_of(p.cols, value);
  const double log_sum = log_of(sum_of(p.cols, [&](long long i) { return exp_of(value(i) - max); }));
  for_each(cols, [&](int i) { out[row * p.cols + col + i] = value(col + i) - max - log_sum; });
}
