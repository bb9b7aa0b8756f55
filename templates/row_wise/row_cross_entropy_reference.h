// The reference of row_cross_entropy: for rows [col, col + cols), in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void row_cross_entropy(const Params& p, long long, long long col, int cols, double* out) {
  const auto of_row = [&](long long row) {
    return [&p, row](long long i) { return p.scale * element(p.x, row * p.ldx + i, dtype); };
  };
  for_each_row(col, cols, out, [&](long long row) {
    const long long target = static_cast<const int*>(p.target)[row * p.ldt];
    const double from = max_of(p.cols, of_row(row));
    const double log_sum = log_of(sum_of(p.cols, [&](long long i) { return exp_of(of_row(row)(i) - from); }));
    const auto loss_of = [&](long long i) { return log_sum - (of_row(row)(i) - from); };
    const double mean = sum_of(p.cols, loss_of) / p.cols, log_sum_exp = from + log_sum;
    if (target == p.ignore_index) return 0.0;
    double loss = target >= 0 && target < p.cols ? loss_of(target) : infinity() - infinity();
    if (p.label_smoothing != 0) loss = (1 - p.label_smoothing) * loss + p.label_smoothing * mean;
    return p.z_loss != 0 ? loss + p.z_loss * log_sum_exp * log_sum_exp : loss;
  });
  if (p.lse == nullptr) return;
  for_each_row(col, cols, out + p.rows, [&](long long row) { return log_sum_exp(p.cols, of_row(row)); });
}
