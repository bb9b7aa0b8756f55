// gemm.sm90a.wgmma_packed.tf32.nt.256x128x32.co2.c1x1.s4.packab: emitted by tilewright-codegen, do not edit.
// template: gemm/wgmma/kernel.cu.j2
// config: SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=128 BK=32 CLUSTER_M=1 CLUSTER_N=1 LEFT_ROWS=0 TMA_STORE=0 STAGES=4 BOXES=0 GENERAL=0 PACK=3 dtype=tf32 layout=nt
// hash: 7cc0a13e41cc3e24eee10bc546976206
// C = act(alpha * op(A) op(B) + beta * C + bias) by wgmma and the bulk copy engine (sm90a). One warpgroup loads: it asks for the
// k tiles of A and B, STAGES ahead. The others multiply from shared memory, each its rows of the tile (cooperative) or every
// second tile (ping-pong, whose epilogues hide behind the other's multiplications). CTAs are persistent and walk over the work
// that gemm/work.h deals out; CTAs of a cluster share operand tiles by multicast.
//
// "Left" is the operand whose span becomes the rows of wgmma's tile, "right" the one that becomes its columns: A and B, or with
// SWAP B and A; the tile is then transposed on its way to C.
//
// Family wgmma_packed: an operand whose rows the copy engine can't read in place is first copied into the workspace, by a prologue.
#include "common/async_proxy.h"
#include "common/cluster.h"
#include "common/cut_chunk.h"
#include "common/dependent_launch.h"
#include "common/epilogue.h"
#include "common/ldmatrix.h"
#include "common/mbarrier.h"
#include "common/pack.h"
#include "common/raster.h"
#include "common/stmatrix.h"
#include "common/tma.h"
#include "common/types.h"
#include "common/warpgroup.h"
#include "gemm/pack_operand.h"
#include "gemm/work.h"

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
  int stream_k;
  int raster_group;
  int overlap;
  tw::TensorMap map_left;
  tw::TensorMap map_right;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::tf32;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nt;
using Element = tw::tf32;

constexpr int BM = 256, BN = 128, BK = 32;  // tile of C (rows of left, of right), and depth of a k tile
constexpr int GROUPS = 2;                      // warpgroups that multiply
constexpr bool PINGPONG = 0 != 0;            // each takes every second tile, instead of a part of every tile
constexpr int STAGES = 4;                      // of shared memory, for k tiles
constexpr int CLUSTER_M = 1, CLUSTER_N = 1;  // CTAs that share a right tile, a left tile
constexpr bool SWAP = 0 != 0;
constexpr int BOXES = 0;  // of C that each warp has room for besides the stages; 0: C leaves through a stage
constexpr int LEFT_ROWS = 0 > 0 ? 0 : BM;  // of a left tile that are loaded: few, where no more exist
constexpr int SETS = 1;  // of left's rows: rows of a set are so many apart, and a tile is of one set
constexpr bool GENERAL = 0 != 0;  // depth may be cut and there may be batches: without the code for both kernels begin sooner
constexpr bool kCopiesB = true;  // to the workspace, and so to L2
constexpr bool kAIsDepthContiguous = layout == Layout::nn || layout == Layout::nt;
constexpr bool kBIsDepthContiguous = layout == Layout::nt || layout == Layout::tt;
constexpr bool kLeftIsDepthContiguous = SWAP ? kBIsDepthContiguous : kAIsDepthContiguous;
constexpr bool kRightIsDepthContiguous = SWAP ? kAIsDepthContiguous : kBIsDepthContiguous;

constexpr int kRowBytes = 128;                                     // of shared tiles: what one swizzle spans
constexpr int kRowElements = kRowBytes / sizeof(Element);
constexpr int kStepBytes = 32;                                     // of depth: one wgmma
constexpr int kStepDepth = kStepBytes / sizeof(Element);
constexpr int kSteps = BK / kStepDepth;
constexpr int kLeftBytes = LEFT_ROWS * BK * sizeof(Element), kRightBytes = BN * BK * sizeof(Element);
constexpr int kStageBytes = kLeftBytes + kRightBytes;

constexpr int kGroupRows = PINGPONG ? BM : BM / GROUPS;            // of the tile that one warpgroup computes
constexpr int kBlocks = kGroupRows / 64;                           // 64 x BN each
constexpr int kGroupsPerTile = PINGPONG ? 1 : GROUPS;
constexpr int kTileValues = kBlocks * BN / 2;                      // f32 sums of each thread
constexpr int kThreads = (1 + GROUPS) * tw::kWarpgroupThreads;
constexpr int kClusterSize = CLUSTER_M * CLUSTER_N;
// Registers of each thread, at launch and later; one warpgroup that multiplies has enough.
constexpr int kLaunchRegisters = GROUPS == 1 ? 0 : 65536 / kThreads / 8 * 8;
constexpr int kLoaderRegisters = GROUPS == 1 ? 0 : GROUPS == 2 ? 40 : 32;
constexpr int kConsumerRegisters = GROUPS == 1 ? 0 : GROUPS == 2 ? 232 : 160;
constexpr int kFullArrivals = 2;                                   // who brings left, who brings right
constexpr int kEmptyArrivals = 4 * kGroupsPerTile * kClusterSize;  // one from each warp that reads a stage, or its copy

constexpr int kOutAt = STAGES * kStageBytes;
constexpr int kOutBytesOfWarp = BOXES * 16 * kRowBytes;
constexpr int kBiasAt = kOutAt + 4 * GROUPS * kOutBytesOfWarp;
constexpr int kBiasBytes = 0;  // of a tile; each warpgroup has room for two
constexpr int kBarriersAt = kBiasAt + 2 * GROUPS * kBiasBytes;
constexpr int kOriginsAt = kBarriersAt + 2 * STAGES * 8;  // by stage: where the tile begins whose piece it ends
constexpr int kBeforeAt = kOriginsAt + STAGES * sizeof(int4);  // the barrier of the kernel before
constexpr int kFlagsAt = kBeforeAt + 8;                        // one of each warpgroup that multiplies

// Where a tile leaves from is each warp's own, for 16 rows of the tile at a time: room for BOXES, or without that a part of the
// stage that the tile was the last to use.
constexpr bool kLeavesStage = BOXES == 0;
constexpr int kRoomAlignment = 128;
[[maybe_unused]] constexpr int kStageBytesOfWarp = kStageBytes / (4 * kGroupsPerTile) / kRoomAlignment * kRoomAlignment;
TW_HD constexpr int round_bytes(int columns) { return 16 * (columns + 8) * 4; }
constexpr int kRoundColumns = BN >= 64 && round_bytes(64) <= kStageBytesOfWarp   ? 64
                              : BN >= 32 && round_bytes(32) <= kStageBytesOfWarp ? 32
                                                                                 : 16;
constexpr int kRoundValues = kRoundColumns / 2;  // of each thread
constexpr int kPitch = kRoundColumns + 8;  // of f32 sums, rows of C: no bank is hit twice
static_assert(round_bytes(kRoundColumns) <= kStageBytesOfWarp, "a round has room");
// Two warpgroups that share a tile would take their sums to C at once, while nobody multiplies. So the second one waits before its
// last kLead k tiles, which the stages hold, until the first has asked for all of its own, and each stores beside the other's
// multiplications. Not where C leaves through a stage, for that both must have multiplied. Of pieces that are no shorter than the
// stages: so the first can't come so far again before the second has waited, whose stages it needs. Where C is added the stages have
// to hold that, too, for else the first would wait for what the second still multiplies.
constexpr int kLead = GROUPS == 2 && !PINGPONG && !kLeavesStage ? (STAGES < 4 ? STAGES - 1 : 3) : 0;
constexpr int kFirstHasAsked = 2 + GROUPS;  // its barrier, behind those of Place

constexpr int kCounters = 16384;  // of the workspace: one for each warpgroup's part of an output tile
static_assert(kOriginsAt % sizeof(int4) == 0, "loaded at once");
static_assert(BK % kRowElements == 0, "a k tile is whole swizzled rows deep");
static_assert(kGroupRows % 64 == 0 && kBlocks * GROUPS * 64 == BM * (PINGPONG ? GROUPS : 1), "warpgroups have 64 rows each, or 128");
static_assert(!PINGPONG || GROUPS == 2, "two warpgroups take turns");
static_assert(BN % 16 == 0 && BN <= 256, "what wgmma takes, by pairs of 8 columns");
static_assert(kLeftIsDepthContiguous || sizeof(Element) == 2, "wgmma transposes operands of 16 bits only");
static_assert(kRightIsDepthContiguous || (sizeof(Element) == 2 && BN % 64 == 0), "wgmma transposes operands of 16 bits only, 64 wide");
static_assert(LEFT_ROWS % (CLUSTER_N * (kLeftIsDepthContiguous ? 8 : 64)) == 0, "CTAs load equal parts of a shared left tile");
static_assert(BN % (CLUSTER_M * (kRightIsDepthContiguous ? 8 : 64)) == 0, "CTAs load equal parts of a shared right tile");
// wgmma multiplies what lies behind few rows, too, and nobody stores what that gives.
static_assert(LEFT_ROWS == BM || (BM == 64 && kLeftBytes - LEFT_ROWS * kRowBytes + BM * kRowBytes <= kStageBytes), "it lies in the stage");
static_assert(!SWAP || sizeof(Element) == 2, "only 16-bit tiles are transposed on their way to C");

extern __shared__ __align__(1024) unsigned char shared[];

// d += left * right, 64 x BN and one step deep; with `accumulate` = 0, d = left * right.
TW_DEVICE void multiply(float (&d)[BN / 2], unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %66, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n128k8.f32.tf32.tf32 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, "
      "%56, %57, %58, %59, %60, %61, %62, %63"
      "}, %64, %65, accumulate, 1, 1;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
      "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
      "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
      "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
      "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
      "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63])
      : "l"(left), "l"(right), "r"(accumulate)
  );
}

// Where stages are in their round: which one is next, and the parity of its barriers.
struct Ring {
  int stage = 0;
  unsigned parity = 0;

  TW_DEVICE void advance() {
    if (++stage == STAGES) {
      stage = 0;
      parity ^= 1;
    }
  }
  TW_DEVICE void skip(int count) {
    const int position = stage + count;
    parity ^= position / STAGES & 1;
    stage = position % STAGES;
  }
};

// An output tile of this CTA: its first row of left and of right, and its batch. With SETS, left counts the rows of one set.
struct TileOrigin {
  int left, right, batch;
};

struct Shared {
  unsigned base;
  TW_DEVICE unsigned left(int stage) const { return base + stage * kStageBytes; }
  TW_DEVICE unsigned right(int stage) const { return base + stage * kStageBytes + kLeftBytes; }
  TW_DEVICE unsigned full(int stage) const { return base + kBarriersAt + stage * 8; }
  TW_DEVICE unsigned empty(int stage) const { return base + kBarriersAt + (STAGES + stage) * 8; }

  // Who brings left says with a piece's last k tile where its tile begins, which takes divisions; the stage's full barrier makes
  // that visible to those who multiply. The shuffles tell the compiler that it is the same for all lanes.
  TW_DEVICE void set_origin(int stage, TileOrigin origin) const {
    *origin_at(stage) = {origin.left, origin.right, origin.batch, 0};
  }
  TW_DEVICE TileOrigin origin(int stage) const {
    const int4 all = *origin_at(stage);
    const int batch = GENERAL ? __shfl_sync(~0u, all.z, 0) : 0;
    return {__shfl_sync(~0u, all.x, 0), __shfl_sync(~0u, all.y, 0), batch};
  }

 private:
  TW_DEVICE static int4* origin_at(int stage) { return reinterpret_cast<int4*>(shared + kOriginsAt) + stage; }
};

TW_DEVICE bool is_batch(const Params& p) { return GENERAL && static_cast<int>(p.batch) != 1; }

struct Problem {
  int tile_rows, tile_columns;  // in tiles of clusters
  int cluster, clusters;
  int rank;  // of this CTA in its cluster
  tw::Work<GENERAL> work;

  TW_DEVICE explicit Problem(const Params& p)
      : tile_rows(SETS * tiles(tiles(SWAP ? p.N : p.M, SETS), BM * CLUSTER_M)),
        tile_columns(tiles(SWAP ? p.M : p.N, BN * CLUSTER_N)),
        cluster(static_cast<int>(blockIdx.x) / kClusterSize),
        clusters(static_cast<int>(gridDim.x) / kClusterSize),
        rank(kClusterSize > 1 ? static_cast<int>(tw::cluster_rank()) : 0),
        work(work_of(p)) {}

  TW_DEVICE TileOrigin origin(const Params& p, int tile) const {
    const bool is_batch = ::is_batch(p);
    if (tile_rows == 1 && !is_batch) return {rank % CLUSTER_M * BM, (tile * CLUSTER_N + rank / CLUSTER_M) * BN, 0};
    const int batch = is_batch ? tile / (tile_rows * tile_columns) : 0;
    const tw::TileCoordinate at = tw::raster_sooner(tile - batch * tile_rows * tile_columns, tile_rows, tile_columns, p.raster_group);
    return {(at.row * CLUSTER_M + rank % CLUSTER_M) * BM, (at.column * CLUSTER_N + rank / CLUSTER_M) * BN, batch};
  }

 private:
  TW_DEVICE static int tiles(long long extent, unsigned tile) { return static_cast<int>((static_cast<unsigned>(extent) + tile - 1) / tile); }

  TW_DEVICE tw::Work<GENERAL> work_of(const Params& p) const {
    const unsigned count = tile_rows * tile_columns, k_tiles = tiles(p.K, BK);
    if constexpr (GENERAL) {
      const unsigned all = count * static_cast<unsigned>(p.batch);
      const bool splits = all <= kCounters / (kClusterSize * kGroupsPerTile) && static_cast<unsigned long long>(all) * k_tiles <= 0x7fffffff;
      return {all, k_tiles, splits ? static_cast<unsigned>(p.split_k) : 1, p.stream_k != 0, static_cast<unsigned>(clusters)};
    } else {
      return {count, k_tiles};
    }
  }
};

// What this CTA works on first, which it knows before anything else has happened, and what comes behind it.
struct FirstPiece {
  tw::Pieces<GENERAL> behind;
  tw::Piece piece{};  // of no k tiles, if there is nothing to do
  TileOrigin origin{};

  TW_DEVICE FirstPiece(const Params& p, const Problem& problem, bool is_wanted) : behind(problem.work, problem.cluster, problem.clusters) {
    if (is_wanted && behind.next(piece)) origin = problem.origin(p, piece.tile);
  }
};

// Before the kernel: its prologue, which copies operands to where their tensor maps say.
constexpr int kPrologueThreads = 128, kPrologueWarps = kPrologueThreads / 32;
constexpr int kPrologueCtas = 6;  // for which an SM has registers, or for fewer beside the kernel
constexpr long long kRegion = 256;  // regions of the workspace begin at multiples of it
static_assert(2 * sizeof(float) * BM * BN % kRegion == 0, "copied operands begin where the sums of pieces end");

// Where copied operands begin.
TW_DEVICE unsigned char* behind_sums(const Params& p) {
  const long long pieces = p.split_k > 1 ? Problem(p).work.tiles * static_cast<long long>(p.split_k) : 0;
  return static_cast<unsigned char*>(p.workspace) + kCounters * sizeof(unsigned) + 2LL * sizeof(float) * BM * BN * kClusterSize * pieces;
}

// The kernel begins when all CTAs have waited for the one ahead: what that wrote was in memory before, so threads that read no
// copies need not wait themselves.
extern "C" __global__ void __launch_bounds__(kPrologueThreads, kPrologueCtas) tw_gemm_sm90a_wgmma_packed_tf32_nt_256x128x32_co2_c1x1_s4_packab_prologue(const __grid_constant__ Params p) {
  if (!tw::multiplies(p)) {  // nobody reads copies
    tw::wait_for_kernel_before();
    return;
  }
  const unsigned warp = threadIdx.x / 32 * gridDim.x + blockIdx.x, warps = kPrologueWarps * gridDim.x;
  unsigned char* to = behind_sums(p);
  const tw::StoredOperand a(p.A, sizeof(Element), kAIsDepthContiguous ? p.M : p.K, kAIsDepthContiguous ? p.K : p.M, p.lda, p.batch,
                            p.stride_a);
  tw::PackedCopy copy_a(to, a, warp, warps);
  // The region has place for every batch, whether they are all the same or not.
  const long long bytes = a.packed_row_bytes() * a.rows * p.batch;
  to += (bytes + kRegion - 1) / kRegion * kRegion;
  const tw::StoredOperand b(p.B, sizeof(Element), kBIsDepthContiguous ? p.N : p.K, kBIsDepthContiguous ? p.K : p.N, p.ldb, p.batch,
                            p.stride_b);
  tw::PackedCopy copy_b(to, b, warps - 1 - warp, warps);  // those that have least of A have most of B
  tw::wait_for_kernel_before();
  tw::let_next_kernel_begin();
  copy_a.run();
  copy_b.run();
  tw::async_proxy_fence();  // the copy engine reads it
}

// What the prologue has copied is visible to the copy engine.
TW_DEVICE void wait_for_copies() {
  tw::wait_for_kernel_before();
  tw::async_proxy_fence();
}

TW_DEVICE bool adds_c(const Params& p) { return p.beta != 0.0f; }

// Rows of C among which a tile's are.
TW_DEVICE int rows_of(const Params& p, TileOrigin) {
  return static_cast<int>(p.M);
}

// One operand's part of a k tile, by boxes: `load` is told where in the stage each goes and where it begins. kSpan rows (of left or
// right) are loaded by kShare CTAs, of which this is number `share`, into all of them.
template <bool kDepthContiguous, int kSpan, int kShare, typename Load>
TW_DEVICE void each_box(int span, int depth, int share, const Load& load) {
  if constexpr (kDepthContiguous) {
    constexpr int kRows = kSpan / kShare;
#pragma unroll
    for (int i = 0; i < BK / kRowElements; ++i) {
      load((i * kSpan + share * kRows) * kRowBytes, depth + i * kRowElements, span + share * kRows);
    }
  } else {
    constexpr int kChunks = kSpan / 64 / kShare;
#pragma unroll
    for (int i = 0; i < kChunks; ++i) {
      load((share * kChunks + i) * BK * kRowBytes, span + (share * kChunks + i) * 64, depth);
    }
  }
}

template <bool kDepthContiguous, int kSpan, int kShare>
TW_DEVICE void load_operand(unsigned to, const tw::TensorMap& map, int span, int depth, int batch, unsigned barrier, int share,
                            unsigned ctas, unsigned long long policy) {
  each_box<kDepthContiguous, kSpan, kShare>(span, depth, share, [&](unsigned offset, int x, int y) {
    if constexpr (kShare > 1) {
      tw::tma_load_multicast(to + offset, map, {x, y, batch}, barrier, ctas, policy);
    } else {
      tw::tma_load(to + offset, map, {x, y, batch}, barrier, policy);
    }
  });
}

// Whether L2 may give up B when it was read, which is once, or by a few rows of (a cluster's) tiles at a time, if these go through all of
// its depth together. A B that a part of L2 holds may be wanted by the next launch; where it is several times as large as L2 this gains
// little among dirty lines and, but for the fewest rows, costs as much elsewhere (docs/log/gemm/0021-what-l2-gives-up-first.md). The
// bounds are for 50 MiB of L2.
constexpr int kFewTileRows = 4, kFewestRows = 16;
constexpr long long kLeastStreamed = (16LL << 20) / sizeof(Element), kMostStreamed = (128LL << 20) / sizeof(Element);  // elements

TW_DEVICE bool streams_b(const Params& p, const Problem& problem) {
  const long long elements = p.N * p.K;
  return (SWAP ? problem.tile_columns : problem.tile_rows) <= kFewTileRows && elements >= kLeastStreamed &&
         (elements <= kMostStreamed || p.M <= kFewestRows) && problem.work.is_whole() && !is_batch(p);
}

// What one of the two warps that load, one for each operand, is at: the next k tile, of all that this cluster works on.
template <bool kLeft>
struct Producer {
  const Params& p;
  const Problem& problem;
  Shared memory;
  tw::Pieces<GENERAL> pieces;
  tw::Piece piece;
  TileOrigin origin;
  int batch;
  int share;      // which part of a shared tile this CTA loads
  unsigned ctas;  // that share it, a bit each
  unsigned long long policy;

  TW_DEVICE Producer(const Params& parameters, const Problem& what, Shared where, const FirstPiece& first)
      : p(parameters), problem(what), memory(where), pieces(first.behind), piece(first.piece), origin(first.origin), batch(batch_of(first.origin)) {
    const int row = what.rank % CLUSTER_M, column = what.rank / CLUSTER_M;
    share = kLeft ? column : row;
    constexpr unsigned kColumn = (1u << CLUSTER_M) - 1, kRow = ((1u << kClusterSize) - 1) / kColumn;  // bits of rank 0's
    ctas = kLeft ? kRow << row : kColumn << (column * CLUSTER_M);
    policy = tw::l2_policy(kLeft == SWAP && !kCopiesB && streams_b(p, problem) ? tw::Eviction::first : tw::Eviction::normal);
  }

  TW_DEVICE int batch_of(TileOrigin of) const { return GENERAL && (kLeft != SWAP ? p.stride_a : p.stride_b) != 0 ? of.batch : 0; }

  // By the whole warp, for whose loops the compiler then uses uniform registers; one lane asks. The first requests wait for nobody and
  // are written out.
  TW_DEVICE void load_all(bool asks) {
    constexpr int kFirst = STAGES < 4 ? STAGES : 4;
    const int ahead = min(static_cast<int>(piece.count), kFirst);
#pragma unroll
    for (int i = 0; i < kFirst; ++i) {
      if (i < ahead) request(i, static_cast<int>(piece.first) + i, i + 1 == static_cast<int>(piece.count), asks);
    }
    if (piece.count == 0) return;
    Ring ring;
    ring.skip(ahead);
    piece.first += ahead;
    piece.count -= ahead;
#pragma unroll 1
    for (;;) {
      if (piece.count == 0) {
        if (!pieces.next(piece)) return;
        origin = problem.origin(p, piece.tile);
        batch = batch_of(origin);
      }
      tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
      request(ring.stage, static_cast<int>(piece.first), piece.count == 1, asks);
      ring.advance();
      ++piece.first;
      --piece.count;
    }
  }

 private:
  // Where alpha is 0 all depth is behind the operands' last: the copy engine reads nothing there and brings zeros.
  TW_DEVICE int depth_of(int k_tile) const {
    constexpr int kBehindAll = 0x7fff0000;
    return tw::multiplies(p) ? k_tile * BK : kBehindAll;
  }
  TW_DEVICE void request(int stage, int k_tile, bool is_last, bool asks) const {
    if (asks) {
      const int depth = depth_of(k_tile);
      const unsigned full = memory.full(stage);
      if (kLeft && is_last) memory.set_origin(stage, origin);
      tw::mbarrier_arrive_expect(full, kLeft ? kLeftBytes : kRightBytes);
      if constexpr (kLeft) {
        load_operand<kLeftIsDepthContiguous, LEFT_ROWS, CLUSTER_N>(memory.left(stage), p.map_left, origin.left, depth, batch, full, share,
                                                                   ctas, policy);
      } else {
        load_operand<kRightIsDepthContiguous, BN, CLUSTER_M>(memory.right(stage), p.map_right, origin.right,
                                                             depth, batch, full, share, ctas, policy);
      }
    }
    __syncwarp();
  }
};

using Sum = float[kBlocks][BN / 2];

// What one thread is within the warpgroups that multiply.
struct Place {
  int group;   // of GROUPS
  int part;    // of the tile
  int warp;    // of the warpgroup
  int thread;  // of the warpgroup
  int lane;
  TW_DEVICE void sync() const { tw::named_barrier_sync(1 + group, tw::kWarpgroupThreads); }
  // The warpgroups that share a tile.
  TW_DEVICE void sync_tile() const {
    if constexpr (kGroupsPerTile > 1) {
      tw::named_barrier_sync(1 + GROUPS, kGroupsPerTile * tw::kWarpgroupThreads);
    } else {
      sync();
    }
  }
};

// One lane of each warp, or one for each CTA of the cluster.
TW_DEVICE void release(Shared memory, int stage, int lane) {
  if constexpr (kClusterSize > 1) {
    if (lane < kClusterSize) tw::mbarrier_arrive_at(memory.empty(stage), lane);
  } else {
    if (lane == 0) tw::mbarrier_arrive(memory.empty(stage));
  }
}

// Adds up `count` k tiles, the second of two warpgroups `lead` of them behind the first. Calls `queued` when nothing is left to ask the tensor cores for. Returns the last
// stage, not yet released.
template <typename Queued>
TW_DEVICE int multiply_k_tiles(Sum& sum, Ring& ring, Shared memory, unsigned count, int lead, Place place, const Queued& queued) {
  int previous = 0;
  const bool leads = lead > 0 && count >= STAGES;
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) tw::wgmma_pin(sum[block]);
#pragma unroll 1
  for (unsigned i = 0; i < count; ++i) {
    if (leads && place.group == 1 && i + lead == count) {
      tw::named_barrier_sync(kFirstHasAsked, 2 * tw::kWarpgroupThreads);
    }
    tw::mbarrier_wait(memory.full(ring.stage), ring.parity);
    const tw::WgmmaDescriptor left(memory.left(ring.stage), kLeftIsDepthContiguous ? 16 : BK * kRowBytes);
    const tw::WgmmaDescriptor right(memory.right(ring.stage), kRightIsDepthContiguous ? 16 : BK * kRowBytes);
    tw::wgmma_fence();
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      const int row = step * kStepBytes / kRowBytes, offset = step * kStepBytes % kRowBytes;
      const unsigned right_at = kRightIsDepthContiguous ? row * BN * kRowBytes + offset : step * kStepDepth * kRowBytes;
#pragma unroll
      for (int block = 0; block < kBlocks; ++block) {
        const unsigned first = place.part * kBlocks + block;
        const unsigned left_at = kLeftIsDepthContiguous ? row * LEFT_ROWS * kRowBytes + first * 64 * kRowBytes + offset
                                                        : first * BK * kRowBytes + step * kStepDepth * kRowBytes;
        multiply(sum[block], left.at(left_at), right.at(right_at), i > 0 || step > 0);
      }
    }
    tw::wgmma_commit();
    tw::wgmma_wait<1>();
    if (i > 0) release(memory, previous, place.lane);
    previous = ring.stage;
    ring.advance();
  }
  if (leads && place.group == 0) tw::named_barrier_arrive(kFirstHasAsked, 2 * tw::kWarpgroupThreads);
  queued();
  tw::wgmma_wait<0>();
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) tw::wgmma_pin(sum[block]);
  return previous;
}

// Reads what reduce_pieces has put into the workspace: in place of the sum, or on top of it.
template <bool kReplaces>
TW_DEVICE void take_partial(Sum& sum, const float* partial) {
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
#pragma unroll
    for (int i = 0; i < BN / 2; ++i) {
      const float value = __ldcg(partial + (block * (BN / 2) + i) * tw::kWarpgroupThreads);
      sum[block][i] = kReplaces ? value : sum[block][i] + value;
    }
  }
}

// Of a tile whose depth is cut: puts this piece's sums into the workspace. In the warpgroup that arrives last, returns true with
// the sum over all pieces, in the order of their depth; the counter is then zero again. `part`s of tiles don't wait for another.
TW_DEVICE bool reduce_pieces(Sum& sum, const Params& p, const Problem& problem, const tw::Piece& piece, Place place,
                             unsigned* flag) {
  const tw::Work<GENERAL>& work = problem.work;
  const unsigned tile_begin = piece.tile * work.k_tiles;
  const unsigned first = work.owner(tile_begin), last = work.owner(tile_begin + work.k_tiles - 1);
  if (first == last) return true;
  const long long parts = kClusterSize * kGroupsPerTile;
  const long long part = problem.rank * kGroupsPerTile + place.part;
  // A worker has two places: one for the tile in which its part begins, one for that in which it ends.
  const auto sums_of = [&](unsigned owner) {
    const long long slot = 2LL * owner + (work.begin(owner) >= tile_begin ? 0 : 1);
    float* all = reinterpret_cast<float*>(static_cast<unsigned char*>(p.workspace) + kCounters * sizeof(unsigned));
    return all + (slot * parts + part) * (kTileValues * tw::kWarpgroupThreads) + place.thread;
  };
  float* mine = sums_of(piece.worker);
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
#pragma unroll
    for (int i = 0; i < BN / 2; ++i) __stcg(mine + (block * (BN / 2) + i) * tw::kWarpgroupThreads, sum[block][i]);
  }
  place.sync();
  if (place.thread == 0) {
    // What the warpgroup has written is released, and what those before it have released is acquired, for all of it by the barriers.
    unsigned* counter = static_cast<unsigned*>(p.workspace) + piece.tile * parts + part;
    unsigned before;
    asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(before) : "l"(counter), "r"(last - first) : "memory");
    *flag = before == last - first;  // the last one wraps it back to 0
  }
  place.sync();
  const bool is_last = *static_cast<volatile unsigned*>(flag) != 0;
  if (!is_last) return false;
  take_partial<true>(sum, sums_of(first));
#pragma unroll 1
  for (unsigned owner = first + 1; owner <= last; ++owner) take_partial<false>(sum, sums_of(owner));
  return true;
}

// Takes a warpgroup's sums to C.
struct Store {
  const Params& p;
  Shared memory;
  Place place;
  // `stage` was this tile's last one: its warpgroups' until they release it here.
  TW_DEVICE void store(Sum& sum, TileOrigin origin, int stage) const {
    float* const round =
        reinterpret_cast<float*>(shared + stage * kStageBytes + (place.part * 4 + place.warp) * kStageBytesOfWarp);
    int left = origin.left + place.part * kGroupRows + place.warp * 16;
#pragma unroll
    for (int block = 0; block < kBlocks; ++block, left += 64) store_rounds(sum[block], round, left, origin);
    tw::async_proxy_fence_shared();  // the copy engine writes here next
    __syncwarp();
    release(memory, stage, place.lane);
  }

 private:
  // 16 rows of the tile by rounds: always the first values, with the others moved up afterwards. Registers can't be indexed, and
  // unrolling would copy all this for every round.
  TW_DEVICE void store_rounds(float (&sum)[BN / 2], float* round, int left, TileOrigin origin) const {
    constexpr int kAligned = 16 / sizeof(Element);
    bool aligned = p.ldc % kAligned == 0 && (p.stride_c % kAligned == 0 || p.batch == 1);  // rows of C, to 16 bytes
    // A bias of neighbours, too, or none.
    aligned = aligned && (p.bias == nullptr || (p.bias_column_stride == 1 && (p.bias_row_stride | p.stride_bias) % kAligned == 0));
    // Where both operands are copied no rule asks pointers for more than their elements' alignment.
    aligned = aligned && (reinterpret_cast<unsigned long long>(p.C) | reinterpret_cast<unsigned long long>(p.bias)) % 16 == 0;
#pragma unroll 1
    for (int right = origin.right, end = right + BN;;) {
      // Value i belongs to row lane / 4, or + 8, and to a column of 8 (i / 4).
#pragma unroll
      for (int i = 0; i < kRoundValues; i += 2) {
        const int row = place.lane / 4 + i / 2 % 2 * 8, column = i / 4 * 8 + place.lane % 4 * 2;
        *reinterpret_cast<float2*>(round + row * kPitch + column) = {sum[i], sum[i + 1]};
      }
      __syncwarp();
      if (aligned) {
        finish<8>(round, left, right, end, origin);
      } else {
        finish<1>(round, left, right, end, origin);
      }
      right += kRoundColumns;
      __syncwarp();
      if (right >= end) break;
#pragma unroll
      for (int i = 0; i + kRoundValues < BN / 2; ++i) sum[i] = sum[i + kRoundValues];
    }
  }

  // What is left to do to a round: kCount neighbours in a row of C for each lane at a time, several times at once.
  template <int kCount>
  TW_DEVICE void finish(const float* round, int left, int right, int end, TileOrigin origin) const {
    constexpr int kRows = SWAP ? kRoundColumns : 16, kColumns = SWAP ? 16 : kRoundColumns;
    constexpr int kTurns = kRows * kColumns / kCount / 32, kMost = kTileValues > (GROUPS == 3 ? 32 : 128) ? 1 : kCount == 1 ? 4 : 2;
    constexpr int kAtOnce = kTurns < kMost ? kTurns : kMost;
    const int first_row = SWAP ? right : left, first_column = SWAP ? left : right;
    const int rows = min(SWAP ? end - first_row : kRows, static_cast<int>(p.M) - first_row);
    const int columns = min(SWAP ? kColumns : end - first_column, static_cast<int>(p.N) - first_column);
    Element* const c = static_cast<Element*>(p.C) + origin.batch * p.stride_c + first_row * p.ldc + first_column;
    const Element* const bias = tw::bias_at<Element>(p, origin.batch, first_row, first_column);
#pragma unroll 1
    for (int turn = 0; turn < kTurns; turn += kAtOnce) {
      float values[kAtOnce][kCount];
      int row[kAtOnce], column[kAtOnce], count[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int index = (turn + i) * 32 + place.lane;
        row[i] = index / (kColumns / kCount);
        column[i] = index % (kColumns / kCount) * kCount;
        count[i] = row[i] < rows ? min(columns - column[i], kCount) : 0;
#pragma unroll
        for (int j = 0; j < kCount; ++j) values[i][j] = p.alpha * round[row[i] * kPitch + column[i] + j];
      }
      if (adds_c(p)) {
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) add<kCount>(values[i], p.beta, c + row[i] * p.ldc + column[i], count[i]);
      }
      if (p.bias != nullptr) {
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
          add<kCount>(values[i], 1.0f, bias + row[i] * p.bias_row_stride + column[i] * p.bias_column_stride, count[i]);
        }
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) tw::activate_all<Element>(values[i], p.activation);
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) write<kCount>(c + row[i] * p.ldc + column[i] * SETS, values[i], count[i]);
    }
  }

  // kCount neighbours in a row; they begin at a multiple of their size, or of 16 bytes.
  template <int kCount>
  struct alignas(sizeof(Element) * kCount < 16 ? sizeof(Element) * kCount : 16) Vector {
    Element element[kCount];
  };

  // Adds `scale` times the first `count` elements, if any.
  template <int kCount>
  TW_DEVICE static void add(float (&values)[kCount], float scale, const Element* from, int count) {
    if (count == kCount) {
      const Vector<kCount> vector = *reinterpret_cast<const Vector<kCount>*>(from);
#pragma unroll
      for (int i = 0; i < kCount; ++i) values[i] += scale * tw::to_float(vector.element[i]);
    } else {
#pragma unroll
      for (int i = 0; i < kCount; ++i) {
        if (i < count) values[i] += scale * tw::to_float(from[i]);
      }
    }
  }

  template <int kCount>
  TW_DEVICE static void write(Element* to, const float (&values)[kCount], int count) {
    Vector<kCount> vector;
#pragma unroll
    for (int i = 0; i < kCount; ++i) vector.element[i] = tw::from_float<Element>(values[i]);
    if (count == kCount) {
      *reinterpret_cast<Vector<kCount>*>(to) = vector;
    } else {
#pragma unroll
      for (int i = 0; i < kCount; ++i) {
        if (i < count) to[i] = vector.element[i];
      }
    }
  }
};

TW_DEVICE void consume(const Params& p, const Problem& problem, Shared memory) {
  const int thread = static_cast<int>(threadIdx.x);
  // Which warp it is is the same in all of its threads, which the compiler can't know. (With a second shuffle in here it takes the
  // loop over k tiles for divergent and moves every descriptor to uniform registers: 64x4096x4096 takes 6 % longer.)
  const int warp = __shfl_sync(~0u, thread / 32, 0), group = warp / 4 - 1;
  const Place place{group, PINGPONG ? 0 : group, warp % 4, thread % tw::kWarpgroupThreads, thread % 32};
  unsigned* flag = reinterpret_cast<unsigned*>(shared + kFlagsAt) + group;
  Store store{p, memory, place};

  constexpr int kTurn = 1 + GROUPS;  // first of the barriers by which warpgroups take turns
  if (PINGPONG && group == 1) tw::named_barrier_arrive(kTurn, 2 * tw::kWarpgroupThreads);
  Ring ring;
  tw::Piece piece;
  tw::Pieces<GENERAL> pieces(problem.work, problem.cluster, problem.clusters);
#pragma unroll 1
  for (int turn = 0; pieces.next(piece); ++turn) {
    if (PINGPONG && turn % 2 != group) {
      ring.skip(piece.count);
      continue;
    }
    Sum sum;
    if (PINGPONG) tw::named_barrier_sync(kTurn + group, 2 * tw::kWarpgroupThreads);
    const int lead = kLead;
    const int last = multiply_k_tiles(sum, ring, memory, piece.count, lead, place, [&] {
      if (PINGPONG) tw::named_barrier_arrive(kTurn + 1 - group, 2 * tw::kWarpgroupThreads);
    });
    const TileOrigin origin = memory.origin(last);
    if (kLeavesStage) {
      place.sync_tile();  // all have multiplied: the last stage has room for what leaves
    } else {
      release(memory, last, place.lane);
    }
    if (problem.work.is_whole() || reduce_pieces(sum, p, problem, piece, place, flag)) {
      store.store(sum, origin, last);
    } else {
      if (kLeavesStage) release(memory, last, place.lane);
    }
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_gemm_sm90a_wgmma_packed_tf32_nt_256x128x32_co2_c1x1_s4_packab(const __grid_constant__ Params p) {
  const int warp = __shfl_sync(~0u, static_cast<int>(threadIdx.x) / 32, 0);
  const bool is_elected = tw::elect_one();
  const bool prepares = warp == 3 && is_elected;
  const Shared memory{tw::shared_address(shared)};
  const Problem problem(p);
  const FirstPiece first(p, problem, warp < 2);
  if (prepares) {
    tw::tma_prefetch(p.map_left);
    tw::tma_prefetch(p.map_right);
    for (int i = 0; i < STAGES; ++i) {
      tw::mbarrier_init(memory.full(i), kFullArrivals);
      tw::mbarrier_init(memory.empty(i), kEmptyArrivals);
    }
    tw::mbarrier_init_fence();
  }
  if constexpr (kClusterSize > 1) {
    tw::cluster_sync();
  } else {
    __syncthreads();
  }
  if (prepares && p.overlap >= tw::kLetsNextBegin) tw::let_next_kernel_begin();
  // Those who load come last here: ptxas lays their code down first, next to what they have just executed.
  if (warp >= 4) {
    tw::set_registers<kLaunchRegisters, kConsumerRegisters>();
    consume(p, problem, memory);
  } else {
    tw::set_registers<kLaunchRegisters, kLoaderRegisters>();
    if (warp == 0) wait_for_copies();
    if (warp == 0) Producer<true>(p, problem, memory, first).load_all(is_elected);
    if (warp == 1) wait_for_copies();
    if (warp == 1) Producer<false>(p, problem, memory, first).load_all(is_elected);
  }
  if constexpr (kClusterSize > 1) tw::cluster_sync_diverged();  // no CTA ends while others may arrive at its barriers
}
