// The reference of tensor_reduce, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void tensor_reduce(const Params& p, long long, long long, int, double* out) {
  enum Reduction { kSum, kMean, kNorm, kAmax, kLogSumExp, kScaleE4m3, kScaleI8 };
  const long long count = p.rows * p.cols;
  const auto value = [&](long long i) { return element(p.x, i / p.cols * p.ldx + i % p.cols, dtype); };
  double result = 0;
  if (p.reduction == kAmax) {
    result = max_of(count, value);
  } else if (p.reduction == kScaleE4m3 || p.reduction == kScaleI8) {
    result = count > 0 ? max_of(count, [&](long long i) { return value(i) < 0 ? -value(i) : value(i); }) : 0;
    result /= p.reduction == kScaleE4m3 ? 448 : 127;
    if (result < 1e-12) result = 1e-12;
  } else if (p.reduction == kLogSumExp) {
    result = log_sum_exp(count, value);
  } else if (p.reduction == kNorm) {
    result = sqrt_of(sum_of(count, [&](long long i) { return value(i) * value(i); }));
  } else {
    result = sum_of(count, value) / (p.reduction == kMean ? static_cast<double>(count) : 1.0);
  }
  for_each(1, [&](int) { out[0] = result; });
}
