// k_grouped_gemm.sm90a.mma.bf16_f32.64x128x32.32x64.s3: emitted by tilewright-codegen, do not edit.
// template: k_grouped_gemm/mma.cu.j2
// config: BM=64 BN=128 BK=32 WM=32 WN=64 STAGES=3 dtype=bf16_f32
// hash: abcb2f13dccc8e38e949598f9cc930c5
// C[g] = beta * C[g] + A^T B over the rows of group g on tensor cores by mma.sync, fed by cp.async (sm80 and up). Each CTA computes
// a BM x BN tile of a group's C, over its rows in order: STAGES - 1 k tiles of BK rows are under way to shared memory while warps
// multiply one. Both operands lie across the depth and are turned by ldmatrix; rows outside the group are zeros.
#include "common/cp_async.h"
#include "common/mma.h"
#include "gemm/accumulators.h"
#include "gemm/fragments.h"
#include "gemm/operand_tile.h"
#include "k_grouped_gemm/group_rows.h"
#include "k_grouped_gemm/store_columns.h"

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

constexpr int BM = 64, BN = 128, BK = 32;  // tile of C, and depth of a k tile
constexpr int WM = 32, WN = 64;                // what one warp multiplies: columns of A, columns of B
constexpr int STAGES = 3;                      // k tiles in shared memory

constexpr int kThreads = BM / WM * (BN / WN) * 32;
using ATile = tw::OperandTile<Element, BM, BK, false, kThreads>;
using BTile = tw::OperandTile<Element, BN, BK, false, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / ATile::kDepthPerStep;
using Sum = tw::Accumulators<WM / 16, WN / 8>;
using Fragments = tw::Fragments<Element, ATile, BTile, WM, WN>;
constexpr int kOutPitch = WN + 8;  // of 16 rows of a warp's sums, on their way to C

static_assert(BM % WM == 0 && BN % WN == 0, "warp tiles divide the CTA tile");
static_assert(WM % 16 == 0 && WN % 16 == 0 && kSteps % 2 == 0, "a warp tile is made of 16 x 16 blocks, and has pairs of steps");
static_assert(STAGES * kStageBytes >= kThreads / 32 * 16 * kOutPitch * 4, "sums fit the pipeline's shared memory");

extern __shared__ __align__(1024) unsigned char shared[];

// Asks for the group's k tiles, one after the other: each thread for its chunks of both. Which rows of A the next one has is read
// a tile ahead, so that no copy waits for an index.
struct Loader {
  const Params& p;
  const Element* a;  // of this thread's chunk in row 0
  const Element* b;
  bool has_a, has_b;  // the chunk lies before M, or N
  int next, end;      // of the group's rows: where the next k tile begins
  long long a_rows[ATile::kPasses];

  TW_DEVICE Loader(const Params& params, const tw::GroupRows& rows, long long first_row, long long first_column)
      : p(params), next(rows.first), end(rows.end) {
    const long long a_column = first_row + static_cast<int>(threadIdx.x) % ATile::kChunksPerRow * ATile::kElementsPerChunk;
    const long long b_column = first_column + static_cast<int>(threadIdx.x) % BTile::kChunksPerRow * BTile::kElementsPerChunk;
    has_a = a_column < p.M;
    has_b = b_column < p.N;
    a = static_cast<const Element*>(p.A) + (has_a ? a_column : 0);
    b = static_cast<const Element*>(p.B) + (has_b ? b_column : 0);
    find_rows();
  }

  TW_DEVICE void find_rows() {
#pragma unroll
    for (int pass = 0; pass < ATile::kPasses; ++pass) {
      const int row = next + static_cast<int>(threadIdx.x) / ATile::kChunksPerRow + pass * ATile::kRowsPerPass;
      a_rows[pass] = row < end ? tw::row_of_a(p, row) * p.lda : 0;
    }
  }

  TW_DEVICE void load(unsigned to) {
    if (next >= end) return;
#pragma unroll
    for (int pass = 0; pass < ATile::kPasses; ++pass) {
      const int chunk = static_cast<int>(threadIdx.x) % ATile::kChunksPerRow;
      const int row = static_cast<int>(threadIdx.x) / ATile::kChunksPerRow + pass * ATile::kRowsPerPass;
      if (row >= ATile::kRows) break;
      const bool exists = has_a && next + row < end;
      tw::cp_async_16_or_zero(to + ATile::offset(row, chunk), exists ? a + a_rows[pass] : a, exists);
    }
#pragma unroll
    for (int pass = 0; pass < BTile::kPasses; ++pass) {
      const int chunk = static_cast<int>(threadIdx.x) % BTile::kChunksPerRow;
      const int row = static_cast<int>(threadIdx.x) / BTile::kChunksPerRow + pass * BTile::kRowsPerPass;
      if (row >= BTile::kRows) break;
      const bool exists = has_b && next + row < end;
      tw::cp_async_16_or_zero(to + ATile::kBytes + BTile::offset(row, chunk), exists ? b + (next + row) * p.ldb : b, exists);
    }
    next += BK;
    find_rows();
  }
};

// Takes a warp's sums to the group's C, rows from `row` and columns from `column` on, 16 rows at a time through its own shared
// memory.
TW_DEVICE void store(const Sum& sum, const Params& p, Result* c, long long row, long long column, float* out, int lane) {
#pragma unroll
  for (int i = 0; i < WM / 16; ++i, row += 16) {
    if (row >= p.M) break;
#pragma unroll
    for (int j = 0; j < WN / 8; ++j) {
      const float(&values)[4] = sum.block[i][j];
      float* const to = out + lane / 4 * kOutPitch + j * 8 + lane % 4 * 2;
      *reinterpret_cast<float2*>(to) = {values[0], values[1]};
      *reinterpret_cast<float2*>(to + 8 * kOutPitch) = {values[2], values[3]};
    }
    __syncwarp();
#pragma unroll 1
    for (int chunk = lane; chunk < 16 * WN / 8; chunk += 32) {
      const int r = chunk / (WN / 8), of_chunk = chunk % (WN / 8) * 8;
      const float4 low = *reinterpret_cast<const float4*>(out + r * kOutPitch + of_chunk);
      const float4 high = *reinterpret_cast<const float4*>(out + r * kOutPitch + of_chunk + 4);
      float values[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
      const long long at = column + of_chunk;
      if (row + r < p.M && at < p.N) tw::store_columns(p, c + (row + r) * p.ldc + at, p.N - at, values);
    }
    __syncwarp();
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_k_grouped_gemm_sm90a_mma_bf16_f32_64x128x32_32x64_s3(const __grid_constant__ Params p) {
  const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32;
  const int warp_row = warp / (BN / WN) * WM, warp_column = warp % (BN / WN) * WN;
  const int group = static_cast<int>(blockIdx.y);
  const tw::GroupRows rows = tw::rows_of_group(p, group);
  if (tw::stays(p, rows)) return;
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const long long first_row = static_cast<long long>(blockIdx.x / columns) * BM;
  const long long first_column = static_cast<long long>(blockIdx.x % columns) * BN;

  const unsigned pipeline = tw::shared_address(shared);
  Loader loader(p, rows, first_row, first_column);
#pragma unroll 1
  for (int stage = 0; stage < STAGES - 1; ++stage) {
    loader.load(pipeline + stage * kStageBytes);
    tw::cp_async_commit();  // a group for each k tile, empty ones included, so that a wait can count them
  }
  Sum sum;
  const unsigned a_address = pipeline + Fragments::a_offset(warp_row, 0, lane);
  const unsigned b_address = pipeline + ATile::kBytes + Fragments::b_offset(warp_column, 0, lane);
  unsigned stage = 0, free_stage = (STAGES - 1) * kStageBytes;  // which is multiplied, and which was before
#pragma unroll 1
  for (int first = rows.first; first < rows.end; first += BK) {
    tw::cp_async_wait<STAGES - 2>();
    __syncthreads();  // this k tile has arrived, and all warps have read the one before
    loader.load(pipeline + free_stage);
    tw::cp_async_commit();
    Fragments fragments[2];
    fragments[0].load(a_address + stage, b_address + stage, 0);
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      if (step + 1 < kSteps) fragments[(step + 1) % 2].load(a_address + stage, b_address + stage, step + 1);
      fragments[step % 2].multiply(sum);
    }
    free_stage = stage;
    stage = stage == (STAGES - 1) * kStageBytes ? 0 : stage + kStageBytes;
  }
  tw::cp_async_wait<0>();
  __syncthreads();  // shared memory changes hands: from the pipeline to the sums
  float* const out = reinterpret_cast<float*>(shared) + warp * 16 * kOutPitch;
  Result* const c = static_cast<Result*>(p.C) + group * p.stride_c;
  store(sum, p, c, first_row + warp_row, first_column + warp_column, out, lane);
}
