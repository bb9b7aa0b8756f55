// scaled_gemm.sm90a.simt.64x64x16: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/simt.cu.j2
// config: BM=64 BN=64 BK=16
// hash: 4fcff063d61a427aa4fba9877697d24f
// C = (scale_a A) (scale_b B)^T + bias on CUDA cores: the kernel that every arch has and that is legal for every size, stride and
// alignment, of every type and scaling. Each CTA computes a BM x BN tile of C, each thread 4 x 4 of it in registers; elements are
// loaded one by one, converted to f32 and scaled there. Scales of rows of integers come behind the sums, which are exact: they are
// added up as whole numbers, 1024 of K in f32 at a time.
#include "scaled_gemm/result.h"
#include "scaled_gemm/simt_tile.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* scale_a;
  const void* scale_b;
  const void* bias;
  const void* scale_c;
  void* amax;
  void* workspace;
  long long M, N, K, lda, ldb, ldc, scale_a_row, scale_a_block, scale_b_row, scale_b_block;
  long long types, result_type, scaling_code;
};

constexpr int BM = 64, BN = 64, BK = 16;  // tile of C, and depth of a k tile
constexpr int kOwn = tw::kOwn;
constexpr int kThreads = BM / kOwn * (BN / kOwn);
constexpr int kBlock = 128;  // of K, and of N: what a scale of blocks is for

constexpr int kExactInFloats = 1024;  // products of integers
constexpr long long kExactDepth = 131072;  // from which on sums of integers may be more than 32 bits

enum Types { kE4m3, kE4m3E5m2, kE5m2E4m3, kI8 };  // codes of the attributes dtype and scaling
enum Scalings { kByRow, kByBlock, kByBlockOfRow };

static_assert(BM % kOwn == 0 && BN % kOwn == 0 && kThreads % 32 == 0, "threads have whole blocks");
static_assert(kBlock % BK == 0 && kExactInFloats % BK == 0, "a k tile has one scale a row");

// Sums of integers to what they are added up in: whole numbers, or the bits of floats.
TW_DEVICE void add_whole(float (&sums)[kOwn][kOwn], int (&totals)[kOwn][kOwn], bool are_floats) {
#pragma unroll
  for (int i = 0; i < kOwn; ++i) {
#pragma unroll
    for (int j = 0; j < kOwn; ++j) {
      int& total = totals[i][j];
      total = are_floats ? __float_as_int(__int_as_float(total) + sums[i][j]) : total + static_cast<int>(sums[i][j]);
      sums[i][j] = 0.0f;
    }
  }
}

extern "C" __global__ void __launch_bounds__(kThreads) tw_scaled_gemm_sm90a_simt_64x64x16(const __grid_constant__ Params p) {
  __shared__ alignas(16) float a_tile[BK][BM + 4];
  __shared__ alignas(16) float b_tile[BK][BN + 4];
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const long long first_row = static_cast<long long>(blockIdx.x / columns) * BM;
  const long long first_column = static_cast<long long>(blockIdx.x % columns) * BN;
  const int thread = static_cast<int>(threadIdx.x), own_row = thread / (BN / kOwn) * kOwn, own_column = thread % (BN / kOwn) * kOwn;

  const bool is_behind = p.types == kI8 && p.scaling_code == kByRow, are_floats = p.K >= kExactDepth;
  const float* const scale_a = static_cast<const float*>(p.scale_a);
  const float* const scale_b = static_cast<const float*>(p.scale_b);
  const tw::Numbers usual = p.types == kI8 ? tw::kNumbersI8 : tw::kNumbersE4m3;
  float sums[kOwn][kOwn] = {};
  int totals[kOwn][kOwn] = {};  // of integers whose scales come behind the sums
#pragma unroll 1
  for (long long first = 0; first < p.K; first += BK) {
    const long long block = p.scaling_code == kByRow ? 0 : first / kBlock;
    const auto row_of_a = [&](int r) { return first_row + r; };
    const auto row_of_b = [&](int r) { return first_column + r; };
    tw::load_numbers<BM, BK, kThreads>(a_tile, p.A, p.lda, p.types == kE5m2E4m3 ? tw::kNumbersE5m2 : usual,
                                       is_behind ? nullptr : scale_a + block * p.scale_a_block, p.scale_a_row, 1, row_of_a, p.M - first_row, first, p.K);
    tw::load_numbers<BN, BK, kThreads>(b_tile, p.B, p.ldb, p.types == kE4m3E5m2 ? tw::kNumbersE5m2 : usual,
                                       is_behind ? nullptr : scale_b + block * p.scale_b_block, p.scale_b_row, p.scaling_code == kByBlock ? kBlock : 1, row_of_b, p.N - first_column, first, p.K);
    __syncthreads();
    tw::multiply_own<BK>(sums, a_tile, b_tile, own_row, own_column);
    __syncthreads();
    if (is_behind && (first + BK) % kExactInFloats == 0) add_whole(sums, totals, are_floats);
  }
  if (is_behind) add_whole(sums, totals, are_floats);

  const float scale = tw::scale_of_result(p);
  int most = 0;
#pragma unroll
  for (int i = 0; i < kOwn; ++i) {
#pragma unroll
    for (int j = 0; j < kOwn; ++j) {
      const long long row = first_row + own_row + i, column = first_column + own_column + j;
      if (row >= p.M || column >= p.N) continue;
      float sum = sums[i][j];
      if (is_behind) {
        sum = are_floats ? __int_as_float(totals[i][j]) : static_cast<float>(totals[i][j]);
        sum *= scale_a[row * p.scale_a_row] * scale_b[column * p.scale_b_row];
      }
      const float value = sum + tw::bias_of(p, static_cast<int>(column));
      most = max(most, tw::magnitude_bits(value));
      tw::store_result(p, row * p.ldc + column, value * scale);
    }
  }
  tw::note_largest(p, most);
}
