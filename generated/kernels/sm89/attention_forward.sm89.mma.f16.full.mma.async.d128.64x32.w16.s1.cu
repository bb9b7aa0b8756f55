// attention_forward.sm89.mma.f16.full.mma.async.d128.64x32.w16.s1: emitted by tilewright-codegen, do not edit.
// template: attention_forward/mma.cu.j2
// config: HEAD=128 BM=64 BN=32 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0 dtype=f16 mask=full
// hash: a30dfc9a852d6ad50ddffe544620fb2b
// O = softmax(mask(scale Q K^T)) V by FlashAttention's online softmax (Dao et al. 2022, arXiv:2205.14135; 2023, arXiv:2307.08691):
// a CTA keeps BM rows of Q, O in f32, and each row's maximum and sum, and goes through blocks of BN keys; scores never leave
// registers. Each warp has WM rows to itself, so that only the copies of K and V are shared.
//
// The ladder: MATH is `fma` (CUDA cores) or `mma` (tensor cores), LOADS `scalar` (single elements, any alignment), `vector` (16 bytes
// through registers) or `async` (cp.async), STAGES the blocks of K and V in shared memory.
#include "common/cp_async.h"
#include "common/mma.h"
#include "attention_forward/exact_row.h"
#include "attention_forward/problem.h"
#include "attention_forward/softmax.h"
#include "attention_forward/tile.h"
#include "attention_forward/tile_product.h"

struct Params {
  const void* Q;
  const void* K;
  const void* V;
  void* O;
  void* LSE;
  const void* bias;
  const void* alibi_slopes;
  const void* cu_seqlens_q;
  const void* cu_seqlens_k;
  void* workspace;
  long long B, Hq, Hkv, Sq, Sk, D, stride_qs, stride_qh, stride_qb, stride_ks, stride_kh, stride_kb, stride_vs, stride_vh, stride_vb, stride_os, stride_oh, stride_ob, stride_bias_q, stride_bias_h, stride_bias_b, total_q, total_k;
  float scale;
  float softcap;
  int window_left;
  int window_right;
  int alignment;
  int head_group;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f16;
enum class Mask { full, causal, general };
inline constexpr Mask mask = Mask::full;
using Element = tw::f16;

constexpr int HEAD = 128;        // D is at most this
constexpr int BM = 64, BN = 32;  // queries of a CTA, keys of a block
constexpr int WM = 16;            // queries of a warp
constexpr int STAGES = 1;    // blocks of K and V in shared memory
constexpr bool kTensorCores = true;
constexpr bool kAsync = true;
constexpr bool kScalarLoads = false;
constexpr bool kHoldsQ = false;  // fragments of Q stay in registers

constexpr int kThreads = BM / WM * 32;
constexpr int kMTiles = WM / 16;
constexpr int kBlockBytes = BN * HEAD * 2;
constexpr int kQueryBytes = BM * HEAD * 2;

static_assert(BM % WM == 0 && WM % 16 == 0 && BN % 16 == 0 && HEAD % 32 == 0, "tiles are made of 16 x 16 blocks");
static_assert(STAGES == 1 || kAsync, "only asynchronous copies run ahead");

extern __shared__ __align__(128) unsigned char shared[];

using Rows = tw::Rows<Element, HEAD, kThreads>;

template <int kRows>
TW_DEVICE void load_rows(const Rows& rows, int row, unsigned to) {
  rows.for_each_chunk<kRows>(row, [to](const Element* from, unsigned at, int count) {
    tw::cp_async_16_or_zero(to + at, from, count > 0);
  });
}

TW_DEVICE void commit() {
  tw::cp_async_commit();
}

// All but the last `kPending` groups of copies have arrived, for all threads.
template <int kPending>
TW_DEVICE void arrived() {
  tw::cp_async_wait<kPending>();
  __syncthreads();
}

// Rows of a warp, once more. Where they are is worked out anew: it would have been in registers all the time.
TW_DEVICE void store_again(unsigned rows, const Params& p) {
  unsigned block = blockIdx.x, thread = threadIdx.x;
  asm volatile("" : "+r"(block), "+r"(thread));
  const int q_tiles = static_cast<int>((p.Sq + BM - 1) / BM);
  const tw::WorkItem item =
      tw::work_item(static_cast<int>(block), q_tiles, static_cast<int>(p.Hq), static_cast<int>(p.Hq * p.B), p.head_group);
  tw::store_exact_rows<Element, HEAD, mask == Mask::full, mask == Mask::general>(rows, p, mask == Mask::causal, item.head, item.batch,
                                                             item.q_tile * BM + static_cast<int>(thread) / 32 * WM,
                                                             static_cast<int>(thread) % 32);
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_attention_forward_sm89_mma_f16_full_mma_async_d128_64x32_w16_s1(const __grid_constant__ Params p) {
  const int thread = static_cast<int>(threadIdx.x), lane = thread % 32, warp = thread / 32;
  const int q_tiles = static_cast<int>((p.Sq + BM - 1) / BM);
  const tw::WorkItem item = tw::work_item(static_cast<int>(blockIdx.x), q_tiles, static_cast<int>(p.Hq),
                                          static_cast<int>(p.Hq * p.B), p.head_group);
  const tw::Sequence<mask == Mask::general, Params> sequence(p, item.head, item.batch);
  const int first_query = item.q_tile * BM;
  if (first_query >= sequence.queries) return;
  const int last_query = min(first_query + BM, sequence.queries) - 1;

  const int columns = static_cast<int>(p.D);
  const Rows q(p.Q, sequence.q_at, p.stride_qs, sequence.queries, columns, thread);
  const Rows k(p.K, sequence.k_at, p.stride_ks, sequence.keys, columns, thread);
  const Rows v(p.V, sequence.v_at, p.stride_vs, sequence.keys, columns, thread);
  const tw::Visible<mask == Mask::full> visible(p, sequence.queries, sequence.keys, mask == Mask::causal);
  const int first_block = visible.first(first_query) / BN;
  const int end_block = (visible.end(last_query) + BN - 1) / BN;

  const unsigned q_tile = tw::shared_address(shared), k_tiles = q_tile + kQueryBytes, v_tiles = k_tiles + STAGES * kBlockBytes;
  // From the last block to the first, so that what a mask cuts comes early.
  int to_load = end_block - 1;
  const auto load_k = [&](int stage) {
    if (to_load >= first_block) load_rows<BN>(k, to_load * BN, k_tiles + stage * kBlockBytes);
  };
  const auto load_v = [&](int stage) {
    if (to_load >= first_block) load_rows<BN>(v, to_load * BN, v_tiles + stage * kBlockBytes);
  };

  load_rows<BM>(q, first_query, q_tile);
  if constexpr (STAGES == 1) {
    load_k(0);
    commit();
  } else {
#pragma unroll
    for (int stage = 0; stage < STAGES - 1; ++stage, --to_load) {
      load_k(stage);
      load_v(stage);
      commit();
    }
  }

  using Product = tw::TileProduct<Element, kTensorCores, kMTiles, BN, HEAD, kHoldsQ>;
  Product product(q_tile + warp * WM * HEAD * 2, v_tiles + STAGES * kBlockBytes + warp * Product::kWeightBytes, lane);
  const float scale = tw::scale_of(p);
  const bool is_modified = mask == Mask::general && tw::is_modified(p);
  tw::Softmax<kMTiles> softmax(is_modified ? tw::kLog2e : scale * tw::kLog2e);
  float o[kMTiles][HEAD / 8][4] = {};
  const int warp_query = first_query + warp * WM;
  int stage = 0;

#pragma unroll 1
  for (int block = end_block - 1; block >= first_block; --block) {
    float s[kMTiles][BN / 8][4];
    if constexpr (STAGES == 1) {
      arrived<0>();  // K of this block; all warps are through with V of the one before
      if constexpr (kAsync) load_v(0);
      commit();
    } else {
      arrived<STAGES - 2>();  // all warps are through with the block before
      const int free_stage = stage == 0 ? STAGES - 1 : stage - 1;
      load_k(free_stage);
      load_v(free_stage);
      commit();
      --to_load;
    }
    if (block == end_block - 1) product.hold_q();
    product.scores(s, k_tiles + stage * kBlockBytes);

    const int first_key = block * BN;
    if (is_modified) {
      tw::modify_scores<kMTiles, BN, Element>(s, p, scale, item.head, item.batch, sequence.queries, visible, warp_query,
                                              first_key, lane);
    }
    // A block that every query of the CTA sees whole needs no mask.
    if (first_key + BN > visible.end(first_query) || first_key < visible.first(last_query)) {
      tw::mask_scores<kMTiles, BN>(s, visible, warp_query, first_key, lane);
    }
    if constexpr (STAGES == 1) {
      if constexpr (kAsync) {
        arrived<0>();  // V of this block; all warps are through with K
      } else {
        __syncthreads();
        load_v(0);
        __syncthreads();
      }
      --to_load;
      if constexpr (kAsync) load_k(0);
      commit();
    }
    float shrink[kMTiles][2];
    softmax.weigh<BN>(s, shrink);
    softmax.rescale<HEAD>(o, shrink);
    product.add_values(o, s, v_tiles + stage * kBlockBytes);
    if constexpr (STAGES == 1 && !kAsync) load_k(0);
    stage = stage == STAGES - 1 ? 0 : stage + 1;
  }

  arrived<0>();  // also where no block was seen: Q's rows are about to change hands
  softmax.finish<HEAD>(o);
  const unsigned again = tw::rows_to_repeat<kMTiles, HEAD>(o, softmax, lane);
  if (p.LSE != nullptr) softmax.store_lse(static_cast<float*>(p.LSE) + sequence.lse_at, warp_query, sequence.queries, lane);
  product.store<kScalarLoads>(o, static_cast<Element*>(p.O) + sequence.o_at, p.stride_os, warp_query, sequence.queries, columns);
  __syncwarp();
  if (again != 0) store_again(again, p);
}
