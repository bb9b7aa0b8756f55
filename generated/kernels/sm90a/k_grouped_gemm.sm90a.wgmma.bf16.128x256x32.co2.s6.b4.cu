// k_grouped_gemm.sm90a.wgmma.bf16.128x256x32.co2.s6.b4: emitted by tilewright-codegen, do not edit.
// template: k_grouped_gemm/wgmma/kernel.cu.j2
// config: BM=128 BN=256 BK=32 GROUPS=2 PINGPONG=0 BOXES=4 STAGES=6 dtype=bf16
// hash: 19977415e7913eeb8e99c951257bb264
// C[g] = beta * C[g] + A^T B over the rows of group g by wgmma (sm90a). One warpgroup of each CTA loads, by the bulk copy engine, or
// rows of A that lie anywhere by cp.async; the others multiply: together a tile, or each every second one (PINGPONG), whose results
// leave while the other multiplies. CTAs are persistent. Both operands lie across the depth, and wgmma transposes them; of the last
// k tile of a group, rows that are not the group's are cleared, and whole steps of them left out.
#include "common/async_proxy.h"
#include "common/cp_async.h"
#include "common/dependent_launch.h"
#include "common/ldmatrix.h"
#include "common/mbarrier.h"
#include "common/pack.h"
#include "common/raster.h"
#include "common/stmatrix.h"
#include "common/tma.h"
#include "common/warpgroup.h"
#include "k_grouped_gemm/group_rows.h"
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* offsets;
  const void* row_index;
  void* workspace;
  long long G, T, M, N, rows_a, lda, ldb, ldc, stride_c;
  float beta;
  int raster_group;
  int overlap;
  long long most_tiles;
  tw::TensorMap map_a;
  tw::TensorMap map_b;
  tw::TensorMap map_c;
};

using Element = tw::bf16;
using Result = Element;

constexpr int BM = 128, BN = 256, BK = 32;  // of a tile: columns of A, columns of B, rows of both at a time
constexpr int GROUPS = 2;                      // warpgroups that multiply
constexpr bool PINGPONG = 0 != 0;            // each takes every second tile, instead of a part of every tile
constexpr int STAGES = 6;                      // of shared memory, for k tiles
constexpr int BOXES = 4;                       // of C that each warp has room for; 0: C does not leave by the copy engine
constexpr bool kLeftIsDepthContiguous = false, kRightIsDepthContiguous = false;

constexpr int kRowBytes = 128;  // of shared tiles: what one swizzle spans
constexpr int kRowElements = kRowBytes / sizeof(Element);
constexpr int kStepDepth = 16;                     // rows of A and B that one wgmma multiplies
constexpr int kSegmentBytes = BK * kRowBytes;      // kRowElements columns of a k tile
constexpr int kABytes = BM / kRowElements * kSegmentBytes, kBBytes = BN / kRowElements * kSegmentBytes;
constexpr int kStageBytes = kABytes + kBBytes;

constexpr int kGroupsPerTile = PINGPONG ? 1 : GROUPS;
constexpr int kBlocks = BM / kGroupsPerTile / 64;  // 64 x BN of the tile each
constexpr int kThreads = (1 + GROUPS) * tw::kWarpgroupThreads;
// Registers of each thread, at launch and later; one warpgroup that multiplies has enough.
constexpr int kLaunchRegisters = GROUPS == 1 ? 0 : 65536 / kThreads / 8 * 8;
constexpr int kLoaderRegisters = GROUPS == 1 ? 0 : 56;  // who gathers has rows to remember
constexpr int kConsumerRegisters = GROUPS == 1 ? 0 : 224;
constexpr int kEmptyArrivals = 4 * kGroupsPerTile;  // one from each warp that reads a stage
constexpr int kTurn = 1 + GROUPS;                   // first of the barriers by which warpgroups take turns

// Behind the stages: each warp's room for 16 rows of its sums, by boxes of what a swizzle spans, or so many columns in f32 at a time.
// The pitch spreads rows that are written at once over the banks.
constexpr int kOutAt = STAGES * kStageBytes;
constexpr int kBoxColumns = kRowBytes / sizeof(Result), kBoxPitch = kRowBytes, kBoxBytes = 16 * kBoxPitch;
constexpr int kBoxesOfWarp = BOXES;
constexpr int kOutBytesOfWarp = BOXES * kBoxBytes;
constexpr int kBarriersAt = kOutAt + 4 * GROUPS * kOutBytesOfWarp;
constexpr int kEnd = kBarriersAt + 2 * STAGES * 8;

static_assert(kEnd == 213088, "codegen knows how much shared memory there is");
static_assert(kLoaderRegisters + GROUPS * kConsumerRegisters <= (1 + GROUPS) * kLaunchRegisters, "else warpgroups wait for ever");
static_assert(kOutAt % 1024 == 0, "boxes begin with a swizzle");
static_assert(GROUPS <= 2 && (!PINGPONG || GROUPS == 2), "two warpgroups take turns");
static_assert(BM % (64 * kGroupsPerTile) == 0 && BN % 64 == 0 && BN <= 256, "wgmma transposes 64 columns at a time");
static_assert(BK % kStepDepth == 0 && BK % 16 == 0, "whole steps, and whole passes of who gathers rows");

extern __shared__ __align__(1024) unsigned char shared[];

struct Shared {
  unsigned base;
  TW_DEVICE unsigned a(int stage) const { return base + stage * kStageBytes; }
  TW_DEVICE unsigned b(int stage) const { return a(stage) + kABytes; }
  TW_DEVICE unsigned full(int stage) const { return base + kBarriersAt + stage * 8; }
  TW_DEVICE unsigned empty(int stage) const { return base + kBarriersAt + (STAGES + stage) * 8; }
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
};

// d += left * right, 64 x BN and one step deep; with `accumulate` = 0, d = left * right.
TW_DEVICE void multiply(float (&d)[BN / 2], unsigned long long left, unsigned long long right, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %130, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, "
      "%56, %57, %58, %59, %60, %61, %62, %63, "
      "%64, %65, %66, %67, %68, %69, %70, %71, "
      "%72, %73, %74, %75, %76, %77, %78, %79, "
      "%80, %81, %82, %83, %84, %85, %86, %87, "
      "%88, %89, %90, %91, %92, %93, %94, %95, "
      "%96, %97, %98, %99, %100, %101, %102, %103, "
      "%104, %105, %106, %107, %108, %109, %110, %111, "
      "%112, %113, %114, %115, %116, %117, %118, %119, "
      "%120, %121, %122, %123, %124, %125, %126, %127"
      "}, %128, %129, accumulate, 1, 1, %131, %132;\n\t"
      "}"
      :
      "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
      "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
      "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
      "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
      "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
      "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
      "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
      "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
      "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
      "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
      "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
      "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
      "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
      "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
      "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]),
      "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123]), "+f"(d[124]), "+f"(d[125]), "+f"(d[126]), "+f"(d[127])
      : "l"(left), "l"(right), "r"(accumulate)
      , "n"(kLeftIsDepthContiguous ? 0 : 1), "n"(kRightIsDepthContiguous ? 0 : 1)
  );
}

// A tile of a matrix of C, from `row` and `column` on, and the group's rows of B, which are multiplied BK at a time.
struct Tile {
  int group;
  int row;
  int column;
  tw::GroupRows rows;

  TW_DEVICE int k_tiles() const { return (rows.end - rows.first + BK - 1) / BK; }
};

// The tiles of this CTA, every gridDim.x-th of all; a group's stand one behind the other. Each warp finds them by itself.
class Tiles {
 public:
  TW_DEVICE explicit Tiles(const Params& p)
      : p_(p),
        rows_(static_cast<int>((p.M + BM - 1) / BM)),
        columns_(static_cast<int>((p.N + BN - 1) / BN)),
        next_(static_cast<int>(blockIdx.x)) {}

  TW_DEVICE bool next(Tile& tile) {
    const int of_group = rows_ * columns_;
#pragma unroll 1
    while (true) {
#pragma unroll 1
      while (next_ >= of_group) {
        next_ -= of_group;
        if (++group_ == static_cast<int>(p_.G)) return false;
        is_known_ = false;
      }
      if (!is_known_) group_rows_ = tw::rows_of_group(p_, group_);
      is_known_ = true;
      const tw::TileCoordinate at = tw::raster(next_, rows_, columns_, p_.raster_group);
      next_ += static_cast<int>(gridDim.x);
      if (tw::stays(p_, group_rows_)) continue;
      tile = {group_, at.row * BM, at.column * BN, group_rows_};
      return true;
    }
  }

 private:
  const Params& p_;
  int rows_, columns_;  // of tiles, of a group's matrix
  int next_;            // of the group's tiles
  int group_ = 0;
  bool is_known_ = false;
  tw::GroupRows group_rows_{};
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
    Ring ring;
    Tiles tiles(p);
    Tile tile;
#pragma unroll 1
    while (tiles.next(tile)) {
      prefetch_c(tile);
#pragma unroll 1
      for (int row = tile.rows.first; row < tile.rows.end; row += BK, ring.advance()) {
        tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
        if (asks) {
          tw::mbarrier_arrive_expect(memory.full(ring.stage), kStageBytes);
          load<BM>(memory.a(ring.stage), p.map_a, tile.row, row, memory.full(ring.stage));
          load<BN>(memory.b(ring.stage), p.map_b, tile.column, row, memory.full(ring.stage));
        }
        __syncwarp();
      }
    }
  }

  // By the whole warpgroup, a row of A by 8 threads, whose numbers are read a k tile ahead. A k tile is handed over when kLag later ones
  // have been asked for: what cp.async writes is made visible to wgmma by who asked for it.
  TW_DEVICE void gather_all() const {
    const int thread = static_cast<int>(threadIdx.x), chunk = thread % 8, first_row = thread / 8;
    constexpr int kLag = STAGES > 4 ? 3 : STAGES - 2;  // who multiplies lets go of a stage when the next one is there
    constexpr int kPasses = BK / 16;
    const Element* const a = static_cast<const Element*>(p.A) + chunk * kChunk;
    Ring ring, behind;  // of what is asked for, of what is handed over
    int under_way = 0;
    Tiles tiles(p);
    Tile tile;
#pragma unroll 1
    while (tiles.next(tile)) {
      prefetch_c(tile);
      int from[kPasses];  // rows of A, or below 0 where there is none
      const auto find_rows = [&](int row) {
#pragma unroll
        for (int pass = 0; pass < kPasses; ++pass) {
          const int own = row + first_row + pass * 16;
          from[pass] = own < tile.rows.end ? static_cast<int>(tw::row_of_a(p, own)) : -1;
        }
      };
      find_rows(tile.rows.first);
#pragma unroll 1
      for (int row = tile.rows.first; row < tile.rows.end; row += BK, ring.advance()) {
        tw::mbarrier_wait(memory.empty(ring.stage), ring.parity ^ 1);
        if (asks) {
          tw::mbarrier_arrive_expect(memory.full(ring.stage), kBBytes);
          load<BN>(memory.b(ring.stage), p.map_b, tile.column, row, memory.full(ring.stage));
        }
#pragma unroll
        for (int pass = 0; pass < kPasses; ++pass) {
          const int to_row = first_row + pass * 16;
          const unsigned to = memory.a(ring.stage) + to_row * kRowBytes + ((chunk ^ (to_row % 8)) * 16);
          const Element* const source = a + from[pass] * p.lda + tile.row;
#pragma unroll
          for (int segment = 0; segment < BM / kRowElements; ++segment) {
            const int column = segment * kRowElements;
            const bool is_there = from[pass] >= 0 && tile.row + column + chunk * kChunk < static_cast<int>(p.M);
            tw::cp_async_16_or_zero(to + segment * kSegmentBytes, is_there ? source + column : p.A, is_there);
          }
        }
        tw::cp_async_commit();
        find_rows(row + BK);
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

  // What is added to the tile, to L2: who stores would wait for memory.
  TW_DEVICE void prefetch_c(const Tile& tile) const {
    if (p.beta == 0.0f || !asks) return;
#pragma unroll 1
    for (int row = 0; row < BM; row += 16) {
#pragma unroll 1
      for (int column = 0; column < BN; column += kBoxColumns) {
        const tw::BoxOrigin from{tile.column + column, tile.row + row, tile.group};
        tw::tma_prefetch_box(p.map_c, from, tw::l2_policy(tw::Eviction::normal));
      }
    }
  }

  // BK rows from `row` on, and as many columns from `column` on.
  template <int kColumns>
  TW_DEVICE void load(unsigned to, const tw::TensorMap& map, int column, int row, unsigned full) const {
#pragma unroll
    for (int segment = 0; segment < kColumns / kRowElements; ++segment) {
      const tw::BoxOrigin from{column + segment * kRowElements, row, 0};
      tw::tma_load(to + segment * kSegmentBytes, map, from, full, tw::l2_policy(tw::Eviction::normal));
    }
  }
};
struct Store {
  const Params& p;
  Shared memory;
  Place place;
  unsigned room = memory.base + kOutAt + (place.group * 4 + place.warp) * kOutBytesOfWarp;  // this warp's
  int claimed = 0;  // boxes in it, so far

  TW_DEVICE void store(Sum& sum, const Tile& tile) {
#pragma unroll
    for (int block = 0; block < kBlocks; ++block) {
      const int row = static_cast<int>(first_row(tile, block));
      if (row >= p.M) break;
#pragma unroll
      for (int first = 0; first < BN; first += kBoxColumns) {
        if (tile.column + first >= p.N) break;
        float* const values = &sum[block][first / 2];
        if (p.beta != 0.0f) add_c(values, tile, row, tile.column + first);
        const unsigned box = claim();
        fill<kBoxColumns>(values, box, 0);
        tw::async_proxy_fence_shared();
        __syncwarp();
        if (place.lane == 0) {
          const tw::BoxOrigin to{tile.column + first, row, tile.group};
          tw::tma_store(p.map_c, to, box, tw::l2_policy(tw::Eviction::normal));
          tw::bulk_commit();
        }
      }
    }
  }

  // Until this warp's boxes have been read.
  TW_DEVICE void finish_stores() {
    tw::bulk_wait_read<0>();  // what lane 0 has committed
    __syncwarp();
  }

 private:
  // The next box's place, once it has room again.
  TW_DEVICE unsigned claim() {
    tw::bulk_wait_read<kBoxesOfWarp - 1>();  // what lane 0 has committed
    __syncwarp();
    return room + claimed++ % kBoxesOfWarp * kBoxBytes;
  }

  // Beta times what C holds: kBoxColumns of 16 rows, which the producer has asked L2 for. Loads are of words, and wherever C is: where
  // each had a branch that took its word apart, each waited for the one before. What is not C's goes nowhere.
  TW_DEVICE void add_c(float* values, const Tile& tile, int row, int column) const {
    using Pair = unsigned;
    const Result* const c = static_cast<const Result*>(p.C) + tile.group * p.stride_c + column + place.lane % 4 * 2;
    const int own_row = row + place.lane / 4, last = static_cast<int>(p.M) - 1;
    const Result* const rows[2] = {c + min(own_row, last) * p.ldc, c + min(own_row + 8, last) * p.ldc};
    Pair pairs[kBoxColumns / 4];
#pragma unroll
    for (int i = 0; i < kBoxColumns / 4; ++i) {
      const int across = i / 2 * 8;
      pairs[i] = *reinterpret_cast<const Pair*>(rows[i % 2] + (column + across < p.N ? across : 0));
    }
#pragma unroll
    for (int i = 0; i < kBoxColumns / 4; ++i) {
      values[2 * i] += p.beta * low_of(pairs[i]);
      values[2 * i + 1] += p.beta * high_of(pairs[i]);
    }
  }

  TW_DEVICE static float low_of(unsigned pair) { return tw::to_float(Element{static_cast<unsigned short>(pair)}); }
  TW_DEVICE static float high_of(unsigned pair) { return tw::to_float(Element{static_cast<unsigned short>(pair >> 16)}); }

  // Where this lane's row of four 8 x 8 matrices is, of column 8 `chunk` of a box and the next.
  TW_DEVICE unsigned chunk_at(unsigned box, int chunk) const {
    const int row = place.lane % 16;
    return box + row * kBoxPitch + (((chunk + place.lane / 16) ^ row % 8) << 4);
  }

  // kColumns of a box, from column 8 `chunk` on.
  template <int kColumns>
  TW_DEVICE void fill(const float* values, unsigned box, int chunk) const {
#pragma unroll
    for (int i = 0; i < kColumns / 2; i += 8) {
      unsigned r[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) r[j] = tw::pack_pair<Element>(values[i + j * 2], values[i + j * 2 + 1]);
      tw::stmatrix_x4(chunk_at(box, chunk + i / 4), r);
    }
  }

  TW_DEVICE long long first_row(const Tile& tile, int block) const {
    return tile.row + (place.part * kBlocks + block) * 64 + place.warp * 16;
  }
};
// One lane of each warp that has read it.
TW_DEVICE void release(Shared memory, int stage, int lane) {
  if (lane == 0) tw::mbarrier_arrive(memory.empty(stage));
}

// Rows of a k tile from `rows` to the end of their step, in all columns: by each warpgroup that reads it, for itself.
TW_DEVICE void clear_rest(int stage, int rows, Place place) {
  const int chunks = (kStepDepth - rows % kStepDepth) % kStepDepth * kRowBytes / 16;  // one row behind the other, of each segment
  unsigned char* const rest = shared + stage * kStageBytes + rows * kRowBytes;
#pragma unroll
  for (int segment = 0; segment < kStageBytes / kSegmentBytes; ++segment) {
    if (place.thread < chunks) *reinterpret_cast<uint4*>(rest + segment * kSegmentBytes + place.thread * 16) = {};
  }
  tw::async_proxy_fence_shared();
  place.sync();
}

// One step of a k tile.
TW_DEVICE void multiply_step(Sum& sum, Shared memory, int stage, int step, Place place) {
  const tw::WgmmaDescriptor a(memory.a(stage), kSegmentBytes), b(memory.b(stage), kSegmentBytes);
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
    const unsigned a_at = (place.part * kBlocks + block) * kSegmentBytes + step * kStepDepth * kRowBytes;
    multiply(sum[block], a.at(a_at), b.at(step * kStepDepth * kRowBytes), 1);
  }
}

TW_DEVICE void pin(Sum& sum) {
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) tw::wgmma_pin(sum[block]);
}

// Adds up the rows of the tile's group, and stores them.
TW_DEVICE void multiply_tile(Store& store, const Tile& tile, Ring& ring) {
  const Shared memory = store.memory;
  const Place place = store.place;
  Sum sum;
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
#pragma unroll
    for (int i = 0; i < BN / 2; ++i) sum[block][i] = 0;
  }
  pin(sum);
  const int whole = (tile.rows.end - tile.rows.first) / BK, rest = (tile.rows.end - tile.rows.first) % BK;
  int previous = 0;
#pragma unroll 1
  for (int i = 0; i < whole; ++i) {
    tw::mbarrier_wait(memory.full(ring.stage), ring.parity);
    tw::wgmma_fence();
#pragma unroll
    for (int step = 0; step < BK / kStepDepth; ++step) multiply_step(sum, memory, ring.stage, step, place);
    tw::wgmma_commit();
    tw::wgmma_wait<1>();
    if (i > 0) release(memory, previous, place.lane);
    previous = ring.stage;
    ring.advance();
  }
  if (rest > 0) {
    tw::mbarrier_wait(memory.full(ring.stage), ring.parity);
    clear_rest(ring.stage, rest, place);
#pragma unroll 1
    for (int step = 0; step * kStepDepth < rest; ++step) {
      tw::wgmma_fence();
      multiply_step(sum, memory, ring.stage, step, place);
      tw::wgmma_commit();
    }
    tw::wgmma_wait<0>();
    if (whole > 0) release(memory, previous, place.lane);
    previous = ring.stage;
    ring.advance();
  }
  if (PINGPONG) tw::named_barrier_arrive(kTurn + 1 - place.group, 2 * tw::kWarpgroupThreads);
  tw::wgmma_wait<0>();
  pin(sum);
  if (whole > 0 || rest > 0) release(memory, previous, place.lane);
  store.store(sum, tile);
}

TW_DEVICE void consume(const Params& p, Shared memory, int warp) {
  const int group = warp / 4 - 1, thread = static_cast<int>(threadIdx.x) % tw::kWarpgroupThreads;
  const Place place{group, PINGPONG ? 0 : group, warp % 4, thread, thread % 32};
  Store store{p, memory, place};
  if (PINGPONG && group == 1) tw::named_barrier_arrive(kTurn, 2 * tw::kWarpgroupThreads);
  Ring ring;
  Tiles tiles(p);
  Tile tile;
#pragma unroll 1
  for (int turn = 0; tiles.next(tile); ++turn) {
    if (PINGPONG && turn % 2 != group) {
      ring.skip(tile.k_tiles());
      continue;
    }
    if (PINGPONG) tw::named_barrier_sync(kTurn + group, 2 * tw::kWarpgroupThreads);
    multiply_tile(store, tile, ring);
  }
  store.finish_stores();  // before its shared memory is another CTA's
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_k_grouped_gemm_sm90a_wgmma_bf16_128x256x32_co2_s6_b4(const __grid_constant__ Params p) {
  const int warp = __shfl_sync(~0u, static_cast<int>(threadIdx.x) / 32, 0);
  const bool is_elected = tw::elect_one();
  const Shared memory{tw::shared_address(shared)};
  if (warp == 0 && is_elected) {
    tw::tma_prefetch(p.map_b);
    tw::tma_prefetch(p.map_c);
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
