// row_swiglu.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_swiglu.cu
// config: THREADS=32 ROWS=8 KEEP=4 CLUSTER=1 dtype=bf16
// hash: 2562b50ca11c324fbb7a67cbf02fe7f3
#include "common/numbers.h"

struct Params {
  const void* gate;
  const void* up;
  void* y;
  void* workspace;
  long long rows, cols, ldg, ldu, ldy;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define THREADS 32
#define ROWS 8
#define KEEP 4
#define CLUSTER 1
#line 1 "row_swiglu.cu"
// SwiGLU, between the two products of most language models' feed-forward layers.
// tw: op     row_swiglu(gate: T[rows:ldg, cols], up: T[rows:ldu, cols]) -> y: T[rows:ldy, cols]
// tw: about  y = silu(gate) * up
// tw: types  T = f32, f16, bf16
// tw: doc    gate = What silu is of: gate / (1 + exp(-gate)); of one tensor with both halves in a row, its begin
// tw: doc    up = What it is multiplied by; of one tensor with both halves in a row, that begin + cols elements
// tw: doc    y = Result
// tw: doc    ldg = Elements from one row of gate to the next; 2 * cols where up lies behind it
// tw: doc    ldu = Elements from one row of up to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: inplace y = gate, up
// tw: check  row_swiglu_reference.h:row_swiglu
// tw: shapes rows, cols = (8192, 14_336), (16, 14_336), (1, 14_336)
// tw: use    row.h: tune, where, try, launch, predict, doc, align, portable
// tw: where  CLUSTER == 1
// tw: default THREADS, ROWS, KEEP, CLUSTER = (8, 32, 2, 1), (32, 8, 4, 1), (128, 2, 4, 1), (512, 1, 4, 1)
#include "row_wise/row.h"

__device__ __forceinline__ float silu(float x) {
  return sizeof(T) == 4 ? x / (1 + expf(-x)) : __fdividef(x, 1 + __expf(-x));
}

__device__ __forceinline__ void row_swiglu
(const T* gate, const T* up, T* y, long long rows, int cols, long long ldg, long long ldu, long long ldy) {
  const Row row(rows, cols);
  const Line<const T> gates(gate + row.number * ldg), ups(up + row.number * ldu);
  const Line<T> out(y + row.number * ldy);
  for (int begin = 0; begin < cols; begin += kRound) {
    const Kept<T> a = row.load(gates, begin), b = row.load(ups, begin);
    row.store(out, begin, [&](int i, int) {
      float values[kPack];
#pragma unroll
      for (int j = 0; j < kPack; ++j) values[j] = silu(a.packs[i][j]) * b.packs[i][j];
      Pack<T> pack;
      pack.set(values);
      return pack;
    });
  }
}

#line 2 "row_swiglu.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS, 1) tw_row_swiglu_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1(const Params tw_params) { row_swiglu(static_cast<const tw::Number<tw::bf16>*>(tw_params.gate), static_cast<const tw::Number<tw::bf16>*>(tw_params.up), static_cast<tw::Number<tw::bf16>*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldg), static_cast<long long>(tw_params.ldu), static_cast<long long>(tw_params.ldy)); }
