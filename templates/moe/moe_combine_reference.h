// The reference of moe_combine: columns [col, col + cols) of a token, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void moe_combine(const Params& p, long long token, long long col, int cols, double* out) {
  const auto* const position = static_cast<const int*>(p.position) + token * p.ldp;
  const auto* const weights = static_cast<const float*>(p.weights);
  for_each(cols, [&](int i) {
    double sum = p.addend != nullptr ? element(p.addend, token * p.lda + col + i, dtype) : 0;
    for (long long j = 0; j < p.k; ++j) {
      const long long row = position[j];
      if (row < 0 || row >= p.tokens * p.k) continue;
      const double weight = weights != nullptr ? weights[token * p.ldw + j] : 1;
      sum += weight * element(p.rows, row * p.ldr + col + i, dtype);
    }
    out[token * p.cols + col + i] = sum;
  });
}
