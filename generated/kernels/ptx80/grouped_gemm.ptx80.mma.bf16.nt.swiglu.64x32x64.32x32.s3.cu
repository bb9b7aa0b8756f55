// grouped_gemm.ptx80.mma.bf16.nt.swiglu.64x32x64.32x32.s3: emitted by tilewright-codegen, do not edit.
// template: grouped_gemm/mma.cu.j2
// config: BM=64 BN=32 BK=64 WM=32 WN=32 STAGES=3 dtype=bf16 layout=nt gate=swiglu
// hash: 3bbf2603ed5dbb78365efc6c7f0ae9a7
// C[i] = row_scale[i] * act(A[row_index[i]] op(B[group of i]) + bias) on tensor cores by mma.sync, fed by cp.async (sm80 and up).
// Each CTA computes a BM x BN tile of C: STAGES - 1 k tiles are under way to shared memory while warps multiply one. With a gate
// columns of both matrices lie in turns of 8 in the tile of B, so that each thread has the sums of both.
#include "common/cp_async.h"
#include "common/mma.h"
#include "gemm/accumulators.h"
#include "gemm/fragments.h"
#include "gemm/operand_tile.h"
#include "grouped_gemm/groups.h"
#include "grouped_gemm/store_columns.h"

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
inline constexpr Dtype dtype = Dtype::bf16;
enum class Layout { nt, nn };
inline constexpr Layout layout = Layout::nt;
enum class Gate { none, swiglu, swiglu_clamped };
inline constexpr Gate gate = Gate::swiglu;
using Element = tw::bf16;

constexpr int BM = 64, BN = 32, BK = 64;  // tile of C, and depth of a k tile
constexpr int WM = 32, WN = 32;                // what one warp multiplies: rows of A, columns of B
constexpr int STAGES = 3;                      // k tiles in shared memory
constexpr int kParts = gate == Gate::none ? 1 : 2;
constexpr bool kIsTransposed = layout == Layout::nt;  // B's rows are C's columns

constexpr int kBColumns = BN * kParts;
constexpr int kThreads = BM / WM * (kBColumns / WN) * 32;
using ATile = tw::OperandTile<Element, BM, BK, true, kThreads>;
using BTile = tw::OperandTile<Element, kBColumns, BK, kIsTransposed, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / ATile::kDepthPerStep;
using Sum = tw::Accumulators<WM / 16, WN / 8>;
using Fragments = tw::Fragments<Element, ATile, BTile, WM, WN>;
constexpr int kOutColumns = WN / kParts, kOutPitch = kOutColumns + 8;  // of 16 rows of a warp's sums, on their way to C

static_assert(BM % WM == 0 && kBColumns % WN == 0, "warp tiles divide the CTA tile");
static_assert(WM % 16 == 0 && WN % 16 == 0 && kSteps % 2 == 0, "a warp tile is made of 16 x 16 blocks, and has pairs of steps");
static_assert(STAGES * kStageBytes >= kThreads / 32 * 16 * kOutPitch * 4, "sums fit the pipeline's shared memory");

extern __shared__ __align__(1024) unsigned char shared[];

// A column of B's tile is column `column` of C, of matrix `part`.
struct Column {
  int part, column;
  TW_DEVICE explicit Column(int of_tile)
      : part(kParts == 1 ? 0 : of_tile / 8 % 2), column(kParts == 1 ? of_tile : of_tile / 16 * 8 + of_tile % 8) {}
};

// Asks for k tiles: each thread for its chunks of both tiles.
struct Loader {
  const Params& p;
  const long long* a_rows;  // where the tile's rows of A begin
  int rows;                 // that there are
  const Element* b;         // the group's
  int first_column;

  TW_DEVICE void load(unsigned to, long long depth) const {
    const int thread = static_cast<int>(threadIdx.x);
    constexpr int kChunk = ATile::kElementsPerChunk;
    const Element* const a = static_cast<const Element*>(p.A);
#pragma unroll
    for (int pass = 0; pass < ATile::kPasses; ++pass) {
      const int row = thread / ATile::kChunksPerRow + pass * ATile::kRowsPerPass, chunk = thread % ATile::kChunksPerRow;
      if (row >= BM) break;
      const bool exists = row < rows && depth + chunk * kChunk < p.K;
      tw::cp_async_16_or_zero(to + ATile::offset(row, chunk), exists ? a + a_rows[row] + depth + chunk * kChunk : a, exists);
    }
#pragma unroll
    for (int pass = 0; pass < BTile::kPasses; ++pass) {
      const int row = thread / BTile::kChunksPerRow + pass * BTile::kRowsPerPass, chunk = thread % BTile::kChunksPerRow;
      if (row >= BTile::kRows) break;
      const Column of(kIsTransposed ? row : chunk * kChunk);
      const long long column = first_column + of.column, k = depth + (kIsTransposed ? chunk * kChunk : row);
      const bool exists = column < p.N && k < p.K;
      const long long at = of.part * p.stride_part + (kIsTransposed ? column * p.ldb + k : k * p.ldb + column);
      tw::cp_async_16_or_zero(to + ATile::kBytes + BTile::offset(row, chunk), exists ? b + at : b, exists);
    }
  }
};

// Takes a warp's sums to C, rows from `row` and columns from `column` on, 16 rows at a time through its own shared memory.
TW_DEVICE void store(Sum& sum, const Params& p, const tw::RowTile& rows, int row, int column, float* out, int lane) {
#pragma unroll
  for (int i = 0; i < WM / 16; ++i, row += 16) {
    if (row >= rows.end) break;
#pragma unroll
    for (int j = 0; j < WN / 8; j += kParts) {
      float(&values)[4] = sum.block[i][j];
      float(&others)[4] = sum.block[i][j + kParts - 1];
      const int own_column = j / kParts * 8 + lane % 4 * 2;
      if (p.bias != nullptr) {
#pragma unroll
        for (int v = 0; v < 4; ++v) {
          if (column + own_column + v % 2 >= p.N) continue;
          values[v] += tw::bias_of<Element>(p, rows.group, 0, column + own_column + v % 2);
          if (kParts == 2) others[v] += tw::bias_of<Element>(p, rows.group, 1, column + own_column + v % 2);
        }
      }
      if constexpr (kParts == 2) tw::apply_gate<Element, static_cast<int>(gate)>(values, others);
      float* const to = out + lane / 4 * kOutPitch + own_column;
      *reinterpret_cast<float2*>(to) = {values[0], values[1]};
      *reinterpret_cast<float2*>(to + 8 * kOutPitch) = {values[2], values[3]};
    }
    __syncwarp();
#pragma unroll 1
    for (int chunk = lane; chunk < 16 * kOutColumns / 8; chunk += 32) {
      const int r = chunk / (kOutColumns / 8), c = chunk % (kOutColumns / 8) * 8;
      const float4 low = *reinterpret_cast<const float4*>(out + r * kOutPitch + c);
      const float4 high = *reinterpret_cast<const float4*>(out + r * kOutPitch + c + 4);
      float values[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
      if (row + r < rows.end && column + c < p.N) tw::store_columns<Element, kParts == 1>(p, values, row + r, column + c);
    }
    __syncwarp();
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_grouped_gemm_ptx80_mma_bf16_nt_swiglu_64x32x64_32x32_s3(const __grid_constant__ Params p) {
  __shared__ long long a_rows[BM];
  const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32;
  const int warp_row = warp / (kBColumns / WN) * WM, warp_column = warp % (kBColumns / WN) * WN;
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const int first_column = static_cast<int>(blockIdx.x % columns) * BN;
  const tw::RowTile rows = tw::row_tile(p, static_cast<int>(blockIdx.x / columns), BM);
  if (rows.first >= rows.end) return;
  const int count = min(BM, rows.end - rows.first);
  for (int i = static_cast<int>(threadIdx.x); i < count; i += kThreads) a_rows[i] = tw::row_of_a(p, rows.first + i) * p.lda;
  __syncthreads();

  const unsigned pipeline = tw::shared_address(shared);
  const Loader loader{p, a_rows, count, static_cast<const Element*>(p.B) + rows.group * p.stride_b, first_column};
#pragma unroll 1
  for (int stage = 0; stage < STAGES - 1; ++stage) {
    if (stage * BK < p.K) loader.load(pipeline + stage * kStageBytes, stage * BK);
    tw::cp_async_commit();  // a group for each k tile, empty ones included, so that a wait can count them
  }
  Sum sum;
  const unsigned a_address = pipeline + Fragments::a_offset(warp_row, 0, lane);
  const unsigned b_address = pipeline + ATile::kBytes + Fragments::b_offset(warp_column, 0, lane);
  unsigned stage = 0, free_stage = (STAGES - 1) * kStageBytes;  // which is multiplied, and which was before
#pragma unroll 1
  for (long long depth = 0; depth < p.K; depth += BK) {
    tw::cp_async_wait<STAGES - 2>();
    __syncthreads();  // this k tile has arrived, and all warps have read the one before
    const long long next = depth + (STAGES - 1) * BK;
    if (next < p.K) loader.load(pipeline + free_stage, next);
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
  store(sum, p, rows, rows.first + warp_row, first_column + warp_column / kParts, out, lane);
}
