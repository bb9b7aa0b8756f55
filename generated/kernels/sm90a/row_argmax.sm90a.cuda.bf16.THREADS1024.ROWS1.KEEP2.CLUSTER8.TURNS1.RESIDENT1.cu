// row_argmax.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_argmax.cu
// config: THREADS=1024 ROWS=1 KEEP=2 CLUSTER=8 TURNS=1 RESIDENT=1 dtype=bf16
// hash: 563e4d2c7d6732e3191296e1616bdd2e
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
#define THREADS 1024
#define ROWS 1
#define KEEP 2
#define CLUSTER 8
#define TURNS 1
#define RESIDENT 1
#line 1 "row_argmax.cu"
// Place of the largest element of the rows of a matrix.
// tw: op     row_argmax(x: T[rows:ldx, cols]) -> y: i32[rows]
// tw: about  y = argmax of the rows of x
// tw: types  T = f32, f16, bf16
// tw: range  cols = 1
// tw: doc    cols = Elements of a row
// tw: doc    x = Input
// tw: doc    y = The column of each row's largest element, of the first one; a NaN counts as the largest
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_argmax_reference.h:row_argmax
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/row_input.h"

constexpr int kNowhere = 0x7fffffff;

struct Best {
  float value;
  int column;
};

// The larger one, a NaN if there is any, and of equals the first.
__device__ __forceinline__ Best better(Best a, Best b) {
  const bool is_a = a.value != a.value ? b.value == b.value || a.column < b.column
                                       : a.value > b.value || (a.value == b.value && a.column < b.column);
  return is_a ? a : b;
}

__device__ __forceinline__ void row_argmax
(const T* x, int* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    Best best = {minus_infinity(), kNowhere};
    row.each(in, kept, [&](float(&values)[kPack], int valid, int column) {
      fill_behind(values, valid, minus_infinity());
      float max = values[0];
#pragma unroll
      for (int i = 1; i < kPack; ++i) max = larger(max, values[i]);
      if (best.column != kNowhere && (best.value != best.value || max <= best.value)) return;  // what comes first counts
      best.value = max;
#pragma unroll
      for (int i = kPack - 1; i >= 0; --i)
        if (values[i] == max || values[i] != values[i]) best.column = column + i;
    });
    best = row.across(best, better);
    if (row.is_first_thread()) y[row.number] = best.column;
  }
}

#line 2 "row_argmax.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_argmax_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1(const Params tw_params) { row_argmax(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<int*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx)); }
