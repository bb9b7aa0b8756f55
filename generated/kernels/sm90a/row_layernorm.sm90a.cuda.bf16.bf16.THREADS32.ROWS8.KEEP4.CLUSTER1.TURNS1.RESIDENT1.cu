// row_layernorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_layernorm.cu
// config: THREADS=32 ROWS=8 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16 dtype_w=bf16
// hash: f7d36e769e329401e0f18c4a3e816708
#include "common/numbers.h"

struct Params {
  const void* x;
  const void* weight;
  const void* bias;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float eps;
  float offset;
  long long tw_always;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define W tw::Number<tw::bf16>
#define THREADS 32
#define ROWS 8
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_layernorm.cu"
// LayerNorm of the rows of a matrix.
// tw: op     row_layernorm(x: T[rows:ldx, cols], weight?: W[cols], bias?: W[cols], eps: f32 = 1e-5, offset: f32 = 0) \
//            -> y: T[rows:ldy, cols]
// tw: about  y = LayerNorm of the rows of x
// tw: types  T = f32, f16, bf16; W = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = (x - mean) / sqrt(variance + eps) * (offset + weight) + bias, of each row
// tw: doc    weight = Factors of the columns; null: ones, whatever the offset
// tw: doc    bias = Added to the columns; null: zeros
// tw: doc    eps = Added to the variance
// tw: doc    offset = Added to weights: 1 where they are stored as what they differ from it
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: doc    dtype_w = Type of weight and bias, whatever that of x
// tw: inplace y = x
// tw: case   offset = 1
// tw: given  weight, bias
// tw: check  row_layernorm_reference.h:row_layernorm
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 4096)
// tw: use    row.h
// tw: try    RESIDENT * THREADS * ROWS <= 512 or KEEP < 8
#include "row_wise/moments.h"

__device__ __forceinline__ void row_layernorm
(const T* x, const W* weight, const W* bias, T* y, long long rows, int cols, long long ldx, long long ldy,
                  float eps, float offset) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  const Shared<W> weights(row, weight, 1 - offset), biases(row, bias, 0);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    const Spread all = spread_of(row, in, kept);
    const float factor = rsqrtf(all.squares / cols + eps);
    row.map(
        in, kept, Line<T>(y + row.number * ldy),
        [&](float(&values)[kPack], const Values& weights, const Values& biases) {
#pragma unroll
          for (int i = 0; i < kPack; ++i)
            values[i] = fmaf((values[i] - all.mean - all.rest) * factor, offset + weights[i], biases[i]);
        },
        weights, biases);
  }
}

#line 2 "row_layernorm.cu"
extern "C" __global__ void __launch_bounds__(THREADS* ROWS, RESIDENT) tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_layernorm(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<const tw::Number<tw::bf16>*>(tw_params.weight), static_cast<const tw::Number<tw::bf16>*>(tw_params.bias), static_cast<tw::Number<tw::bf16>*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldy), static_cast<float>(tw_params.eps), static_cast<float>(tw_params.offset)); }
