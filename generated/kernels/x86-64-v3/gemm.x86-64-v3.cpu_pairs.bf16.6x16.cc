// gemm.x86-64-v3.cpu_pairs.bf16.6x16: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_pairs.cc.j2
// config: MR=6 NV=2 dtype=bf16
// hash: 2460f4cc95d233e68674e24eec88f367
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

constexpr int MR = 6;  // rows of a full tile
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
};
static_assert(MR <= kLanes, "a panel of A is packed one vector of rows at a time");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one element of A fit the vector registers");

static void multiply(const tw::PairsTile& t) { kTiles[t.rows](t); }
static void tile(const tw::PairsTile& t) { multiply(t); }
extern "C" const tw::PairsKernel tw_gemm_x86_64_v3_cpu_pairs_bf16_6x16;
const tw::PairsKernel tw_gemm_x86_64_v3_cpu_pairs_bf16_6x16 = {
    MR, NR, kPerWord, 1, sizeof(Result), nullptr, nullptr, pack_panel<MR>, pack_panel<NR>, tile, finish_sums<Result>,
};
