// The reference of row_max: for rows [col, col + cols), in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_max(const Params& p, long long, long long col, int cols, double* out) {
  for_each_row(col, cols, out, [&](long long row) {
    const auto value = [&](long long i) { return element(p.x, row * p.ldx + i, dtype); };
    return max_of(p.cols, value);
  });
}
