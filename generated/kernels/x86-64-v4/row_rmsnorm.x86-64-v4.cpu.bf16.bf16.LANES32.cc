// row_rmsnorm.x86-64-v4.cpu.bf16.bf16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_rmsnorm.cc
// config: LANES=32 dtype=bf16 dtype_w=bf16
// hash: 068df2dbafd54cacd21ef604af41d12a
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  const void* weight;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float eps;
  float offset;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define W tw::Number<tw::bf16>
#define LANES 32
namespace {
#line 1 "row_rmsnorm.cc"
// RMSNorm of rows on CPUs.
// tw: use    row_rmsnorm.cu: op, about, types, where, doc, inplace, check, shapes
// tw: use    row_cpu.h


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

}  // namespace
#line 2 "row_rmsnorm.cu"
extern "C" void tw_row_rmsnorm_x86_64_v4_cpu_bf16_bf16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_rmsnorm(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<const tw::Number<tw::bf16>*>(tw_params->weight), static_cast<tw::Number<tw::bf16>*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_x)); }
