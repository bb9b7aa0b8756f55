// row_cross_entropy.x86-64-v2.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_cross_entropy.cc
// config: LANES=64 dtype=f32
// hash: ffa9a895acf1d276e113191c3d4f4ac5
#include "row_wise/exp_sum_cpu.h"

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
  long long block, is_small, is_wide, parts, height, tw_count_5, tw_count_6;
};

#define TILEWRIGHT 1
#define T float
#define LANES 64
namespace {
#line 1 "row_cross_entropy.cc"
// Cross-entropy of rows of logits on CPUs.
// tw: use    row_cross_entropy.cu: op, about, types, doc, case, check, shapes
// tw: use    row_blocks_cpu.h


struct Totals {
  ExpSum powers;
  float sum;  // of x less that of its first column, where the mean is wanted
};

struct CrossEntropy {
  static constexpr bool kMaps = false;
  const T* x;
  const int* target;
  float *loss, *lse;
  long long ldx, ldt;
  float scale, label_smoothing, z_loss;
  int ignore_index;

  Totals fold(long long row, long long first, long long count) const {
    const T* const in = x + row * ldx + first;
    const float around = around_of(row, count);
    const float sum = label_smoothing == 0 ? 0 : sum_of<LANES>(in, count, [&](Floats x) { return x - around; });
    return {exp_sum<LANES>(in, count, scale), sum};
  }
  Totals join(Totals a, Totals b) const { return {joined(a.powers, b.powers, scale), a.sum + b.sum}; }
  void map(long long row, long long, long long cols, Totals all) const {
    const int wanted = target[row * ldt];
    const bool is_column = wanted >= 0 && wanted < cols;
    const float log_sum = std::log(all.powers.sum), max = scale * all.powers.from;
    // What is small is a difference of logits and the largest one: of the whole logarithm it would be lost.
    const auto less = [&](float logit) { return (max - logit) + log_sum; };
    const float lse_of_row = less(0);
    float result = less(is_column ? scale * x[row * ldx + wanted] : NAN) + 0 * all.powers.sum;  // none where the sum is infinite
    if (label_smoothing != 0) {
      const float of_all = less(scale * around_of(row, cols)) - scale * (all.sum / cols);
      result = (1 - label_smoothing) * result + label_smoothing * of_all;
    }
    if (z_loss != 0) result += z_loss * lse_of_row * lse_of_row;
    loss[row] = wanted == ignore_index ? 0 : result;
    if (lse != nullptr) lse[row] = lse_of_row;
  }

 private:
  float around_of(long long row, long long count) const {
    const float first = count > 0 ? float(x[row * ldx]) : 0;
    return std::abs(first) <= kLargest ? first : 0;
  }
};

void fold(const T* x, const int* target, float* loss, float* lse, long long rows, long long cols, long long ldx, long long ldt,
          float scale, float label_smoothing, float z_loss, int ignore_index, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(CrossEntropy{x, target, loss, lse, ldx, ldt, scale, label_smoothing, z_loss, ignore_index},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const int* target, float* loss, float* lse, long long rows, long long cols, long long ldx,
            long long ldt, float scale, float label_smoothing, float z_loss, int ignore_index, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(CrossEntropy{x, target, loss, lse, ldx, ldt, scale, label_smoothing, z_loss, ignore_index},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_cross_entropy.cu"
extern "C" void tw_row_cross_entropy_x86_64_v2_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const float*>(tw_params->x), static_cast<const int*>(tw_params->target), static_cast<float*>(tw_params->loss), static_cast<float*>(tw_params->lse), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldt), static_cast<float>(tw_params->scale), static_cast<float>(tw_params->label_smoothing), static_cast<float>(tw_params->z_loss), static_cast<int>(tw_params->ignore_index), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_cross_entropy_x86_64_v2_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const float*>(tw_params->x), static_cast<const int*>(tw_params->target), static_cast<float*>(tw_params->loss), static_cast<float*>(tw_params->lse), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldt), static_cast<float>(tw_params->scale), static_cast<float>(tw_params->label_smoothing), static_cast<float>(tw_params->z_loss), static_cast<int>(tw_params->ignore_index), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
