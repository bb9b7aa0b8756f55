// row_logsumexp.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_logsumexp.cu
// config: THREADS=8 ROWS=32 KEEP=1 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16
// hash: f8af01b510122e8e8e2e73560fbd0201
#include "common/numbers.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
  long long tw_always;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define THREADS 8
#define ROWS 32
#define KEEP 1
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_logsumexp.cu"
// Logarithm of the sum of exponentials of the rows of a matrix.
// tw: op     row_logsumexp(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Of rows: y = log(sum(exp(x)))
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = log(sum(exp(x))) of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_logsumexp_reference.h:row_logsumexp
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/softmax.h"

__device__ __forceinline__ void row_logsumexp
(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    const ExpSum all = exp_sum(row, in, kept, 1);
    if (row.is_first_thread()) y[row.number] = all.max + logf(all.sum);
  }
}

#line 2 "row_logsumexp.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_logsumexp_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_logsumexp(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<float*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx)); }
