// The reference of row_mean: for rows [col, col + cols), in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_mean(const Params& p, long long, long long col, int cols, double* out) {
  for_each_row(col, cols, out, [&](long long row) {
    const auto value = [&](long long i) { return element(p.x, row * p.ldx + i, dtype); };
    return sum_of(p.cols, value) / p.cols;
  });
}
