// gemm.sm90a.stream.bf16.nt.32x16x64.w8.s4.c2: emitted, do not edit.
// template: gemm/stream.cu.j2   generator: tilewright-codegen 0.1.0
// config: ROWS=32 COLUMNS=16 SLICES=8 DEPTH=64 STAGES=4 CLUSTER=2 dtype=bf16 layout=nt
// hash: 547ab1891353ad57f41ba6e78dd66508
// C = act(alpha * A B + beta * C + bias) for few rows of A, B stored as [N, K]: B is read once, at the speed of memory. Tensor
// cores take 16 rows of B as their first operand and 8 rows of A as their second, so they compute C transposed. A CTA has ROWS
// rows of B; its warps share their depth, step by step, and each keeps STAGES - 1 steps under way for itself. What they have
// added up meets in shared memory once, and in a cluster's first CTA where CLUSTER CTAs share the depth. All sums are taken
// in a fixed order.
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
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c;
  float alpha;
  float beta;
  int activation;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nt;
using Element = tw::bf16;

constexpr int ROWS = 32;        // of B: columns of C
constexpr int COLUMNS = 16;  // of B's product: rows of C, at most
constexpr int SLICES = 8;    // warps, that share the depth
constexpr int DEPTH = 64;      // of a warp's step
constexpr int STAGES = 4;    // steps of a warp in shared memory
constexpr int CLUSTER = 2;  // CTAs that share the depth

using Weights = tw::LaneRows<Element, ROWS, DEPTH>;
using Activations = tw::LaneRows<Element, COLUMNS, DEPTH>;
constexpr int kThreads = SLICES * 32;
constexpr int kStepBytes = Weights::kBytes + Activations::kBytes;
constexpr int kWarpBytes = STAGES * kStepBytes;
constexpr int kStride = SLICES * CLUSTER * DEPTH;  // from one step of a warp to its next

// Sums of a slice in shared memory: COLUMNS rows of C, kPitch floats each. 4 mod 16: a warp's stores hit each bank once.
constexpr int kPitch = ROWS + 4;
constexpr int kSliceFloats = COLUMNS * kPitch;
constexpr int kVector = 4;

// Registers that a thread needs, and CTAs on an SM that leave it as many: what spills stalls the copies.
constexpr int kRegisters = (ROWS * COLUMNS / 32 + (ROWS + COLUMNS) * 7 / 8 + 42 + 7) / 8 * 8;
constexpr int kResidentThreads = 65536 / (kRegisters < 64 ? 64 : kRegisters);
constexpr int kMinCtas = kResidentThreads < kThreads ? 1 : kResidentThreads / kThreads;

static_assert(ROWS % 16 == 0 && COLUMNS % 8 == 0, "warps multiply 16 rows of B with 8 of A");
static_assert(DEPTH % Weights::kBlockDepth == 0, "lanes copy 16 bytes of each 32 of depth");
static_assert(STAGES >= 2, "one step is copied while another is multiplied");

extern __shared__ __align__(128) unsigned char shared[];

// What copies a warp's steps.
struct Copier {
  Weights weights;
  Activations activations;
  int depth_left;      // of K, from the next step on
  unsigned stage = 0;  // in bytes

  // One group per step, empty ones included, so that a wait can count them.
  TW_DEVICE void copy_step(unsigned warp_slots, int lane) {
    const unsigned slots = warp_slots + stage;
    if (depth_left >= DEPTH) {
      weights.template copy<true>(slots, depth_left, lane);
      activations.template copy<true>(slots + Weights::kBytes, depth_left, lane);
    } else if (depth_left > 0) {
      weights.template copy<false>(slots, depth_left, lane);
      activations.template copy<false>(slots + Weights::kBytes, depth_left, lane);
    }
    tw::cp_async_commit();
    weights.next += kStride;
    activations.next += kStride;
    depth_left -= kStride;
    stage = stage == (STAGES - 1) * kStepBytes ? 0 : stage + kStepBytes;
  }
};

// 16 rows of B by 8 rows of A, four values a lane: columns lane / 4 and + 8 of C, rows lane % 4 * 2 and + 1.
struct Sum {
  float block[ROWS / 16][COLUMNS / 8][4] = {};

  TW_DEVICE void multiply(const unsigned char* slots) {
#pragma unroll
    for (int i = 0; i < DEPTH / Weights::kBlockDepth; ++i) {
      uint4 weights[Weights::kBlocks], activations[Activations::kBlocks];
      Weights::read(weights, slots, i);
      Activations::read(activations, slots + Weights::kBytes, i);
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
  }

  // Only rows of C that exist.
  TW_DEVICE void store(float* slice, int rows, int lane) const {
#pragma unroll
    for (int column = 0; column < COLUMNS / 8; ++column) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int m = column * 8 + lane % 4 * 2 + i % 2;
        if (m >= rows) continue;
#pragma unroll
        for (int row = 0; row < ROWS / 16; ++row) {
          slice[m * kPitch + row * 16 + lane / 4 + i / 2 * 8] = block[row][column][i];
        }
      }
    }
  }
};

TW_DEVICE void add(float4& sum, float4 other) {
  sum.x += other.x;
  sum.y += other.y;
  sum.z += other.z;
  sum.w += other.w;
}

// Multiplies the warp's steps for ROWS rows of B from `first_row` on.
TW_DEVICE void stream(Sum& sum, const Params& p, long long batch, long long first_row, int part, int warp_bytes, int lane) {
  const long long first_depth = part * DEPTH;
  Copier copier{{static_cast<const Element*>(p.B) + batch * p.stride_b, p.ldb, p.N, first_row, first_depth, lane},
                {static_cast<const Element*>(p.A) + batch * p.stride_a, p.lda, p.M, 0, first_depth, lane},
                static_cast<int>(p.K - first_depth)};
  const unsigned char* lane_slots = shared + warp_bytes + lane * 16;
  const unsigned slots = tw::shared_address(lane_slots);
  int depth_left = copier.depth_left;
#pragma unroll 1
  for (int i = 0; i < STAGES - 1; ++i) copier.copy_step(slots, lane);
  unsigned stage = 0;
#pragma unroll 1
  for (; depth_left > 0; depth_left -= kStride) {
    tw::cp_async_wait<STAGES - 2>();
    copier.copy_step(slots, lane);  // to where the last step was: this lane has read it, and nobody else does
    sum.multiply(lane_slots + stage);
    stage = stage == (STAGES - 1) * kStepBytes ? 0 : stage + kStepBytes;
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, kMinCtas) tw_gemm_sm90a_stream_bf16_nt_32x16x64_w8_s4_c2(const __grid_constant__ Params p) {
  const int lane = static_cast<int>(threadIdx.x % 32);
  const int slice = static_cast<int>(threadIdx.x / 32);
  const int rank = static_cast<int>(blockIdx.x % CLUSTER);  // in the cluster
  const int rows = static_cast<int>(p.M);
  const long long batch = blockIdx.z;
  float* sums = reinterpret_cast<float*>(shared);
  using Epilogue = tw::EpilogueVector<Element, kVector>;
  const bool vector = Epilogue::aligned(p);

  for (long long tile = blockIdx.x / CLUSTER; tile * ROWS < p.N; tile += gridDim.x / CLUSTER) {
    const long long first_row = tile * ROWS;
    Sum sum;
    stream(sum, p, batch, first_row, rank * SLICES + slice, slice * kWarpBytes, lane);
    __syncthreads();  // shared memory changes hands: from copies to sums
    sum.store(sums + slice * kSliceFloats, rows, lane);
    __syncthreads();

    // Four neighbours in a row of C each time. The CTA's sum takes the place of slice 0's.
    if constexpr (CLUSTER > 1) {
      for (int i = threadIdx.x; i < rows * (ROWS / kVector); i += kThreads) {
        float4* place = reinterpret_cast<float4*>(sums + i / (ROWS / kVector) * kPitch + i % (ROWS / kVector) * kVector);
        float4 total = *place;
#pragma unroll
        for (int other = 1; other < SLICES; ++other) add(total, place[other * (kSliceFloats / kVector)]);
        *place = total;
      }
      tw::cluster_sync();
    }
    for (int i = threadIdx.x + rank * kThreads; i < rows * (ROWS / kVector); i += kThreads * CLUSTER) {
      const int m = i / (ROWS / kVector), n = i % (ROWS / kVector) * kVector;
      const float4* place = reinterpret_cast<const float4*>(sums + m * kPitch + n);
      float4 total;
      if constexpr (CLUSTER > 1) {
        const unsigned address = tw::shared_address(place);
        total = tw::load_cluster_shared_16(address, 0);
#pragma unroll
        for (int other = 1; other < CLUSTER; ++other) add(total, tw::load_cluster_shared_16(address, other));
      } else {
        total = *place;
#pragma unroll
        for (int other = 1; other < SLICES; ++other) add(total, place[other * (kSliceFloats / kVector)]);
      }
      float values[kVector] = {total.x, total.y, total.z, total.w};
      Element* row = static_cast<Element*>(p.C) + batch * p.stride_c + m * p.ldc;
      if (first_row + n < p.N) Epilogue::store(p, row, first_row + n, vector, values);
    }
    // Shared memory changes hands again; and no CTA ends while others read its sum.
    if constexpr (CLUSTER > 1) {
      tw::cluster_sync();
    } else {
      __syncthreads();
    }
  }
}
