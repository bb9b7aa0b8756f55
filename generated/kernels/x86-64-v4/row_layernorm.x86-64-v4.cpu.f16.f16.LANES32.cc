// row_layernorm.x86-64-v4.cpu.f16.f16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_layernorm.cc
// config: LANES=32 dtype=f16 dtype_w=f16
// hash: e8383a51088d389996e74d2a917176fe
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  const void* weight;
  const void* bias;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float eps;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define W tw::Number<tw::f16>
#define LANES 32
namespace {
#line 1 "row_layernorm.cc"
// LayerNorm of rows on CPUs.
// tw: use    row_layernorm.cu: op, about, types, where, doc, inplace, check, shapes
// tw: use    row_cpu.h


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

}  // namespace
#line 2 "row_layernorm.cu"
extern "C" void tw_row_layernorm_x86_64_v4_cpu_f16_f16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_layernorm(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<const tw::Number<tw::f16>*>(tw_params->weight), static_cast<const tw::Number<tw::f16>*>(tw_params->bias), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<long long>(tw_x)); }
