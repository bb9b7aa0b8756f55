// row_cross_entropy.x86-64-v4.cpu.f16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_cross_entropy.cc
// config: LANES=32 dtype=f16
// hash: 4f36aa0ebcd408dc84818dca3887d1f8
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  const void* target;
  void* loss;
  void* lse;
  void* workspace;
  long long rows, cols, ldx, ldt;
  float scale;
  float label_smoothing;
  float z_loss;
  int ignore_index;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 32
namespace {
#line 1 "row_cross_entropy.cc"
// Cross-entropy of rows of logits on CPUs.
// tw: use    row_cross_entropy.cu: op, about, types, doc, case, check, shapes
// tw: use    row_cpu.h


void row_cross_entropy(const T* x, const int* target, float* loss, float* lse, long long cols, long long ldx, long long ldt,
                       float scale, float label_smoothing, float z_loss, int ignore_index, long long block_x) {
  const T* const in = x + block_x * ldx;
  const int wanted = target[block_x * ldt];
  const bool is_column = wanted >= 0 && wanted < cols;
  const ExpSum all = exp_sum<LANES>(cols, [&](long long i) { return scale * in[i]; });
  const float log_sum = all.max + std::log(all.sum);
  float result = is_column ? log_sum - scale * in[wanted] + 0 * all.sum : NAN;  // no number where the sum is infinite
  if (label_smoothing != 0) {
    const float mean = sum_of<LANES>(cols, [&](long long i) { return float(in[i]); }) / cols;
    result = (1 - label_smoothing) * result + label_smoothing * (log_sum - scale * mean);
  }
  if (z_loss != 0) result += z_loss * log_sum * log_sum;
  loss[block_x] = wanted == ignore_index ? 0 : result;
  if (lse != nullptr) lse[block_x] = log_sum;
}

}  // namespace
#line 2 "row_cross_entropy.cu"
extern "C" void tw_row_cross_entropy_x86_64_v4_cpu_f16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_cross_entropy(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<const int*>(tw_params->target), static_cast<float*>(tw_params->loss), static_cast<float*>(tw_params->lse), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldt), static_cast<float>(tw_params->scale), static_cast<float>(tw_params->label_smoothing), static_cast<float>(tw_params->z_loss), static_cast<int>(tw_params->ignore_index), static_cast<long long>(tw_x)); }
