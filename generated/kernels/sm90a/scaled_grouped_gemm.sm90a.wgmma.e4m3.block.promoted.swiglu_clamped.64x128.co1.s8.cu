// scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.swiglu_clamped.64x128.co1.s8: emitted by tilewright-codegen, do not edit.
// template: scaled_grouped_gemm/wgmma/kernel.cu.j2
// config: GROUPS=1 BLOCKS=1 BN=128 PINGPONG=0 STAGES=8 dtype=e4m3 scaling=block accumulation=promoted gate=swiglu_clamped
// hash: 543902a700c0f4f28d413a694687f21c
// C[i] = row_scale[i] * act((scale_a A[row_index[i]]) (scale_b B[group of i])^T + bias) on Hopper's tensor cores by wgmma of 8-bit
// floats (sm90a). One warpgroup of each CTA loads: k tiles of 128, the length that has a scale, by the bulk copy engine, or rows of A
// that lie anywhere by cp.async; the others multiply, each BLOCKS of 64 rows: together a tile, or each every second one (PINGPONG),
// whose results leave while the other multiplies. CTAs are persistent, and each finds its tiles by the ends of groups. Rows of a tile
// behind its group's last are multiplied, too, and not stored. With a gate a tile has as many columns of each matrix.
#include "common/async_proxy.h"
#include "common/cp_async.h"
#include "common/dependent_launch.h"
#include "common/ldmatrix.h"
#include "common/mbarrier.h"
#include "common/raster.h"
#include "common/tma.h"
#include "common/tma_4d.h"
#include "common/warpgroup.h"
#include "gemm/accumulators.h"
#include "grouped_gemm/groups.h"
#include "scaled_gemm/store_columns.h"
#include "scaled_grouped_gemm/epilogue.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* scale_a;
  const void* scale_b;
  const void* offsets;
  const void* row_index;
  const void* bias;
  const void* row_scale;
  void* workspace;
  long long G, M, N, K, rows_a, parts, lda, ldb, stride_part, stride_b, ldc, scale_a_row, scale_a_block, scale_b_row, scale_b_block, scale_b_part, scale_b_group;
  int activation;
  int raster_group;
  int overlap;
  long long result_type, most_tiles;
  tw::TensorMap map_a;
  tw::TensorMap map_b;
};

enum class Dtype { e4m3, e4m3_e5m2, e5m2_e4m3 };
inline constexpr Dtype dtype = Dtype::e4m3;
enum class DtypeC { bf16, f16 };
enum class Scaling { row, block, block_row };
inline constexpr Scaling scaling = Scaling::block;
enum class Accumulation { promoted, fast };
inline constexpr Accumulation accumulation = Accumulation::promoted;
enum class Gate { none, swiglu, swiglu_clamped };
inline constexpr Gate gate = Gate::swiglu_clamped;
using ElementA = tw::e4m3;
using ElementB = tw::e4m3;

constexpr int GROUPS = 1;            // warpgroups that multiply
constexpr int BLOCKS = 1;            // of 64 rows that each has
constexpr bool PINGPONG = 0 != 0;  // each takes every second tile, instead of a part of every tile
constexpr int STAGES = 8;            // k tiles in shared memory
constexpr int SHARE = 1, SPLIT = 1;            // CTAs share neither B nor K
constexpr int kGroupsPerTile = PINGPONG ? 1 : GROUPS;
constexpr int kParts = gate == Gate::none ? 1 : 2;  // matrices, each of which has kTileColumns of a tile's BN columns
constexpr int BM = 64 * BLOCKS * kGroupsPerTile, BN = 128, BK = 128;  // tile, and depth of a k tile: bytes of a swizzled row
constexpr int WM = 16 * BLOCKS, WN = BN, kRowStep = 64;                   // what one warp has of the sums: 16 rows of each block
constexpr int kTileColumns = BN / kParts;                                 // of C
constexpr int kOutColumns = 32;                             // of C, that a warp takes there at a time
constexpr int kBoxRows = 16;  // of A, that the copy engine brings at a time
constexpr int kGrain = BM;               // rows by which a tile may differ from another: nothing is gained by fewer
constexpr bool kHasBlocks = scaling != Scaling::row;
constexpr bool kPromotes = kHasBlocks || accumulation == Accumulation::promoted;
constexpr bool kHasColumns = scaling == Scaling::block_row;  // each column has a scale for each k tile
constexpr int kRowSets = 2;                      // of scales of rows: where blocks of both matrices have theirs

constexpr int kABytes = BM * BK, kBBytes = BN * BK, kStageBytes = kABytes + kBBytes;
constexpr int kStepBytes = 32;  // of one wgmma
constexpr int kThreads = (1 + GROUPS) * tw::kWarpgroupThreads;
// Registers of each thread, at launch and later; one warpgroup that multiplies has enough. Who loads many scales needs some more.
constexpr bool kHasManyScales = kHasColumns || (kHasBlocks && BM == 256);
constexpr int kLaunchRegisters = GROUPS == 1 ? 0 : 65536 / kThreads / 8 * 8;
constexpr int kLoaderRegisters = GROUPS == 1 ? 0 : kHasManyScales ? 72 : 40;
constexpr int kConsumerRegisters = GROUPS == 1 ? 0 : kHasManyScales ? 216 : 232;
constexpr int kEmptyArrivals = 4 * kGroupsPerTile;  // one from each warp that reads a stage
constexpr int kFirstHasAsked = 2, kTurn = 3;        // barriers by which warpgroups take turns
// As of scaled_gemm: the second of two that share a tile waits before its last kLead k tiles until the first has asked for all of its
// own, so that one multiplies while the other stores.
constexpr int kLead = GROUPS == 2 && !PINGPONG ? (STAGES < 4 ? STAGES - 1 : 3) : 0;

// Behind the stages: each warp's sums on their way to C; what belongs to rows and columns of this tile and the next; scales of each
// stage's k tile, of rows and, where each has its own, of columns; rows of A that are gathered.
constexpr int kOutPitch = kOutColumns * kParts + 8;
constexpr int kOutAt = STAGES * kStageBytes, kOutBytes = 16 * kOutPitch * 4;
constexpr int kSidesAt = kOutAt + 4 * GROUPS * kOutBytes, kSidesBytes = (2 * BM + 2 * BN) * 4;
constexpr int kScalesAt = kSidesAt + 2 * kSidesBytes;
constexpr int kScalesBytes = kHasBlocks ? (kRowSets * BM + (kHasColumns ? BN : 0)) * 4 : 0;
constexpr int kRowsAt = kScalesAt + STAGES * kScalesBytes;
constexpr int kBarriersAt = kRowsAt + BM * 4;

static_assert(kBarriersAt + 2 * (STAGES + 2) * 8 == 222624, "codegen knows how much shared memory there is");
static_assert(kLoaderRegisters + GROUPS * kConsumerRegisters <= (1 + GROUPS) * kLaunchRegisters, "else warpgroups wait for ever");
static_assert(!PINGPONG || GROUPS == 2, "two warpgroups take turns");
static_assert(kTileColumns % 16 == 0 && BN <= 256, "what wgmma takes, by pairs of 8");
static_assert(kStageBytes % 1024 == 0 && kTileColumns * BK % 1024 == 0, "swizzled rows lie in eights");
static_assert(BM % kBoxRows == 0, "boxes end with a tile");

extern __shared__ __align__(1024) unsigned char shared[];

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
TW_DEVICE unsigned sides_parity(int turn) { return turn / 2 % 2; }

// d += 64 rows of A by BN rows of B, 32 of K; with `accumulate` = 0, d = that.
TW_DEVICE void multiply(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %66, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {"
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

// A tile of C: rows [first, end), columns from `column` on.
struct Tile {
  int group;
  int first;
  int end;
  int column;
};

// The tiles of this CTA, every gridDim.x-th of all; a group's stand one behind the other, and have about as many rows each. Each warp
// finds them by itself: a lane knows one of 32 groups, and the next 32 are looked at when these have no more tiles.
class Tiles {
 public:
  TW_DEVICE explicit Tiles(const Params& p)
      : p_(p),
        columns_(static_cast<int>((p.N + kTileColumns - 1) / kTileColumns)),
        lane_(static_cast<int>(threadIdx.x) % 32),
        next_(static_cast<int>(blockIdx.x)) {
    look(0, 0);
  }

  TW_DEVICE bool next(Tile& tile) {
    unsigned behind;
#pragma unroll 1
    while ((behind = __ballot_sync(~0u, up_to_ > next_)) == 0) {
      if (first_group_ + 32 >= static_cast<int>(p_.G)) return false;
      first_group_ += 32;
      look(__shfl_sync(~0u, end_, 31), __shfl_sync(~0u, up_to_, 31));
    }
    const int owner = __ffs(static_cast<int>(behind)) - 1;
    const int begin = __shfl_sync(~0u, begin_, owner), end = __shfl_sync(~0u, end_, owner);
    const int tiles = tiles_of(begin, end), rows = ((end - begin + tiles - 1) / tiles + kGrain - 1) / kGrain * kGrain;
    const int number = next_ - (__shfl_sync(~0u, up_to_, owner) - tiles * columns_);
    const tw::TileCoordinate at = tw::raster(number, tiles, columns_, p_.raster_group);
    const int first = begin + at.row * rows;
    tile = {first_group_ + owner, first, min(first + rows, end), at.column * kTileColumns};
    next_ += static_cast<int>(gridDim.x);
    return true;
  }

 private:
  TW_DEVICE static int tiles_of(int begin, int end) { return (end - begin + BM - 1) / BM; }

  // At the 32 groups from first_group_ on, before which there are so many rows and tiles.
  TW_DEVICE void look(int rows_before, int tiles_before) {
    const int group = first_group_ + lane_;
    end_ = max(rows_before, group < static_cast<int>(p_.G) ? tw::end_of(p_, group) : 0);
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      const int other = __shfl_up_sync(~0u, end_, step);
      if (lane_ >= step) end_ = max(end_, other);
    }
    begin_ = __shfl_up_sync(~0u, end_, 1);
    if (lane_ == 0) begin_ = rows_before;
    up_to_ = tiles_of(begin_, end_) * columns_;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      const int other = __shfl_up_sync(~0u, up_to_, step);
      if (lane_ >= step) up_to_ += other;
    }
    up_to_ += tiles_before;
  }

  const Params& p_;
  int columns_, lane_;
  int next_;  // of all tiles
  int first_group_ = 0;
  int begin_, end_;  // rows of this lane's group
  int up_to_;        // tiles of it and those before
};

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

using Sum = tw::Accumulators<WM / 16, WN / 8>;

// What belongs to a tile's rows and columns, in shared memory, at a multiple of 16 bytes: where k tiles don't have them, scales; the
// rows' factors; bias. A tile's columns are kTileColumns of each matrix.
struct Sides {
  float* all;

  TW_DEVICE const float* rows() const { return all; }
  TW_DEVICE const float* factors() const { return all + BM; }
  TW_DEVICE const float* columns() const { return all + 2 * BM; }
  TW_DEVICE const float* bias() const { return all + 2 * BM + BN; }

  // By one warp. Behind the last row and column that of the last.
  TW_DEVICE void fill(const Params& p, const Tile& tile, int lane) const {
    const auto* const a = static_cast<const float*>(p.scale_a);
    const auto* const b = static_cast<const float*>(p.scale_b) + tile.group * p.scale_b_group;
    const int last_column = static_cast<int>(p.N) - 1;
#pragma unroll
    for (int i = lane; i < BM; i += 32) {
      const int row = min(tile.first + i, tile.end - 1);
      if constexpr (!kHasBlocks) all[i] = a[tw::row_of_a(p, row) * p.scale_a_row];
      all[BM + i] = tw::scale_of(p, row);
    }
#pragma unroll
    for (int i = lane; i < BN; i += 32) {
      const int part = i / kTileColumns, column = min(tile.column + i % kTileColumns, last_column);
      if constexpr (!kHasBlocks) all[2 * BM + i] = b[part * p.scale_b_part + column * p.scale_b_row];
      all[2 * BM + BN + i] = tw::bias_at(p, tile.group, part, column);
    }
  }

  // 8 of the tile's columns from `column` on, a multiple of 8, are scaled, and get their bias.
  TW_DEVICE void apply(float (&values)[8], float of_row, int column) const {
#pragma unroll
    for (int i = 0; i < 8; i += 4) {
      const float4 added = *reinterpret_cast<const float4*>(bias() + column + i);
      float4 scale{1.0f, 1.0f, 1.0f, 1.0f};
      if constexpr (!kHasBlocks) scale = *reinterpret_cast<const float4*>(columns() + column + i);
      const float factors[4] = {scale.x, scale.y, scale.z, scale.w}, terms[4] = {added.x, added.y, added.z, added.w};
#pragma unroll
      for (int j = 0; j < 4; ++j) values[i + j] = kHasBlocks ? values[i + j] + terms[j] : values[i + j] * of_row * factors[j] + terms[j];
    }
  }
};
TW_DEVICE Sides sides_of(int turn) { return {reinterpret_cast<float*>(shared + kSidesAt + turn % 2 * kSidesBytes)}; }

// kOutColumns of a row's sums with matrix `part`, to shared memory.
TW_DEVICE void put(const float (*sums)[4], float* out, int part, int lane) {
#pragma unroll
  for (int j = 0; j < kOutColumns / 8; ++j) {
    float* const to = out + lane / 4 * kOutPitch + part * kOutColumns + j * 8 + lane % 4 * 2;
    *reinterpret_cast<float2*>(to) = {sums[j][0], sums[j][1]};
    *reinterpret_cast<float2*>(to + 8 * kOutPitch) = {sums[j][2], sums[j][3]};
  }
}

TW_DEVICE void load_eight(float (&values)[8], const float* from) {
  const float4 low = *reinterpret_cast<const float4*>(from), high = *reinterpret_cast<const float4*>(from + 4);
  values[0] = low.x, values[1] = low.y, values[2] = low.z, values[3] = low.w;
  values[4] = high.x, values[5] = high.y, values[6] = high.z, values[7] = high.w;
}

// Takes a warp's sums of a tile to C through its own shared memory, from the tile's row `row` on, 16 rows and kOutColumns at a time. A
// lane has 8 of these columns in several rows. What is done to them is written once, not for each part of the sums.
TW_DEVICE void store(const Sum& sum, const Params& p, Sides sides, const Tile& tile, int row, float* out, int lane) {
  constexpr int kLanes = kOutColumns / 8;  // that share a row
  constexpr int kBlocks = WM / 16, kPasses = kTileColumns / kOutColumns * kBlocks;
  const int own_row = lane / kLanes, own_column = lane % kLanes * 8;
  int most = 0;  // which nobody wants to know
#pragma unroll 1
  for (int pass = 0; pass < kPasses; ++pass) {
    const int block_row = row + pass % kBlocks * kRowStep;
    if (tile.first + block_row >= tile.end) continue;
#pragma unroll
    for (int i = 0; i < kPasses; ++i) {
      if (i != pass) continue;
#pragma unroll
      for (int part = 0; part < kParts; ++part) {
        put(&sum.block[i % kBlocks][(part * kTileColumns + i / kBlocks * kOutColumns) / 8], out, part, lane);
      }
    }
    __syncwarp();
    const int column = pass / kBlocks * kOutColumns + own_column;
    const int count = static_cast<int>(min(p.N - tile.column - column, 8LL));
#pragma unroll 1
    for (int r = own_row; r < 16; r += 32 / kLanes) {
      if (tile.first + block_row + r >= tile.end || count <= 0) break;
      const float of_row = kHasBlocks ? 1.0f : sides.rows()[block_row + r];
      float values[8];
      load_eight(values, out + r * kOutPitch + own_column);
      sides.apply(values, of_row, column);
      if constexpr (kParts == 2) {
        float others[8];
        load_eight(others, out + r * kOutPitch + kOutColumns + own_column);
        sides.apply(others, of_row, kTileColumns + column);
        tw::apply_gate<tw::bf16, static_cast<int>(gate)>(values, others);
      } else {
        tw::activate_result(p, values);
      }
      tw::store_columns(p, values, tile.first + block_row + r, tile.column + column, count, sides.factors()[block_row + r], most);
    }
    __syncwarp();
  }
}

constexpr int kGatherers = 64, kScaleLoaders = 32;  // threads

struct Producer {
  const Params& p;
  Shared memory;
  bool asks;  // this lane asks the copy engine

  // By one warp.
  TW_DEVICE void load_all() const {
    const int k_tiles = static_cast<int>((p.K + BK - 1) / BK);
    Ring ring;
    Tiles tiles(p);
    Tile tile;
#pragma unroll 1
    while (tiles.next(tile)) {
      const int boxes = (tile.end - tile.first + kBoxRows - 1) / kBoxRows;
#pragma unroll 1
      for (int k_tile = 0; k_tile < k_tiles; ++k_tile, ring.advance()) {
        tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
        if (asks) {
          const unsigned full = memory.full(ring.stage);
          tw::mbarrier_arrive_expect(full, kBBytes + boxes * kBoxRows * BK);
          load_b(ring.stage, tile, k_tile * BK, full);
#pragma unroll 1
          for (int box = 0; box < boxes; ++box) {
            const tw::BoxOrigin from{k_tile * BK, tile.first + box * kBoxRows, 0};
            tw::tma_load(memory.a(ring.stage) + box * kBoxRows * BK, p.map_a, from, full, tw::l2_policy(tw::Eviction::normal));
          }
        }
        __syncwarp();
      }
    }
  }

  // By kGatherers threads. A k tile is handed over when kLag later ones have been asked for: what cp.async writes is made visible to
  // wgmma by who asked for it.
  TW_DEVICE void gather_all(int thread) const {
    const int k_tiles = static_cast<int>((p.K + BK - 1) / BK);
    const int chunk = thread % 8, first_row = thread / 8;
    constexpr int kRowStep = kGatherers / 8;
    constexpr int kLag = STAGES > 4 ? 3 : STAGES - 2;  // who multiplies lets go of a stage when the next one is there
    const unsigned char* const a = static_cast<const unsigned char*>(p.A) + chunk * 16;
    Ring ring, behind;  // of what is asked for, of what is handed over
    int under_way = 0;
    Tiles tiles(p);
    Tile tile;
#pragma unroll 1
    while (tiles.next(tile)) {
      // Of A, or below 0 where there is none: known by the warp that copies them, each by one of the lanes that share a row.
      int* const rows = reinterpret_cast<int*>(shared + kRowsAt);
      __syncwarp();
      const int rows_up = (tile.end - tile.first + 15) / 16 * 16;
      for (int row = first_row + chunk * kRowStep; row < rows_up; row += 8 * kRowStep) {
        rows[row] = tile.first + row < tile.end ? static_cast<int>(tw::row_of_a(p, tile.first + row)) : -1;
      }
      __syncwarp();
#pragma unroll 1
      for (int k_tile = 0; k_tile < k_tiles; ++k_tile, ring.advance()) {
        tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
        if (asks) {
          tw::mbarrier_arrive_expect(memory.full(ring.stage), kBBytes);
          load_b(ring.stage, tile, k_tile * BK, memory.full(ring.stage));
        }
        const int depth = k_tile * BK;
        const bool exists = depth + chunk * 16 < static_cast<int>(p.K);
#pragma unroll 4
        for (int row = first_row; row < rows_up; row += kRowStep) {
          const unsigned to = memory.a(ring.stage) + row * BK + ((chunk ^ (row % 8)) * 16);
          const int from = rows[row];
          const bool is_there = exists && from >= 0;
          tw::cp_async_16_or_zero(to, is_there ? a + from * p.lda + depth : p.A, is_there);
        }
        tw::cp_async_commit();
        if (++under_way > kLag) {
          tw::cp_async_wait<kLag>();
          hand_over(behind);
          --under_way;
        }
      }
    }
    tw::cp_async_wait<0>();
    for (; under_way > 0; --under_way) hand_over(behind);
  }

 private:
  TW_DEVICE void hand_over(Ring& behind) const {
    tw::async_proxy_fence_shared();
    tw::mbarrier_arrive(memory.full(behind.stage));
    behind.advance();
  }

  // A k tile of the group's matrices, each of which has kTileColumns rows of it.
  TW_DEVICE void load_b(int stage, const Tile& tile, int depth, unsigned full) const {
#pragma unroll
    for (int part = 0; part < kParts; ++part) {
      tw::tma_load_4d(memory.b(stage) + part * kTileColumns * BK, p.map_b, depth, tile.column, part, tile.group, full);
    }
  }
};

// Of a stage's k tile: of BM rows, as often as matrices' blocks have scales, and of BN columns behind them.
TW_DEVICE float* scales_of(int stage) { return reinterpret_cast<float*>(shared + kScalesAt + stage * kScalesBytes); }

// By one warp: each k tile's scales. Those of the next two are on their way while one's are stored, for memory answers later than a k
// tile is multiplied.
class ScaleLoader {
 public:
  TW_DEVICE ScaleLoader(const Params& p, Shared memory, int thread) : p_(p), memory_(memory), thread_(thread) {}

  TW_DEVICE void load_all() {
    const int k_tiles = static_cast<int>((p_.K + BK - 1) / BK);
    Tiles tiles(p_);
#pragma unroll 1
    while (tiles.next(tile_)) {
#pragma unroll
      for (int i = 0; i < kRows; ++i) {
        rows_[i] = static_cast<int>(tw::row_of_a(p_, min(tile_.first + i * kScaleLoaders + thread_, tile_.end - 1)));
      }
      Set sets[2];
      load(sets[0], 0, k_tiles);
      load(sets[1], 1, k_tiles);
#pragma unroll 1
      for (int i = 0; i < k_tiles; i += 2) {
        hand_over(sets[0]);
        load(sets[0], i + 2, k_tiles);
        if (i + 1 == k_tiles) break;
        hand_over(sets[1]);
        load(sets[1], i + 3, k_tiles);
      }
    }
  }

 private:
  static constexpr int kRows = BM / kScaleLoaders, kColumns = kHasColumns ? BN / kScaleLoaders : kParts;
  static_assert(BN % kScaleLoaders == 0, "each has as many columns");
  struct Set {
    float rows[kRows], columns[kColumns];
  };

  TW_DEVICE void load(Set& set, int k_tile, int k_tiles) const {
    if (k_tile >= k_tiles) return;
    const float* const a = static_cast<const float*>(p_.scale_a) + k_tile * p_.scale_a_block;
    const float* const b = static_cast<const float*>(p_.scale_b) + tile_.group * p_.scale_b_group + k_tile * p_.scale_b_block;
    const int last_column = static_cast<int>(p_.N) - 1;
#pragma unroll
    for (int i = 0; i < kRows; ++i) set.rows[i] = a[rows_[i] * p_.scale_a_row];
#pragma unroll
    for (int i = 0; i < kColumns; ++i) {
      const int of_tile = kHasColumns ? i * kScaleLoaders + thread_ : i * kTileColumns;
      const int column = min(tile_.column + of_tile % kTileColumns, last_column);
      set.columns[i] = b[of_tile / kTileColumns * p_.scale_b_part + (kHasColumns ? column : column / 128) * p_.scale_b_row];
    }
  }

  // To the next stage. Where only a tile's block of columns has a scale its rows have all.
  TW_DEVICE void hand_over(const Set& set) {
    tw::mbarrier_wait(memory_.empty(ring_.stage), ring_.parity ^ 1);
    float* const to = scales_of(ring_.stage);
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      const int row = i * kScaleLoaders + thread_;
#pragma unroll
      for (int j = 0; j < kRowSets; ++j) to[j * BM + row] = kHasColumns ? set.rows[i] : set.rows[i] * set.columns[j];
    }
    if constexpr (kHasColumns) {
#pragma unroll
      for (int i = 0; i < kColumns; ++i) to[BM + i * kScaleLoaders + thread_] = set.columns[i];
    }
    tw::mbarrier_arrive(memory_.full(ring_.stage));
    ring_.advance();
  }

  const Params& p_;
  Shared memory_;
  int thread_;
  Ring ring_;
  Tile tile_{};
  int rows_[kRows];  // of A
};

// By one warp.
TW_DEVICE void load_sides(const Params& p, Shared memory, int lane) {
  Tiles tiles(p);
  Tile tile;
#pragma unroll 1
  for (int turn = 0; tiles.next(tile); ++turn) {
    tw::mbarrier_wait(memory.sides_empty(turn), sides_parity(turn) ^ 1);
    sides_of(turn).fill(p, tile, lane);
    tw::mbarrier_arrive(memory.sides_full(turn));
  }
}
// The k tiles of every tile.
struct Work {
  int k_tiles;
};

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
// The second half of columns is of another matrix, with other scales.
TW_DEVICE void promote(Block& sum, const Block& part, const float (&of_rows)[4], const float* of_columns) {
#pragma unroll
  for (int j = 0; j < WN / 8; ++j) {
    float2 two{1.0f, 1.0f};
    if constexpr (kHasColumns) two = *reinterpret_cast<const float2*>(of_columns + j * 8);
#pragma unroll
    for (int v = 0; v < 4; ++v) {
      float value = part[j][v];
      if constexpr (kHasColumns) value *= v % 2 == 0 ? two.x : two.y;
      value *= of_rows[j / (WN / 16) * 2 + v / 2];
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
      float of_rows[BLOCKS][4];
#pragma unroll
      for (int j = 0; j < 4 * BLOCKS; ++j) {
        of_rows[j / 4][j % 4] = scales[j / 2 % 2 * BM + place.first_row() + j / 4 * kRowStep + j % 2 * 8 + place.lane / 4];
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
TW_DEVICE void consume(const Params& p, Shared memory, int warp) {
  const int group = warp / 4 - 1;
  const Place place{group, PINGPONG ? 0 : group, warp % 4, static_cast<int>(threadIdx.x) % 32};
  const Work work{static_cast<int>((p.K + BK - 1) / BK)};
  if (PINGPONG && group == 1) tw::named_barrier_arrive(kTurn, 2 * tw::kWarpgroupThreads);
  Ring ring;
  Tiles tiles(p);
  Tile tile;
#pragma unroll 1
  for (int turn = 0; tiles.next(tile); ++turn) {
    if (PINGPONG && turn % 2 != group) {
      ring.skip(work.k_tiles);
      continue;
    }
    Sum sum;
    if (PINGPONG) tw::named_barrier_sync(kTurn + group, 2 * tw::kWarpgroupThreads);
    multiply_k_tiles(sum, ring, memory, work, place);
    tw::mbarrier_wait(memory.sides_full(turn), sides_parity(turn));
    store(sum, p, sides_of(turn), tile, place.first_row(), place.out(), place.lane);
    if (place.lane == 0) tw::mbarrier_arrive(memory.sides_empty(turn));
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_swiglu_clamped_64x128_co1_s8(const __grid_constant__ Params p) {
  const int warp = __shfl_sync(~0u, static_cast<int>(threadIdx.x) / 32, 0);
  const bool is_elected = tw::elect_one(), gathers = p.row_index != nullptr;
  const Shared memory{tw::shared_address(shared)};
  if (warp == 0 && is_elected) {
    tw::tma_prefetch(p.map_b);
    if (!gathers) tw::tma_prefetch(p.map_a);
    for (int i = 0; i < STAGES; ++i) {
      tw::mbarrier_init(memory.full(i), 1 + (kHasBlocks ? kScaleLoaders : 0) + (gathers ? kGatherers : 0));
      tw::mbarrier_init(memory.empty(i), kEmptyArrivals);
    }
    for (int i = 0; i < 2; ++i) {
      tw::mbarrier_init(memory.sides_full(i), 32);
      tw::mbarrier_init(memory.sides_empty(i), 4 * kGroupsPerTile);
    }
    tw::mbarrier_init_fence();
  }
  __syncthreads();
  tw::wait_for_kernel_before();
  if (threadIdx.x == 0 && p.overlap >= tw::kLetsNextBegin) tw::let_next_kernel_begin();
  if (warp >= 4) {
    tw::set_registers<kLaunchRegisters, kConsumerRegisters>();
    consume(p, memory, warp);
  } else {
    tw::set_registers<kLaunchRegisters, kLoaderRegisters>();
    const int thread = static_cast<int>(threadIdx.x);
    const Producer producer{p, memory, warp == 0 && is_elected};
    if (gathers && warp < 2) producer.gather_all(thread);
    if (!gathers && warp == 0) producer.load_all();
    if (kHasBlocks && warp == 2) ScaleLoader(p, memory, thread % 32).load_all();
    if (warp == 3) load_sides(p, memory, thread % 32);
  }
}
