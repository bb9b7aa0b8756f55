// Logarithm of the sum of exponentials of rows on CPUs.
// tw: use    row_logsumexp.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_logsumexp(const T* x, float* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  const ExpSum all = exp_sum<LANES>(cols, [&](long long i) { return float(in[i]); });
  y[block_x] = all.max + std::log(all.sum);
}
