// k_grouped_gemm.sm90a.simt.bf16_f32.64x64x16: emitted by tilewright-codegen, do not edit.
// template: k_grouped_gemm/simt.cu.j2
// config: BM=64 BN=64 BK=16 dtype=bf16_f32
// hash: 57a0dc43e5375ce24ae8590f248f1583
// C[g] = beta * C[g] + A^T B over the rows of group g on CUDA cores: the kernel that every arch has and that is legal for every
// size, stride and alignment. Each CTA computes a BM x BN tile of a group's C, each thread 4 x 4 of it in registers; elements are
// loaded one by one and converted to f32.
#include "k_grouped_gemm/group_rows.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* offsets;
  const void* row_index;
  void* workspace;
  long long G, T, M, N, rows_a, lda, ldb, ldc, stride_c;
  float beta;
};

using Element = tw::bf16;
using Result = tw::f32;

constexpr int BM = 64, BN = 64, BK = 16;  // tile of C, and rows of A and B that are added up at a time
constexpr int kOwn = 4;                                  // rows and columns of a thread
constexpr int kThreads = BM / kOwn * (BN / kOwn);

static_assert(BM % kOwn == 0 && BN % kOwn == 0 && kThreads % 32 == 0, "threads have whole blocks, and warps are whole");

extern "C" __global__ void __launch_bounds__(kThreads) tw_k_grouped_gemm_sm90a_simt_bf16_f32_64x64x16(const __grid_constant__ Params p) {
  __shared__ alignas(16) float a_tile[BK][BM + 4];
  __shared__ alignas(16) float b_tile[BK][BN + 4];
  const int group = static_cast<int>(blockIdx.y);
  const tw::GroupRows rows = tw::rows_of_group(p, group);
  if (tw::stays(p, rows)) return;
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const int first_row = static_cast<int>(blockIdx.x / columns) * BM, first_column = static_cast<int>(blockIdx.x % columns) * BN;
  const int thread = static_cast<int>(threadIdx.x), own_row = thread / (BN / kOwn) * kOwn, own_column = thread % (BN / kOwn) * kOwn;

  float sums[kOwn][kOwn] = {};
#pragma unroll 1
  for (int first = rows.first; first < rows.end; first += BK) {
#pragma unroll 2
    for (int i = thread; i < BM * BK; i += kThreads) {
      const int row = first + i / BM, column = i % BM;
      const bool exists = row < rows.end && first_row + column < p.M;
      const long long at = exists ? tw::row_of_a(p, row) * p.lda + first_row + column : 0;
      a_tile[i / BM][column] = exists ? tw::to_float(static_cast<const Element*>(p.A)[at]) : 0.0f;
    }
#pragma unroll 2
    for (int i = thread; i < BN * BK; i += kThreads) {
      const int row = first + i / BN, column = i % BN;
      const bool exists = row < rows.end && first_column + column < p.N;
      b_tile[i / BN][column] = exists ? tw::to_float(static_cast<const Element*>(p.B)[row * p.ldb + first_column + column]) : 0.0f;
    }
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < BK; ++k) {
      const float4 a = *reinterpret_cast<const float4*>(&a_tile[k][own_row]), b = *reinterpret_cast<const float4*>(&b_tile[k][own_column]);
      const float a_values[kOwn] = {a.x, a.y, a.z, a.w}, b_values[kOwn] = {b.x, b.y, b.z, b.w};
#pragma unroll
      for (int i = 0; i < kOwn; ++i) {
#pragma unroll
        for (int j = 0; j < kOwn; ++j) sums[i][j] += a_values[i] * b_values[j];
      }
    }
    __syncthreads();
  }

  Result* const c = static_cast<Result*>(p.C) + group * p.stride_c;
#pragma unroll
  for (int i = 0; i < kOwn; ++i) {
#pragma unroll
    for (int j = 0; j < kOwn; ++j) {
      const int row = first_row + own_row + i, column = first_column + own_column + j;
      if (row >= p.M || column >= p.N) continue;
      Result* const to = c + row * p.ldc + column;
      *to = tw::from_float<Result>(p.beta == 0.0f ? sums[i][j] : sums[i][j] + p.beta * tw::to_float(*to));
    }
  }
}
