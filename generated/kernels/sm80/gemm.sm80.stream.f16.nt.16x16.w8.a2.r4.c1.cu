// gemm.sm80.stream.f16.nt.16x16.w8.a2.r4.c1: emitted by tilewright-codegen, do not edit.
// template: gemm/stream.cu.j2
// config: ROWS=16 COLUMNS=16 WARPS=8 AHEAD=2 RESIDENT=4 CLUSTER=1 ALIGNED=1 dtype=f16 layout=nt
// hash: 31f97e219517c5c9ae3041ebdd7fae20
// C = act(alpha * A B + beta * C + bias) for few rows of A, B stored as [N, K]: B is read once, at the speed of memory. Tensor
// cores take 16 rows of B as their first operand and 8 rows of A as their second, so they compute C transposed. A CTA has ROWS
// rows of B; its warps share their depth, step by step, and each keeps AHEAD steps under way to its registers. What they have
// added up meets in shared memory once, and in a cluster's first CTA where CLUSTER CTAs share the depth. All sums are taken
// in a fixed order.
//
// Unless ALIGNED, rows of A and B begin anywhere. Then a CTA has every eighth row of B: these begin equally far behind a multiple of
// 16 bytes, and are read by such words from where the first of them begin. What A has at the same depth is cut out of its words.
#include "common/cluster.h"
#include "common/epilogue.h"
#include "common/ldmatrix.h"
#include "common/mma.h"
#include "gemm/lane_rows.h"

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
  int overlap;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f16;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nt;
using Element = tw::f16;

constexpr int ROWS = 16;            // of B: columns of C
constexpr int COLUMNS = 16;      // of B's product: rows of A
constexpr int WARPS = 8;          // of a CTA, that share the depth
constexpr int AHEAD = 2;          // steps of a warp under way
constexpr int RESIDENT = 4;    // CTAs on an SM
constexpr int CLUSTER = 1;      // CTAs that share the depth
constexpr bool ALIGNED = 1;     // rows of A and B begin at multiples of 16 bytes

constexpr bool kConstant = true;  // operands, while this kernel runs
constexpr int SETS = ALIGNED ? 1 : 8;      // of B's rows: rows of a set are so many apart, and a CTA has rows of one
using Weights = tw::LaneRows<Element, ROWS, true, kConstant>;
using Activations = tw::LaneRows<Element, COLUMNS, ALIGNED, kConstant>;
constexpr int kThreads = WARPS * 32;
constexpr int kParts = WARPS * CLUSTER;
constexpr int kBlockDepth = Weights::kBlockDepth;
constexpr int kStepBlocks = 2;  // a step takes 128 bytes of each row, what memory gives at once
constexpr int kStepDepth = kStepBlocks * kBlockDepth;
constexpr int kBlockBytes = kBlockDepth * sizeof(Element);
constexpr int kStride = kParts * kStepBlocks * kBlockBytes;  // from one step of a warp to its next
constexpr int kMargin = Activations::kMargin;
constexpr int kMostFront = 2 * kMargin;  // elements of a row before what steps take

// Sums of a warp in shared memory: COLUMNS rows of C, kPitch floats each. 4 mod 16: a warp's stores hit each bank once.
constexpr int kPitch = ROWS + 4;
constexpr int kWarpFloats = COLUMNS * kPitch;

static_assert(ROWS % 16 == 0 && COLUMNS % 8 == 0, "warps multiply 16 rows of B with 8 of A");
static_assert(kParts * kBlockDepth >= kMostFront + kStepDepth + kMargin, "each warp takes one block of the edge");

extern __shared__ __align__(16) float sums[];

// Where a CTA's tile begins. CTAs that differ only in their rows of A follow each other: B comes from memory once for them.
struct Tile {
  unsigned a_row, b_row;  // b_row: of the set's rows
  unsigned set;
};

TW_DEVICE const Element* a_matrix(const Params& p) { return static_cast<const Element*>(p.A) + blockIdx.z * p.stride_a; }

TW_DEVICE const Element* b_matrix(const Params& p) { return static_cast<const Element*>(p.B) + blockIdx.z * p.stride_b; }

TW_DEVICE int depth_of(const Params& p) { return tw::multiplies(p) ? static_cast<int>(p.K) : 0; }

// Rows of B in a tile's set.
TW_DEVICE unsigned rows_of_set(const Params& p, Tile tile) { return (static_cast<unsigned>(p.N) - tile.set + SETS - 1) / SETS; }

// The tile's rows of B, from `depth` on. Chunks can be read where that is a multiple of 16 bytes.
TW_DEVICE Weights weights_of(const Params& p, Tile tile, int depth, int lane) {
  return Weights(b_matrix(p) + tile.set * p.ldb, SETS * static_cast<unsigned>(p.ldb), rows_of_set(p, tile), tile.b_row, depth, lane);
}

// Elements of each row of B that come before what steps take: up to the first multiple of 16 bytes that has kMargin of them before it.
TW_DEVICE int front_of(const Params& p, Tile tile) {
  if (ALIGNED) return 0;
  const unsigned long long first = reinterpret_cast<unsigned long long>(b_matrix(p) + tile.set * p.ldb) / sizeof(Element);
  return kMargin + static_cast<int>(-first % 8);
}

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
        tw::mma<Element>(block[row][column], {low.x, high.x, low.y, high.y}, a.x, a.y);
        tw::mma<Element>(block[row][column], {low.z, high.z, low.w, high.w}, a.z, a.w);
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

// Adds 32 of depth of what no step takes: each row's first `front` elements, for which there is room for kMostFront, and behind them its
// last ones, from `rest` on. `first`: of all these, where the block begins.
TW_DEVICE void multiply_edge(Sum& sum, const Params& p, Tile tile, int first, int front, int rest, int lane) {
  const Weights weights = weights_of(p, tile, 0, lane);
  const Activations activations(a_matrix(p), p.lda, p.M, tile.a_row, 0, lane);
#pragma unroll
  for (int quad = 0; quad < 2; ++quad) {
    const int chunk = lane % 4 * 8;
    const int place = first + chunk + quad * 4;
    const bool is_front = place < kMostFront;
    const int depth = is_front ? place : rest + place - kMostFront;
    const int count = (is_front ? min(front, depth_of(p)) : depth_of(p)) - depth;
    uint2 w[Weights::kBlocks], a[Activations::kBlocks];
    weights.gather(w, depth - chunk, count, static_cast<int>(rows_of_set(p, tile) - tile.b_row) - lane / 4);
    activations.gather(a, depth - chunk, count, static_cast<int>(p.M - tile.a_row) - lane / 4);
#pragma unroll
    for (int row = 0; row < ROWS / 16; ++row) {
      const uint2 low = w[row * 2], high = w[row * 2 + 1];
#pragma unroll
      for (int column = 0; column < COLUMNS / 8; ++column) {
        tw::mma<Element>(sum.block[row][column], {low.x, high.x, low.y, high.y}, a[column].x, a[column].y);
      }
    }
  }
}

struct Step {
  uint4 weights[kStepBlocks][Weights::kBlocks];

  TW_DEVICE void start(const Weights& rows, int offset) {
#pragma unroll
    for (int i = 0; i < kStepBlocks; ++i) rows.start(weights[i], offset + i * kBlockBytes);
  }

  TW_DEVICE void multiply(Sum& sum, const Activations& activations, int offset) const {
#pragma unroll
    for (int i = 0; i < kStepBlocks; ++i) {
      uint4 a[Activations::kBlocks];
      activations.read(a, offset + i * kBlockBytes);
      sum.multiply(weights[i], a);
    }
  }
};

// Adds what part `part` of the depth gives for a tile.
TW_DEVICE void stream(Sum& sum, const Params& p, Tile tile, int part, int lane) {
  const int depth = depth_of(p);
  const int front = front_of(p, tile);
  const int steps = max(depth - front - kMargin, 0) / kStepDepth;
  const int begin = front + part * kStepDepth;
  int left = static_cast<int>(static_cast<unsigned>(steps - part + kParts - 1) / kParts);

  Weights weights = weights_of(p, tile, begin, lane);
  Step ring[AHEAD];
#pragma unroll
  for (int i = 0; i < AHEAD; ++i) {
    if (i < left) ring[i].start(weights, i * kStride);
  }
  if constexpr (CLUSTER > 1) tw::cluster_arrive_relaxed();

  if constexpr (!ALIGNED) {
    const int edge = (kParts - 1 - part) * kBlockDepth;  // the last parts have the fewest steps
    const int rest = front + steps * kStepDepth;
    if (edge < kMostFront + depth - rest) multiply_edge(sum, p, tile, edge, front, rest, lane);
  }
  Activations activations(a_matrix(p), p.lda, p.M, tile.a_row, begin, lane);

#pragma unroll 1
  for (; left > 0; left -= AHEAD) {
#pragma unroll
    for (int i = 0; i < AHEAD; ++i) {
      if (i >= left) break;
      ring[i].multiply(sum, activations, i * kStride);
      if (i + AHEAD < left) ring[i].start(weights, (i + AHEAD) * kStride);
    }
    weights.advance(AHEAD * kStride);
    activations.advance(AHEAD * kStride);
  }
}

TW_DEVICE void store(const Params& p, unsigned m, unsigned n, float total) {
  using Epilogue = tw::EpilogueVector<Element, 1>;
  Element* row = static_cast<Element*>(p.C) + blockIdx.z * p.stride_c + m * p.ldc;
  float value[1] = {total};
  if (n >= p.N) return;
  // Without activation its code need not be there, nor its table of jumps, which is not in any cache at a kernel's end.
  if (p.activation == tw::kNone) [[likely]] {
    Epilogue::store<false>(p, row, blockIdx.z, m, n, true, value);
  } else {
    Epilogue::store(p, row, blockIdx.z, m, n, true, value);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, RESIDENT) tw_gemm_sm80_stream_f16_nt_16x16_w8_a2_r4_c1(const __grid_constant__ Params p) {
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const unsigned rank = blockIdx.x % CLUSTER;  // in the cluster
  const Tile tile{blockIdx.x / CLUSTER * COLUMNS, blockIdx.y / SETS * ROWS, blockIdx.y % SETS};
  if (!ALIGNED && tile.b_row * SETS + tile.set >= p.N) return;  // other sets have a row more

  Sum sum;
  stream(sum, p, tile, rank * WARPS + warp, lane);
  sum.store(sums + warp * kWarpFloats, lane);
  __syncthreads();
  const unsigned count = min(static_cast<int>(p.M - tile.a_row), COLUMNS) * ROWS;  // that exist in C, or would with more of B

  // The warps' sums take the place of warp 0's; those of other CTAs come behind the warps of the first.
  if constexpr (CLUSTER > 1) tw::cluster_wait();  // all CTAs have begun
#pragma unroll 1
  for (unsigned i = threadIdx.x; i < count; i += kThreads) {
    float* place = sums + i / ROWS * kPitch + i % ROWS;
    float total = place[0];
#pragma unroll
    for (int other = 1; other < WARPS; ++other) total += place[other * kWarpFloats];
    if constexpr (CLUSTER == 1) {
      store(p, tile.a_row + i / ROWS, (tile.b_row + i % ROWS) * SETS + tile.set, total);
    } else if (rank == 0) {
      place[0] = total;
    } else {
      tw::store_cluster_shared(tw::shared_address(place + (WARPS - 1 + rank) * kWarpFloats), 0, total);
    }
  }
  if constexpr (CLUSTER > 1) {
    tw::cluster_arrive();
    if (rank > 0) return;
    tw::cluster_wait();
#pragma unroll 1
    for (unsigned i = threadIdx.x; i < count; i += kThreads) {
      const float* place = sums + i / ROWS * kPitch + i % ROWS;
      float total = place[0];
#pragma unroll
      for (int other = 1; other < CLUSTER; ++other) total += place[(WARPS - 1 + other) * kWarpFloats];
      store(p, tile.a_row + i / ROWS, (tile.b_row + i % ROWS) * SETS + tile.set, total);
    }
  }
}
