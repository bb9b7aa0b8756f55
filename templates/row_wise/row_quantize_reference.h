// The reference of row_quantize: columns [col, col + cols) of a row of the sum, if there is one, of z / scale, not rounded but
// saturated as its type is, and the row's scale, in f64.
#pragma once

#include "common/numbers.h"
#include "row_wise/reference.h"

TW_REFERENCE double rounded(float sum) {
  if (dtype == Dtype::f32) return sum;
  if (dtype == Dtype::f16) return static_cast<float>(tw::Number<tw::f16>(sum));
  return static_cast<float>(tw::Number<tw::bf16>(sum));
}

TW_REFERENCE double code_of(double value, double most) {
  if (value != value) return dtype_q == DtypeQ::e4m3 ? value : 0;
  return value > most ? most : value < -most ? -most : value;
}

TW_REFERENCE void row_quantize(const Params& p, long long row, long long col, int cols, double* out) {
  const auto in = [&](long long i) {
    const double x = element(p.x, row * p.ldx + i, dtype);
    if (p.residual == nullptr) return x;
    return rounded(static_cast<float>(x + element(p.residual, row * p.ldr + i, dtype)));
  };
  const double mean = p.norm == 2 ? sum_of(p.cols, in) / p.cols : 0;
  const double squares = sum_of(p.cols, [&](long long i) { return (in(i)-mean) * (in(i)-mean); });
  const double factor = p.norm != 0 ? 1 / sqrt_of(squares / p.cols + p.eps) : 1;
  const auto value = [&](long long i) {
    const double weight = p.weight != nullptr ? p.offset + element(p.weight, i, dtype_w) : 1;
    return (in(i)-mean) * factor * weight + (p.bias != nullptr ? element(p.bias, i, dtype_w) : 0);
  };
  const double most = dtype_q == DtypeQ::e4m3 ? 448 : 127;
  const double largest = max_of(p.cols, [&](long long i) {
    const double z = value(i);
    return z < 0 ? -z : z;
  });
  const double of_row = largest / most < p.least_scale ? p.least_scale : largest / most;
  const double scale = p.static_scale != nullptr ? *static_cast<const float*>(p.static_scale) : of_row;
  double* const codes = p.residual != nullptr ? out + p.rows * p.cols : out;
  for_each(cols, [&](int i) {
    const long long place = row * p.cols + col + i;
    if (p.residual != nullptr) out[place] = in(col + i);
    codes[place] = code_of(value(col + i) / scale, most);
  });
  for_each(1, [&](int) { codes[p.rows * p.cols + row] = scale; });
}
