// RMSNorm of rows on CPUs.
// tw: use    row_rmsnorm.cu: op, about, types, where, doc, inplace, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_rmsnorm(const T* x, const W* weight, T* y, long long cols, long long ldx, long long ldy, float eps, float offset,
             long long block_x) {
  const T* const in = x + block_x * ldx;
  T* const out = y + block_x * ldy;
  const float factor = 1 / std::sqrt(sum_of<LANES>(cols, [&](long long i) { return in[i] * in[i]; }) / cols + eps);
  if (weight != nullptr) {
    for (long long i = 0; i < cols; ++i) out[i] = in[i] * factor * (offset + weight[i]);
  } else {
    for (long long i = 0; i < cols; ++i) out[i] = in[i] * factor;
  }
}
