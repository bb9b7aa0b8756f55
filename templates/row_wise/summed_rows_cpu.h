// Rows of x added to those of a residual, as operators that normalize the sum fold them on a CPU: rounded to its type, it is
// stored, and what is folded and mapped is read from there.
#pragma once

#include "row_wise/row_blocks_cpu.h"

namespace {

template <typename T>
struct SummedRows {
  const T *x, *residual;
  T* sum;
  long long ldx, ldr, lds;

  // `sum`: nullptr where it takes the place of the residual.
  SummedRows(const T* x, long long ldx, T* residual, long long ldr, T* sum, long long lds)
      : x(x), residual(residual), sum(sum != nullptr ? sum : residual), ldx(ldx), ldr(ldr), lds(sum != nullptr ? lds : ldr) {}

  const T* at(long long row, long long first) const { return sum + row * lds + first; }
  // What is at(row, first) then.
  const T* added(long long row, long long first, long long count) const {
    map_columns(
        sum + row * lds + first, count, false, [](Floats x, Floats more) { return x + more; }, x + row * ldx + first,
        residual + row * ldr + first);
    return at(row, first);
  }
};

}  // namespace
