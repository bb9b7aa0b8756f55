// The reference of moe_sort: of experts [col, col + cols) where they end and which rows they have; with the first one of all
// what is dropped.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void moe_sort(const Params& p, long long, long long col, int cols, double* out) {
  const auto* const ids = static_cast<const int*>(p.ids);
  const long long total = p.tokens * p.k;
  double *const row_index = out + p.experts, *const position = row_index + total;
  const auto expert_of = [&](long long i) {
    const int id = ids[i / p.k * p.ldi + i % p.k];
    return id >= 0 && id < p.experts ? static_cast<long long>(id) : p.experts;
  };
  // Those of an expert, or what is dropped, behind all of lower ones; returns where they end.
  const auto place = [&](long long expert) {
    long long row = 0;
    for (long long i = 0; i < total; ++i) row += expert_of(i) < expert ? 1 : 0;
    for (long long i = 0; i < total; ++i) {
      if (expert_of(i) != expert) continue;
      const bool is_dropped = expert == p.experts;
      row_index[row] = is_dropped ? -1.0 : static_cast<double>(i / p.k);
      position[i] = is_dropped ? -1.0 : static_cast<double>(row);
      ++row;
    }
    return row;
  };
  for_each(cols, [&](int i) { out[col + i] = static_cast<double>(place(col + i)); });
  if (col == 0) for_each(1, [&](int) { place(p.experts); });
}
