// scaled_gemm.sm90a.wgmma.e5m2_e4m3.block.promoted.256x128.co2.s4: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/wgmma/kernel.cu.j2
// config: GROUPS=2 BLOCKS=2 BN=128 PINGPONG=0 SHARE=1 SPLIT=1 STAGES=4 dtype=e5m2_e4m3 scaling=block accumulation=promoted
// hash: f078bf1b01a6d5f42f99539789d119ba
// C = (scale_a A) (scale_b B)^T + bias on Hopper's tensor cores by wgmma of 8-bit floats (sm90a). One lane asks the bulk copy engine
// for k tiles of 128, the length that has a scale, STAGES ahead; warpgroups multiply, each BLOCKS of 64 rows: together a tile, or each
// every second one (PINGPONG), whose results leave while the other multiplies. Tensor cores add up a k tile's products, and the sums
// of k tiles are added in f32 while the other warpgroup multiplies, unless `fast` leaves that to them, too.
//
// CTAs are persistent and walk over the tiles of C. Two of a cluster may share tiles of B by multicast (SHARE), or several may have a
// part of K each (SPLIT): then their sums meet in the order of K, each CTA reading its rows of the tile from all of them.
#include "common/cluster.h"
#include "common/cluster_load.h"
#include "common/dependent_launch.h"
#include "common/ldmatrix.h"
#include "common/mbarrier.h"
#include "common/raster.h"
#include "common/tma.h"
#include "common/warpgroup.h"
#include "gemm/accumulators.h"
#include "scaled_gemm/store_columns.h"

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
  int raster_group;
  int overlap;
  long long result_type;
  tw::TensorMap map_a;
  tw::TensorMap map_b;
};

enum class Dtype { e4m3, e4m3_e5m2, e5m2_e4m3 };
inline constexpr Dtype dtype = Dtype::e5m2_e4m3;
enum class DtypeC { bf16, f16, f32, e4m3 };
enum class Scaling { row, block, block_row };
inline constexpr Scaling scaling = Scaling::block;
enum class Accumulation { promoted, fast };
inline constexpr Accumulation accumulation = Accumulation::promoted;
using ElementA = tw::e5m2;
using ElementB = tw::e4m3;

constexpr int GROUPS = 2;            // warpgroups that multiply
constexpr int BLOCKS = 2;            // of 64 rows that each has
constexpr bool PINGPONG = 0 != 0;  // each takes every second tile, instead of a part of every tile
constexpr int SHARE = 1;              // CTAs one above the other that share B
constexpr int SPLIT = 1;              // CTAs that share K
constexpr int STAGES = 4;            // k tiles in shared memory
constexpr int kGroupsPerTile = PINGPONG ? 1 : GROUPS, kCluster = SHARE * SPLIT;
constexpr int BM = 64 * BLOCKS * kGroupsPerTile, BN = 128, BK = 128;  // tile of C, and depth of a k tile: bytes of a swizzled row
constexpr int WM = 16 * BLOCKS, WN = BN, kRowStep = 64;                   // what one warp has of the sums: 16 rows of each block
constexpr int kOutColumns = 32;
constexpr bool kHasBlocks = scaling != Scaling::row;
constexpr bool kPromotes = kHasBlocks || accumulation == Accumulation::promoted;
constexpr bool kHasColumns = scaling == Scaling::block_row;  // each column of C has a scale for each k tile

constexpr int kABytes = BM * BK, kBBytes = BN * BK, kStageBytes = kABytes + kBBytes;
constexpr int kStepBytes = 32;  // of one wgmma
constexpr int kThreads = (1 + GROUPS) * tw::kWarpgroupThreads;
// Registers of each thread, at launch and later; one warpgroup that multiplies has enough.
constexpr int kLaunchRegisters = GROUPS == 1 ? 0 : 65536 / kThreads / 8 * 8;
constexpr int kLoaderRegisters = GROUPS == 1 ? 0 : 40;
constexpr int kConsumerRegisters = GROUPS == 1 ? 0 : 232;
constexpr int kEmptyArrivals = 4 * kGroupsPerTile * SHARE;  // one from each warp that reads a stage, or its copy
// Barriers: of all that multiply; the next, and those by which warpgroups take turns.
constexpr int kAllMultiply = 1, kFirstHasAsked = 2, kTurn = 3;
// Two that share a tile would take their sums to C at once, while nobody multiplies: so the second one waits before its last kLead k
// tiles, which the stages hold, until the first has asked for all of its own. Of tiles that have as many k tiles as there are stages:
// so the first can't come so far again before the second has waited.
constexpr int kLead = GROUPS == 2 && !PINGPONG && SPLIT == 1 ? (STAGES < 4 ? STAGES - 1 : 3) : 0;

// Behind the stages: each warp's sums on their way to C; what belongs to rows and columns of this tile and the next; scales of each
// stage's k tile, of rows and, where each has its own, of columns.
constexpr int kOutAt = STAGES * kStageBytes, kOutBytes = 16 * (kOutColumns + 8) * 4;
constexpr int kSidesAt = kOutAt + 4 * GROUPS * kOutBytes, kSidesBytes = (BM + 2 * BN) * 4;
constexpr int kScalesAt = kSidesAt + 2 * kSidesBytes, kScalesBytes = kHasBlocks ? (BM + (kHasColumns ? BN : 0)) * 4 : 0;
constexpr int kBarriersAt = kScalesAt + STAGES * kScalesBytes;
// Where K is shared, a tile's sums of one part of it, in place of the stages.
constexpr int kPartPitch = BN + 8;

static_assert(kBarriersAt + 2 * (STAGES + 2) * 8 == 225376, "codegen knows how much shared memory there is");
static_assert(kLoaderRegisters + GROUPS * kConsumerRegisters <= (1 + GROUPS) * kLaunchRegisters, "else warpgroups wait for ever");
static_assert(!PINGPONG || (GROUPS == 2 && SPLIT == 1), "two warpgroups take turns");
static_assert(BN % 16 == 0 && BN <= 256 && BN % (8 * SHARE) == 0, "what wgmma takes, by pairs of 8, in equal parts");
static_assert(kStageBytes % 1024 == 0, "swizzled rows lie in eights");
static_assert(SPLIT == 1 || BM * kPartPitch * 4 <= kOutAt, "a part's sums fit the stages");

extern __shared__ __align__(1024) unsigned char shared[];

using Sum = tw::Accumulators<WM / 16, WN / 8>;
constexpr int kOutPitch = kOutColumns + 8;  // of 16 rows of a warp's sums, on their way to C

// What belongs to a tile's rows and columns, in shared memory, at a multiple of 16 bytes: where k tiles don't have them, scales; bias.
struct Sides {
  float* all;

  TW_DEVICE const float* rows() const { return all; }
  TW_DEVICE const float* columns() const { return all + BM; }
  TW_DEVICE const float* bias() const { return all + BM + BN; }

  // By kFillers threads, of which this is number `thread`. Behind the last row and column that of the last.
  template <int kFillers>
  TW_DEVICE void fill(const Params& p, long long first_row, long long first_column, int thread) const {
    const auto* const a = static_cast<const float*>(p.scale_a);
    const auto* const b = static_cast<const float*>(p.scale_b);
    const int rows = static_cast<int>(p.M - first_row) - 1, columns = static_cast<int>(p.N - first_column) - 1;
    if constexpr (!kHasBlocks) {
#pragma unroll
      for (int i = thread; i < BM; i += kFillers) all[i] = a[(first_row + min(i, rows)) * p.scale_a_row];
    }
#pragma unroll
    for (int i = thread; i < BN; i += kFillers) {
      const long long column = first_column + min(i, columns);
      if constexpr (!kHasBlocks) all[BM + i] = b[column * p.scale_b_row];
      all[BM + BN + i] = tw::bias_of(p, static_cast<int>(column));
    }
  }

  // What 8 of the tile's columns from `column` on, a multiple of 8, are scaled by, and their bias.
  struct Eight {
    float scale[8], bias[8];
    TW_DEVICE void apply(float (&values)[8]) const {
#pragma unroll
      for (int i = 0; i < 8; ++i) values[i] = kHasBlocks ? values[i] + bias[i] : values[i] * scale[i] + bias[i];
    }
  };
  TW_DEVICE Eight eight(int column) const {
    Eight all;
#pragma unroll
    for (int i = 0; i < 8; i += 4) {
      *reinterpret_cast<float4*>(all.scale + i) = *reinterpret_cast<const float4*>(columns() + column + i);
      *reinterpret_cast<float4*>(all.bias + i) = *reinterpret_cast<const float4*>(bias() + column + i);
    }
    return all;
  }
};

// 16 rows by kColumns of a warp's sums to shared memory, times the scales of the lane's two rows; the first of 16 is the tile's `row`.
template <int kColumns, int kPitch>
TW_DEVICE void put(const float (*sums)[4], Sides sides, int row, float* out, int lane) {
  float of_rows[2];
#pragma unroll
  for (int i = 0; i < 2; ++i) of_rows[i] = kHasBlocks ? 1.0f : sides.rows()[row + lane / 4 + i * 8];
#pragma unroll
  for (int j = 0; j < kColumns / 8; ++j) {
    float* const to = out + lane / 4 * kPitch + j * 8 + lane % 4 * 2;
    *reinterpret_cast<float2*>(to) = {sums[j][0] * of_rows[0], sums[j][1] * of_rows[0]};
    *reinterpret_cast<float2*>(to + 8 * kPitch) = {sums[j][2] * of_rows[1], sums[j][3] * of_rows[1]};
  }
}

// Whether rows of a tile's results go to C in chunks of 8, of 16 bits each, and nobody wants to know the largest.
TW_DEVICE bool go_in_chunks(const Params& p, int first_column) {
  const bool is_short = p.result_type == tw::kOfBf16 || p.result_type == tw::kOfF16;
  const bool is_aligned = p.ldc % 8 == 0 && reinterpret_cast<unsigned long long>(p.C) % 16 == 0;
  return is_short && is_aligned && p.amax == nullptr && (p.N % 8 == 0 || first_column + BN <= p.N);
}

// As store() below, of what goes in chunks: results are rounded before they go to shared memory, as many columns at a time as have room.
template <typename Result>
TW_DEVICE void store_chunks(const Sum& sum, const Params& p, Sides sides, long long first_row, int first_column, int row, int column,
                            float* out, int lane) {
  constexpr int kColumns = WN % (2 * kOutColumns) == 0 ? 2 * kOutColumns : kOutColumns;
  constexpr int kPitch = kColumns / 2 + 4;  // words: rows that are written at once lie in different banks
  constexpr int kLanes = kColumns / 8, kPasses = 16 * kLanes / 32;
  static_assert(kPitch <= kOutPitch, "they have room");
  unsigned* const words = reinterpret_cast<unsigned*>(out);
  unsigned* const own = words + lane / 4 * kPitch + lane % 4;
  const int own_row = lane / kLanes, own_column = lane % kLanes * 8;
#pragma unroll
  for (int first = 0; first < WN; first += kColumns) {
    const int chunk_column = first_column + column + first + own_column;
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) {
      const int block_row = row + i * kRowStep;
      float of_rows[2];
#pragma unroll
      for (int j = 0; j < 2; ++j) of_rows[j] = kHasBlocks ? 1.0f : sides.rows()[block_row + lane / 4 + j * 8];
#pragma unroll
      for (int j = 0; j < kColumns / 8; ++j) {
        const int at = column + first + j * 8 + lane % 4 * 2;
        const float2 bias = *reinterpret_cast<const float2*>(sides.bias() + at);
        const float2 scale = kHasBlocks ? float2{1.0f, 1.0f} : *reinterpret_cast<const float2*>(sides.columns() + at);
        const float(&sums)[4] = sum.block[i][first / 8 + j];
#pragma unroll
        for (int v = 0; v < 2; ++v) {
          const float left = sums[2 * v] * of_rows[v] * scale.x + bias.x, right = sums[2 * v + 1] * of_rows[v] * scale.y + bias.y;
          own[v * 8 * kPitch + j * 4] = tw::pack_pair<Result>(left, right);
        }
      }
      __syncwarp();
      const long long to_row = first_row + block_row + own_row;
      Result* const to = static_cast<Result*>(p.C) + to_row * p.ldc + chunk_column;
#pragma unroll
      for (int pass = 0; pass < kPasses; ++pass) {
        const int r = pass * (32 / kLanes);
        if (to_row + r < p.M && chunk_column < p.N) {
          *reinterpret_cast<uint4*>(to + r * p.ldc) = *reinterpret_cast<const uint4*>(words + (own_row + r) * kPitch + own_column / 2);
        }
      }
      __syncwarp();
    }
  }
}

// Takes a warp's sums to C through its own shared memory: of the tile that begins at first_row and first_column, rows from `row` and
// columns from `column` on, 16 rows and kOutColumns at a time. A lane has 8 of these columns in several rows. What is done to them is
// written once, not for each part of the sums: so much code would have to come from L2 for every tile.
TW_DEVICE void store(const Sum& sum, const Params& p, Sides sides, long long first_row, int first_column, int row, int column, float* out,
                     int lane) {
  if (go_in_chunks(p, first_column)) {
    if (p.result_type == tw::kOfBf16) {
      store_chunks<tw::bf16>(sum, p, sides, first_row, first_column, row, column, out, lane);
    } else {
      store_chunks<tw::f16>(sum, p, sides, first_row, first_column, row, column, out, lane);
    }
    return;
  }
  constexpr int kLanes = kOutColumns / 8;  // that share a row
  constexpr int kBlocks = WM / 16, kParts = WN / kOutColumns * kBlocks;
  const int own_row = lane / kLanes, own_column = lane % kLanes * 8;
  const float scale = tw::scale_of_result(p);
  int most = 0;
#pragma unroll 1
  for (int part = 0; part < kParts; ++part) {
    const int block_row = row + part % kBlocks * kRowStep;
#pragma unroll
    for (int i = 0; i < kParts; ++i) {
      if (i == part) put<kOutColumns, kOutPitch>(&sum.block[i % kBlocks][i / kBlocks * (kOutColumns / 8)], sides, block_row, out, lane);
    }
    __syncwarp();
    const int own = column + part / kBlocks * kOutColumns + own_column, count = static_cast<int>(min(p.N - first_column - own, 8LL));
    const Sides::Eight eight = sides.eight(own);
#pragma unroll 1
    for (int r = own_row; r < 16; r += 32 / kLanes) {
      if (first_row + block_row + r >= p.M || count <= 0) break;
      const float4 low = *reinterpret_cast<const float4*>(out + r * kOutPitch + own_column);
      const float4 high = *reinterpret_cast<const float4*>(out + r * kOutPitch + own_column + 4);
      float values[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
      eight.apply(values);
      tw::store_columns(p, values, first_row + block_row + r, first_column + own, count, scale, most);
    }
    __syncwarp();
  }
  tw::note_largest(p, most);
}
static_assert(kOutBytes == 16 * kOutPitch * 4, "sums have room");

// d += 64 rows of A by BN rows of B, 32 of K; with `accumulate` = 0, d = that.
TW_DEVICE void multiply(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %66, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n128k32.f32.e5m2.e4m3 {"
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
      : "l"(left), "l"(right), "r"(accumulate));
}

struct Shared {
  unsigned base;
  TW_DEVICE unsigned a(int stage) const { return base + stage * kStageBytes; }
  TW_DEVICE unsigned b(int stage) const { return a(stage) + kABytes; }
  TW_DEVICE unsigned full(int stage) const { return base + kBarriersAt + stage * 8; }
  TW_DEVICE unsigned empty(int stage) const { return base + kBarriersAt + (STAGES + stage) * 8; }
  // Of every second tile.
  TW_DEVICE unsigned sides_full(int turn) const { return base + kBarriersAt + (2 * STAGES + turn % 2) * 8; }
  TW_DEVICE unsigned sides_empty(int turn) const { return base + kBarriersAt + (2 * STAGES + 2 + turn % 2) * 8; }
};
TW_DEVICE Sides sides_of(int turn) { return {reinterpret_cast<float*>(shared + kSidesAt + turn % 2 * kSidesBytes)}; }
TW_DEVICE unsigned sides_parity(int turn) { return turn / 2 % 2; }

// Where stages are in their round: which one is next, and the parity of its barriers.
struct Ring {
  int stage = 0;
  unsigned parity = 0;
  TW_DEVICE void advance() {
    if (++stage == STAGES) stage = 0, parity ^= 1;
  }
  TW_DEVICE void skip(int count) {
    const int position = stage + count;
    parity ^= position / STAGES & 1;
    stage = position % STAGES;
  }
};

// What this CTA works on: its tiles of C, one after the other, and its k tiles of each.
struct Work {
  int rank;  // in the cluster
  int rows, columns, step;
  int first_k_tile, k_tiles;

  TW_DEVICE explicit Work(const Params& p)
      : rank(kCluster > 1 ? static_cast<int>(tw::cluster_rank()) : 0),
        rows(static_cast<int>((p.M + BM * SHARE - 1) / (BM * SHARE))),
        columns(static_cast<int>((p.N + BN - 1) / BN)),
        step(static_cast<int>(gridDim.x) / kCluster) {
    const int all = static_cast<int>((p.K + BK - 1) / BK), share = all / SPLIT, longer = all % SPLIT;
    first_k_tile = SPLIT == 1 ? 0 : rank * share + min(rank, longer);
    k_tiles = share + (SPLIT > 1 && rank < longer ? 1 : 0);
  }

  TW_DEVICE int first() const { return static_cast<int>(blockIdx.x) / kCluster; }
  TW_DEVICE bool has(int tile) const { return tile < rows * columns; }
  // In elements.
  TW_DEVICE tw::TileCoordinate origin(const Params& p, int tile) const {
    const tw::TileCoordinate at = tw::raster(tile, rows, columns, static_cast<unsigned>(p.raster_group));
    return {(at.row * SHARE + (SHARE > 1 ? rank : 0)) * BM, at.column * BN};
  }
};

// By one lane.
TW_DEVICE void load_all(const Params& p, const Work& work, Shared memory) {
  constexpr int kRowsOfB = BN / SHARE;
  const unsigned long long policy = tw::l2_policy(tw::Eviction::normal);
  Ring ring;
#pragma unroll 1
  for (int tile = work.first(); work.has(tile); tile += work.step) {
    const tw::TileCoordinate origin = work.origin(p, tile);
#pragma unroll 1
    for (int i = 0; i < work.k_tiles; ++i, ring.advance()) {
      const int depth = (work.first_k_tile + i) * BK;
      tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
      const unsigned full = memory.full(ring.stage);
      tw::mbarrier_arrive_expect(full, kStageBytes);
      tw::tma_load(memory.a(ring.stage), p.map_a, {depth, origin.row, 0}, full, policy);
      if constexpr (SHARE > 1) {
        const int first = work.rank * kRowsOfB;
        tw::tma_load_multicast(memory.b(ring.stage) + first * BK, p.map_b, {depth, origin.column + first, 0}, full, (1u << SHARE) - 1, policy);
      } else {
        tw::tma_load(memory.b(ring.stage), p.map_b, {depth, origin.column, 0}, full, policy);
      }
    }
  }
}

// Of a stage's k tile: of BM rows, and of BN columns behind them.
TW_DEVICE float* scales_of(int stage) { return reinterpret_cast<float*>(shared + kScalesAt + stage * kScalesBytes); }

constexpr int kScaleLoaders = 64;  // threads

// By two warps: each k tile's scales. Those of the next two are on their way while one's are stored, for memory answers later than a k
// tile is multiplied.
class ScaleLoader {
 public:
  TW_DEVICE ScaleLoader(const Params& p, Shared memory, int thread) : p_(p), memory_(memory), thread_(thread) {}

  TW_DEVICE void load_all(const Work& work) {
#pragma unroll 1
    for (int tile = work.first(); work.has(tile); tile += work.step) {
      origin_ = work.origin(p_, tile);
      const int end = work.first_k_tile + work.k_tiles;
      Set sets[2];
      load(sets[0], work.first_k_tile, end);
      load(sets[1], work.first_k_tile + 1, end);
#pragma unroll 1
      for (int i = work.first_k_tile; i < end; i += 2) {
        hand_over(sets[0]);
        load(sets[0], i + 2, end);
        if (i + 1 == end) break;
        hand_over(sets[1]);
        load(sets[1], i + 3, end);
      }
    }
  }

 private:
  static constexpr int kRows = BM / kScaleLoaders, kColumns = kHasColumns ? (BN + kScaleLoaders - 1) / kScaleLoaders : 1;
  struct Set {
    float rows[kRows], columns[kColumns];
  };

  TW_DEVICE void load(Set& set, int k_tile, int end) const {
    if (k_tile >= end) return;
    const float* const a = static_cast<const float*>(p_.scale_a) + k_tile * p_.scale_a_block;
    const float* const b = static_cast<const float*>(p_.scale_b) + k_tile * p_.scale_b_block;
    const int last_row = static_cast<int>(p_.M) - 1, last_column = static_cast<int>(p_.N) - 1;
#pragma unroll
    for (int i = 0; i < kRows; ++i) set.rows[i] = a[min(origin_.row + i * kScaleLoaders + thread_, last_row) * p_.scale_a_row];
#pragma unroll
    for (int i = 0; i < kColumns; ++i) {
      const int column = min(origin_.column + (kHasColumns ? i * kScaleLoaders + thread_ : 0), last_column);
      set.columns[i] = b[(kHasColumns ? column : column / 128) * p_.scale_b_row];
    }
  }

  // To the next stage. Where only a tile's block of columns has a scale its rows have all.
  TW_DEVICE void hand_over(const Set& set) {
    tw::mbarrier_wait(memory_.empty(ring_.stage), ring_.parity ^ 1);
    float* const to = scales_of(ring_.stage);
#pragma unroll
    for (int i = 0; i < kRows; ++i) to[i * kScaleLoaders + thread_] = kHasColumns ? set.rows[i] : set.rows[i] * set.columns[0];
    if constexpr (kHasColumns) {
#pragma unroll
      for (int i = 0; i < kColumns; ++i) {
        if (i * kScaleLoaders + thread_ < BN) to[BM + i * kScaleLoaders + thread_] = set.columns[i];
      }
    }
    tw::mbarrier_arrive(memory_.full(ring_.stage));
    ring_.advance();
  }

  const Params& p_;
  Shared memory_;
  int thread_;
  Ring ring_;
  tw::TileCoordinate origin_{};
};

// By one warp.
TW_DEVICE void load_sides(const Params& p, const Work& work, Shared memory, int lane) {
  int turn = 0;
#pragma unroll 1
  for (int tile = work.first(); work.has(tile); tile += work.step, ++turn) {
    const tw::TileCoordinate origin = work.origin(p, tile);
    tw::mbarrier_wait(memory.sides_empty(turn), sides_parity(turn) ^ 1);
    sides_of(turn).fill<32>(p, origin.row, origin.column, lane);
    tw::mbarrier_arrive(memory.sides_full(turn));
  }
}

// What one thread is within the warpgroups that multiply.
struct Place {
  int group;  // of GROUPS
  int part;   // of the tile
  int warp;   // of the warpgroup
  int lane;
  TW_DEVICE int first_row() const { return part * 64 * BLOCKS + warp * 16; }  // of the tile
  TW_DEVICE float* out() const { return reinterpret_cast<float*>(shared + kOutAt + (group * 4 + warp) * kOutBytes); }
};

// By one lane of each warp that has read it, to all CTAs that share it.
TW_DEVICE void release(Shared memory, int stage, int lane) {
  if constexpr (SHARE > 1) {
    if (lane < SHARE) tw::mbarrier_arrive_at(memory.empty(stage), lane);
  } else {
    if (lane == 0) tw::mbarrier_arrive(memory.empty(stage));
  }
}

// A k tile's wgmmas of one block of 64 rows, begun.
TW_DEVICE void begin_block(float* sums, Shared memory, int stage, int block, bool accumulates) {
  const tw::WgmmaDescriptor a(memory.a(stage) + block * 64 * BK, 16), b(memory.b(stage), 16);
#pragma unroll
  for (int step = 0; step < BK / kStepBytes; ++step) {
    multiply(sums, a.at(step * kStepBytes), b.at(step * kStepBytes), accumulates || step > 0);
  }
}

using Block = float[WN / 8][4];  // sums of 64 rows, a thread's
using Flat = float[WN / 2];      // as wgmma counts them
TW_DEVICE Flat& flat(Block& block) { return *reinterpret_cast<Flat*>(&block); }

// A k tile's sums of one block of 64 rows, with their scales, to all.
TW_DEVICE void promote(Block& sum, const Block& part, const float (&of_rows)[2], const float* of_columns) {
#pragma unroll
  for (int j = 0; j < WN / 8; ++j) {
    float2 two{1.0f, 1.0f};
    if constexpr (kHasColumns) two = *reinterpret_cast<const float2*>(of_columns + j * 8);
#pragma unroll
    for (int v = 0; v < 4; ++v) {
      float value = part[j][v];
      if constexpr (kHasColumns) value *= v % 2 == 0 ? two.x : two.y;
      if constexpr (kHasBlocks) value *= of_rows[v / 2];
      sum[j][v] += value;
    }
  }
}

// The other warpgroup may go on when this one has asked for all of a tile.
TW_DEVICE void wait_for_lead(const Work& work, Place place, int k_tile) {
  if (kLead > 0 && place.group == 1 && work.k_tiles >= STAGES && k_tile + kLead == work.k_tiles) {
    tw::named_barrier_sync(kFirstHasAsked, 2 * tw::kWarpgroupThreads);
  }
}
TW_DEVICE void let_other_go_on(const Work& work, Place place) {
  if (kLead > 0 && place.group == 0 && work.k_tiles >= STAGES) tw::named_barrier_arrive(kFirstHasAsked, 2 * tw::kWarpgroupThreads);
  if (PINGPONG) tw::named_barrier_arrive(kTurn + 1 - place.group, 2 * tw::kWarpgroupThreads);
}

// Adds up all k tiles of a tile.
TW_DEVICE void multiply_k_tiles(Sum& sum, Ring& ring, Shared memory, const Work& work, Place place) {
  if constexpr (kPromotes) {
    Block part;
#pragma unroll 1
    for (int i = 0; i < work.k_tiles; ++i, ring.advance()) {
      wait_for_lead(work, place, i);
      tw::mbarrier_wait(memory.full(ring.stage), ring.parity);
      const float* const scales = scales_of(ring.stage);
      float of_rows[BLOCKS][2];
#pragma unroll
      for (int j = 0; j < 2 * BLOCKS; ++j) {
        of_rows[j / 2][j % 2] = kHasBlocks ? scales[place.first_row() + j / 2 * kRowStep + j % 2 * 8 + place.lane / 4] : 1.0f;
      }
#pragma unroll
      for (int block = 0; block < BLOCKS; ++block) {
        tw::wgmma_pin(flat(part));
        tw::wgmma_fence();
        begin_block(flat(part), memory, ring.stage, place.part * BLOCKS + block, false);
        tw::wgmma_commit();
        if (block + 1 == BLOCKS && i + 1 == work.k_tiles) let_other_go_on(work, place);
        tw::wgmma_wait<0>();
        tw::wgmma_pin(flat(part));
        const bool is_last = block + 1 == BLOCKS;
        if (is_last && !kHasColumns) release(memory, ring.stage, place.lane);
        promote(sum.block[block], part, of_rows[block], scales + BM + place.lane % 4 * 2);
        if (is_last && kHasColumns) {
          __syncwarp();
          release(memory, ring.stage, place.lane);
        }
      }
    }
  } else {
    int previous = 0;
#pragma unroll
    for (int block = 0; block < BLOCKS; ++block) tw::wgmma_pin(flat(sum.block[block]));
#pragma unroll 1
    for (int i = 0; i < work.k_tiles; ++i, ring.advance()) {
      wait_for_lead(work, place, i);
      tw::mbarrier_wait(memory.full(ring.stage), ring.parity);
      tw::wgmma_fence();
#pragma unroll
      for (int block = 0; block < BLOCKS; ++block) {
        begin_block(flat(sum.block[block]), memory, ring.stage, place.part * BLOCKS + block, true);
      }
      tw::wgmma_commit();
      tw::wgmma_wait<1>();
      if (i > 0) release(memory, previous, place.lane);
      previous = ring.stage;
    }
    let_other_go_on(work, place);
    tw::wgmma_wait<0>();
#pragma unroll
    for (int block = 0; block < BLOCKS; ++block) tw::wgmma_pin(flat(sum.block[block]));
    if (SPLIT == 1 || work.k_tiles > 0) release(memory, previous, place.lane);
  }
}

// Where CTAs have a part of K each: their sums meet in shared memory, and each stores some rows of the tile.
TW_DEVICE void store_share(const Sum& sum, const Params& p, Sides sides, const Work& work, Place place, tw::TileCoordinate origin) {
  constexpr int kRows = BM / SPLIT, kChunks = kRows * (BN / 8), kMultiply = GROUPS * tw::kWarpgroupThreads;
  float* const part = reinterpret_cast<float*>(shared);
  tw::named_barrier_sync(kAllMultiply, kMultiply);  // shared memory changes hands: from k tiles to the sums
#pragma unroll
  for (int i = 0; i < BLOCKS; ++i) {
    const int row = place.first_row() + i * kRowStep;
    put<BN, kPartPitch>(sum.block[i], sides, row, part + row * kPartPitch, place.lane);
  }
  tw::cluster_sync_diverged();
  const float scale = tw::scale_of_result(p);
  int most = 0;
  const int thread = static_cast<int>(threadIdx.x) - tw::kWarpgroupThreads;
#pragma unroll 1
  for (int chunk = thread; chunk < kChunks; chunk += kMultiply) {
    const int row = work.rank * kRows + chunk / (BN / 8), column = chunk % (BN / 8) * 8;
    const int count = static_cast<int>(min(p.N - origin.column - column, 8LL));
    if (origin.row + row >= p.M || count <= 0) continue;
    const unsigned at = tw::shared_address(part + row * kPartPitch + column);
    float4 parts[SPLIT][2];
#pragma unroll
    for (int i = 0; i < 2 * SPLIT; ++i) parts[i / 2][i % 2] = tw::load_cluster_shared(at + i % 2 * 16, i / 2);
    float values[8] = {};
#pragma unroll
    for (int i = 0; i < SPLIT; ++i) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        values[half * 4] += parts[i][half].x;
        values[half * 4 + 1] += parts[i][half].y;
        values[half * 4 + 2] += parts[i][half].z;
        values[half * 4 + 3] += parts[i][half].w;
      }
    }
    sides.eight(column).apply(values);
    tw::store_columns(p, values, origin.row + row, origin.column + column, count, scale, most);
  }
  tw::note_largest(p, most);
}
TW_DEVICE void consume(const Params& p, const Work& work, Shared memory, int warp) {
  const int group = warp / 4 - 1;
  const Place place{group, PINGPONG ? 0 : group, warp % 4, static_cast<int>(threadIdx.x) % 32};
  if (PINGPONG && group == 1) tw::named_barrier_arrive(kTurn, 2 * tw::kWarpgroupThreads);
  Ring ring;
  int tile = work.first();
#pragma unroll 1
  for (int turn = 0; work.has(tile); ++turn, tile += work.step) {
    if (PINGPONG && turn % 2 != group) {
      ring.skip(work.k_tiles);
      continue;
    }
    const tw::TileCoordinate origin = work.origin(p, tile);
    Sum sum;
    if (PINGPONG) tw::named_barrier_sync(kTurn + group, 2 * tw::kWarpgroupThreads);
    multiply_k_tiles(sum, ring, memory, work, place);
    tw::mbarrier_wait(memory.sides_full(turn), sides_parity(turn));
    if constexpr (SPLIT > 1) {
      store_share(sum, p, sides_of(turn), work, place, origin);
    } else {
      store(sum, p, sides_of(turn), origin.row, origin.column, place.first_row(), 0, place.out(), place.lane);
    }
    if (place.lane == 0) tw::mbarrier_arrive(memory.sides_empty(turn));
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_block_promoted_256x128_co2_s4(const __grid_constant__ Params p) {
  const int warp = __shfl_sync(~0u, static_cast<int>(threadIdx.x) / 32, 0);
  const bool is_elected = tw::elect_one();
  const Shared memory{tw::shared_address(shared)};
  if (warp == 0 && is_elected) {
    tw::tma_prefetch(p.map_a);
    tw::tma_prefetch(p.map_b);
    for (int i = 0; i < STAGES; ++i) {
      tw::mbarrier_init(memory.full(i), kHasBlocks ? 1 + kScaleLoaders : 1);
      tw::mbarrier_init(memory.empty(i), kEmptyArrivals);
    }
    for (int i = 0; i < 2; ++i) {
      tw::mbarrier_init(memory.sides_full(i), 32);
      tw::mbarrier_init(memory.sides_empty(i), 4 * kGroupsPerTile);
    }
    tw::mbarrier_init_fence();
  }
  if constexpr (SHARE > 1) {
    tw::cluster_sync();
  } else {
    __syncthreads();
  }
  tw::wait_for_kernel_before();
  if (threadIdx.x == 0 && p.overlap >= tw::kLetsNextBegin) tw::let_next_kernel_begin();
  const Work work(p);
  if (warp >= 4) {
    tw::set_registers<kLaunchRegisters, kConsumerRegisters>();
    consume(p, work, memory, warp);
  } else {
    tw::set_registers<kLaunchRegisters, kLoaderRegisters>();
    if (warp == 0 && is_elected) load_all(p, work, memory);
    const int thread = static_cast<int>(threadIdx.x);
    if (warp == 1) load_sides(p, work, memory, thread % 32);
    if (kHasBlocks && warp >= 2) ScaleLoader(p, memory, thread % kScaleLoaders).load_all(work);
    if constexpr (SPLIT > 1) tw::cluster_sync_diverged();
  }
  if constexpr (kCluster > 1) tw::cluster_sync_diverged();  // no CTA ends while others may read of its sums, or arrive at its barriers
}
