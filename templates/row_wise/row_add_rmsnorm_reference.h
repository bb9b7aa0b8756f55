// The reference of row_add_rmsnorm: columns [col, col + cols) of a row of the residual, which is the sum unless that is wanted
// elsewhere, of its norm, and of the sum, in f64. What is normalized is the sum as it is returned, rounded to its type.
#pragma once

#include "common/numbers.h"
#include "row_wise/reference.h"

TW_REFERENCE double rounded(float sum) {
  if (dtype == Dtype::f32) return sum;
  if (dtype == Dtype::f16) return static_cast<float>(tw::Number<tw::f16>(sum));
  return static_cast<float>(tw::Number<tw::bf16>(sum));
}

TW_REFERENCE void row_add_rmsnorm(const Params& p, long long row, long long col, int cols, double* out) {
  const auto before = [&](long long i) { return element(p.residual, row * p.ldr + i, dtype); };
  const auto value = [&](long long i) { return rounded(static_cast<float>(element(p.x, row * p.ldx + i, dtype) + before(i))); };
  const double squares = sum_of(p.cols, [&](long long i) { return value(i) * value(i); });
  const double factor = 1 / sqrt_of(squares / p.cols + p.eps);
  for_each(cols, [&](int i) {
    const long long at = row * p.cols + col + i, matrix = p.rows * p.cols;
    const double weight = p.weight != nullptr ? p.offset + element(p.weight, col + i, dtype_w) : 1;
    out[at] = p.sum == nullptr ? value(col + i) : before(col + i);
    out[matrix + at] = value(col + i) * factor * weight;
    if (p.sum != nullptr) out[2 * matrix + at] = value(col + i);
  });
}
