// gemm.sm80.mma.f16_f32.nn.64x64x64.32x32x1.s3: emitted by tilewright-codegen, do not edit.
// template: gemm/mma.cu.j2
// config: BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3 dtype=f16_f32 layout=nn
// hash: 4f46ed647054b63686fd6eb5df362c86
// C = act(alpha * op(A) op(B) + beta * C + bias) on tensor cores by mma.sync, fed by cp.async (sm80 and up). Each CTA computes
// a BM x BN tile of C over its part of K: STAGES - 1 k tiles of A and B are under way to shared memory while warps multiply
// one, reading the fragments of the next step while the current one is in the tensor cores. Tails of M, N and K read as zeros.
#include "common/cp_async.h"
#include "common/mma.h"
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

enum class Dtype { f32, tf32, f16, bf16, f16_f32 };
inline constexpr Dtype dtype = Dtype::f16_f32;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nn;
using Element = tw::f16;

constexpr int BM = 64, BN = 64, BK = 64;  // tile of C, and depth of a k tile
constexpr int WM = 32, WN = 32;                // what one warp computes of it
constexpr int SLICES = 1;                      // groups of warps that share every k tile's depth
constexpr int STAGES = 3;                      // k tiles in shared memory

constexpr int kTileThreads = BM / WM * (BN / WN) * 32;
constexpr int kThreads = kTileThreads * SLICES;
using ATile = tw::OperandTile<Element, BM, BK, layout == Layout::nn || layout == Layout::nt, kThreads>;
using BTile = tw::OperandTile<Element, BN, BK, layout == Layout::nt || layout == Layout::tt, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / ATile::kDepthPerStep / SLICES;  // of one warp in a k tile
using Sum = tw::Accumulators<WM / 16, WN / 8>;
using Fragments = tw::Fragments<Element, ATile, BTile, WM, WN>;
using Store = tw::TileStore<tw::f32, Params, WM / 16, WN / 8>;

static_assert(BM % WM == 0 && BN % WN == 0, "warp tiles divide the CTA tile");
static_assert(WM % 16 == 0 && WN % 16 == 0, "a warp tile is made of 16 x 16 blocks");
static_assert(kSteps >= 2 && kSteps % 2 == 0, "fragments are double-buffered: a warp has an even number of steps in a k tile");
static_assert(STAGES >= 2, "one k tile is loaded while another is multiplied");
static_assert(STAGES * kStageBytes >= kTileThreads / 32 * Store::kSharedBytes,
              "the epilogue fits the pipeline's shared memory");
static_assert(STAGES * kStageBytes >= (SLICES - 1) * BM * BN * 4, "the sum over slices fits the pipeline's shared memory");

extern __shared__ __align__(1024) unsigned char shared[];

TW_DEVICE unsigned next_stage(unsigned stage) { return stage == (STAGES - 1) * kStageBytes ? 0 : stage + kStageBytes; }

// What loads k tiles: where the next one comes from and which stage it goes to.
struct Loader {
  typename ATile::Source a;
  typename BTile::Source b;
  int depth_left;      // of this CTA's part of K, from the next k tile on
  unsigned stage = 0;  // in bytes

  // Starts the copies of part `part` of `parts` of the next k tile; past the last k tile, none. kAWhole, kBWhole: all chunks of
  // the operand's k tile exist, which saves looking at each.
  template <bool kAWhole, bool kBWhole>
  TW_DEVICE void load_part(unsigned pipeline, int part, int parts) {
    if (!kAWhole && !kBWhole && depth_left <= 0) return;
    const unsigned to = pipeline + stage;
    copy<kAWhole, ATile>(a, to, ATile::kPasses * part / parts, ATile::kPasses * (part + 1) / parts);
    copy<kBWhole, BTile>(b, to + ATile::kBytes, BTile::kPasses * part / parts, BTile::kPasses * (part + 1) / parts);
  }

  template <bool kWhole, typename Tile>
  TW_DEVICE void copy(typename Tile::Source& source, unsigned to, int first, int end) const {
    if constexpr (kWhole) {
      source.for_each_whole_chunk(first, end, [to](const void* from, unsigned offset) { tw::cp_async_16(to + offset, from); });
    } else {
      source.template for_each_chunk<1>(first, end, depth_left, [to](const void* from, int elements, unsigned offset) {
        if (elements == 0 || elements == Tile::kElementsPerChunk) {
          tw::cp_async_16_or_zero(to + offset, from, elements > 0);
        } else {
          tw::store_shared_16(to + offset, tw::load_chunk_head<Element>(from, elements));
        }
      });
    }
  }

  // One group per k tile, empty ones included, so that a wait can count them.
  TW_DEVICE void commit() {
    tw::cp_async_commit();
    depth_left -= BK;
    stage = next_stage(stage);
  }
};

// Multiplies the k tile of stage `stage` while the next ones are on their way; its first fragments are there already.
template <bool kAWhole, bool kBWhole>
TW_DEVICE void multiply_k_tile(Sum& sum, Fragments (&fragments)[2], Loader& loader, unsigned& stage, unsigned pipeline,
                               unsigned a_address, unsigned b_address) {
#pragma unroll
  for (int step = 0; step < kSteps; ++step) {
    if (step == kSteps - 1) {
      // All warps have read this k tile, and the next one has arrived.
      tw::cp_async_wait<STAGES - 2>();
      __syncthreads();
      stage = next_stage(stage);
    }
    const int next = (step + 1) % kSteps;
    fragments[next % 2].load(a_address + stage, b_address + stage, next);
    // Spread over the steps; at once where copies branch, which would keep the multiplications of a step apart.
    constexpr int kParts = kAWhole && kBWhole ? kSteps - 1 : 1;
    if (step < kParts) loader.load_part<kAWhole, kBWhole>(pipeline, step, kParts);
    if (step == kSteps - 2) loader.commit();
    fragments[step % 2].multiply(sum);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_gemm_sm80_mma_f16_f32_nn_64x64x64_32x32x1_s3(const __grid_constant__ Params p) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int slice = static_cast<int>(threadIdx.x) / kTileThreads;
  const int warp = static_cast<int>(threadIdx.x) % kTileThreads / 32;
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

  const unsigned pipeline = tw::shared_address(shared);
  Loader loader{{static_cast<const Element*>(p.A) + batch * p.stride_a, p.lda, p.M, tile.row * BM, depth.first},
                {static_cast<const Element*>(p.B) + batch * p.stride_b, p.ldb, p.N, tile.column * BN, depth.first},
                static_cast<int>(depth.count)};
#pragma unroll 1
  for (int i = 0; i < STAGES - 1; ++i) {
    loader.load_part<false, false>(pipeline, 0, 1);
    loader.commit();
  }
  tw::cp_async_wait<STAGES - 2>();
  __syncthreads();

  Sum sum;
  Fragments fragments[2];  // of this step and the next
  const unsigned a_address = pipeline + Fragments::a_offset(warp_row, slice * kSteps, lane);
  const unsigned b_address = pipeline + Fragments::b_offset(warp_column, slice * kSteps, lane) + ATile::kBytes;
  fragments[0].load(a_address, b_address, 0);
  unsigned stage = 0;
  // Inner tiles; tiles that reach over the last row of A; other edges, and the k tiles that were loaded but not multiplied.
  const bool a_is_whole = loader.a.span_is_whole, b_is_whole = loader.b.span_is_whole;
#pragma unroll 1
  while (loader.depth_left >= BK && a_is_whole && b_is_whole) {
    multiply_k_tile<true, true>(sum, fragments, loader, stage, pipeline, a_address, b_address);
  }
#pragma unroll 1
  while (loader.depth_left >= BK && b_is_whole) {
    multiply_k_tile<false, true>(sum, fragments, loader, stage, pipeline, a_address, b_address);
  }
#pragma unroll 1
  while (loader.depth_left > -(STAGES - 1) * BK) {  // the loader is STAGES - 1 k tiles ahead
    multiply_k_tile<false, false>(sum, fragments, loader, stage, pipeline, a_address, b_address);
  }

  __syncthreads();  // shared memory changes hands: from the pipeline to the epilogue
  tw::reduce_slices<SLICES, kTileThreads>(sum, reinterpret_cast<float4*>(shared), slice, threadIdx.x % kTileThreads);
  if (can_split && gridDim.y > 1) {
    const long long counter = batch * gridDim.x + blockIdx.x;
    if (!tw::reduce_splits<kTileThreads>(sum, p.workspace, counter, threadIdx.x % kTileThreads, slice == 0)) return;
  }
  if (slice == 0) {
    Store::store(sum, p, batch, tile.row * BM + warp_row,
                 tile.column * BN + warp_column, reinterpret_cast<float*>(shared + warp * Store::kSharedBytes), lane);
  }
}
