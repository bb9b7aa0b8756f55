// row_log_softmax.x86-64-v3.cpu.f16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_log_softmax.cc
// config: LANES=32 dtype=f16
// hash: 1ade8af875cc55fd8238147e3ffd9e8b
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float scale;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 32
namespace {
#line 1 "row_log_softmax.cc"
// Logarithm of the softmax of rows on CPUs.
// tw: use    row_log_softmax.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_cpu.h


void row_log_softmax(const T* x, T* y, long long cols, long long ldx, long long ldy, float scale, long long block_x) {
  const T* const in = x + block_x * ldx;
  T* const out = y + block_x * ldy;
  const ExpSum all = exp_sum<LANES>(cols, [&](long long i) { return scale * in[i]; });
  const float log_sum = std::log(all.sum) + 0 * all.sum;  // no number where the sum is infinite
  for (long long i = 0; i < cols; ++i) out[i] = scale * in[i] - all.max - log_sum;
}

}  // namespace
#line 2 "row_log_softmax.cu"
extern "C" void tw_row_log_softmax_x86_64_v3_cpu_f16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_log_softmax(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<long long>(tw_x)); }
