// grouped_gemm.sm90a.wgmma.bf16.nt.none.128x128x64.pp.s6: emitted by tilewright-codegen, do not edit.
// template: grouped_gemm/wgmma/kernel.cu.j2
// config: BM=128 BN=128 BK=64 GROUPS=2 PINGPONG=1 STAGES=6 dtype=bf16 layout=nt gate=none
// hash: 6d274f86a9b0ba4f092bb41052569b65
// C[i] = row_scale[i] * act(A[row_index[i]] op(B[group of i]) + bias) by wgmma (sm90a). One warpgroup of each CTA loads, by the
// bulk copy engine, or rows of A that lie anywhere by cp.async; the others multiply: together a tile, or each every second one
// (PINGPONG), whose results leave while the other multiplies. CTAs are persistent, and each finds its tiles by the ends of groups.
//
// Columns of B become the rows of wgmma's tile, and rows of A its columns: so a tile has as many rows of A as its group leaves, and
// no more is multiplied. It is transposed on its way to C. With a gate a tile has columns of both matrices, and each thread the
// sums of both.
#include "common/async_proxy.h"
#include "common/cp_async.h"
#include "common/dependent_launch.h"
#include "common/ldmatrix.h"
#include "common/mbarrier.h"
#include "common/pack.h"
#include "common/raster.h"
#include "common/tma.h"
#include "common/tma_4d.h"
#include "common/warpgroup.h"
#include "grouped_gemm/epilogue.h"
#include "grouped_gemm/groups.h"

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
  int raster_group;
  int overlap;
  long long most_tiles;
  tw::TensorMap map_a;
  tw::TensorMap map_b;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Layout { nt, nn };
inline constexpr Layout layout = Layout::nt;
enum class Gate { none, swiglu, swiglu_clamped };
inline constexpr Gate gate = Gate::none;
using Element = tw::bf16;

constexpr int BM = 128, BN = 128, BK = 64;  // of a tile: columns of B (with a gate of both matrices), rows of C at most, depth
constexpr int GROUPS = 2;                      // warpgroups that multiply
constexpr bool PINGPONG = 1 != 0;            // each takes every second tile, instead of a part of every tile
constexpr int STAGES = 6;                      // of shared memory, for k tiles
constexpr bool kHasGate = gate != Gate::none;
constexpr int kParts = kHasGate ? 2 : 1;
constexpr int kTileColumns = BM / kParts;  // of C
constexpr bool kBIsDepthContiguous = layout == Layout::nt;

constexpr int kRowBytes = 128;  // of shared tiles: what one swizzle spans
constexpr int kRowElements = kRowBytes / sizeof(Element);
constexpr int kStepBytes = 32, kStepDepth = kStepBytes / sizeof(Element);  // of one wgmma
constexpr int kBBytes = BM * BK * sizeof(Element), kABytes = BN * BK * sizeof(Element);
constexpr int kStageBytes = kBBytes + kABytes;
constexpr int kBoxRows = 64;                 // of A, that the copy engine brings at a time: no more of these than a tile has rows
constexpr int kGrain = 16;                      // rows by which a tile's may differ from another's

constexpr int kGroupsPerTile = PINGPONG ? 1 : GROUPS;
constexpr int kBlocks = BM / kGroupsPerTile / 64;  // 64 columns of B each
constexpr int kThreads = (1 + GROUPS) * tw::kWarpgroupThreads;
// Registers of each thread, at launch and later; one warpgroup that multiplies has enough.
constexpr int kLaunchRegisters = GROUPS == 1 ? 0 : 65536 / kThreads / 8 * 8;
constexpr int kLoaderRegisters = GROUPS == 1 ? 0 : 40;
constexpr int kConsumerRegisters = GROUPS == 1 ? 0 : 232;
constexpr int kEmptyArrivals = 4 * kGroupsPerTile;  // one from each warp that reads a stage
constexpr int kTurn = 1 + GROUPS;                   // first of the barriers by which warpgroups take turns

// Behind the stages: where a warpgroup's sums are turned round, 64 of a row of C and a grain of rows; and the rows that are gathered.
// The pitch spreads rows that are written at once over the banks.
constexpr int kOutPitch = 64 + 4;
constexpr int kOutAt = STAGES * kStageBytes;
constexpr int kOutBytes = kGrain * kOutPitch * sizeof(float);
constexpr int kRowsAt = kOutAt + GROUPS * kOutBytes;
constexpr int kBarriersAt = kRowsAt + BN * sizeof(int);
constexpr int kEnd = kBarriersAt + 2 * STAGES * 8;

static_assert(kEnd == 205920, "codegen knows how much shared memory there is");
static_assert(kLoaderRegisters + GROUPS * kConsumerRegisters <= (1 + GROUPS) * kLaunchRegisters, "else warpgroups wait for ever");
static_assert(GROUPS <= 2 && (!PINGPONG || GROUPS == 2), "two warpgroups take turns");
static_assert(BM % (64 * kGroupsPerTile) == 0 && BN % kGrain == 0 && kGrain % 16 == 0 && BN <= 256, "what wgmma takes, by pairs of 8");
static_assert(kBIsDepthContiguous || kTileColumns % 64 == 0, "wgmma transposes 64 columns at a time");
static_assert(!kHasGate || kBlocks == 2, "a warpgroup has columns of both matrices");
static_assert(BN % kBoxRows == 0, "boxes end with a tile");

extern __shared__ __align__(1024) unsigned char shared[];

struct Shared {
  unsigned base;
  TW_DEVICE unsigned b(int stage) const { return base + stage * kStageBytes; }
  TW_DEVICE unsigned a(int stage) const { return b(stage) + kBBytes; }
  TW_DEVICE unsigned full(int stage) const { return base + kBarriersAt + stage * 8; }
  TW_DEVICE unsigned empty(int stage) const { return base + kBarriersAt + (STAGES + stage) * 8; }
};

using Sum = float[kBlocks][BN / 2];  // of a tile of all BN rows; one of fewer has the first of them

// What one thread is within the warpgroups that multiply.
struct Place {
  int group;   // of GROUPS
  int part;    // of the tile
  int warp;    // of the warpgroup
  int thread;  // of the warpgroup
  int lane;
  TW_DEVICE void sync() const { tw::named_barrier_sync(1 + group, tw::kWarpgroupThreads); }
};

// Where a warpgroup's block of 64 columns begins in the tile. With a gate its second one is of the second matrix.
TW_DEVICE constexpr int block_column(int part, int block) {
  return kHasGate ? block * kTileColumns + part * 64 : (part * kBlocks + block) * 64;
}

// d += left * right, 64 columns of B by kRows rows of A, one step deep; with `accumulate` = 0, d = left * right.
template <int kRows>
TW_DEVICE void multiply(float* d, unsigned long long left, unsigned long long right, int accumulate);
template <>
TW_DEVICE void multiply<16>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %10, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7"
      "}, %8, %9, accumulate, 1, 1, %11, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<32>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %18, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15"
      "}, %16, %17, accumulate, 1, 1, %19, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<48>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %26, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23"
      "}, %24, %25, accumulate, 1, 1, %27, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<64>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %34, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31"
      "}, %32, %33, accumulate, 1, 1, %35, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
      "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<80>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %42, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39"
      "}, %40, %41, accumulate, 1, 1, %43, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
      "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
      "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<96>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %50, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47"
      "}, %48, %49, accumulate, 1, 1, %51, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
      "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
      "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
      "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<112>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %58, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55"
      "}, %56, %57, accumulate, 1, 1, %59, 0;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
      "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
      "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
      "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
      "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55])
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
}
template <>
TW_DEVICE void multiply<128>(float* d, unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %66, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, "
      "%56, %57, %58, %59, %60, %61, %62, %63"
      "}, %64, %65, accumulate, 1, 1, %67, 0;\n\t"
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
      : "l"(left), "l"(right), "r"(accumulate), "n"(kBIsDepthContiguous ? 0 : 1));
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
  TW_DEVICE static int tiles_of(int begin, int end) { return (end - begin + BN - 1) / BN; }

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
          tw::mbarrier_arrive_expect(full, kBBytes + boxes * (kBoxRows * BK * static_cast<int>(sizeof(Element))));
          load_b(ring.stage, tile, k_tile * BK, full);
#pragma unroll
          for (int segment = 0; segment < BK / kRowElements; ++segment) {
#pragma unroll 1
            for (int box = 0; box < boxes; ++box) {
              const tw::BoxOrigin from{k_tile * BK + segment * kRowElements, tile.first + box * kBoxRows, 0};
              const unsigned to = memory.a(ring.stage) + (segment * BN + box * kBoxRows) * kRowBytes;
              tw::tma_load(to, p.map_a, from, full, tw::l2_policy(tw::Eviction::normal));
            }
          }
        }
        __syncwarp();
      }
    }
  }

  // By the whole warpgroup. A k tile is handed over when kLag later ones have been asked for: what cp.async writes is made visible to
  // wgmma by who asked for it.
  TW_DEVICE void gather_all() const {
    const int k_tiles = static_cast<int>((p.K + BK - 1) / BK);
    const int thread = static_cast<int>(threadIdx.x), chunk = thread % 8, first_row = thread / 8;
    constexpr int kLag = STAGES > 4 ? 3 : STAGES - 2;  // who multiplies lets go of a stage when the next one is there
    const Element* const a = static_cast<const Element*>(p.A) + chunk * kChunk;
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
      for (int i = chunk * 16; i < rows_up; i += 8 * 16) {
        const int row = tile.first + first_row + i;
        rows[first_row + i] = row < tile.end ? static_cast<int>(tw::row_of_a(p, row)) : -1;
      }
      __syncwarp();
#pragma unroll 1
      for (int k_tile = 0; k_tile < k_tiles; ++k_tile, ring.advance()) {
        tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
        if (asks) {
          tw::mbarrier_arrive_expect(memory.full(ring.stage), kBBytes);
          load_b(ring.stage, tile, k_tile * BK, memory.full(ring.stage));
        }
#pragma unroll
        for (int segment = 0; segment < BK / kRowElements; ++segment) {
          const int depth = k_tile * BK + segment * kRowElements;
          const bool exists = depth + chunk * kChunk < static_cast<int>(p.K);
#pragma unroll 4
          for (int row = first_row; row < rows_up; row += 16) {
            const unsigned to = memory.a(ring.stage) + (segment * BN + row) * kRowBytes + ((chunk ^ (row % 8)) * 16);
            const int from = rows[row];
            const bool is_there = exists && from >= 0;
            tw::cp_async_16_or_zero(to, is_there ? a + from * p.lda + depth : p.A, is_there);
          }
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
  static constexpr int kChunk = 16 / sizeof(Element);  // elements that are copied at a time

  TW_DEVICE void hand_over(Ring& behind) const {
    tw::async_proxy_fence_shared();
    tw::mbarrier_arrive(memory.full(behind.stage));
    behind.advance();
  }

  // A k tile of the group's matrices, each of which has kTileColumns rows of it.
  TW_DEVICE void load_b(int stage, Tile tile, int depth, unsigned full) const {
#pragma unroll
    for (int part = 0; part < kParts; ++part) {
      if constexpr (kBIsDepthContiguous) {
#pragma unroll
        for (int segment = 0; segment < BK / kRowElements; ++segment) {
          const unsigned to = memory.b(stage) + (segment * BM + part * kTileColumns) * kRowBytes;
          tw::tma_load_4d(to, p.map_b, depth + segment * kRowElements, tile.column, part, tile.group, full);
        }
      } else {
#pragma unroll
        for (int column = 0; column < kTileColumns; column += 64) {
          const unsigned to = memory.b(stage) + (part * kTileColumns + column) / 64 * BK * kRowBytes;
          tw::tma_load_4d(to, p.map_b, tile.column + column, depth, part, tile.group, full);
        }
      }
    }
  }
};

struct Store {
  const Params& p;
  Shared memory;
  Place place;

  // Rows of the sums are columns of C: 64 of them at a time, by the warpgroup, and a grain of rows.
  TW_DEVICE void store(const Sum& sum, Tile tile) const {
#pragma unroll
    for (int block = 0; block < (kHasGate ? 1 : kBlocks); ++block) {
      const int column = tile.column + block_column(place.part, block);
#pragma unroll 1
      for (int row = tile.first; row < tile.end; row += kGrain) {
        // One of these, for registers can't be indexed.
#pragma unroll
        for (int i = 0; i < BN; i += kGrain) {
          if (tile.first + i == row) turn_round(&sum[block][i / 2], &sum[kHasGate ? 1 : block][i / 2], tile.group, column);
        }
        place.sync();
        for (int i = place.thread / 8; i < kGrain; i += tw::kWarpgroupThreads / 8) {
          if (row + i < tile.end) store_chunk(i, row + i, column);
        }
        place.sync();
      }
    }
  }

 private:
  static constexpr int kChunk = 16 / sizeof(Element);

  // The warpgroup's room. Not by address: each of many would take a register.
  TW_DEVICE float* out() const { return reinterpret_cast<float*>(shared + kOutAt + place.group * kOutBytes); }

  // A grain of rows and 64 columns from `column` on. `others`: of the second matrix.
  TW_DEVICE void turn_round(const float* sums, const float* others, int group, int column) const {
    const int own_column = place.warp * 16 + place.lane / 4;
    float* const to = out() + place.lane % 4 * 2 * kOutPitch + own_column;
    float bias[kParts][2] = {};
    if (p.bias != nullptr) {
#pragma unroll
      for (int i = 0; i < kParts * 2; ++i) {
        const int at = column + own_column + i % 2 * 8;
        if (at < p.N) bias[i / 2][i % 2] = tw::bias_of<Element>(p, group, i / 2, at);
      }
    }
#pragma unroll
    for (int i = 0; i < kGrain / 2; i += 4) {
      float values[4], passed[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        values[j] = sums[i + j] + bias[0][j / 2];
        if constexpr (kHasGate) passed[j] = others[i + j] + bias[kParts - 1][j / 2];
      }
      if constexpr (kHasGate) tw::apply_gate<Element, static_cast<int>(gate)>(values, passed);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        to[(i * 2 + j % 2) * kOutPitch + j / 2 * 8] = values[j];
      }
    }
  }

  // 16 bytes of row `row` of C, which is number `at` of those in shared memory, and of them what exists.
  TW_DEVICE void store_chunk(int at, int row, int first_column) const {
    const int chunk = place.thread % 8 * kChunk, column = first_column + chunk;
    float values[kChunk];
#pragma unroll
    for (int i = 0; i < kChunk; i += 4) {
      const float4 four = *reinterpret_cast<const float4*>(out() + at * kOutPitch + chunk + i);
      values[i] = four.x, values[i + 1] = four.y, values[i + 2] = four.z, values[i + 3] = four.w;
    }
    if constexpr (!kHasGate) tw::activate_all<Element>(values, p.activation);
    const float scale = tw::scale_of(p, row);
    unsigned words[kChunk / 2];
#pragma unroll
    for (int i = 0; i < kChunk; i += 2) words[i / 2] = tw::pack_pair<Element>(values[i] * scale, values[i + 1] * scale);
    Element* const to = static_cast<Element*>(p.C) + row * p.ldc + column;
    if (column + kChunk <= p.N && reinterpret_cast<unsigned long long>(to) % 16 == 0) {
      *reinterpret_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
    } else {
#pragma unroll
      for (int i = 0; i < kChunk; ++i) {
        if (column + i < p.N) to[i].bits = static_cast<unsigned short>(words[i / 2] >> (i % 2 * 16));
      }
    }
  }
};
// One lane of each warp that has read it.
TW_DEVICE void release(Shared memory, int stage, int lane) {
  if (lane == 0) tw::mbarrier_arrive(memory.empty(stage));
}

// A tile of kRows rows, or a few less: adds up all its k tiles, and stores it. All in one, for each number of rows: where sums of
// several loops met, ptxas would have to move them, and lets no two wgmma run at once then (C7515).
template <int kRows>
TW_DEVICE void multiply_tile(const Store& store, Tile tile, Ring& ring, int count) {
  const Shared memory = store.memory;
  const Place place = store.place;
  float sum[kBlocks][kRows / 2];
  int previous = 0;
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) tw::wgmma_pin(sum[block]);
#pragma unroll 1
  for (int i = 0; i < count; ++i) {
    tw::mbarrier_wait(memory.full(ring.stage), ring.parity);
    const tw::WgmmaDescriptor b(memory.b(ring.stage), kBIsDepthContiguous ? 16 : BK * kRowBytes), a(memory.a(ring.stage), 16);
    tw::wgmma_fence();
#pragma unroll
    for (int step = 0; step < BK / kStepDepth; ++step) {
      const int segment = step * kStepBytes / kRowBytes, offset = step * kStepBytes % kRowBytes;
#pragma unroll
      for (int block = 0; block < kBlocks; ++block) {
        const unsigned first = block_column(place.part, block);
        const unsigned at = kBIsDepthContiguous ? (segment * BM + first) * kRowBytes + offset
                                                : first / 64 * BK * kRowBytes + step * kStepDepth * kRowBytes;
        multiply<kRows>(sum[block], b.at(at), a.at(segment * BN * kRowBytes + offset), i > 0 || step > 0);
      }
    }
    tw::wgmma_commit();
    tw::wgmma_wait<1>();
    if (i > 0) release(memory, previous, place.lane);
    previous = ring.stage;
    ring.advance();
  }
  if (PINGPONG) tw::named_barrier_arrive(kTurn + 1 - place.group, 2 * tw::kWarpgroupThreads);
  tw::wgmma_wait<0>();
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) tw::wgmma_pin(sum[block]);
  release(memory, previous, place.lane);
  Sum result;  // the same registers: ptxas spills where store() is another function for each number of rows
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
#pragma unroll
    for (int i = 0; i < kRows / 2; ++i) result[block][i] = sum[block][i];
  }
  store.store(result, tile);
}

// By the number of rows, in grains.
template <int kRows>
TW_DEVICE void multiply_rows(const Store& store, Tile tile, Ring& ring, int count) {
  if constexpr (kRows > kGrain) {
    if (tile.end - tile.first <= kRows - kGrain) return multiply_rows<kRows - kGrain>(store, tile, ring, count);
  }
  multiply_tile<kRows>(store, tile, ring, count);
}

TW_DEVICE void consume(const Params& p, Shared memory, int warp) {
  const int group = warp / 4 - 1, thread = static_cast<int>(threadIdx.x) % tw::kWarpgroupThreads;
  const Place place{group, PINGPONG ? 0 : group, warp % 4, thread, thread % 32};
  const Store store{p, memory, place};
  const int k_tiles = static_cast<int>((p.K + BK - 1) / BK);
  if (PINGPONG && group == 1) tw::named_barrier_arrive(kTurn, 2 * tw::kWarpgroupThreads);
  Ring ring;
  Tiles tiles(p);
  Tile tile;
#pragma unroll 1
  for (int turn = 0; tiles.next(tile); ++turn) {
    if (PINGPONG && turn % 2 != group) {
      ring.skip(k_tiles);
      continue;
    }
    if (PINGPONG) tw::named_barrier_sync(kTurn + group, 2 * tw::kWarpgroupThreads);
    multiply_rows<BN>(store, tile, ring, k_tiles);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x128x64_pp_s6(const __grid_constant__ Params p) {
  const int warp = __shfl_sync(~0u, static_cast<int>(threadIdx.x) / 32, 0);
  const bool is_elected = tw::elect_one();
  const Shared memory{tw::shared_address(shared)};
  if (warp == 0 && is_elected) {
    tw::tma_prefetch(p.map_b);
    if (p.row_index == nullptr) tw::tma_prefetch(p.map_a);
    for (int i = 0; i < STAGES; ++i) {
      tw::mbarrier_init(memory.full(i), 1 + (p.row_index == nullptr ? 0 : tw::kWarpgroupThreads));
      tw::mbarrier_init(memory.empty(i), kEmptyArrivals);
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
    const Producer producer{p, memory, warp == 0 && is_elected};
    if (p.row_index != nullptr) {
      producer.gather_all();
    } else if (warp == 0) {
      producer.load_all();
    }
  }
}
