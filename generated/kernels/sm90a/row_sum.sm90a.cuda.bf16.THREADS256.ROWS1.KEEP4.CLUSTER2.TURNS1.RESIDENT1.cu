// row_sum.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER2.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_sum.cu
// config: THREADS=256 ROWS=1 KEEP=4 CLUSTER=2 TURNS=1 RESIDENT=1 dtype=bf16
// hash: a0bdd50d39160151893ac5a31eb631d5
#include "common/numbers.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
  long long tw_count_0, tw_always;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define THREADS 256
#define ROWS 1
#define KEEP 4
#define CLUSTER 2
#define TURNS 1
#define RESIDENT 1
#line 1 "row_sum.cu"
// Sum of the rows of a matrix.
// tw: op     row_sum(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Sums of rows: y = sum(x)
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = Sum of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_sum_reference.h:row_sum within relative 1e-5, absolute 1e-3
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/row_input.h"

__device__ __forceinline__ void row_sum
(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    float sum = 0;
    row.each(in, kept, [&](float(&values)[kPack], int, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) sum += values[i];
    });
    sum = row.sum(sum);
    if (row.is_first_thread()) y[row.number] = sum;
  }
}

#line 2 "row_sum.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_sum_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER2_TURNS1_RESIDENT1(const Params tw_params) { row_sum(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<float*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx)); }
