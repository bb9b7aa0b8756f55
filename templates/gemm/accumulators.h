// A warp's accumulators after the main loop of a tensor-core GEMM: summed over the warps that share an output tile, over the
// CTAs that share its depth (split-K), and stored through the epilogue. Every sum is taken in a fixed order, so results repeat
// bit by bit.
#pragma once

#include "common/epilogue.h"
#include "common/types.h"

namespace tw {

// Workspace of a split-K launch: counters (zero before and after every launch), then one f32 tile per split and output tile.
inline constexpr long long kCounterBytes = 65536;
inline constexpr long long kCounters = kCounterBytes / sizeof(unsigned);

// The part of K that one of `splits` CTAs multiplies: whole k tiles, but for the last one's tail; nothing where alpha is 0.
struct DepthRange {
  long long first;
  long long count;
};

template <typename Params>
TW_DEVICE DepthRange depth_range(const Params& p, int tile_depth, unsigned split, unsigned splits) {
  const long long depth = multiplies(p) ? p.K : 0;
  const unsigned tiles = static_cast<unsigned>((depth + tile_depth - 1) / tile_depth);
  const unsigned each = tiles / splits, more = tiles % splits;  // the first `more` splits take one more tile
  const long long first = static_cast<long long>(split * each + min(split, more)) * tile_depth;
  const long long end = first + static_cast<long long>(each + (split < more)) * tile_depth;
  return {first, (end < depth ? end : depth) - first};
}

// kRowBlocks x kColumnBlocks blocks of 16 x 8, four values a lane: rows lane / 4 and + 8, columns lane % 4 * 2 and + 1.
template <int kRowBlocks, int kColumnBlocks>
struct Accumulators {
  static constexpr int kBlocks = kRowBlocks * kColumnBlocks;
  float block[kRowBlocks][kColumnBlocks][4] = {};

  TW_DEVICE float4 get(int i) const {
    const float(&v)[4] = block[i / kColumnBlocks][i % kColumnBlocks];
    return {v[0], v[1], v[2], v[3]};
  }

  TW_DEVICE void add(int i, float4 other) {
    float(&v)[4] = block[i / kColumnBlocks][i % kColumnBlocks];
    v[0] += other.x;
    v[1] += other.y;
    v[2] += other.z;
    v[3] += other.w;
  }

  TW_DEVICE void clear() {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) {
      float(&v)[4] = block[i / kColumnBlocks][i % kColumnBlocks];
      v[0] = v[1] = v[2] = v[3] = 0.0f;
    }
  }
};

// Adds up the kSlices groups of kThreads threads that each took a part of every k tile; the sum ends in slice 0.
// Needs (kSlices - 1) * kThreads * kBlocks * 16 bytes at `shared`. All threads of the CTA call it.
template <int kSlices, int kThreads, typename Sum>
TW_DEVICE void reduce_slices(Sum& sum, float4* shared, int slice, int thread) {
  if constexpr (kSlices > 1) {
    if (slice > 0) {
#pragma unroll
      for (int i = 0; i < Sum::kBlocks; ++i) shared[((slice - 1) * Sum::kBlocks + i) * kThreads + thread] = sum.get(i);
    }
    __syncthreads();
    if (slice == 0) {
#pragma unroll
      for (int other = 0; other < kSlices - 1; ++other) {
#pragma unroll
        for (int i = 0; i < Sum::kBlocks; ++i) sum.add(i, shared[(other * Sum::kBlocks + i) * kThreads + thread]);
      }
    }
    __syncthreads();
  }
}

// Split-K: puts this CTA's partial tile into the workspace. In the CTA that arrives last, returns true with the sum over all
// splits (grid.y), in their order; the counter is then zero again. `tile` counts output tiles over the whole launch, below
// kCounters. All threads of the CTA call it; those of slice 0 (`holds_sum`) have data.
template <int kThreads, typename Sum>
TW_DEVICE bool reduce_splits(Sum& sum, void* workspace, long long tile, int thread, bool holds_sum) {
  const int split = static_cast<int>(blockIdx.y);
  const int splits = static_cast<int>(gridDim.y);
  unsigned* counter = static_cast<unsigned*>(workspace) + tile;
  float4* partial = reinterpret_cast<float4*>(static_cast<unsigned char*>(workspace) + kCounterBytes) +
                    tile * splits * (Sum::kBlocks * kThreads) + thread;
  if (holds_sum) {
#pragma unroll
    for (int i = 0; i < Sum::kBlocks; ++i) partial[(split * Sum::kBlocks + i) * kThreads] = sum.get(i);
  }
  __threadfence();
  __syncthreads();
  const bool is_last = threadIdx.x == 0 && atomicInc(counter, splits - 1) == splits - 1;  // the last one wraps it back to 0
  if (!__syncthreads_or(is_last)) return false;
  __threadfence();
  if (holds_sum) {
    sum.clear();
    constexpr int kSplitsInFlight = Sum::kBlocks >= 8 ? 1 : 8 / Sum::kBlocks;
#pragma unroll kSplitsInFlight
    for (int other = 0; other < splits; ++other) {
#pragma unroll
      for (int i = 0; i < Sum::kBlocks; ++i) sum.add(i, __ldcg(partial + (other * Sum::kBlocks + i) * kThreads));
    }
  }
  return true;
}

// Stores a warp's tile of C, whose element (0, 0) is C[row, column], 16 rows at a time through its own 16 x kStride floats of
// shared memory: from there each lane takes four neighbours, so that global accesses are wide and cover whole rows of the tile.
template <typename Element, typename Params, int kRowBlocks, int kColumnBlocks>
struct TileStore {
  static constexpr int kColumns = kColumnBlocks * 8;
  static constexpr int kStride = kColumns + 8;  // floats; 8 mod 32: the four rows that half a warp writes use different banks
  static constexpr int kSharedBytes = 16 * kStride * sizeof(float);
  static constexpr int kVector = 4;
  static constexpr int kUnroll = kRowBlocks * kColumnBlocks < 32 ? 4 : 1;  // 64 x 64 leaves no registers for more

  static TW_DEVICE void store(Accumulators<kRowBlocks, kColumnBlocks>& sum, const Params& p, long long batch, int row,
                              int column, float* shared, int lane) {
    Element* const matrix = static_cast<Element*>(p.C) + batch * p.stride_c;
    using Epilogue = EpilogueVector<Element, kVector>;
    const bool vector = Epilogue::aligned(p);
#pragma unroll 1
    for (int row_block = 0; row_block < kRowBlocks; ++row_block, row += 16) {
      if (row >= p.M) break;
        // Always block 0, with the others moved up afterwards: registers can't be indexed, and unrolling would copy the
        // epilogue.
#pragma unroll
      for (int i = 0; i < kColumnBlocks; ++i) {
        float* place = shared + lane / 4 * kStride + i * 8 + lane % 4 * 2;
        *reinterpret_cast<float2*>(place) = {sum.block[0][i][0], sum.block[0][i][1]};
        *reinterpret_cast<float2*>(place + 8 * kStride) = {sum.block[0][i][2], sum.block[0][i][3]};
      }
      __syncwarp();
#pragma unroll kUnroll
      for (int i = lane; i < 16 * kColumns / kVector; i += 32) {
        const int r = i / (kColumns / kVector);
        const int c = i % (kColumns / kVector) * kVector;
        const float4 v = *reinterpret_cast<const float4*>(shared + r * kStride + c);
        float values[kVector] = {v.x, v.y, v.z, v.w};
        if (row + r < p.M && column + c < p.N)
          Epilogue::store(p, matrix + static_cast<long long>(row + r) * p.ldc, batch, row + r, column + c, vector, values);
      }
      __syncwarp();
#pragma unroll
      for (int next = 1; next < kRowBlocks; ++next) {
#pragma unroll
        for (int i = 0; i < kColumnBlocks; ++i) {
#pragma unroll
          for (int j = 0; j < 4; ++j) sum.block[next - 1][i][j] = sum.block[next][i][j];
        }
      }
    }
  }
};

}  // namespace tw
