// Largest element of rows on CPUs.
// tw: use    row_max.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_max(const T* x, float* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  y[block_x] = joined_of<LANES>(
      cols, -INFINITY, [&](long long i) { return float(in[i]); },
      [](float a, float b) { return a > b || a != a ? a : b; });  // or NaN
}
