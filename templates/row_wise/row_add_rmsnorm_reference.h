// The reference of row_add_rmsnorm: columns [col, col + cols) of a row of the sum and of its norm, in f64. What is normalized
// is the sum as it is returned, rounded to its type.
#pragma once

#include "common/numbers.h"
#include "row_wise/reference.h"

TW_REFERENCE double rounded(float sum) {
  if (dtype == Dtype::f32) return sum;
  if (dtype == Dtype::f16) return static_cast<float>(tw::Number<tw::f16>(sum));
  return static_cast<float>(tw::Number<tw::bf16>(sum));
}

TW_REFERENCE void row_add_rmsnorm(const Params& p, long long row, long long col, int cols, double* out) {
  const auto value = [&](long long i) {
    const double exact = element(p.x, row * p.ldx + i, dtype) + element(p.residual, row * p.ldr + i, dtype);
    return rounded(static_cast<float>(exact));
  };
  const double squares = sum_of(p.cols, [&](long long i) { return value(i) * value(i); });
  const double factor = 1 / sqrt_of(squares / p.cols + p.eps);
  for_each(cols, [&](int i) {
    const double weight = p.weight != nullptr ? p.offset + element(p.weight, col + i, dtype_w) : 1;
    out[row * p.cols + col + i] = value(col + i);
    out[p.rows * p.cols + row * p.cols + col + i] = value(col + i) * factor * weight;
  });
}
