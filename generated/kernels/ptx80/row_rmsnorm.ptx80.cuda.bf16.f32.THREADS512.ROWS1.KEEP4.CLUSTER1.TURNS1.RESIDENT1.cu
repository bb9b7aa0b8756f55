// row_rmsnorm.ptx80.cuda.bf16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_rmsnorm.cu
// config: THREADS=512 ROWS=1 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16 dtype_w=f32
// hash: 66c0dbcfd793d5670bb9475bf67eb874
#include "common/numbers.h"

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
#define W float
#define THREADS 512
#define ROWS 1
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_rmsnorm.cu"
// RMSNorm of the rows of a matrix.
// tw: op     row_rmsnorm(x: T[rows:ldx, cols], weight?: W[cols], eps: f32 = 1e-6, offset: f32 = 0) -> y: T[rows:ldy, cols]
// tw: about  y = RMSNorm of the rows of x
// tw: types  T = f32, f16, bf16; W = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = x / sqrt(mean(x^2) + eps) * (offset + weight)
// tw: doc    weight = Factors of the columns; null: ones, whatever the offset
// tw: doc    eps = Added to the mean of squares
// tw: doc    offset = Added to weights: 1 for Gemma's
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: doc    dtype_w = Type of weight, whatever that of x
// tw: inplace y = x
// tw: given  weight
// tw: check  row_rmsnorm_reference.h:row_rmsnorm
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 4096)
// tw: use    row.h
// tw: try    RESIDENT * THREADS * ROWS <= 512 or KEEP < 8
#include "row_wise/row_input.h"

__device__ __forceinline__ void row_rmsnorm
(const T* x, const W* weight, T* y, long long rows, int cols, long long ldx, long long ldy, float eps,
                float offset) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  const Shared<W> weights(row, weight, 1 - offset);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    float squares = 0;
    row.each(in, kept, [&](float(&values)[kPack], int, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) squares = fmaf(values[i], values[i], squares);
    });
    const float factor = rsqrtf(row.sum(squares) / cols + eps);
    row.map(
        in, kept, Line<T>(y + row.number * ldy),
        [&](float(&values)[kPack], const Values& weights) {
#pragma unroll
          for (int i = 0; i < kPack; ++i) values[i] = values[i] * factor * (offset + weights[i]);
        },
        weights);
  }
}

#line 2 "row_rmsnorm.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_rmsnorm_ptx80_cuda_bf16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_rmsnorm(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<const float*>(tw_params.weight), static_cast<tw::Number<tw::bf16>*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldy), static_cast<float>(tw_params.eps), static_cast<float>(tw_params.offset)); }
