// LayerNorm of rows on CPUs.
// tw: use    row_layernorm.cu: op, about, types, where, doc, inplace, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_layernorm(const T* x, const W* weight, const W* bias, T* y, long long cols, long long ldx, long long ldy, float eps,
               long long block_x) {
  const T* const in = x + block_x * ldx;
  T* const out = y + block_x * ldy;
  const float mean = sum_of<LANES>(cols, [&](long long i) { return float(in[i]); }) / cols;
  const float squares = sum_of<LANES>(cols, [&](long long i) { return (in[i] - mean) * (in[i] - mean); });
  const float factor = 1 / std::sqrt(squares / cols + eps);
  if (weight != nullptr && bias != nullptr) {
    for (long long i = 0; i < cols; ++i) out[i] = (in[i] - mean) * factor * weight[i] + bias[i];
  } else if (weight != nullptr) {
    for (long long i = 0; i < cols; ++i) out[i] = (in[i] - mean) * factor * weight[i];
  } else if (bias != nullptr) {
    for (long long i = 0; i < cols; ++i) out[i] = (in[i] - mean) * factor + bias[i];
  } else {
    for (long long i = 0; i < cols; ++i) out[i] = (in[i] - mean) * factor;
  }
}
