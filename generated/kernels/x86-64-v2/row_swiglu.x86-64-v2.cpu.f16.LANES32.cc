// row_swiglu.x86-64-v2.cpu.f16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_swiglu.cc
// config: LANES=32 dtype=f16
// hash: cdf126ac45e21a0e5fad79ebdb8f7dad
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* gate;
  const void* up;
  void* y;
  void* workspace;
  long long rows, cols, ldg, ldu, ldy;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 32
namespace {
#line 1 "row_swiglu.cc"
// SwiGLU on CPUs.
// tw: use    row_swiglu.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_cpu.h


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

}  // namespace
#line 2 "row_swiglu.cu"
extern "C" void tw_row_swiglu_x86_64_v2_cpu_f16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_swiglu(static_cast<const tw::Number<tw::f16>*>(tw_params->gate), static_cast<const tw::Number<tw::f16>*>(tw_params->up), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldg), static_cast<long long>(tw_params->ldu), static_cast<long long>(tw_params->ldy), static_cast<long long>(tw_x)); }
