// The reference of LayerNorm: columns [col, col + cols) of a row, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_layernorm(const Params& p, long long row, long long col, int cols, double* out) {
  const auto value = [&](long long i) { return element(p.x, row * p.ldx + i, dtype); };
  const double mean = sum_of(p.cols, value) / p.cols;
  const double squares = sum_of(p.cols, [&](long long i) { return (value(i) - mean) * (value(i) - mean); });
  const double factor = 1 / sqrt_of(squares / p.cols + p.eps);
  for_each(cols, [&](int i) {
    const double weight = p.weight != nullptr ? p.offset + element(p.weight, col + i, dtype_w) : 1;
    const double bias = p.bias != nullptr ? element(p.bias, col + i, dtype_w) : 0;
    out[row * p.cols + col + i] = (value(col + i) - mean) * factor * weight + bias;
  });
}
