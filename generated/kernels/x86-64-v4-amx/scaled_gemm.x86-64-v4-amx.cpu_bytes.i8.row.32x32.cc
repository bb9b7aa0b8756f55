// scaled_gemm.x86-64-v4-amx.cpu_bytes.i8.row.32x32: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/cpu_bytes.cc.j2
// config: MR=32 NV=2 dtype=i8 scaling=row
// hash: 0dfd8d6081935d052a858a7aa801ba4a
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
#include "scaled_gemm/cpu_bytes_amx.h"
constexpr int MR = 32;  // rows of a full tile
constexpr int NV = 2;  // vectors in a row of a tile
constexpr int NR = NV * kLanes;

static_assert(sizeof(Params) == sizeof(tw::BytesParams) && __builtin_offsetof(Params, result_type) == __builtin_offsetof(tw::BytesParams, result_type),
              "the driver reads the op's parameter block");
static_assert(MR == 2 * kTileRows && NR == 2 * kTileRows, "four tiles of sums");
extern "C" const tw::BytesKernel tw_scaled_gemm_x86_64_v4_amx_cpu_bytes_i8_row_32x32;
const tw::BytesKernel tw_scaled_gemm_x86_64_v4_amx_cpu_bytes_i8_row_32x32 = {
    MR, NR, kPerWord, kTileWords, begin_tiles, end_tiles, pack_tiles<MR>, pack_b<NR>, multiply_in_tiles,
    nullptr, nullptr,
    multiply_rows, finish_sums};
