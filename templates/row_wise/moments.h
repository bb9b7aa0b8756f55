// Mean and variance of rows in one pass, by moments that are joined (Chan, Golub and LeVeque 1983, "Algorithms for Computing
// the Sample Variance"): nothing is lost to large means. Of f32 a second pass, over what is kept, finds what they lack: means
// of thousands are rounded to more than results are.
#pragma once

#include "row_wise/row_input.h"

struct Moments {
  float count, mean;
  float squares;  // sum of (value - mean)^2
};

__device__ __forceinline__ Moments joined(Moments a, Moments b) {
  const float count = a.count + b.count, share = __fdividef(b.count, fmaxf(count, 1)), apart = b.mean - a.mean;
  return {count, fmaf(apart, share, a.mean), fmaf(apart * apart, a.count * share, a.squares + b.squares)};
}

// Of a row: its mean is mean + rest.
struct Spread {
  float mean, rest;
  float squares;  // sum of (value - mean - rest)^2
};

// A thread's are taken around its first element: that one's deviation is a part of the squares then, so that what is subtracted
// from them is never much more than they are.
__device__ __forceinline__ Spread spread_of(Row& row, Line<const T> in, const Kept<T>& kept) {
  float around = 0, sum = 0, squares = 0;
  int count = 0;
  row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
    around = count == 0 ? values[0] : around;
    count += valid;
    fill_behind(values, valid, around);
#pragma unroll
    for (int i = 0; i < kPack; ++i) {
      const float off = values[i] - around;
      sum += off;
      squares = fmaf(off, off, squares);
    }
  });
  const float mean = sum / static_cast<float>(max(count, 1));
  const Moments all = row.across(Moments{static_cast<float>(count), around + mean, fmaf(-sum, mean, squares)}, joined);
  if constexpr (sizeof(T) < 4) return {all.mean, 0, all.squares};

  Moments left = {all.count, 0, 0};
  row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
    fill_behind(values, valid, all.mean);
#pragma unroll
    for (int i = 0; i < kPack; ++i) {
      const float off = values[i] - all.mean;
      left.mean += off;
      left.squares = fmaf(off, off, left.squares);
    }
  });
  left = row.across(left, [](Moments a, Moments b) { return Moments{a.count, a.mean + b.mean, a.squares + b.squares}; });
  const float rest = left.mean / all.count;
  return {all.mean, rest, fmaf(-left.mean, rest, left.squares)};
}
