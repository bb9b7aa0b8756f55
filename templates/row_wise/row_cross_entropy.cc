// Cross-entropy of rows of logits on CPUs.
// tw: use    row_cross_entropy.cu: op, about, types, doc, case, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

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
