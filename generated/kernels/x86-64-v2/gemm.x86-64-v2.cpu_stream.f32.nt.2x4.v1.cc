// gemm.x86-64-v2.cpu_stream.f32.nt.2x4.v1: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_stream.cc.j2
// config: ROWS=2 STREAMS=4 NV=1 dtype=f32 layout=nt
// hash: 3d04f4a4057e7006bb9760f8fd282c98
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

#include "gemm/cpu_vector_v2.h"
#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_stream.h"
#include "gemm/cpu_vector.h"

constexpr int ROWS = 2;        // of A in a pass
constexpr int STREAMS = 4;  // rows of B read at once
constexpr int NV = 1;            // vectors read from each before the next
constexpr bool kTransposedA = false;
constexpr bool kTransposedB = true;

static_assert(sizeof(Params) == sizeof(tw::StreamParams), "the driver reads the op's parameter block");
static_assert(ROWS * STREAMS * NV + STREAMS + 1 <= 2 * kLanes, "sums, one vector of each row of B and one of A fit the vector registers");

// Inner products of `rows` rows of A with `streams` rows of B: both lie along K.
template <int rows, int streams>
static void add_products(const tw::StreamPass& p, long long n) {
  const float* b = p.b + n * p.ldb;
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
  for (; k + NV * kLanes <= p.k; k += NV * kLanes) {
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) {
      Vector b_part[streams];
#pragma GCC unroll 16
      for (int s = 0; s < streams; ++s) b_part[s] = load(b + s * p.ldb + k + j * kLanes);
#pragma GCC unroll 32
      for (int i = 0; i < rows; ++i) {
        const Vector a_part = load(p.a + i * p.a_row + k + j * kLanes);
#pragma GCC unroll 16
        for (int s = 0; s < streams; ++s) multiply_add(sum[i][s][j], a_part, b_part[s]);
      }
    }
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 16
    for (int s = 0; s < streams; ++s) {
      Vector total = sum[i][s][0];
#pragma GCC unroll 8
      for (int j = 1; j < NV; ++j) total += sum[i][s][j];
      float lanes[kLanes];
      store(lanes, total);
      float result = 0.0f;
#pragma GCC unroll 16
      for (int lane = 0; lane < kLanes; ++lane) result += lanes[lane];
      for (long long rest = k; rest < p.k; ++rest) result += p.a[i * p.a_row + rest] * b[s * p.ldb + rest];
      p.c[i * p.ldc + n + s] += p.alpha * result;
    }
  }
}

template <int rows>
static void pass(const tw::StreamPass& p) {
  long long n = 0;
  for (; n + STREAMS <= p.n; n += STREAMS) add_products<rows, STREAMS>(p, n);
  for (; n < p.n; ++n) add_products<rows, 1>(p, n);
}
static void scale(float* c, long long ldc, long long rows, long long columns, float beta) {
  for (long long i = 0; i < rows; ++i, c += ldc) {
    for (long long j = 0; j < columns; ++j) c[j] = beta == 0.0f ? 0.0f : beta * c[j];
  }
}

static constexpr tw::StreamKernel::Pass kPasses[] = {
    nullptr,
    pass<1>,
    pass<2>,
};

extern "C" const tw::StreamKernel tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1;
const tw::StreamKernel tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1 = {ROWS, STREAMS, kTransposedA, kTransposedB, kPasses, scale, finish_block};
