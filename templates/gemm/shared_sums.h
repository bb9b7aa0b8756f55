// A CTA's output tile in shared memory, in f32: warps put their accumulators there, a tile for each slice of depth, and all
// threads take neighbours along N from it, as many as C's rows let them store at once. So every thread has a part of the
// epilogue, whichever warps multiplied, and rows of C that begin anywhere are still written whole lines at a time.
#pragma once

#include "common/epilogue.h"
#include "common/types.h"
#include "gemm/accumulators.h"

namespace tw {

template <int kRows, int kColumns, int kSlices, int kThreads>
struct SharedSums {
  static constexpr int kPitch = kColumns + 8;  // floats; 8 or 24 mod 32: rows that half a warp writes use different banks
  static constexpr int kSliceFloats = kRows * kPitch;
  static constexpr int kBytes = kSlices * kSliceFloats * 4;

  float* sums;

  // The warp tile whose element (0, 0) is that of `row`, `column` of the CTA tile.
  template <int kRowBlocks, int kColumnBlocks>
  TW_DEVICE void put(const Accumulators<kRowBlocks, kColumnBlocks>& sum, int slice, int row, int column, int lane) const {
    float* const first = sums + slice * kSliceFloats + (row + lane / 4) * kPitch + column + lane % 4 * 2;
#pragma unroll
    for (int i = 0; i < kRowBlocks; ++i) {
#pragma unroll
      for (int j = 0; j < kColumnBlocks; ++j) {
        const float(&v)[4] = sum.block[i][j];
        float* const at = first + i * 16 * kPitch + j * 8;
        *reinterpret_cast<float2*>(at) = float2{v[0], v[1]};
        *reinterpret_cast<float2*>(at + 8 * kPitch) = float2{v[2], v[3]};
      }
    }
  }

  // What a thread has of the tile while splits of K are added up (reduce_splits): quad t, t + kSumThreads and so on.
  static constexpr int kSumThreads = kRows * kColumns / 4 < kThreads ? kRows * kColumns / 4 : kThreads;
  struct Quads {
    static constexpr int kBlocks = kRows * kColumns / 4 / kSumThreads;
    float4 value[kBlocks];

    TW_DEVICE float4 get(int i) const { return value[i]; }
    TW_DEVICE void add(int i, float4 other) {
      value[i].x += other.x;
      value[i].y += other.y;
      value[i].z += other.z;
      value[i].w += other.w;
    }
    TW_DEVICE void clear() {
#pragma unroll
      for (int i = 0; i < kBlocks; ++i) value[i] = float4{0, 0, 0, 0};
    }
  };
  static_assert(kRows * kColumns / 4 % kSumThreads == 0, "all threads that add have as many quads");

  // The sum over splits takes the place of slice 0, in the CTA that arrives last (true); see reduce_splits.
  TW_DEVICE bool add_splits(void* workspace, long long tile) const {
    const int thread = static_cast<int>(threadIdx.x);
    const bool holds_sum = thread < kSumThreads;
    const auto at = [&](int i) {
      const int first = (i * kSumThreads + thread) * 4;
      return reinterpret_cast<float4*>(sums + first / kColumns * kPitch + first % kColumns);
    };
    Quads total;
    total.clear();
    if (holds_sum) {
#pragma unroll
      for (int i = 0; i < Quads::kBlocks; ++i) {
#pragma unroll
        for (int slice = 0; slice < kSlices; ++slice) total.add(i, at(i)[slice * (kSliceFloats / 4)]);
      }
    }
    if (!reduce_splits<kSumThreads>(total, workspace, tile, thread, holds_sum)) return false;
    if (holds_sum) {
#pragma unroll
      for (int i = 0; i < Quads::kBlocks; ++i) *at(i) = total.get(i);
    }
    __syncthreads();
    return true;
  }

  // Stores the tile whose element (0, 0) is C[row, column], the sum of its first `slices` slices. Without activation its code
  // need not be there, nor its table of jumps, which is not in any cache at a kernel's end.
  template <typename Element, typename Params>
  TW_DEVICE void store(const Params& p, long long batch, long long row, long long column, int slices) const {
    if (p.activation == kNone) [[likely]] {
      store_activated<Element, false>(p, batch, row, column, slices);
    } else {
      store_activated<Element, true>(p, batch, row, column, slices);
    }
  }

 private:
  template <typename Element, bool kActivates, typename Params>
  TW_DEVICE void store_activated(const Params& p, long long batch, long long row, long long column, int slices) const {
    if (EpilogueVector<Element, 4>::aligned(p)) {
      store_by<Element, kActivates, 4>(p, batch, row, column, slices);
    } else if (EpilogueVector<Element, 2>::aligned(p)) {
      store_by<Element, kActivates, 2>(p, batch, row, column, slices);
    } else {
      store_by<Element, kActivates, 1>(p, batch, row, column, slices);
    }
  }

  template <typename Element, bool kActivates, int kVector, typename Params>
  TW_DEVICE void store_by(const Params& p, long long batch, long long first_row, long long first_column, int slices) const {
    struct alignas(4 * kVector) Floats {
      float value[kVector];
    };
    Element* const matrix = static_cast<Element*>(p.C) + batch * p.stride_c;
    const int rows = static_cast<int>(min(p.M - first_row, static_cast<long long>(kRows)));
    const int columns = static_cast<int>(min(p.N - first_column, static_cast<long long>(kColumns)));
#pragma unroll(4 / kVector)
    for (int i = static_cast<int>(threadIdx.x) * kVector; i < kRows * kColumns; i += kThreads * kVector) {
      const int row = i / kColumns, column = i % kColumns;
      if (row >= rows || column >= columns) continue;
      float values[kVector] = {};
#pragma unroll
      for (int slice = 0; slice < kSlices; ++slice) {
        if (slice >= slices) break;
        const Floats part = *reinterpret_cast<const Floats*>(sums + slice * kSliceFloats + row * kPitch + column);
#pragma unroll
        for (int j = 0; j < kVector; ++j) values[j] += part.value[j];
      }
      EpilogueVector<Element, kVector>::template store<kActivates>(p, matrix + (first_row + row) * p.ldc, batch,
                                                                   first_row + row, first_column + column, true, values);
    }
  }
};

}  // namespace tw
