// Mean of rows on CPUs.
// tw: use    row_mean.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_mean(const T* x, float* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  const float sum = sum_of<LANES>(cols, [&](long long i) { return float(in[i]); });
  y[block_x] = sum / cols;
}
