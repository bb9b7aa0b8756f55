// row_softmax.x86-64-v4.cpu.f32.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_softmax.cc
// config: LANES=32 dtype=f32
// hash: 4192e341a060f4708553ad4acaff1b36
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float scale;
};

#define TILEWRIGHT 1
#define T float
#define LANES 32
namespace {
#line 1 "row_softmax.cc"
// Softmax of rows on CPUs.
// tw: use    row_softmax.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_cpu.h


void row_softmax(const T* x, T* y, long long cols, long long ldx, long long ldy, float scale, long long block_x) {
  const T* const in = x + block_x * ldx;
  T* const out = y + block_x * ldy;
  const ExpSum all = exp_sum<LANES>(cols, [&](long long i) { return scale * in[i]; });
  const float factor = 1 / all.sum + 0 * all.sum;  // no number where the sum is infinite
  for (long long i = 0; i < cols; ++i) out[i] = exp_of(scale * in[i] - all.max) * factor;
}

}  // namespace
#line 2 "row_softmax.cu"
extern "C" void tw_row_softmax_x86_64_v4_cpu_f32_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_softmax(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<long long>(tw_x)); }
