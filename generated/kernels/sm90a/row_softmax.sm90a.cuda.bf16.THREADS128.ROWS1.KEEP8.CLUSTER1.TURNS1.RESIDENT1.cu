// row_softmax.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_softmax.cu
// config: THREADS=128 ROWS=1 KEEP=8 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16
// hash: ac578d1118fedbe4af3d87e062be0f55
#include "common/numbers.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float scale;
  long long tw_always;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define THREADS 128
#define ROWS 1
#define KEEP 8
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_softmax.cu"
// Softmax of the rows of a matrix.
// tw: op     row_softmax(x: T[rows:ldx, cols], scale: f32 = 1) -> y: T[rows:ldy, cols]
// tw: about  y = softmax of the rows of scale * x
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = exp(scale * x) / sum(exp(scale * x)), of each row
// tw: doc    scale = Factor of x
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: inplace y = x
// tw: check  row_softmax_reference.h:row_softmax
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/softmax.h"

__device__ __forceinline__ void row_softmax
(const T* x, T* y, long long rows, int cols, long long ldx, long long ldy, float scale) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    const ExpSum all = exp_sum(row, in, kept, scale);
    const float factor = 1 / all.sum + 0 * all.sum;  // no number where the sum is infinite
    row.map(in, kept, Line<T>(y + row.number * ldy), [&](float(&values)[kPack]) {
#pragma unroll
      for (float& value : values) value = power_of(value * scale - all.max) * factor;
    });
  }
}

#line 2 "row_softmax.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_softmax_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_softmax(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<tw::Number<tw::bf16>*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldy), static_cast<float>(tw_params.scale)); }
