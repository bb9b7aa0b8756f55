// gemm.sm86.mma_unaligned.bf16.nn.16x64x256.x8: emitted by tilewright-codegen, do not edit.
// template: gemm/mma_unaligned.cu.j2
// config: BM=16 BN=64 BK=256 SLICES=8 dtype=bf16 layout=nn
// hash: 906fbd87cb989c78c5c4a124312a5ca3
// C = act(alpha * op(A) op(B) + beta * C + bias) on tensor cores by mma.sync, for operands whose rows begin anywhere (sm80 and
// up): no copy is made of them first, so a small product is one short launch. Each CTA computes a BM x BN tile of C over its
// part of K; the next k tile travels through registers, where chunks are cut out of aligned words, while warps multiply the
// current one. Tails of M, N and K read as zeros.
#include "common/mma.h"
#include "gemm/accumulators.h"
#include "gemm/fragments.h"
#include "gemm/operand_tile.h"
#include "gemm/shared_sums.h"
#include "gemm/unaligned_chunks.h"

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
  int overlap;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nn;
using Element = tw::bf16;

constexpr int BM = 16, BN = 64, BK = 256;  // tile of C, and depth of a k tile
constexpr int SLICES = 8;                      // groups of warps that share every k tile's depth

constexpr int WM = BM < 32 ? BM : 32, WN = BN < 32 ? BN : 32;  // what one warp computes
constexpr int kTileWarps = BM / WM * (BN / WN);
constexpr int kThreads = kTileWarps * SLICES * 32;
using ATile = tw::OperandTile<Element, BM, BK, layout == Layout::nn || layout == Layout::nt, kThreads>;
using BTile = tw::OperandTile<Element, BN, BK, layout == Layout::nt || layout == Layout::tt, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / ATile::kDepthPerStep / SLICES;  // of one warp in a k tile
using Fragments = tw::Fragments<Element, ATile, BTile, WM, WN>;
using Sums = tw::SharedSums<BM, BN, SLICES, kThreads>;
constexpr int kSharedBytes = 2 * kStageBytes > Sums::kBytes ? 2 * kStageBytes : Sums::kBytes;

static_assert(BM % WM == 0 && BN % WN == 0, "warp tiles divide the CTA tile");
static_assert(kSteps >= 1 && BK % (16 * SLICES) == 0, "every slice has a part of a k tile");

extern __shared__ __align__(1024) unsigned char shared[];

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_gemm_sm86_mma_unaligned_bf16_nn_16x64x256_x8(const __grid_constant__ Params p) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int slice = static_cast<int>(threadIdx.x) / (kTileWarps * 32);
  const int warp = static_cast<int>(threadIdx.x) / 32 % kTileWarps;
  const int warp_row = warp / (BN / WN) * WM;
  const int warp_column = warp % (BN / WN) * WN;

  // Tiles of the same columns of C follow each other.
  const unsigned tile_rows = static_cast<unsigned>((p.M + BM - 1) / BM);
  const long long first_row = static_cast<long long>(blockIdx.x % tile_rows) * BM;
  const long long first_column = static_cast<long long>(blockIdx.x / tile_rows) * BN;
  const long long batch = blockIdx.z;

  // Splits need a counter for every output tile; where there are not enough, split 0 does all.
  const bool can_split = static_cast<long long>(gridDim.x) * gridDim.z <= tw::kCounters;
  const tw::DepthRange depth = tw::depth_range(p, BK, blockIdx.y, can_split ? gridDim.y : 1);
  if (!can_split && blockIdx.y > 0) return;

  const unsigned a_address = tw::shared_address(shared) + Fragments::a_offset(warp_row, slice * kSteps, lane);
  const unsigned b_address = tw::shared_address(shared) + Fragments::b_offset(warp_column, slice * kSteps, lane) + ATile::kBytes;
  tw::UnalignedChunks<Element, ATile> a(static_cast<const Element*>(p.A) + batch * p.stride_a, p.lda, p.M, first_row,
                                        depth.first, p.K);
  tw::UnalignedChunks<Element, BTile> b(static_cast<const Element*>(p.B) + batch * p.stride_b, p.ldb, p.N, first_column,
                                        depth.first, p.K);
  tw::Accumulators<WM / 16, WN / 8> sum;
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

  const Sums sums{reinterpret_cast<float*>(shared)};
  sums.put(sum, slice, warp_row, warp_column, lane);
  __syncthreads();
  const bool splits = can_split && gridDim.y > 1;
  if (splits && !sums.add_splits(p.workspace, batch * gridDim.x + blockIdx.x)) return;
  sums.store<Element>(p, batch, first_row, first_column, splits ? 1 : SLICES);
}
