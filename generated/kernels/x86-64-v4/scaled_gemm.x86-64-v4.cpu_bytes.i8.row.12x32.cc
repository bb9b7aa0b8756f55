// scaled_gemm.x86-64-v4.cpu_bytes.i8.row.12x32: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/cpu_bytes.cc.j2
// config: MR=12 NV=2 dtype=i8 scaling=row
// hash: 7b53c5b095c541f0a9179351083a0952
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
  int kc;
  int mc;
  int nc;
  int few;
  long long result_type;
};

#include "scaled_gemm/cpu_bytes_pack.h"
#include "scaled_gemm/cpu_bytes_result.h"
#include "scaled_gemm/cpu_bytes_rows.h"
constexpr int MR = 12;  // rows of a full tile
constexpr int NV = 2;  // vectors in a row of a tile
constexpr int NR = NV * kLanes;

static_assert(sizeof(Params) == sizeof(tw::BytesParams) && __builtin_offsetof(Params, result_type) == __builtin_offsetof(tw::BytesParams, result_type),
              "the driver reads the op's parameter block");
static_assert(MR <= kLanes, "a panel of A is packed one vector of rows at a time");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one word of A fit the vector registers");

static constexpr decltype(&multiply_tile<1, NV, MR>) kTiles[] = {
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
static void tile(const tw::BytesTile& t) { kTiles[t.rows](t); }
extern "C" const tw::BytesKernel tw_scaled_gemm_x86_64_v4_cpu_bytes_i8_row_12x32;
const tw::BytesKernel tw_scaled_gemm_x86_64_v4_cpu_bytes_i8_row_12x32 = {
    MR, NR, kPerWord, 1, nullptr, nullptr, pack_a<MR>, pack_b<NR>, tile,
    nullptr, nullptr,
    multiply_rows, finish_sums};
