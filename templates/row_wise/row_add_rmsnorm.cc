// A sum and the RMSNorm of its rows on CPUs.
// tw: use    row_add_rmsnorm.cu: op, about, types, where, doc, inplace, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_add_rmsnorm(const T* x, T* residual, const W* weight, T* y, long long cols, long long ldx, long long ldr, long long ldy,
                 float eps, float offset, long long block_x) {
  const T* const in = x + block_x * ldx;
  T *const sum = residual + block_x * ldr, *const out = y + block_x * ldy;
  for (long long i = 0; i < cols; ++i) sum[i] = in[i] + sum[i];
  const float factor = 1 / std::sqrt(sum_of<LANES>(cols, [&](long long i) { return sum[i] * sum[i]; }) / cols + eps);
  if (weight != nullptr) {
    for (long long i = 0; i < cols; ++i) out[i] = sum[i] * factor * (offset + weight[i]);
  } else {
    for (long long i = 0; i < cols; ++i) out[i] = sum[i] * factor;
  }
}
