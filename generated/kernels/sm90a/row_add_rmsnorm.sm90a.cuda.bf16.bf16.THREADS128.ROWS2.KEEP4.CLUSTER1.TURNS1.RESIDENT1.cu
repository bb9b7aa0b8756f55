// row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_add_rmsnorm.cu
// config: THREADS=128 ROWS=2 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16 dtype_w=bf16
// hash: 70bf43eabd37188586bdff11ba611141
#include "common/numbers.h"

struct Params {
  const void* x;
  void* residual;
  const void* weight;
  void* y;
  void* sum;
  void* workspace;
  long long rows, cols, ldx, ldr, ldy, lds;
  float eps;
  float offset;
  long long tw_always;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define W tw::Number<tw::bf16>
#define THREADS 128
#define ROWS 2
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_add_rmsnorm.cu"
// What stands between the layers of most language models: a sum, and the RMSNorm of its rows.
// tw: op     row_add_rmsnorm(x: T[rows:ldx, cols], residual: inout T[rows:ldr, cols], weight?: W[cols], eps: f32 = 1e-6, \
//            offset: f32 = 0) -> y: T[rows:ldy, cols], sum?: T[rows:lds, cols]
// tw: about  sum = x + residual, in the residual's place or elsewhere, and y = RMSNorm of its rows
// tw: types  T = f32, f16, bf16; W = f32, f16, bf16
// tw: doc    x = What is added
// tw: doc    residual = What it is added to; becomes the sum where that is not wanted elsewhere
// tw: doc    y = sum / sqrt(mean(sum^2) + eps) * (offset + weight), of each row
// tw: doc    sum = x + residual, rounded to its type before it is normalized; null: it takes the place of residual
// tw: doc    weight = Factors of the columns; null: ones, whatever the offset
// tw: doc    eps = Added to the mean of squares
// tw: doc    offset = Added to weights: 1 for Gemma's
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldr = Elements from one row of residual to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: doc    lds = Elements from one row of sum to the next; where that is null they are not looked at
// tw: doc    dtype_w = Type of weight, whatever that of x
// tw: inplace y = x; sum = x
// tw: given  weight
// tw: check  row_add_rmsnorm_reference.h:row_add_rmsnorm
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 4096)
// tw: use    row.h: tune, where, try, default, predict, doc, align, portable, batch
// tw: try    RESIDENT * THREADS * ROWS <= 512 or KEEP < 8
// tw: try    TURNS == 1 or RESIDENT * 32 * KEEP * THREADS <= 200 << 10
// tw: launch grid = ceil(rows / (ROWS * TURNS)) * CLUSTER, block = (THREADS, ROWS), cluster = CLUSTER, overlap, \
//            shared = (TURNS - 1) * 2 * (16 * KEEP * THREADS + THREADS // 2)
#include "row_wise/summed_rows.h"

__device__ __forceinline__ void row_add_rmsnorm
(const T* x, T* residual, const W* weight, T* y, T* sum, long long rows, int cols, long long ldx,
                    long long ldr, long long ldy, long long lds, float eps, float offset) {
  Row row(rows, cols);
  const SummedRows sums(row, x, ldx, residual, ldr, sum, lds);
  const Shared<W> weights(row, weight, 1 - offset);
  for (; row.is_there(); row.next()) {
    const Kept<T> kept = sums.load(row);
    float squares = 0;
    row.each_from([&](int begin) { return sums.load_round(row, begin); }, kept, [&](float(&values)[kPack], int, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) squares = fmaf(values[i], values[i], squares);
    });
    const float factor = rsqrtf(row.sum(squares) / cols + eps);
    row.map(
        sums.line(row), kept, Line<T>(y + row.number * ldy),
        [&](float(&values)[kPack], const Values& weights) {
#pragma unroll
          for (int i = 0; i < kPack; ++i) values[i] = values[i] * factor * (offset + weights[i]);
        },
        weights);
  }
}

#line 2 "row_add_rmsnorm.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_add_rmsnorm(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<tw::Number<tw::bf16>*>(tw_params.residual), static_cast<const tw::Number<tw::bf16>*>(tw_params.weight), static_cast<tw::Number<tw::bf16>*>(tw_params.y), static_cast<tw::Number<tw::bf16>*>(tw_params.sum), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldr), static_cast<long long>(tw_params.ldy), static_cast<long long>(tw_params.lds), static_cast<float>(tw_params.eps), static_cast<float>(tw_params.offset)); }
