// row_norm.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_norm.cu
// config: THREADS=32 ROWS=8 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=f16
// hash: fc6d4fe13eb3d9f2d120ac20597bdba3
#include "common/numbers.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define THREADS 32
#define ROWS 8
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_norm.cu"
// Euclidean norm of the rows of a matrix.
// tw: op     row_norm(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Euclidean norms of rows: y = sqrt(sum(x^2))
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = Euclidean norm of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_norm_reference.h:row_norm within relative 1e-5, absolute 1e-3
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/row_input.h"

__device__ __forceinline__ void row_norm
(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    float sum = 0;
    row.each(in, kept, [&](float(&values)[kPack], int, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) sum = fmaf(values[i], values[i], sum);
    });
    sum = row.sum(sum);
    if (row.is_first_thread()) y[row.number] = sqrtf(sum);
  }
}

#line 2 "row_norm.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_norm_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_norm(static_cast<const tw::Number<tw::f16>*>(tw_params.x), static_cast<float*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx)); }
