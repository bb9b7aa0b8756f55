// Softmax of rows on CPUs.
// tw: use    row_softmax.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_softmax(const T* x, T* y, long long cols, long long ldx, long long ldy, float scale, long long block_x) {
  const T* const in = x + block_x * ldx;
  T* const out = y + block_x * ldy;
  const ExpSum all = exp_sum<LANES>(cols, [&](long long i) { return scale * in[i]; });
  const float factor = 1 / all.sum + 0 * all.sum;  // no number where the sum is infinite
  for (long long i = 0; i < cols; ++i) out[i] = exp_of(scale * in[i] - all.max) * factor;
}
