// gemm.x86-64-v4.cpu_stream.f64.nt.4x4.v1: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_stream.cc.j2
// config: ROWS=4 STREAMS=4 NV=1 dtype=f64 layout=nt
// hash: dd07233926b94c0f5adf1ea39c8b0597
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
  int alpha_low;
  int alpha_high;
  int beta_low;
  int beta_high;
  int block;
  int split_k;
};

#define TW_F64
#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_stream.h"

constexpr int ROWS = 4;        // of A in a pass
constexpr int STREAMS = 4;  // rows of B read at once
constexpr int NV = 1;            // vectors read from each before the next
constexpr bool kTransposedA = false;
constexpr bool kTransposedB = true;

static_assert(sizeof(Params) == sizeof(tw::StreamParams<Lane>), "the driver reads the op's parameter block");
static_assert(ROWS * STREAMS * NV + STREAMS + 1 <= kRegisters, "sums, one vector of each row of B and one of A fit the vector registers");

// sum[.][.][0 .. vectors) += the products of so many vectors from `k` on. `ragged`: of the one vector only what `edge` says.
template <int rows, int streams, int vectors, bool ragged>
[[gnu::always_inline]] static inline void add_vectors(const tw::StreamPass<Lane>& p, const Lane* b, long long k,
                                                      Vector (&sum)[rows][streams][NV], Edge edge) {
#pragma GCC unroll 8
  for (int j = 0; j < vectors; ++j) {
    Vector b_part[streams];
#pragma GCC unroll 16
    for (int s = 0; s < streams; ++s) {
      const Lane* at = b + s * p.ldb + k + j * kLanes;
      b_part[s] = ragged ? load_edge(at, edge) : load(at);
    }
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i) {
      const Lane* at = p.a + i * p.a_row + k + j * kLanes;
      const Vector a_part = ragged ? load_edge(at, edge) : load(at);
#pragma GCC unroll 16
      for (int s = 0; s < streams; ++s) multiply_add(sum[i][s][j], a_part, b_part[s]);
    }
  }
}

// By halves: one lane after the other would wait for each addition.
static inline Lane sum_lanes(Vector v) {
#if defined(__AVX512F__)
  const auto four = __builtin_shufflevector(v, v, 0, 1, 2, 3) + __builtin_shufflevector(v, v, 4, 5, 6, 7);
#else
  const auto four = v;
#endif
  const auto two = four + __builtin_shufflevector(four, four, 2, 3, 2, 3);
  return two[0] + two[1];
}

// Inner products of `rows` rows of A with `streams` rows of B: both lie along K.
template <int rows, int streams>
static void add_products(const tw::StreamPass<Lane>& p, long long n) {
  const Lane* b = p.b + n * p.ldb;
  Vector sum[rows][streams][NV];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 16
    for (int s = 0; s < streams; ++s) {
#pragma GCC unroll 8
      for (int j = 0; j < NV; ++j) sum[i][s][j] = Vector{};
    }
  }
  long long k = 0;
  for (; k + NV * kLanes <= p.k; k += NV * kLanes) add_vectors<rows, streams, NV, false>(p, b, k, sum, Edge{});
  if constexpr (NV > 1) {
    for (; k + kLanes <= p.k; k += kLanes) add_vectors<rows, streams, 1, false>(p, b, k, sum, Edge{});
  }
  if (k < p.k) add_vectors<rows, streams, 1, true>(p, b, k, sum, edge_of(static_cast<int>(p.k - k)));
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 16
    for (int s = 0; s < streams; ++s) {
      Vector total = sum[i][s][0];
#pragma GCC unroll 8
      for (int j = 1; j < NV; ++j) total += sum[i][s][j];
      p.c[i * p.ldc + n + s] += p.alpha * sum_lanes(total);
    }
  }
}

template <int rows>
static void pass(const tw::StreamPass<Lane>& p) {
  long long n = 0;
  for (; n + STREAMS <= p.n; n += STREAMS) add_products<rows, STREAMS>(p, n);
  for (; n < p.n; ++n) add_products<rows, 1>(p, n);
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

extern "C" const tw::StreamKernel<Lane> tw_gemm_x86_64_v4_cpu_stream_f64_nt_4x4_v1;
const tw::StreamKernel<Lane> tw_gemm_x86_64_v4_cpu_stream_f64_nt_4x4_v1 = {ROWS, STREAMS, kTransposedA, kTransposedB, kPasses, scale, finish_block};
