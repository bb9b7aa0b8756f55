// Which group a row of C is of, and which row of A it is made of: what the references of grouped products share. Included after
// `struct Params`.
#pragma once

#include "common/types.h"

// The group of a row of C. Ends that are less than an earlier one change nothing: the first group that ends behind the row has
// it.
TW_HD long long group_of(const Params& p, long long row) {
  const int* offsets = static_cast<const int*>(p.offsets);
  long long group = 0;
  while (group + 1 < p.G && offsets[group] <= row) ++group;
  return group;
}

TW_HD long long row_of_a(const Params& p, long long row) {
  if (p.row_index == nullptr) return row;
  const long long from = static_cast<const int*>(p.row_index)[row];
  return from < 0 ? 0 : from < p.rows_a ? from : p.rows_a - 1;
}
