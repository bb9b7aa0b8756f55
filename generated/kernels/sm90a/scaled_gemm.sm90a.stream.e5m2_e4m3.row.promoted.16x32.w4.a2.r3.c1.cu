// scaled_gemm.sm90a.stream.e5m2_e4m3.row.promoted.16x32.w4.a2.r3.c1: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/stream.cu.j2
// config: ROWS=16 COLUMNS=32 WARPS=4 AHEAD=2 CLUSTER=1 RESIDENT=3 dtype=e5m2_e4m3 scaling=row accumulation=promoted
// hash: aa3ffb5ccfcd243e026ae11fb10abecc
// C = (scale_a A) (scale_b B)^T + bias for few rows of A (sm89 and up): B is read once, at the speed of memory. Tensor cores take 16
// rows of B as their first operand and 8 rows of A as their second, so they compute C transposed. A CTA has ROWS rows of B; its
// warps share their depth, k tile by k tile of 128, the length that has a scale, and each keeps AHEAD k tiles under way to its
// registers. Sums of k tiles are added in f32, unless `fast` leaves that to tensor cores. What warps have added up meets in shared
// memory once, and in a cluster's first CTA where CLUSTER CTAs share the depth. All sums are taken in a fixed order.
#include "common/cluster.h"
#include "common/dependent_launch.h"
#include "common/ldmatrix.h"
#include "common/mma_fp8.h"
#include "gemm/lane_rows.h"
#include "scaled_gemm/result.h"

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
  int overlap;
  long long result_type;
};

enum class Dtype { e4m3, e4m3_e5m2, e5m2_e4m3 };
inline constexpr Dtype dtype = Dtype::e5m2_e4m3;
enum class DtypeC { bf16, f16, f32, e4m3 };
enum class Scaling { row, block, block_row };
inline constexpr Scaling scaling = Scaling::row;
enum class Accumulation { promoted, fast };
inline constexpr Accumulation accumulation = Accumulation::promoted;
using ElementA = tw::e5m2;
using ElementB = tw::e4m3;

constexpr int ROWS = 16;          // of B: columns of C
constexpr int COLUMNS = 32;    // of B's product: rows of A
constexpr int WARPS = 4;        // of a CTA, that share the depth
constexpr int AHEAD = 2;        // k tiles of a warp under way
constexpr int RESIDENT = 3;  // CTAs on an SM
constexpr int CLUSTER = 1;    // CTAs that share the depth
constexpr bool kHasBlocks = scaling != Scaling::row;
constexpr bool kPromotes = kHasBlocks || accumulation == Accumulation::promoted;
constexpr bool kHasColumns = scaling == Scaling::block_row;  // each column of C has a scale for each k tile

// Elements are loaded by 16 bytes, and which of them a tensor core adds up together makes no difference: a lane's first 8 bytes are one
// step's operands as are the first 8 of 8 elements of 16 bits. So rows are such of pairs.
using Pair = unsigned short;
constexpr bool kConstant = false;  // operands, while this kernel runs
using Weights = tw::LaneRows<Pair, ROWS, true, kConstant>;
using Activations = tw::LaneRows<Pair, COLUMNS, true, kConstant>;
constexpr int BK = 128;
constexpr int kBlockBytes = Weights::kBlockDepth * 2;  // of each row, that a warp's lanes load at once
constexpr int kBlocks = BK / kBlockBytes;
constexpr int kThreads = WARPS * 32;
constexpr int kParts = WARPS * CLUSTER;
constexpr int kStride = kParts * BK;                                     // from one k tile of a warp to its next
constexpr int kOwn = (ROWS * COLUMNS + kThreads - 1) / kThreads;         // elements of C of a thread

// Sums of a warp in shared memory: COLUMNS rows of C, kPitch floats each. 4 mod 16: a warp's stores hit each bank once.
constexpr int kPitch = ROWS + 4;
constexpr int kWarpFloats = COLUMNS * kPitch;

static_assert(ROWS % 16 == 0 && COLUMNS % 8 == 0, "warps multiply 16 rows of B with 8 of A");
static_assert(128 % ROWS == 0, "a CTA's rows of B are of one block of 128");
static_assert(32 % ROWS == 0 && COLUMNS <= 32, "a warp's lanes have all of a tile's scales");

extern __shared__ __align__(1024) unsigned char shared[];

// Where a CTA's tile begins. CTAs that differ only in their rows of A follow each other: B comes from memory once for them.
struct Tile {
  unsigned a_row, b_row;
};

// 16 rows of B by 8 rows of A, four values a lane: columns lane / 4 and + 8 of C, rows lane % 4 * 2 and + 1.
struct Sum {
  float block[ROWS / 16][COLUMNS / 8][4] = {};

  TW_DEVICE void multiply(const uint4 (&weights)[Weights::kBlocks], const uint4 (&activations)[Activations::kBlocks]) {
#pragma unroll
    for (int row = 0; row < ROWS / 16; ++row) {
      const uint4 low = weights[row * 2], high = weights[row * 2 + 1];
#pragma unroll
      for (int column = 0; column < COLUMNS / 8; ++column) {
        const uint4 a = activations[column];
        tw::mma_fp8<ElementB, ElementA>(block[row][column], {low.x, high.x, low.y, high.y}, a.x, a.y);
        tw::mma_fp8<ElementB, ElementA>(block[row][column], {low.z, high.z, low.w, high.w}, a.z, a.w);
      }
    }
  }

  TW_DEVICE void store(float* sum, unsigned lane) const {
    float* place = sum + lane % 4 * 2 * kPitch + lane / 4;
#pragma unroll
    for (int row = 0; row < ROWS / 16; ++row) {
#pragma unroll
      for (int column = 0; column < COLUMNS / 8; ++column) {
#pragma unroll
        for (int i = 0; i < 4; ++i) place[(column * 8 + i % 2) * kPitch + row * 16 + i / 2 * 8] = block[row][column][i];
      }
    }
  }
};

// Where the first scale lies of one of the tile's rows of A, and of one of its rows of B or of the block that all of these are of. A
// warp's lanes load them for each other.
struct Scales {
  const float* a;
  const float* b;

  TW_DEVICE Scales(const Params& p, Tile tile, unsigned lane) {
    const unsigned row = min(tile.a_row + lane % COLUMNS, static_cast<unsigned>(p.M) - 1);
    const unsigned column = min(tile.b_row + lane % ROWS, static_cast<unsigned>(p.N) - 1);
    a = static_cast<const float*>(p.scale_a) + row * p.scale_a_row;
    b = static_cast<const float*>(p.scale_b) + (scaling == Scaling::block ? tile.b_row / 128 : column) * p.scale_b_row;
  }
};

// What sums meet at last: scales of rows, and bias. In shared memory behind the sums, by one warp, while B is on its way.
struct Last {
  float of_row[COLUMNS], of_column[ROWS], bias[ROWS];

  TW_DEVICE void load(const Params& p, Tile tile, const Scales& scales, unsigned lane) {
    const float a = kHasBlocks ? 1.0f : *scales.a, b = kHasBlocks ? 1.0f : *scales.b;
    const float added = tw::bias_of(p, static_cast<int>(min(tile.b_row + lane % ROWS, static_cast<unsigned>(p.N) - 1)));
    if (lane < COLUMNS) of_row[lane] = a;
    if (lane < ROWS) of_column[lane] = b, bias[lane] = added;
  }
};

constexpr int kLastAt = (WARPS + CLUSTER - 1) * kWarpFloats * 4;
constexpr int kSharedBytes = kLastAt + static_cast<int>(sizeof(Last));

// Adds a k tile's sum.
TW_DEVICE void promote(Sum& sum, const Sum& part, const Params& p, const Scales& scales, int k_tile, int lane) {
  float of_a[COLUMNS / 4], of_b[ROWS / 8];
  if constexpr (kHasBlocks) {
    float a = scales.a[k_tile * p.scale_a_block];
    const float b = scales.b[k_tile * p.scale_b_block];
    if constexpr (!kHasColumns) a *= b;
#pragma unroll
    for (int i = 0; i < COLUMNS / 4; ++i) of_a[i] = __shfl_sync(~0u, a, i / 2 * 8 + lane % 4 * 2 + i % 2);
#pragma unroll
    for (int i = 0; i < (kHasColumns ? ROWS / 8 : 0); ++i) of_b[i] = __shfl_sync(~0u, b, i * 8 + lane / 4);
  }
#pragma unroll
  for (int row = 0; row < ROWS / 16; ++row) {
#pragma unroll
    for (int column = 0; column < COLUMNS / 8; ++column) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        float value = part.block[row][column][i];
        if constexpr (kHasBlocks) value *= of_a[column * 2 + i % 2];
        if constexpr (kHasColumns) value *= of_b[row * 2 + i / 2];
        sum.block[row][column][i] += value;
      }
    }
  }
}

// A warp's k tile of B in registers.
struct Step {
  uint4 weights[kBlocks][Weights::kBlocks];

  TW_DEVICE void start(const Weights& rows, int offset) {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) rows.start(weights[i], offset + i * kBlockBytes);
  }

  TW_DEVICE void multiply(Sum& sum, const Activations& activations, int offset) const {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) {
      uint4 a[Activations::kBlocks];
      activations.read(a, offset + i * kBlockBytes);
      sum.multiply(weights[i], a);
    }
  }
};

// Adds the last k tile, of which `depth` < 128 exist: whole chunks. A lane whose chunk does not exist has zeros of both operands.
TW_DEVICE void multiply_rest(Sum& sum, const Weights& weights, const Activations& activations, int depth, int lane) {
#pragma unroll 1
  for (int i = 0; i * kBlockBytes < depth; ++i) {
    uint4 w[Weights::kBlocks] = {}, a[Activations::kBlocks] = {};
    if (i * kBlockBytes + lane % 4 * 16 < depth) {
      weights.start(w, i * kBlockBytes);
      activations.read(a, i * kBlockBytes);
    }
    __syncwarp();
    sum.multiply(w, a);
  }
}

TW_DEVICE Weights weights_of(const Params& p, Tile tile, int depth, int lane) {
  return Weights(static_cast<const Pair*>(p.B), static_cast<unsigned>(p.ldb / 2), p.N, tile.b_row, depth / 2, lane);
}

TW_DEVICE Activations activations_of(const Params& p, Tile tile, int depth, int lane) {
  return Activations(static_cast<const Pair*>(p.A), static_cast<unsigned>(p.lda / 2), p.M, tile.a_row, depth / 2, lane);
}

// Adds what part `part` of the depth gives for a tile, and loads what the sums meet.
TW_DEVICE void stream(Sum& sum, Last& last, const Params& p, Tile tile, int part, int lane) {
  const int depth = static_cast<int>(p.K), whole = depth / BK;
  int left = static_cast<int>(static_cast<unsigned>(whole - part + kParts - 1) / kParts);

  Weights weights = weights_of(p, tile, part * BK, lane);
  const bool reads_constants = p.overlap == tw::kReadsConstants;  // B is one
  if (!reads_constants) tw::wait_for_kernel_before();
  Step ring[AHEAD];
  if (left >= AHEAD) {  // without conditions, which compilers like to turn the order by
#pragma unroll
    for (int i = 0; i < AHEAD; ++i) ring[i].start(weights, i * kStride);
  } else {
#pragma unroll
    for (int i = 0; i < AHEAD - 1; ++i) {
      if (i < left) ring[i].start(weights, i * kStride);
    }
  }
  if (reads_constants) {  // and the next kernel's first k tiles of B come behind these
    tw::wait_for_kernel_before();
    tw::let_next_kernel_begin();
  }
  if constexpr (CLUSTER > 1) tw::cluster_arrive_relaxed();

  const Scales scales(p, tile, lane);
  if (part % WARPS == WARPS - 1) last.load(p, tile, scales, lane);
  if (whole * BK < depth && whole % kParts == part) {
    Sum own;
    Sum& rest = kPromotes ? own : sum;
    multiply_rest(rest, weights_of(p, tile, whole * BK, lane), activations_of(p, tile, whole * BK, lane), depth - whole * BK, lane);
    if constexpr (kPromotes) promote(sum, rest, p, scales, whole, lane);
  }
  Activations activations = activations_of(p, tile, part * BK, lane);

#pragma unroll 1
  for (int k_tile = part; left > 0; left -= AHEAD, k_tile += AHEAD * kParts) {
#pragma unroll
    for (int i = 0; i < AHEAD; ++i) {
      if (i >= left) break;
      Sum own;
      Sum& to = kPromotes ? own : sum;
      ring[i].multiply(to, activations, i * kStride);
      if (i + AHEAD < left) ring[i].start(weights, (i + AHEAD) * kStride);
      if constexpr (kPromotes) promote(sum, to, p, scales, k_tile + i * kParts, lane);
    }
    weights.advance(AHEAD * kStride);
    activations.advance(AHEAD * kStride);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, RESIDENT) tw_scaled_gemm_sm90a_stream_e5m2_e4m3_row_promoted_16x32_w4_a2_r3_c1(const __grid_constant__ Params p) {
  float* const sums = reinterpret_cast<float*>(shared);
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const unsigned rank = blockIdx.x % CLUSTER;  // in the cluster
  const Tile tile{blockIdx.x / CLUSTER * COLUMNS, blockIdx.y * ROWS};

  Sum sum;
  Last& last = *reinterpret_cast<Last*>(shared + kLastAt);
  stream(sum, last, p, tile, rank * WARPS + warp, lane);
  sum.store(sums + warp * kWarpFloats, lane);
  __syncthreads();
  if (p.overlap == tw::kLetsNextBegin) tw::let_next_kernel_begin();
  const unsigned count = min(static_cast<int>(p.M - tile.a_row), COLUMNS) * ROWS;  // that exist in C, or would with more of B

  // The warps' sums take the place of warp 0's; those of other CTAs come behind the warps of the first.
  if constexpr (CLUSTER > 1) tw::cluster_wait();  // all CTAs have begun
  float totals[kOwn];
#pragma unroll
  for (int own = 0; own < kOwn; ++own) {
    const unsigned i = threadIdx.x + own * kThreads;
    if (i >= count) break;
    const float* const place = sums + i / ROWS * kPitch + i % ROWS;
    float total = place[0];
#pragma unroll
    for (int other = 1; other < WARPS; ++other) total += place[other * kWarpFloats];
    totals[own] = total;
    if (CLUSTER > 1 && rank > 0) {
      tw::store_cluster_shared(tw::shared_address(place + (WARPS - 1 + rank) * kWarpFloats), 0, total);
    }
  }
  if constexpr (CLUSTER > 1) {
    tw::cluster_arrive();
    if (rank > 0) return;
    tw::cluster_wait();
  }
  const float scale = tw::scale_of_result(p);
  int most = 0;
#pragma unroll
  for (int own = 0; own < kOwn; ++own) {
    const unsigned i = threadIdx.x + own * kThreads, column = tile.b_row + i % ROWS;
    if (i >= count || column >= p.N) continue;
    const long long row = tile.a_row + i / ROWS;
    const float* const place = sums + i / ROWS * kPitch + i % ROWS;
    float value = totals[own];
#pragma unroll
    for (int other = 1; other < CLUSTER; ++other) value += place[(WARPS - 1 + other) * kWarpFloats];
    if constexpr (!kHasBlocks) value = value * last.of_row[i / ROWS] * last.of_column[i % ROWS];
    value += last.bias[i % ROWS];
    most = max(most, tw::magnitude_bits(value));
    tw::store_result(p, row * p.ldc + column, value * scale);
  }
  tw::note_largest(p, most);
}
