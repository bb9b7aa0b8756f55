// gemm.sm75.mma_register.f16.tt.16x32x64.16x16: emitted by tilewright-codegen, do not edit.
// template: gemm/mma_register.cu.j2
// config: BM=16 BN=32 BK=64 WM=16 WN=16 dtype=f16 layout=tt
// hash: 26ccda701dac3d8a41d7235c9ed492e6
// C = act(alpha * op(A) op(B) + beta * C + bias) on tensor cores by mma.sync where there is no cp.async (sm75): the next k
// tile travels through registers while warps multiply the current one, then goes to the other half of shared memory. Each CTA
// computes a BM x BN tile of C over its part of K. Tails of M, N and K read as zeros.
#include "common/mma_sm75.h"
#include "common/raster.h"
#include "gemm/accumulators.h"
#include "gemm/fragments.h"
#include "gemm/operand_tile.h"

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
  int split_k;
  int raster_group;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f16;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::tt;
using Element = tw::f16;

constexpr int BM = 16, BN = 32, BK = 64;  // tile of C, and depth of a k tile
constexpr int WM = 16, WN = 16;                // what one warp computes of it

constexpr int kThreads = BM / WM * (BN / WN) * 32;
using ATile = tw::OperandTile<Element, BM, BK, layout == Layout::nn || layout == Layout::nt, kThreads>;
using BTile = tw::OperandTile<Element, BN, BK, layout == Layout::nt || layout == Layout::tt, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / ATile::kDepthPerStep;
using Sum = tw::Accumulators<WM / 16, WN / 8>;
using Fragments = tw::Fragments<Element, ATile, BTile, WM, WN>;
using Store = tw::TileStore<Element, Params, WM / 16, WN / 8>;

static_assert(BM % WM == 0 && BN % WN == 0, "warp tiles divide the CTA tile");
static_assert(WM % 16 == 0 && WN % 16 == 0, "a warp tile is made of 16 x 16 blocks");
static_assert(kSteps >= 2, "a k tile has at least two steps");
static_assert(2 * kStageBytes >= kThreads / 32 * Store::kSharedBytes, "the epilogue fits the pipeline's shared memory");

extern __shared__ __align__(1024) unsigned char shared[];

// This thread's chunks of one operand's k tile, on the way from global to shared memory.
template <typename Tile>
struct Staged {
  typename Tile::Source source;
  uint4 chunk[Tile::kPasses];

  TW_DEVICE void load(int depth_left) {
    int pass = 0;
    source.template for_each_chunk<Tile::kPasses>(0, Tile::kPasses, depth_left, [&](const void* from, int elements, unsigned) {
      uint4 value = {0, 0, 0, 0};
      if (elements == Tile::kElementsPerChunk) {
        value = *static_cast<const uint4*>(from);
      } else if (elements > 0) {
        value = tw::load_chunk_head<Element>(from, elements);
      }
      chunk[pass++] = value;
    });
  }

  TW_DEVICE void store(unsigned char* tile) const {
#pragma unroll
    for (int pass = 0; pass < Tile::kPasses; ++pass) {
      const int row = source.row + pass * Tile::kRowsPerPass;
      if (Tile::kRows % Tile::kRowsPerPass == 0 || row < Tile::kRows) {
        *reinterpret_cast<uint4*>(tile + Tile::offset(row, source.column)) = chunk[pass];
      }
    }
  }
};

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_gemm_sm75_mma_register_f16_tt_16x32x64_16x16(const __grid_constant__ Params p) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int warp = static_cast<int>(threadIdx.x) / 32;
  const int warp_row = warp / (BN / WN) * WM;
  const int warp_column = warp % (BN / WN) * WN;

  const int tile_rows = static_cast<int>((p.M + BM - 1) / BM);
  const int tile_columns = static_cast<int>((p.N + BN - 1) / BN);
  const tw::TileCoordinate tile = tw::raster(blockIdx.x, tile_rows, tile_columns, p.raster_group);
  const long long batch = blockIdx.z;

  // Splits need a counter for every output tile; where there are not enough, split 0 does all.
  const bool can_split = static_cast<long long>(gridDim.x) * gridDim.z <= tw::kCounters;
  const tw::DepthRange depth = tw::depth_range(p, BK, blockIdx.y, can_split ? gridDim.y : 1);
  if (!can_split && blockIdx.y > 0) return;

  Staged<ATile> a{{static_cast<const Element*>(p.A) + batch * p.stride_a, p.lda, p.M, tile.row * BM, depth.first}};
  Staged<BTile> b{{static_cast<const Element*>(p.B) + batch * p.stride_b, p.ldb, p.N, tile.column * BN, depth.first}};
  const unsigned a_address = tw::shared_address(shared) + Fragments::a_offset(warp_row, 0, lane);
  const unsigned b_address = tw::shared_address(shared) + Fragments::b_offset(warp_column, 0, lane) + ATile::kBytes;

  Sum sum;
  unsigned stage = 0;
  if (depth.count > 0) {
    a.load(static_cast<int>(depth.count));
    b.load(static_cast<int>(depth.count));
    a.store(shared);
    b.store(shared + ATile::kBytes);
  }
  __syncthreads();
#pragma unroll 1
  for (int left = static_cast<int>(depth.count); left > 0; left -= BK) {
    if (left > BK) {
      a.load(left - BK);
      b.load(left - BK);
    }
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      Fragments fragments;
      fragments.load(a_address + stage, b_address + stage, step);
      fragments.multiply(sum);
    }
    stage = kStageBytes - stage;
    if (left > BK) {
      a.store(shared + stage);
      b.store(shared + stage + ATile::kBytes);
    }
    __syncthreads();
  }

  if (can_split && gridDim.y > 1) {
    const long long counter = batch * gridDim.x + blockIdx.x;
    if (!tw::reduce_splits<kThreads>(sum, p.workspace, counter, threadIdx.x, true)) return;
  }
  Store::store(sum, p, batch, tile.row * BM + warp_row,
               tile.column * BN + warp_column, reinterpret_cast<float*>(shared + warp * Store::kSharedBytes), lane);
}
