// grouped_gemm.sm75.simt.f16.nt.swiglu.64x64x16: emitted by tilewright-codegen, do not edit.
// template: grouped_gemm/simt.cu.j2
// config: BM=64 BN=64 BK=16 dtype=f16 layout=nt gate=swiglu
// hash: 655bb2af39ab336e4e8687bfcc3b943e
// C[i] = row_scale[i] * act(A[row_index[i]] op(B[group of i]) + bias) on CUDA cores: the kernel that every arch has and that is
// legal for every size, stride and alignment. Each CTA computes a BM x BN tile of C, each thread 4 x 4 of it in registers, with a
// gate twice that; elements are loaded one by one and converted to f32.
#include "grouped_gemm/epilogue.h"
#include "grouped_gemm/groups.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* offsets;
  const void* row_index;
  const void* bias;
  const void* row_scale;
  void* workspace;
  long long G, M, N, K, rows_a, parts, lda, ldb, stride_part, stride_b, ldc;
  int activation;
  long long row_tiles;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f16;
enum class Layout { nt, nn };
inline constexpr Layout layout = Layout::nt;
enum class Gate { none, swiglu, swiglu_clamped };
inline constexpr Gate gate = Gate::swiglu;
using Element = tw::f16;

constexpr int BM = 64, BN = 64, BK = 16;  // tile of C, and depth of a k tile
constexpr int kOwn = 4;                                  // rows and columns of a thread
constexpr int kThreads = BM / kOwn * (BN / kOwn);
constexpr int kParts = gate == Gate::none ? 1 : 2;
constexpr bool kIsTransposed = layout == Layout::nt;  // B's rows are C's columns

static_assert(BM % kOwn == 0 && BN % kOwn == 0, "threads have whole blocks");

// Adds up the products of the CTA's rows of A with its columns of one matrix.
TW_DEVICE void multiply(const Params& p, const tw::RowTile& rows, const long long* a_rows, const Element* b, int first_column,
                        float (&sums)[kOwn][kOwn], float (*a_tile)[BM + 4], float (*b_tile)[BN + 4]) {
  const int thread = static_cast<int>(threadIdx.x), row = thread / (BN / kOwn) * kOwn, column = thread % (BN / kOwn) * kOwn;
  const int count = min(BM, rows.end - rows.first);
#pragma unroll 1
  for (long long first = 0; first < p.K; first += BK) {
#pragma unroll 4
    for (int i = thread; i < BM * BK; i += kThreads) {
      const int r = i / BK, k = i % BK;
      a_tile[k][r] = r < count && first + k < p.K ? tw::to_float(static_cast<const Element*>(p.A)[a_rows[r] + first + k]) : 0.0f;
    }
#pragma unroll 4
    for (int i = thread; i < BN * BK; i += kThreads) {
      const int c = kIsTransposed ? i / BK : i % BN, k = kIsTransposed ? i % BK : i / BN;
      const bool exists = first_column + c < p.N && first + k < p.K;
      const long long at = kIsTransposed ? (first_column + c) * p.ldb + first + k : (first + k) * p.ldb + first_column + c;
      b_tile[k][c] = exists ? tw::to_float(b[at]) : 0.0f;
    }
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < BK; ++k) {
      const float4 a = *reinterpret_cast<const float4*>(&a_tile[k][row]), c = *reinterpret_cast<const float4*>(&b_tile[k][column]);
      const float a_values[kOwn] = {a.x, a.y, a.z, a.w}, b_values[kOwn] = {c.x, c.y, c.z, c.w};
#pragma unroll
      for (int i = 0; i < kOwn; ++i) {
#pragma unroll
        for (int j = 0; j < kOwn; ++j) sums[i][j] += a_values[i] * b_values[j];
      }
    }
    __syncthreads();
  }
}

extern "C" __global__ void __launch_bounds__(kThreads) tw_grouped_gemm_sm75_simt_f16_nt_swiglu_64x64x16(const __grid_constant__ Params p) {
  __shared__ alignas(16) float a_tile[BK][BM + 4];
  __shared__ alignas(16) float b_tile[BK][BN + 4];
  __shared__ long long a_rows[BM];  // where the tile's rows of A begin
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const int first_column = static_cast<int>(blockIdx.x % columns) * BN;
  const tw::RowTile rows = tw::row_tile(p, static_cast<int>(blockIdx.x / columns), BM);
  if (rows.first >= rows.end) return;
  for (int i = static_cast<int>(threadIdx.x); i < min(BM, rows.end - rows.first); i += kThreads) {
    a_rows[i] = tw::row_of_a(p, rows.first + i) * p.lda;
  }
  __syncthreads();

  float sums[kParts][kOwn][kOwn] = {};
  const Element* const b = static_cast<const Element*>(p.B) + rows.group * p.stride_b;
#pragma unroll
  for (int part = 0; part < kParts; ++part) {
    multiply(p, rows, a_rows, b + part * p.stride_part, first_column, sums[part], a_tile, b_tile);
  }

  const int thread = static_cast<int>(threadIdx.x);
  const int row = rows.first + thread / (BN / kOwn) * kOwn, column = first_column + thread % (BN / kOwn) * kOwn;
#pragma unroll
  for (int i = 0; i < kOwn; ++i) {
    if (row + i >= rows.end) break;
#pragma unroll
    for (int part = 0; part < kParts; ++part) {
#pragma unroll
      for (int j = 0; j < kOwn; ++j) {
        if (column + j < p.N) sums[part][i][j] += tw::bias_of<Element>(p, rows.group, part, column + j);
      }
    }
    tw::finish<Element, static_cast<int>(gate)>(p, sums[0][i], sums[kParts - 1][i]);
    const float scale = tw::scale_of(p, row + i);
    Element* const c = static_cast<Element*>(p.C) + (row + i) * p.ldc + column;
#pragma unroll
    for (int j = 0; j < kOwn; ++j) {
      if (column + j < p.N) c[j] = tw::from_float<Element>(sums[0][i][j] * scale);
    }
  }
}
