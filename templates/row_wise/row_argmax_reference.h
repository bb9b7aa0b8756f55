// The reference of row_argmax: for rows [col, col + cols), in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_argmax(const Params& p, long long, long long col, int cols, double* out) {
  for_each_row(col, cols, out, [&](long long row) {
    const auto value = [&](long long i) { return element(p.x, row * p.ldx + i, dtype); };
    const double max = max_of(p.cols, value);
    return -max_of(p.cols, [&](long long i) { return value(i) == max || value(i) != value(i) ? -1.0 * i : -infinity(); });
  });
}
