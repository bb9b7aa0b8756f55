// The reference of row_topk: places [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_topk(const Params& p, long long row, long long col, int cols, double* out) {
  // Infinity stands for a NaN, and the largest number of f64 for infinity.
  const auto order = [&](long long i) {
    const double value = element(p.x, row * p.ldx + i, dtype);
    return value != value ? infinity() : value == infinity() ? 1.7976931348623157e308 : value;
  };
  double last = infinity();
  long long column = -1;
  for (long long place = 0; place < col + cols; ++place) {
    const auto is_left = [&](long long i) { return order(i) < last || (order(i) == last && i > column); };
    const bool is_any = place < p.cols;
    const double next = max_of(p.cols, [&](long long i) { return is_left(i) ? order(i) : -infinity(); });
    const double negative =
        max_of(p.cols, [&](long long i) { return is_left(i) && order(i) == next ? -1.0 * i : -infinity(); });
    last = next, column = is_any ? static_cast<long long>(-negative) : -1;
    if (place < col) continue;
#ifdef __CUDACC__
    if (threadIdx.x != 0) continue;
#endif
    out[row * p.k + place] = is_any ? element(p.x, row * p.ldx + column, dtype) : -infinity();
    out[p.rows * p.k + row * p.k + place] = static_cast<double>(column);
  }
}
