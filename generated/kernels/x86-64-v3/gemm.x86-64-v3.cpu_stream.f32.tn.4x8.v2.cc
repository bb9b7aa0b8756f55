// gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_stream.cc.j2
// config: ROWS=4 STREAMS=8 NV=2 dtype=f32 layout=tn
// hash: 72e8a48ac3422358d191dcb3ba443da7
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  float alpha;
  float beta;
  int activation;
  int block;
  int split_k;
};

#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_stream.h"

constexpr int ROWS = 4;        // of A in a pass
constexpr int STREAMS = 8;  // rows of B read at once
constexpr int NV = 2;            // vectors read from each before the next
constexpr bool kTransposedA = true;

static_assert(sizeof(Params) == sizeof(tw::StreamParams<Lane>), "the driver reads the op's parameter block");
static_assert(ROWS * NV + NV + 1 <= kRegisters, "sums, one row of B and one element of A fit the vector registers");

// Columns of C from `column` on, in registers while `streams` rows of B are added to them. `ragged`: of the one vector only
// the first `count` elements exist.
template <int rows, int streams, int vectors, bool ragged = false>
static inline void add_streams(const tw::StreamPass<Lane>& p, const Lane (&a)[rows][streams], const Lane* b, long long column,
                               int count = kLanes) {
  static_assert(!ragged || vectors == 1, "it is the last vector that is ragged");
  const Edge edge = edge_of(count);
  Lane* c = p.c + column;
  b += column;
  Vector sum[rows][vectors];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) {
      sum[i][j] = ragged ? load_edge(c + i * p.ldc, edge) : load(c + i * p.ldc + j * kLanes);
    }
  }
#pragma GCC unroll 16
  for (int s = 0; s < streams; ++s) {
    Vector b_row[vectors];
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) {
      b_row[j] = ragged ? load_edge(b + s * p.ldb, edge) : load(b + s * p.ldb + j * kLanes);
    }
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i) {
      const Vector a_element = broadcast(a[i][s]);
#pragma GCC unroll 8
      for (int j = 0; j < vectors; ++j) multiply_add(sum[i][j], a_element, b_row[j]);
    }
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) {
      if (ragged) {
        store_first(c + i * p.ldc, sum[i][j], count);
      } else {
        store(c + i * p.ldc + j * kLanes, sum[i][j]);
      }
    }
  }
}

template <int rows, int streams>
static void add_rows_of_b(const tw::StreamPass<Lane>& p, long long k) {
  Lane a[rows][streams];
  for (int i = 0; i < rows; ++i) {
    for (int s = 0; s < streams; ++s) a[i][s] = p.alpha * p.a[i * p.a_row + (k + s) * p.a_column];
  }
  const Lane* b = p.b + k * p.ldb;
  long long column = 0;
  for (; column + NV * kLanes <= p.n; column += NV * kLanes) add_streams<rows, streams, NV>(p, a, b, column);
  if constexpr (NV > 1) {
    for (; column + kLanes <= p.n; column += kLanes) add_streams<rows, streams, 1>(p, a, b, column);
  }
  if (column < p.n) add_streams<rows, streams, 1, true>(p, a, b, column, static_cast<int>(p.n - column));
}

template <int rows>
static void pass(const tw::StreamPass<Lane>& p) {
  long long k = 0;
  for (; k + STREAMS <= p.k; k += STREAMS) add_rows_of_b<rows, STREAMS>(p, k);
  for (; k < p.k; ++k) add_rows_of_b<rows, 1>(p, k);
}

static void scale(Lane* c, long long ldc, long long rows, long long columns, Lane beta) {
  for (long long i = 0; i < rows; ++i, c += ldc) {
    for (long long j = 0; j < columns; ++j) c[j] = beta == 0.0f ? 0.0f : beta * c[j];
  }
}

static constexpr tw::StreamKernel<Lane>::Pass kPasses[] = {
    nullptr,
    pass<1>,
    pass<2>,
    pass<3>,
    pass<4>,
};

extern "C" const tw::StreamKernel<Lane> tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2;
const tw::StreamKernel<Lane> tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2 = {ROWS, STREAMS, kTransposedA, kPasses, scale, finish_block};
