// row_glu.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_glu.cu
// config: THREADS=32 ROWS=8 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16
// hash: 2d5fd108bbb8b4dd7ef1598273646a5a
#include "common/numbers.h"

struct Params {
  const void* gate;
  const void* up;
  void* y;
  void* workspace;
  long long rows, cols, ldg, ldu, ldy;
  int glu;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define THREADS 32
#define ROWS 8
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_glu.cu"
// Gated linear units, between the two products of most language models' feed-forward layers.
// tw: op     row_glu(gate: T[rows:ldg, cols], up: T[rows:ldu, cols], glu: swiglu | geglu | geglu_tanh | reglu) -> y: T[rows:ldy, cols]
// tw: about  y = activation(gate) * up
// tw: types  T = f32, f16, bf16
// tw: doc    gate = What the activation is of; of one tensor with both halves in a row, its begin
// tw: doc    up = What it is multiplied by; of one tensor with both halves in a row, that begin + cols elements
// tw: doc    y = Result
// tw: doc    glu = The activation: swiglu, silu, x / (1 + exp(-x)); geglu, gelu, x / 2 * (1 + erf(x / sqrt(2))); geglu_tanh, \
//            x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3))); reglu, max(x, 0)
// tw: doc    ldg = Elements from one row of gate to the next; 2 * cols where up lies behind it
// tw: doc    ldu = Elements from one row of up to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: inplace y = gate, up
// tw: data   gate = normal
// tw: case   glu = geglu
// tw: case   glu = geglu_tanh
// tw: case   glu = reglu
// tw: check  row_glu_reference.h:row_glu
// tw: shapes rows, cols = (8192, 14_336), (16, 14_336), (1, 14_336)
// tw: use    row.h: tune, where, try, launch, predict, doc, align, portable, batch
// tw: where  CLUSTER == 1 and TURNS == 1
// tw: default THREADS, ROWS, KEEP, CLUSTER, TURNS, RESIDENT = (8, 32, 2, 1, 1, 1), (32, 8, 4, 1, 1, 1), (128, 2, 4, 1, 1, 1), \
//            (512, 1, 4, 1, 1, 1)
#include "common/activation.h"
#include "row_wise/row.h"

// x / (1 + exp(-of)): silu where `of` is x.
__device__ __forceinline__ float times_sigmoid(float x, float of) {
  return sizeof(T) == 4 ? x / (1 + expf(-of)) : __fdividef(x, 1 + __expf(-of));
}

// x times the normal distribution function, or where that is cheaper within a third of the rounding of a result of 16 bits.
__device__ __forceinline__ float gelu(float x) {
  return sizeof(T) == 4 ? 0.5f * x * erfcf(-0.707106781f * x) : tw::fast_gelu<tw::bf16>(x);
}

// `glu`: its number in the operator's list, the same for all threads.
__device__ __forceinline__ void activate(float (&values)[kPack], int glu) {
  if (glu == 0) {
#pragma unroll
    for (float& x : values) x = times_sigmoid(x, x);
  } else if (glu == 1) {
#pragma unroll
    for (float& x : values) x = gelu(x);
  } else if (glu == 2) {  // (1 + tanh(z)) / 2 is the sigmoid of 2 z
#pragma unroll
    for (float& x : values) x = times_sigmoid(x, x * fmaf(0.0713548163f * x, x, 1.59576912f));
  } else {
#pragma unroll
    for (float& x : values) x = x < 0 ? 0 : x;  // NaN stays
  }
}

__device__ __forceinline__ void row_glu
(const T* gate, const T* up, T* y, long long rows, int cols, long long ldg, long long ldu, long long ldy, int glu) {
  const Row row(rows, cols);
  const Line<const T> gates(gate + row.number * ldg), ups(up + row.number * ldu);
  const Line<T> out(y + row.number * ldy);
  for (int begin = 0; begin < cols; begin += kRound) {
    const Kept<T> a = row.load(gates, begin), b = row.load(ups, begin);
    row.store(out, begin, [&](int i, int) {
      float values[kPack];
      a.packs[i].get(values);
      activate(values, glu);
#pragma unroll
      for (int j = 0; j < kPack; ++j) values[j] *= b.packs[i][j];
      Pack<T> pack;
      pack.set(values);
      return pack;
    });
  }
}

#line 2 "row_glu.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS, RESIDENT) tw_row_glu_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_glu(static_cast<const tw::Number<tw::bf16>*>(tw_params.gate), static_cast<const tw::Number<tw::bf16>*>(tw_params.up), static_cast<tw::Number<tw::bf16>*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldg), static_cast<long long>(tw_params.ldu), static_cast<long long>(tw_params.ldy), static_cast<int>(tw_params.glu)); }
