// scaled_grouped_gemm.sm75.simt.64x64x16: emitted by tilewright-codegen, do not edit.
// template: scaled_grouped_gemm/simt.cu.j2
// config: BM=64 BN=64 BK=16
// hash: 475e45689a989d8a23de6fc636b6f2f6
// C[i] = row_scale[i] * act((scale_a A[row_index[i]]) (scale_b B[group of i])^T + bias) on CUDA cores: the kernel that every arch has
// and that is legal for every size, stride and alignment, of every type, scaling and gate. Each CTA computes a BM x BN tile of C,
// each thread 4 x 4 of it in registers, with a gate twice that.
#include "grouped_gemm/groups.h"
#include "scaled_gemm/simt_tile.h"
#include "scaled_grouped_gemm/epilogue.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* scale_a;
  const void* scale_b;
  const void* offsets;
  const void* row_index;
  const void* bias;
  const void* row_scale;
  void* workspace;
  long long G, M, N, K, rows_a, parts, lda, ldb, stride_part, stride_b, ldc, scale_a_row, scale_a_block, scale_b_row, scale_b_block, scale_b_part, scale_b_group;
  int activation;
  long long types, result_type, scaling_code, gate_code, row_tiles;
};

constexpr int BM = 64, BN = 64, BK = 16;  // tile of C, and depth of a k tile
constexpr int kOwn = tw::kOwn;
constexpr int kThreads = BM / kOwn * (BN / kOwn);
constexpr int kBlock = 128;  // of K, and of N: what a scale of blocks is for

enum Types { kE4m3, kE4m3E5m2, kE5m2E4m3 };  // codes of the attributes dtype and scaling
enum Scalings { kByRow, kByBlock, kByBlockOfRow };

static_assert(BM % kOwn == 0 && BN % kOwn == 0 && kThreads % 32 == 0, "threads have whole blocks");
static_assert(kBlock % BK == 0, "a k tile has one scale a row");

// Adds up the products of the CTA's rows of A with its columns of a group's matrix `part`.
TW_DEVICE void multiply(const Params& p, const tw::RowTile& rows, const int* rows_of_a, int part, int first_column, float (&sums)[kOwn][kOwn],
                        float (*a_tile)[BM + 4], float (*b_tile)[BN + 4]) {
  const int thread = static_cast<int>(threadIdx.x), row = thread / (BN / kOwn) * kOwn, column = thread % (BN / kOwn) * kOwn;
  const unsigned char* const b = static_cast<const unsigned char*>(p.B) + rows.group * p.stride_b + part * p.stride_part;
  const float* const scale_b = static_cast<const float*>(p.scale_b) + rows.group * p.scale_b_group + part * p.scale_b_part;
  const auto row_of_a = [&](int r) { return static_cast<long long>(rows_of_a[r]); };
  const auto row_of_b = [&](int r) { return static_cast<long long>(first_column + r); };
#pragma unroll 1
  for (long long first = 0; first < p.K; first += BK) {
    const long long block = p.scaling_code == kByRow ? 0 : first / kBlock;
    tw::load_numbers<BM, BK, kThreads>(a_tile, p.A, p.lda, p.types == kE5m2E4m3 ? tw::kNumbersE5m2 : tw::kNumbersE4m3, static_cast<const float*>(p.scale_a) + block * p.scale_a_block,
                                       p.scale_a_row, 1, row_of_a, rows.end - rows.first, first, p.K);
    tw::load_numbers<BN, BK, kThreads>(b_tile, b, p.ldb, p.types == kE4m3E5m2 ? tw::kNumbersE5m2 : tw::kNumbersE4m3, scale_b + block * p.scale_b_block, p.scale_b_row,
                                       p.scaling_code == kByBlock ? kBlock : 1, row_of_b, p.N - first_column, first, p.K);
    __syncthreads();
    tw::multiply_own<BK>(sums, a_tile, b_tile, row, column);
    __syncthreads();
  }
}

extern "C" __global__ void __launch_bounds__(kThreads) tw_scaled_grouped_gemm_sm75_simt_64x64x16(const __grid_constant__ Params p) {
  __shared__ alignas(16) float a_tile[BK][BM + 4];
  __shared__ alignas(16) float b_tile[BK][BN + 4];
  __shared__ int rows_of_a[BM];
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const int first_column = static_cast<int>(blockIdx.x % columns) * BN;
  const tw::RowTile rows = tw::row_tile(p, static_cast<int>(blockIdx.x / columns), BM);
  if (rows.first >= rows.end) return;
  for (int i = static_cast<int>(threadIdx.x); i < min(BM, rows.end - rows.first); i += kThreads) {
    rows_of_a[i] = static_cast<int>(tw::row_of_a(p, rows.first + i));
  }
  __syncthreads();

  float sums[2][kOwn][kOwn] = {};
  multiply(p, rows, rows_of_a, 0, first_column, sums[0], a_tile, b_tile);
  if (p.gate_code != tw::kNoGate) multiply(p, rows, rows_of_a, 1, first_column, sums[1], a_tile, b_tile);

  const int thread = static_cast<int>(threadIdx.x);
  const int row = rows.first + thread / (BN / kOwn) * kOwn, column = first_column + thread % (BN / kOwn) * kOwn;
#pragma unroll
  for (int i = 0; i < kOwn; ++i) {
    if (row + i >= rows.end) break;
#pragma unroll
    for (int j = 0; j < kOwn; ++j) {
      if (column + j >= p.N) continue;
      sums[0][i][j] += tw::bias_at(p, rows.group, 0, column + j);
      if (p.gate_code != tw::kNoGate) sums[1][i][j] += tw::bias_at(p, rows.group, 1, column + j);
    }
    if (p.gate_code == tw::kNoGate) {
      tw::activate_all<float>(sums[0][i], p.activation);
    } else if (p.gate_code == tw::kSwiglu) {
      tw::apply_gate<float, tw::kSwiglu>(sums[0][i], sums[1][i]);
    } else {
      tw::apply_gate<float, tw::kSwigluClamped>(sums[0][i], sums[1][i]);
    }
    const float scale = tw::scale_of(p, row + i);
#pragma unroll
    for (int j = 0; j < kOwn; ++j) {
      if (column + j < p.N) tw::store_result(p, (row + i) * p.ldc + column + j, sums[0][i][j] * scale);
    }
  }
}
