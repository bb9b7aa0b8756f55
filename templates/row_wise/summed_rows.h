// Rows of x added to those of a residual, as operators that normalize the sum read them: rounded to its type, it is stored as
// soon as it is there, and what is not kept in registers is read again from there.
#pragma once

#include "row_wise/row_input.h"

struct SummedRows {
  Input<0> x;
  Input<1> residual;
  T* sum;
  long long distance;

  // `sum`: nullptr where it takes the place of the residual.
  __device__ __forceinline__ SummedRows(const Row& row, const T* x, long long ldx, T* residual, long long ldr, T* sum,
                                        long long lds)
      : x(row, x, ldx),
        residual(row, residual, ldr),
        sum(sum != nullptr ? sum : residual),
        distance(sum != nullptr ? lds : ldr) {}

  // Of sums.
  __device__ __forceinline__ Line<const T> line(const Row& row) const { return Line<const T>(sum + row.number * distance); }
  // The thread's first round of packs of the row; then asks for the next row.
  __device__ __forceinline__ Kept<T> load(const Row& row) const { return stored(row, x.load(row), residual.load(row), 0); }
  __device__ __forceinline__ Kept<T> load_round(const Row& row, int begin) const {
    return stored(row, row.load(x.line(row), begin), row.load(residual.line(row), begin), begin);
  }

 private:
  __device__ __forceinline__ Kept<T> stored(const Row& row, Kept<T> result, const Kept<T>& more, int begin) const {
#pragma unroll
    for (int i = 0; i < KEEP; ++i) {
      float values[kPack];
#pragma unroll
      for (int j = 0; j < kPack; ++j) values[j] = result.packs[i][j] + more.packs[i][j];
      result.packs[i].set(values);
    }
    row.store(Line<T>(sum + row.number * distance), begin, [&](int i, int) { return result.packs[i]; });
    return result;
  }
};
