// row_cross_entropy.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_cross_entropy.cu
// config: THREADS=512 ROWS=1 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=f16
// hash: b30db95ce77bd8f56221d69436dbebf1
#include "common/numbers.h"

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
#define THREADS 512
#define ROWS 1
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_cross_entropy.cu"
// Cross-entropy of rows of logits against a class each, and the logarithm of the sum of their exponentials, in one pass.
// tw: op     row_cross_entropy(x: T[rows:ldx, cols], target: i32[rows:ldt], scale: f32 = 1, label_smoothing: f32 = 0, \
//            z_loss: f32 = 0, ignore_index: i32 = -100) -> loss: f32[rows], lse?: f32[rows]
// tw: about  loss = logsumexp(z) - z[target] of the rows of z = scale * x
// tw: types  T = f32, f16, bf16
// tw: doc    x = Logits
// tw: doc    target = Class of each row. One that is neither a column nor ignore_index gives NaN; nothing is read then
// tw: doc    loss = (1 - label_smoothing) * (lse - z[target]) + label_smoothing * (lse - mean(z)) + z_loss * lse^2; 0 where \
//            target is ignore_index
// tw: doc    lse = log(sum(exp(z))) of each row, of those that are ignored, too; null: nobody wants it
// tw: doc    scale = Factor of x
// tw: doc    label_smoothing = Share of the loss that is of all classes alike
// tw: doc    z_loss = Factor of lse^2
// tw: doc    ignore_index = Target of rows that have no loss
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldt = Elements from one target to the next; 2 where they are 64 bits long, as PyTorch's, lower half first
// tw: case   ignore_index = 2, scale = 0.5
// tw: case   label_smoothing = 0.25, z_loss = 0.125
// tw: check  row_cross_entropy_reference.h:row_cross_entropy within relative 1e-5, absolute 1e-4
// tw: shapes rows, cols = (8192, 32_000), (4096, 128_256), (512, 1000)
// tw: use    row.h: tune, where, try, launch, predict, doc, align, portable, batch
// tw: default THREADS, ROWS, KEEP, CLUSTER, TURNS, RESIDENT = (32, 8, 4, 1, 1, 1), (512, 1, 4, 1, 1, 1)
#include "row_wise/softmax.h"

struct Totals {
  ExpSum powers;
  float sum;
};

__device__ __forceinline__ Totals both(Totals a, Totals b) { return {joined(a.powers, b.powers), a.sum + b.sum}; }

__device__ __forceinline__ void row_cross_entropy
(const T* x, const int* target, float* loss, float* lse, long long rows, int cols, long long ldx,
                      long long ldt, float scale, float label_smoothing, float z_loss, int ignore_index) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    const int wanted = target[row.number * ldt];
    const bool is_column = wanted >= 0 && wanted < cols;
    const float of_target = row.is_first_thread() && is_column ? scale * in.begin[wanted] : __uint_as_float(0x7fc00000u);

    const float first = row.cols > 0 ? scale * in.begin[0] : 0;  // all are taken around it, so that a large mean costs nothing
    const float around = fabsf(first) <= kLargest ? first : 0;

    Totals all = {kNoSum, 0};
    row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) values[i] *= scale;
      fill_behind(values, valid, around);
#pragma unroll
      for (int i = 0; i < kPack; ++i) all.sum += values[i] - around;
      fill_behind(values, valid, minus_infinity());
      add_powers(all.powers, values);
    });
    all = row.across(all, both);
    if (!row.is_first_thread()) continue;

    const float log_sum = logf(all.powers.sum), lse_of_row = all.powers.max + log_sum;
    const float nothing = 0 * all.powers.sum;  // no number where the sum is infinite
    // What is small is a difference of logits and the largest one: of the whole logarithm it would be lost.
    float result = (all.powers.max - of_target) + log_sum + nothing;
    if (label_smoothing != 0) {
      const float of_all = (all.powers.max - around) + log_sum - all.sum / cols;
      result = (1 - label_smoothing) * result + label_smoothing * of_all;
    }
    if (z_loss != 0) result = fmaf(z_loss * lse_of_row, lse_of_row, result);
    loss[row.number] = wanted == ignore_index ? 0 : result;
    if (lse != nullptr) lse[row.number] = lse_of_row;
  }
}

#line 2 "row_cross_entropy.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS, RESIDENT) tw_row_cross_entropy_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_cross_entropy(static_cast<const tw::Number<tw::f16>*>(tw_params.x), static_cast<const int*>(tw_params.target), static_cast<float*>(tw_params.loss), static_cast<float*>(tw_params.lse), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldt), static_cast<float>(tw_params.scale), static_cast<float>(tw_params.label_smoothing), static_cast<float>(tw_params.z_loss), static_cast<int>(tw_params.ignore_index)); }
