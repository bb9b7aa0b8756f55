// row_masked_softmax.sm75.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_masked_softmax.cu
// config: THREADS=512 ROWS=1 KEEP=4 CLUSTER=1 TURNS=1 RESIDENT=1 dtype=f32 dtype_m=f32
// hash: 8c683b220553bb2af5ec3b21281eba84
struct Params {
  const void* x;
  const void* mask;
  void* y;
  void* workspace;
  long long batch, heads, queries, cols, ldx, ldm, ldh, ldb, ldy;
  float scale;
  int diagonal;
  int logarithm;
  long long rows;
};

#define TILEWRIGHT 1
#define T float
#define M float
#define THREADS 512
#define ROWS 1
#define KEEP 4
#define CLUSTER 1
#define TURNS 1
#define RESIDENT 1
#line 1 "row_masked_softmax.cu"
// Softmax of attention's scores, with an additive mask and a causal limit, or its logarithm.
// tw: op     row_masked_softmax(x: T[batch * heads * queries:ldx, cols], mask?: M[batch:ldb, heads:ldh, queries:ldm, cols], \
//            scale: f32 = 1, diagonal: i32 = 2147483647, logarithm: i32 = 0) -> y: T[batch * heads * queries:ldy, cols]
// tw: about  y = softmax of the rows of scale * x + mask, of columns up to the row's query + diagonal
// tw: types  T = f32, f16, bf16; M = f32, f16, bf16
// tw: where  M == T or M == f32
// tw: doc    x = Scores: a row for each query of each head of each sequence
// tw: doc    mask = What is added to scale * x: 0, or -infinity where a column doesn't count; null: nothing
// tw: doc    y = exp(z) / sum(exp(z)), of each row z; NaN where no column counts, as in PyTorch
// tw: doc    scale = Factor of x
// tw: doc    diagonal = Query i sees columns 0 to i + diagonal, others count as -infinity; 0: causal from the first column; \
//            cols - queries: so that the last query sees all; 2147483647: all
// tw: doc    logarithm = 1: y is the logarithm of the softmax
// tw: doc    batch = Sequences
// tw: doc    heads = Heads of a sequence
// tw: doc    queries = Queries, rows of a head
// tw: doc    cols = Elements of a row, one for each key; 0: there is nothing to do
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldb = Elements of mask from one sequence to the next; 0: the same for all
// tw: doc    ldh = Elements of mask from one head to the next; 0: the same for all
// tw: doc    ldm = Elements of mask from one query to the next; 0: the same for all
// tw: doc    ldy = Elements from one row of y to the next
// tw: doc    dtype_m = Type of mask: that of x, or f32
// tw: inplace y = x
// tw: range  logarithm = 0, 1
// tw: case   diagonal = 0, scale = 0.5
// tw: case   diagonal = -2, logarithm = 1
// tw: check  row_masked_softmax_reference.h:row_masked_softmax
// tw: shapes batch, heads, queries, cols = (1, 8, 2048, 2048), (16, 32, 1, 8192), (8, 12, 512, 512)
// tw: let    rows = batch * heads * queries
// tw: use    row.h: tune, where, try, launch, predict, align, portable
// tw: batch  batch = 1; heads = 32; queries = 1, 128, 2048
// tw: where  THREADS * ROWS * KEEP <= 2048 and RESIDENT == 1 and TURNS == 1
// tw: default THREADS, ROWS, KEEP, CLUSTER, TURNS, RESIDENT = (32, 4, 4, 1, 1, 1), (128, 1, 4, 1, 1, 1), (512, 1, 4, 1, 1, 1)
#include "row_wise/softmax.h"

// The columns that query `query` sees, at the most all.
__device__ __forceinline__ int seen_columns(long long query, int diagonal, int cols) {
  return static_cast<int>(min(max(query + diagonal + 1, 0LL), static_cast<long long>(cols)));
}

// scale * x + mask of a round; -infinity in columns that are not seen, which are not read.
__device__ __forceinline__ Kept<float> masked(const Row& seen, Line<const T> x, const M* mask, float scale, int begin) {
  const Kept<T> scores = seen.load(x, begin);
  Kept<float> sums;
#pragma unroll
  for (int i = 0; i < KEEP; ++i) {
    float values[kPack];
    scores.packs[i].get(values);
#pragma unroll
    for (float& value : values) value *= scale;
    sums.packs[i].set(values);
  }
  if (mask != nullptr) {
    const Kept<M> added = seen.load(Line<const M>(mask), begin);
#pragma unroll
    for (int i = 0; i < KEEP; ++i) {
      float values[kPack];
#pragma unroll
      for (int j = 0; j < kPack; ++j) values[j] = sums.packs[i][j] + added.packs[i][j];
      sums.packs[i].set(values);
    }
  }
  const Place at = seen.place(begin);
#pragma unroll
  for (int i = 0; i < KEEP; ++i) {
    if (at.column(i) + kPack <= seen.cols) continue;
    float values[kPack];
    sums.packs[i].get(values);
    fill_behind(values, max(seen.cols - at.column(i), 0), minus_infinity());
    sums.packs[i].set(values);
  }
  return sums;
}

__device__ __forceinline__ void row_masked_softmax
(const T* x, const M* mask, T* y, long long rows, long long heads, long long queries, int cols,
                       long long ldx, long long ldb, long long ldh, long long ldm, long long ldy, float scale, int diagonal,
                       int logarithm) {
  Row row(rows, cols);
  const long long head = row.number / queries, query = row.number % queries;
  Row seen = row;
  seen.cols = seen_columns(query, diagonal, row.cols);
  const Line<const T> in(x + row.number * ldx);
  const M* const added = mask == nullptr ? nullptr : mask + head / heads * ldb + head % heads * ldh + query * ldm;
  const auto round = [&](int begin) { return masked(seen, in, added, scale, begin); };
  const Kept<float> kept = round(0);
  ExpSum all = kNoSum;
  row.each_from(round, kept, [&](float(&values)[kPack], int, int) { add_powers(all, values); });
  all = row.across(all, joined);

  const float nothing = 0 * all.sum;  // no number where the sum is infinite
  const float factor = 1 / all.sum + nothing, log_sum = logf(all.sum) + nothing;
  const auto result = [&](float value) {
    const float from_max = value - all.max;
    return logarithm != 0 ? from_max - log_sum : power_of(from_max) * factor;
  };
  const Line<T> out(y + row.number * ldy);
  for (int begin = 0; begin < cols; begin += kRound) {
    const Kept<float> sums = begin == 0 ? kept : round(begin);
    row.store(out, begin, [&](int i, int) {
      float values[kPack];
      sums.packs[i].get(values);
#pragma unroll
      for (float& value : values) value = result(value);
      Pack<T> pack;
      pack.set(values);
      return pack;
    });
  }
}

#line 2 "row_masked_softmax.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS, RESIDENT) tw_row_masked_softmax_sm75_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1(const Params tw_params) { row_masked_softmax(static_cast<const float*>(tw_params.x), static_cast<const float*>(tw_params.mask), static_cast<float*>(tw_params.y), static_cast<long long>(tw_params.rows), static_cast<long long>(tw_params.heads), static_cast<long long>(tw_params.queries), static_cast<int>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldb), static_cast<long long>(tw_params.ldh), static_cast<long long>(tw_params.ldm), static_cast<long long>(tw_params.ldy), static_cast<float>(tw_params.scale), static_cast<int>(tw_params.diagonal), static_cast<int>(tw_params.logarithm)); }
