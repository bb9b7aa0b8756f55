// moe_combine.sm90a.cuda.f32.THREADS128.DEPTH8: emitted by tilewright-codegen, do not edit.
// template: moe/moe_combine.cu
// config: THREADS=128 DEPTH=8 dtype=f32
// hash: db56db4d0e381909444080ef215ae4d6
struct Params {
  const void* rows;
  const void* position;
  const void* weights;
  const void* addend;
  void* y;
  void* workspace;
  long long tokens, k, cols, ldr, ldp, ldw, lda, ldy;
  long long parts, tw_always;
};

#define TILEWRIGHT 1
#define T float
#define THREADS 128
#define DEPTH 8
#line 1 "moe_combine.cu"
// The rows that experts have made of each token, weighted and summed up where the token was: what ends a mixture of experts.
// A thread has a pack of a token's columns, for which it asks of several rows at once; they are added in order.
// tw: op     moe_combine(rows: T[tokens * k:ldr, cols], position: i32[tokens:ldp, k], weights?: f32[tokens:ldw, k], \
//            addend?: T[tokens:lda, cols]) -> y: T[tokens:ldy, cols]
// tw: about  y = addend + the sum of weights * rows[position] of each token
// tw: types  T = f32, f16, bf16
// tw: range  k = 0, 64
// tw: doc    dtype = Type of rows, addend and y; sums are of f32, one summand after the other
// tw: doc    rows = What experts have made, as moe_sort has sorted it
// tw: doc    position = The row of each assignment; one that is none, below 0 or from tokens * k on, counts for nothing
// tw: doc    weights = Factors of the assignments; null: ones
// tw: doc    addend = Added to the sum, such as a shared expert or what came in; null: zeros
// tw: doc    y = Result
// tw: doc    tokens = Tokens; 0: there is nothing to do
// tw: doc    k = Assignments of a token; 0: y is the addend
// tw: doc    cols = Elements of a row; 0: there is nothing to do
// tw: doc    ldr = Elements from one of rows to the next
// tw: doc    ldp = Elements from one row of position to the next
// tw: doc    ldw = Elements from one row of weights to the next
// tw: doc    lda = Elements from one row of addend to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: inplace y = addend
// tw: given  weights
// tw: data   position = permutation
// tw: check  moe_combine_reference.h:moe_combine
// tw: shapes tokens, k, cols = (1, 8, 7168), (256, 8, 4096), (4096, 8, 7168), (16384, 2, 4096)
// tw: where  k <= 64 and cols <= 1 << 30
// tw: tune   THREADS = 64, 128, 256, 512; DEPTH = 2, 4, 8
// tw: let    parts = ceil(cols / (THREADS * 16 // bytes(T)))
// tw: launch grid = tokens * parts, block = THREADS, overlap
// tw: default THREADS, DEPTH = (128, 8), (256, 8)
// tw: predict moe_model.py:combine_us
// tw: align  1
// tw: portable
// tw: batch  tokens = 16, 256, 8192
#include "row_wise/row_overlap.h"
#include "row_wise/row_pack.h"

__device__ __forceinline__ bool is_aligned(const void* pointer, long long elements) {
  return (reinterpret_cast<unsigned long long>(pointer) | elements * sizeof(T)) % 16 == 0;
}

// A pack of a row; kAligned: that begins at a multiple of 16 bytes.
template <bool kAligned>
__device__ __forceinline__ Pack<T> load(const T* row, int column, int cols) {
  return load_pack(kAligned ? Line<const T>(row, 0) : Line<const T>(row), column, cols);
}

template <bool kAligned>
__device__ __forceinline__ void add_rows(float (&sum)[kPack], const T* rows, const int* position, const float* weights,
                                         long long count, int k, long long ldr, int column, int cols) {
  for (int first = 0; first < k; first += DEPTH) {
    Pack<T> packs[DEPTH];
    float factors[DEPTH];
#pragma unroll
    for (int i = 0; i < DEPTH; ++i) {
      const int row = first + i < k ? position[first + i] : -1;
      const bool is_row = row >= 0 && row < count;
      packs[i] = {};
      factors[i] = 0;
      if (!is_row) continue;
      packs[i] = load<kAligned>(rows + row * ldr, column, cols);
      factors[i] = weights != nullptr ? weights[first + i] : 1;
    }
#pragma unroll
    for (int i = 0; i < DEPTH; ++i) {
#pragma unroll
      for (int j = 0; j < kPack; ++j) sum[j] = fmaf(factors[i], packs[i][j], sum[j]);
    }
  }
}

__device__ __forceinline__ void moe_combine
(const T* rows, const int* position, const float* weights, const T* addend, T* y, long long tokens, int k,
                int cols, long long ldr, long long ldp, long long ldw, long long lda, long long ldy, int parts) {
  begin_overlapped();
  const long long token = blockIdx.x / parts;
  const int column = static_cast<int>(blockIdx.x % parts * THREADS + threadIdx.x) * kPack;
  if (column >= cols) return;
  float sum[kPack] = {};
  if (addend != nullptr) load<false>(addend + token * lda, column, cols).get(sum);
  const int* const places = position + token * ldp;
  const float* const factors = weights != nullptr ? weights + token * ldw : nullptr;
  if (is_aligned(rows, ldr)) {
    add_rows<true>(sum, rows, places, factors, tokens * k, k, ldr, column, cols);
  } else {
    add_rows<false>(sum, rows, places, factors, tokens * k, k, ldr, column, cols);
  }
  T* const to = y + token * ldy + column;
  if (is_aligned(to, 0)) {
    Pack<T> pack;
    pack.set(sum);
    store_pack(to, pack, 0, cols - column);
    return;
  }
#pragma unroll
  for (int i = 0; i < kPack; ++i)
    if (column + i < cols) to[i] = sum[i];
}

#line 3 "moe_combine.cu"
extern "C" __global__ void __launch_bounds__(THREADS) tw_moe_combine_sm90a_cuda_f32_THREADS128_DEPTH8(const Params tw_params) { moe_combine(static_cast<const float*>(tw_params.rows), static_cast<const int*>(tw_params.position), static_cast<const float*>(tw_params.weights), static_cast<const float*>(tw_params.addend), static_cast<float*>(tw_params.y), static_cast<long long>(tw_params.tokens), static_cast<int>(tw_params.k), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldr), static_cast<long long>(tw_params.ldp), static_cast<long long>(tw_params.ldw), static_cast<long long>(tw_params.lda), static_cast<long long>(tw_params.ldy), static_cast<int>(tw_params.parts)); }
