// tensor_reduce.ptx80.cuda.f32.THREADS512.KEEP4: emitted by tilewright-codegen, do not edit.
// template: row_wise/tensor_reduce.cu
// config: THREADS=512 KEEP=4 dtype=f32
// hash: af48a85160d23ceebd71c0edada4d402
struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
  int reduction;
  long long blocks;
};

#define TILEWRIGHT 1
#define T float
#define THREADS 512
#define KEEP 4
#line 1 "tensor_reduce.cu"
// Sum, mean, Euclidean norm, maximum or logarithm of the sum of exponentials of a whole tensor.
// tw: op     tensor_reduce(x: T[rows:ldx, cols], reduction: sum | mean | norm | amax | logsumexp | scale_e4m3 | scale_i8) -> y: f32[1]
// tw: about  One number of all elements of x: their sum, mean, Euclidean norm, maximum, log(sum(exp(x))), or the scale that quantizes all
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    reduction = sum; mean; norm: sqrt(sum(x^2)); amax: the largest, NaN if there is one; logsumexp: log(sum(exp(x))); \
//            scale_e4m3, scale_i8: the largest magnitude / 448 or 127, 1e-12 at least: row_quantize's static_scale
// tw: doc    y = Result; of a tensor without elements 0, NaN, 0, -infinity, -infinity and 1e-12
// tw: doc    ldx = Elements from one row of x to the next
// tw: case   reduction = mean
// tw: case   reduction = norm
// tw: case   reduction = amax
// tw: case   reduction = logsumexp
// tw: case   reduction = scale_e4m3
// tw: case   reduction = scale_i8
// tw: check  tensor_reduce_reference.h:tensor_reduce within relative 1e-5, absolute 1e-2
// tw: shapes rows, cols = (1, 1 << 20), (8192, 4096), (1, 1 << 26)
// tw: workspace arrived: zero i32[1]; of_block: f32[2 * blocks]
// tw: use    tensor.h
#include "row_wise/exp_sum.h"
#include "row_wise/tensor.h"

enum Reduction { kSum, kMean, kNorm, kAmax, kLogSumExp, kScaleE4m3, kScaleI8 };

constexpr float kLeastScale = 1e-12f;  // of a tensor of zeros

__device__ __forceinline__ float larger(float a, float b) { return a > b || a != a ? a : b; }  // or NaN

__device__ __forceinline__ float minus_infinity() { return __uint_as_float(0xff800000u); }

// Calls write(value) with what join() makes of all elements, each of which is add()ed to a value.
template <typename Add, typename Join, typename Write>
__device__ __forceinline__ void reduce(const Tensor& tensor, float neutral, Add add, Join join, int* arrived, float* of_block,
                                       Write write) {
  float all = neutral;
  tensor.each([&](const float(&values)[kPack], int valid, long long) {
    float of_pack = neutral;
#pragma unroll
    for (int i = 0; i < kPack; ++i) of_pack = i < valid ? add(of_pack, values[i]) : of_pack;
    all = join(all, of_pack);
  });
  join_all(all, neutral, join, arrived, of_block, write);
}

__device__ __forceinline__ void tensor_reduce
(const T* x, float* y, int* arrived, float* of_block, long long rows, long long cols, long long ldx,
                  int reduction) {
  const Tensor tensor(x, rows, cols, ldx);
  const auto sum = [](float a, float b) { return a + b; };
  if (reduction == kSum || reduction == kMean) {
    const double count = reduction == kMean ? static_cast<double>(rows) * static_cast<double>(cols) : 1.0;
    const auto write = [&](float all) { *y = static_cast<float>(all / count); };
    reduce(tensor, 0, sum, sum, arrived, of_block, write);
  } else if (reduction == kNorm) {
    const auto add_square = [](float all, float value) { return fmaf(value, value, all); };
    reduce(tensor, 0, add_square, sum, arrived, of_block, [&](float all) { *y = sqrtf(all); });
  } else if (reduction == kAmax) {
    reduce(tensor, minus_infinity(), larger, larger, arrived, of_block, [&](float all) { *y = all; });
  } else if (reduction == kScaleE4m3 || reduction == kScaleI8) {
    const auto larger_magnitude = [](float all, float value) { return larger(all, fabsf(value)); };
    const float most = reduction == kScaleE4m3 ? 448.0f : 127.0f;
    const auto write = [&](float all) { *y = all / most < kLeastScale ? kLeastScale : all / most; };
    reduce(tensor, 0, larger_magnitude, larger, arrived, of_block, write);
  } else {
    ExpSum all = kNoSum;
    tensor.each([&](float(&values)[kPack], int valid, long long) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) values[i] = i < valid ? values[i] : minus_infinity();
      add_powers(all, values);
    });
    join_all(all, kNoSum, joined, arrived, of_block, [&](ExpSum all) { *y = all.max + logf(all.sum); });
  }
}

#line 2 "tensor_reduce.cu"
extern "C" __global__ void __launch_bounds__(THREADS, 1) tw_tensor_reduce_ptx80_cuda_f32_THREADS512_KEEP4(const Params tw_params) { tensor_reduce(static_cast<const float*>(tw_params.x), static_cast<float*>(tw_params.y), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 0), reinterpret_cast<float*>(static_cast<char*>(tw_params.workspace) + 256), static_cast<long long>(tw_params.rows), static_cast<long long>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<int>(tw_params.reduction)); }
