// The reference of check_indices, of a status that begins with 0.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void check_indices(const Params& p, long long, long long col, int cols, double* out) {
  const auto* const indices = static_cast<const int*>(p.indices);
  double status[4] = {};
  for (long long row = p.rows - 1; row >= 0; --row) {
    for (long long i = p.cols - 1; i >= 0; --i) {
      const long long index = indices[row * p.ldi + i];
      const int why = index < p.least ? 1 : index >= p.count ? 2 : 0;
      const double found[4] = {1.0 * why, 1.0 * (row * p.cols + i), 1.0 * index, why == 1 ? 1.0 * p.least : 1.0 * p.count};
      for (int j = 0; why != 0 && j < 4; ++j) status[j] = found[j];
    }
  }
  for_each(cols, [&](int i) { out[i] = status[col + i]; });
}
