// The reference of row_masked_softmax: columns [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_masked_softmax(const Params& p, long long row, long long col, int cols, double* out) {
  const long long head = row / p.queries, query = row % p.queries;
  const long long of_mask = head / p.heads * p.ldb + head % p.heads * p.ldh + query * p.ldm;
  const auto value = [&](long long i) {
    if (i > query + p.diagonal) return -infinity();
    return p.scale * element(p.x, row * p.ldx + i, dtype) + (p.mask == nullptr ? 0 : element(p.mask, of_mask + i, dtype_m));
  };
  const double max = max_of(p.cols, value);
  const double sum = sum_of(p.cols, [&](long long i) { return exp_of(value(i) - max); });
  for_each(cols, [&](int i) {
    const double from_max = value(col + i) - max;
    out[row * p.cols + col + i] = p.logarithm != 0 ? from_max - log_of(sum) : exp_of(from_max) / sum;
  });
}
