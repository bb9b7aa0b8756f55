// row_max.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_max.cu
// config: THREADS=512 ROWS=1 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=f16
// hash: 458bc8d69b41404f0fa74ef5e12eac6f
#include "common/numbers.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define THREADS 512
#define ROWS 1
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_max.cu"
// Largest element of the rows of a matrix.
// tw: op     row_max(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Largest elements of rows: y = max(x); NaN where a row has one
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = The largest element of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_max_reference.h:row_max
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/row_input.h"

__device__ __forceinline__ void row_max
(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    float max = minus_infinity();
    row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
      fill_behind(values, valid, minus_infinity());
#pragma unroll
      for (int i = 0; i < kPack; ++i) max = larger(max, values[i]);
    });
    max = row.across(max, larger);
    if (row.is_first_thread()) y[row.number] = max;
  }
}

#line 2 "row_max.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_max_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_max(static_cast<const tw::Number<tw::f16>*>(tw_params.x), static_cast<float*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx)); }
