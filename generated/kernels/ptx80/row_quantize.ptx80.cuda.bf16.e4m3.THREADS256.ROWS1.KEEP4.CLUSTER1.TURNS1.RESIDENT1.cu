// row_quantize.ptx80.cuda.bf16.e4m3.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_quantize.cu
// config: THREADS=256 ROWS=1 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=bf16 dtype_q=e4m3
// hash: 76e4ba000f72a2d0fc0c11b0726ce398
#include "common/numbers.h"

struct Params {
  const void* x;
  void* residual;
  const void* weight;
  const void* bias;
  const void* static_scale;
  void* y;
  void* scale;
  void* workspace;
  long long rows, cols, ldx, ldr, ldy;
  int norm;
  float eps;
  float offset;
  float least_scale;
  long long dtype_w;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define Q tw::Number<tw::e4m3>
#define THREADS 256
#define ROWS 1
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_quantize.cu"
// Rows to numbers of 8 bits, each with a factor of its own, after a norm if one is asked for: what a product of 8 bits reads.
// tw: op     row_quantize(x: T[rows:ldx, cols], residual?: inout T[rows:ldr, cols], weight?: W[cols], bias?: W[cols], \
//            static_scale?: f32[1], norm: none | rmsnorm | layernorm, eps: f32 = 1e-6, offset: f32 = 0, \
//            least_scale: f32 = 1e-12) -> y: Q[rows:ldy, cols], scale: f32[rows]
// tw: about  y = z / scale of 8 bits, with a scale for each row of z, the norm of the rows of x
// tw: types  T = f32, f16, bf16; Q = e4m3, i8; W = f32, f16, bf16
// tw: doc    dtype = Type of x and residual; z is of f32, whatever it is
// tw: doc    dtype_q = Type of y: of e4m3 numbers go to 448, of i8 to 127 and -127; y saturates, and is the nearest number, \
//            even of two. NaN stays in e4m3, and is 0 in i8
// tw: doc    x = Input
// tw: doc    residual = x is added to it, and the sum, rounded to its type, is stored here and takes the place of x; \
//            null: nothing is added
// tw: doc    y = z / scale: z is nearly scale * y
// tw: doc    scale = Factor of each row of y: the largest magnitude in the row of z / 448 or 127, not less than least_scale; or static_scale
// tw: doc    weight = Factors of the columns; null: ones, whatever the offset
// tw: doc    bias = Added to the columns; null: zeros
// tw: doc    static_scale = The scale of all rows, from a calibration; null: each row has its own
// tw: doc    norm = What z is before weight and bias: none, x; rmsnorm, x / sqrt(mean(x^2) + eps); layernorm, \
//            (x - mean) / sqrt(variance + eps); then z = that * (offset + weight) + bias
// tw: doc    eps = Added to the mean of squares, or to the variance
// tw: doc    offset = Added to weights: 1 for Gemma's
// tw: doc    least_scale = What a row of zeros has in the place of 0, so that its y is 0 and no NaN; vLLM's is 1 / (448 * 512)
// tw: doc    dtype_w = Type of weight and bias, whatever that of x
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldr = Elements from one row of residual to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: case   norm = rmsnorm, offset = 1
// tw: case   norm = layernorm
// tw: any    W
// tw: data   static_scale = 0.01
// tw: check  row_quantize_reference.h:row_quantize
// tw: shapes rows, cols = (8192, 4096), (16, 8192), (1, 4096)
// tw: use    row.h: tune, where, try, launch, predict, doc, align, portable, batch
// tw: where  CLUSTER == 1 and TURNS == 1
// tw: default THREADS, ROWS, KEEP, CLUSTER, TURNS, RESIDENT = (32, 8, 4, 1, 1, 1), (256, 1, 4, 1, 1, 1), (512, 1, 4, 1, 1, 1)
#include "row_wise/any_type.h"

template <typename Element>
constexpr bool kIsFloat = false;
template <>
constexpr bool kIsFloat<tw::Number<tw::e4m3>> = true;
constexpr float kMost = kIsFloat<Q> ? 448.0f : 127.0f;  // of y

// A pack of codes by one store.
template <>
__device__ __forceinline__ void store_unit<8>(void* to, const unsigned* words) {
  *static_cast<uint2*>(to) = {words[0], words[1]};
}

// An element of y.
struct Code {
  decltype(Q::stored) stored;

  __device__ __forceinline__ explicit Code(float x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
    if constexpr (kIsFloat<Q>) {
      unsigned short pair;
      asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
      stored.bits = static_cast<unsigned char>(pair);
      return;
    }
#endif
    stored = Q(x < -kMost ? -kMost : x).stored;
  }
};

__device__ __forceinline__ Kept<T> sum_of(const Kept<T>& a, const Kept<T>& b) {
  Kept<T> sum;
#pragma unroll
  for (int i = 0; i < KEEP; ++i) {
    float values[kPack];
#pragma unroll
    for (int j = 0; j < kPack; ++j) values[j] = a.packs[i][j] + b.packs[i][j];
    sum.packs[i].set(values);
  }
  return sum;
}

__device__ __forceinline__ void row_quantize
(const T* x, T* residual, const void* weight, const void* bias, int dtype_w, const float* static_scale, Q* y,
                 float* scale, long long rows, int cols, long long ldx, long long ldr, long long ldy, int norm, float eps,
                 float offset, float least_scale) {
  Row row(rows, cols);
  Line<const T> in(x + row.number * ldx);
  Kept<T> kept = row.load(in);
  const Shared<AnyType> weights(row, weight, dtype_w, 1 - offset), biases(row, bias, dtype_w, 0);
  if (residual != nullptr) {  // the sum, which is written by the warp that reads it, takes the place of x
    const Line<T> sums(residual + row.number * ldr);
    const Line<const T> before(sums.begin);
    for (int begin = 0; begin < (kIsLooping ? cols : 1); begin += kRound) {
      const Kept<T> sum = sum_of(begin == 0 ? kept : row.load(in, begin), row.load(before, begin));
      row.store(sums, begin, [&](int i, int) { return sum.packs[i]; });
      if (begin == 0) kept = sum;
    }
    __syncwarp();
    in = before;
  }

  float mean = 0, factor = 1;
  if (norm == 2) {
    float sum = 0;
    row.each(in, kept, [&](float(&values)[kPack], int, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) sum += values[i];
    });
    mean = row.sum(sum) / cols;
  }
  if (norm != 0) {
    float squares = 0;
    row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
      fill_behind(values, valid, mean);
#pragma unroll
      for (int i = 0; i < kPack; ++i) squares = fmaf(values[i] - mean, values[i] - mean, squares);
    });
    factor = rsqrtf(row.sum(squares) / cols + eps);
  }
  const auto normalize = [&](float(&values)[kPack], const Values& weights, const Values& biases) {
#pragma unroll
    for (int i = 0; i < kPack; ++i) values[i] = fmaf((values[i] - mean) * factor, offset + weights[i], biases[i]);
  };

  float unit = static_scale != nullptr ? *static_scale : 0;
  if (static_scale == nullptr) {
    float largest = 0;
    for (int begin = 0; begin < (kIsLooping ? cols : 1); begin += kRound) {
      const Kept<T> round = begin == 0 ? kept : row.load(in, begin);
      const Place at = row.place(begin);
#pragma unroll
      for (int i = 0; i < KEEP; ++i) {
        if (i >= at.count) break;
        const int column = at.column(i);
        float values[kPack];
        round.packs[i].get(values);
        normalize(values, weights.values(i, column, cols), biases.values(i, column, cols));
        fill_behind(values, min(max(row.cols - column, 0), kPack), 0);
#pragma unroll
        for (float value : values) largest = larger(largest, fabsf(value));
      }
    }
    unit = larger(row.across(largest, larger) * (1 / kMost), least_scale);
  }
  if (row.is_first_thread()) scale[row.number] = unit;
  const float inverse = 1 / unit;
  row.map(
      in, kept, Line<Code>(reinterpret_cast<Code*>(y + row.number * ldy)),
      [&](float(&values)[kPack], const Values& weights, const Values& biases) {
        normalize(values, weights, biases);
#pragma unroll
        for (int i = 0; i < kPack; ++i) values[i] *= inverse;
      },
      weights, biases);
}

#line 2 "row_quantize.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS, RESIDENT) tw_row_quantize_ptx80_cuda_bf16_e4m3_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_quantize(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<tw::Number<tw::bf16>*>(tw_params.residual), static_cast<const void*>(tw_params.weight), static_cast<const void*>(tw_params.bias), static_cast<int>(tw_params.dtype_w), static_cast<const float*>(tw_params.static_scale), static_cast<tw::Number<tw::e4m3>*>(tw_params.y), static_cast<float*>(tw_params.scale), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldr), static_cast<long long>(tw_params.ldy), static_cast<int>(tw_params.norm), static_cast<float>(tw_params.eps), static_cast<float>(tw_params.offset), static_cast<float>(tw_params.least_scale)); }
