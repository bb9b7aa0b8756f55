// The reference of tensor_argmax, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void tensor_argmax(const Params& p, long long, long long, int, double* out) {
  const long long count = p.rows * p.cols;
  const auto value = [&](long long i) { return element(p.x, i / p.cols * p.ldx + i % p.cols, dtype); };
  const double max = max_of(count, value);
  const double negative =
      max_of(count, [&](long long i) { return value(i) == max || value(i) != value(i) ? -1.0 * i : -infinity(); });
  const long long place = count > 0 ? static_cast<long long>(-negative) : -1;
  for_each(1, [&](int) {
    out[0] = max;
    out[1] = static_cast<int>(static_cast<unsigned>(place));
    out[2] = static_cast<double>(place >> 32);
  });
}
