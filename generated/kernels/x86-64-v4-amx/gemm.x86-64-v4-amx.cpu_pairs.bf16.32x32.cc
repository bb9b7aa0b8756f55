// gemm.x86-64-v4-amx.cpu_pairs.bf16.32x32: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_pairs.cc.j2
// config: MR=32 NV=2 dtype=bf16
// hash: 96744532e0912996c99870dbe9ba9f70
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
  int kc;
  int mc;
  int nc;
  long long layout;
};

#include "gemm/cpu_pairs_result.h"
#include "gemm/cpu_pairs_tile.h"
#include "gemm/cpu_amx.h"
using Result = tw::bf16;

constexpr int MR = 32;  // rows of a full tile
constexpr int NV = 2;  // vectors in a row of a tile
constexpr int NR = NV * kLanes;

static_assert(sizeof(Params) == sizeof(tw::PairsParams) && __builtin_offsetof(Params, layout) == __builtin_offsetof(tw::PairsParams, layout),
              "the driver reads the op's parameter block");
static_assert(MR <= 32, "which rows are exact is a word of bits");

static_assert(MR == 2 * kTileRows && NR == 2 * kTileRows, "four tiles of sums");

static void multiply(const tw::PairsTile& t) {
  (t.rows > kTileRows ? multiply_by_tiles<true> : multiply_by_tiles<false>)(t);
}
static void multiply_row(const tw::PairsTile& t, int row, float* sums) {
  for (long long word = 0; word < t.words; word += kTileWords) {
    multiply_exactly<NV>(t.a + word * MR + row * kTileWords, 1, t.b + word * NR, kTileWords, t.is_first && word == 0, sums);
  }
}
// Rows in doubt are computed twice, so that a row's bits do not depend on what others hold.
[[gnu::noinline]] static void multiply_some_exactly(const tw::PairsTile& t) {
  alignas(64) float sums[MR * NR];
  for (int i = 0; i < t.rows; ++i) {
    if ((t.exact >> i & 1) == 0) continue;
    if (!t.is_first) __builtin_memcpy(sums + i * NR, t.sums + i * t.step, sizeof(float) * NR);
    multiply_row(t, i, sums + i * NR);
  }
  multiply(t);
  for (int i = 0; i < t.rows; ++i) {
    if ((t.exact >> i & 1) != 0) __builtin_memcpy(t.sums + i * t.step, sums + i * NR, sizeof(float) * NR);
  }
}
static void tile(const tw::PairsTile& t) {
  if (t.exact != 0) return multiply_some_exactly(t);
  multiply(t);
}
extern "C" const tw::PairsKernel tw_gemm_x86_64_v4_amx_cpu_pairs_bf16_32x32;
const tw::PairsKernel tw_gemm_x86_64_v4_amx_cpu_pairs_bf16_32x32 = {
    MR, NR, kPerWord, kTileWords, sizeof(Result), begin_tiles, end_tiles, pack_tiles<MR>, pack_panel<NR>, tile, finish_sums<Result>,
};
