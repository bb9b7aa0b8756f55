// SwiGLU on CPUs.
// tw: use    row_swiglu.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

// By exp(-|x|), of which exp_of is; NaN for -infinity, as the formula has it.
inline float silu(float x) {
  const float power = exp_of(-std::abs(x));
  return (x < 0 ? x * power : x) / (1 + power);
}

void row_swiglu(const T* gate, const T* up, T* y, long long cols, long long ldg, long long ldu, long long ldy,
                long long block_x) {
  const T *const a = gate + block_x * ldg, *const b = up + block_x * ldu;
  T* const out = y + block_x * ldy;
  const long long whole = cols / LANES * LANES;
  for (long long i = 0; i < whole; i += LANES)
    for (int j = 0; j < LANES; ++j) out[i + j] = silu(a[i + j]) * b[i + j];
  for (long long i = whole; i < cols; ++i) out[i] = silu(a[i]) * b[i];
}
