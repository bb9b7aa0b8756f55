// row_add_rmsnorm.x86-64-v3.cpu.f16.f32.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_add_rmsnorm.cc
// config: LANES=32 dtype=f16 dtype_w=f32
// hash: 99ef6ef14f4d06b94d4bede616495666
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  void* residual;
  const void* weight;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldr, ldy;
  float eps;
  float offset;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define W float
#define LANES 32
namespace {
#line 1 "row_add_rmsnorm.cc"
// A sum and the RMSNorm of its rows on CPUs.
// tw: use    row_add_rmsnorm.cu: op, about, types, where, doc, inplace, check, shapes
// tw: use    row_cpu.h


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

}  // namespace
#line 2 "row_add_rmsnorm.cu"
extern "C" void tw_row_add_rmsnorm_x86_64_v3_cpu_f16_f32_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_add_rmsnorm(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<tw::Number<tw::f16>*>(tw_params->residual), static_cast<const float*>(tw_params->weight), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_x)); }
