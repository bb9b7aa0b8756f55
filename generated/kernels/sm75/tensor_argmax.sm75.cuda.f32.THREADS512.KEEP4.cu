// tensor_argmax.sm75.cuda.f32.THREADS512.KEEP4: emitted by tilewright-codegen, do not edit.
// template: row_wise/tensor_argmax.cu
// config: THREADS=512 KEEP=4 dtype=f32
// hash: 6905760bc3e0e48b0340791dea4694ad
struct Params {
  const void* x;
  void* y;
  void* index;
  void* workspace;
  long long rows, cols, ldx;
  long long blocks;
};

#define TILEWRIGHT 1
#define T float
#define THREADS 512
#define KEEP 4
#line 1 "tensor_argmax.cu"
// Largest element of a whole tensor, and its place.
// tw: op     tensor_argmax(x: T[rows:ldx, cols]) -> y: f32[1], index: i32[2]
// tw: about  The largest element of x, and its place
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = The largest element, NaN if there is one; -infinity of a tensor without elements
// tw: doc    index = Its row * cols + its column, of equals the first, of all the first NaN; -1: there are no elements; \
//            a number of 64 bits, lower half first
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  tensor_argmax_reference.h:tensor_argmax
// tw: shapes rows, cols = (1, 1 << 20), (8192, 4096), (1, 1 << 26)
// tw: workspace arrived: zero i32[1]; of_block: i32[4 * blocks]
// tw: use    tensor.h
#include "row_wise/tensor.h"

struct Best {
  float value;
  long long index;  // -1: none yet
};

// The larger one, a NaN if there is any, and of equals the first.
__device__ __forceinline__ Best better(Best a, Best b) {
  if (a.index < 0 || b.index < 0) return a.index < 0 ? b : a;
  const bool is_a = a.value != a.value ? b.value == b.value || a.index < b.index
                                       : a.value > b.value || (a.value == b.value && a.index < b.index);
  return is_a ? a : b;
}

__device__ __forceinline__ void tensor_argmax
(const T* x, float* y, int* index, int* arrived, int* of_block, long long rows, long long cols,
                  long long ldx) {
  const Best none = {__uint_as_float(0xff800000u), -1};
  Best best = none;
  Tensor(x, rows, cols, ldx).each([&](const float(&values)[kPack], int valid, long long first) {
#pragma unroll
    for (int i = 0; i < kPack; ++i) {
      const float value = values[i];
      // what comes first counts
      if (i < valid && (best.index < 0 || (best.value == best.value && !(value <= best.value)))) best = {value, first + i};
    }
  });
  join_all(best, none, better, arrived, of_block, [&](Best all) {
    *y = all.value;
    index[0] = static_cast<int>(static_cast<unsigned>(all.index));
    index[1] = static_cast<int>(all.index >> 32);
  });
}

#line 2 "tensor_argmax.cu"
extern "C" __global__ void __launch_bounds__(THREADS, 1) tw_tensor_argmax_sm75_cuda_f32_THREADS512_KEEP4(const Params tw_params) { tensor_argmax(static_cast<const float*>(tw_params.x), static_cast<float*>(tw_params.y), static_cast<int*>(tw_params.index), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 0), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 256), static_cast<long long>(tw_params.rows), static_cast<long long>(tw_params.cols), static_cast<long long>(tw_params.ldx)); }
