// The reference of check_offsets, of a status that begins with 0.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void check_offsets(const Params& p, long long, long long col, int cols, double* out) {
  const auto* const offsets = static_cast<const int*>(p.offsets);
  double status[4] = {};
  for (long long i = p.groups - 1; i >= 0; --i) {
    const long long end = offsets[i], before = i > 0 ? offsets[i - 1] : 0;
    const int why = end < 0 ? 1 : end > p.rows ? 3 : end < before ? 2 : 0;
    const double found[4] = {1.0 * why, 1.0 * i, 1.0 * end, why == 1 ? 0.0 : why == 3 ? 1.0 * p.rows : 1.0 * before};
    for (int j = 0; why != 0 && j < 4; ++j) status[j] = found[j];
  }
  for_each(cols, [&](int i) { out[i] = status[col + i]; });
}
