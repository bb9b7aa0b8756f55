// row_glu.x86-64-v4.cpu.f32.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_glu.cc
// config: LANES=32 dtype=f32
// hash: 59cfc52000fdbe8a5989c7658fecde8f
#include "row_wise/row_cpu.h"

struct Params {
  const void* gate;
  const void* up;
  void* y;
  void* workspace;
  long long rows, cols, ldg, ldu, ldy;
  int glu;
};

#define TILEWRIGHT 1
#define T float
#define LANES 32
namespace {
#line 1 "row_glu.cc"
// Gated linear units on CPUs.
// tw: use    row_glu.cu: op, about, types, doc, data, inplace, case, check, shapes
// tw: use    row_cpu.h


// x / (1 + exp(-of)): silu where `of` is x. By exp(-|of|), of which exp_of is; NaN for -infinity, as the formula has it.
inline float times_sigmoid(float x, float of) {
  const float power = exp_of(-std::abs(of));
  return (of < 0 ? x * power : x) / (1 + power);
}

// x times the normal distribution function F: near 0 by a series of it, else x or 0 less a * F(-a), with a = |x|, which is
// exp(-a^2 / 2) times a polynomial of (a - 2) / (a + 2) (templates/common/activation.h has the same ones).
inline float gelu(float x) {
  const float a = std::min(std::abs(x), 14.6f), square = a * a;
  const float series =
      ((((-8.50249374e-6f * square + 0.000114915437f) * square - 0.00118719504f) * square + 0.00997354152f) * square -
       0.0664903794f) *
          square +
      0.39894228f;
  const float q = (a - 2) / (a + 2);
  float r = -0.000274455631f * q + 0.000538734834f;
  for (const float coefficient : {0.000979994428f, -0.000620837126f, -0.00437479839f, -0.0035886995f, 0.0181278173f,
                                  0.0327572314f, -0.151303664f, 0.170501793f, 0.336204003f})
    r = r * q + coefficient;
  const float tail = exp_of(-0.5f * square) * r;
  return a < 0.707f ? x * (x * series + 0.5f) : (x < 0 ? 0 * x : x) - tail;
}

void row_glu(const T* gate, const T* up, T* y, long long cols, long long ldg, long long ldu, long long ldy, int glu,
             long long block_x) {
  const T *const a = gate + block_x * ldg, *const b = up + block_x * ldu;
  T* const out = y + block_x * ldy;
  const auto write = [&](auto activation) {
    const long long whole = cols / LANES * LANES;
    for (long long i = 0; i < whole; i += LANES)
      for (int j = 0; j < LANES; ++j) out[i + j] = activation(a[i + j]) * b[i + j];
    for (long long i = whole; i < cols; ++i) out[i] = activation(a[i]) * b[i];
  };
  if (glu == 0) write([](float x) { return times_sigmoid(x, x); });
  if (glu == 1) write(gelu);
  if (glu == 2) write([](float x) { return times_sigmoid(x, x * (0.0713548163f * x * x + 1.59576912f)); });
  if (glu == 3) write([](float x) { return x < 0 ? 0 : x; });
}

}  // namespace
#line 2 "row_glu.cu"
extern "C" void tw_row_glu_x86_64_v4_cpu_f32_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_glu(static_cast<const float*>(tw_params->gate), static_cast<const float*>(tw_params->up), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldg), static_cast<long long>(tw_params->ldu), static_cast<long long>(tw_params->ldy), static_cast<int>(tw_params->glu), static_cast<long long>(tw_x)); }
