// gemm.x86-64-v4-bf16.cpu_pairs.bf16.12x32: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_pairs.cc.j2
// config: MR=12 NV=2 dtype=bf16
// hash: 0a63d13157819a11ac25b20c8c081aa6
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
using Result = tw::bf16;

constexpr int MR = 12;  // rows of a full tile
constexpr int NV = 2;  // vectors in a row of a tile
constexpr int NR = NV * kLanes;

static_assert(sizeof(Params) == sizeof(tw::PairsParams) && __builtin_offsetof(Params, layout) == __builtin_offsetof(tw::PairsParams, layout),
              "the driver reads the op's parameter block");
static_assert(MR <= 32, "which rows are exact is a word of bits");

static constexpr tw::PairsTileFunction kTiles[] = {
    nullptr,
    multiply_tile<1, NV, MR>,
    multiply_tile<2, NV, MR>,
    multiply_tile<3, NV, MR>,
    multiply_tile<4, NV, MR>,
    multiply_tile<5, NV, MR>,
    multiply_tile<6, NV, MR>,
    multiply_tile<7, NV, MR>,
    multiply_tile<8, NV, MR>,
    multiply_tile<9, NV, MR>,
    multiply_tile<10, NV, MR>,
    multiply_tile<11, NV, MR>,
    multiply_tile<12, NV, MR>,
};
static_assert(MR <= kLanes, "a panel of A is packed one vector of rows at a time");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one element of A fit the vector registers");

static void multiply(const tw::PairsTile& t) { kTiles[t.rows](t); }
static void multiply_row(const tw::PairsTile& t, int row, float* sums) {
  multiply_exactly<NV>(t.a + row, MR, t.b, t.words, t.is_first, sums);
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
extern "C" const tw::PairsKernel tw_gemm_x86_64_v4_bf16_cpu_pairs_bf16_12x32;
const tw::PairsKernel tw_gemm_x86_64_v4_bf16_cpu_pairs_bf16_12x32 = {
    MR, NR, kPerWord, 1, sizeof(Result), nullptr, nullptr, pack_panel<MR>, pack_panel<NR>, tile, finish_sums<Result>,
};
