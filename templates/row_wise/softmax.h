// What the operators of rows' exponentials share.
#pragma once

#include "row_wise/exp_sum.h"
#include "row_wise/row_input.h"

// Of the whole row, whose values are multiplied by `scale` first.
__device__ __forceinline__ ExpSum exp_sum(Row& row, Line<const T> in, const Kept<T>& kept, float scale) {
  ExpSum sum = kNoSum;
  row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
#pragma unroll
    for (int i = 0; i < kPack; ++i) values[i] *= scale;
    fill_behind(values, valid, minus_infinity());
    add_powers(sum, values);
  });
  return row.across(sum, joined);
}
