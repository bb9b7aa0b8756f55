// A matrix that an operator reads, row after row. With one turn rows are loaded to registers; with more each warp has a buffer
// in shared memory, into which its part of the next row is copied while it works on this one: by the bulk copy engine (PTX ISA,
// cp.async.bulk, sm90), or cp.async (sm80). Nobody but the warp itself waits for it.
#pragma once

#include "common/dynamic_shared.h"
#include "row_wise/row.h"
#if TURNS > 1 && defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#include "common/bulk.h"
#define ROW_INPUT_IS_BULK 1
#elif TURNS > 1
#include "common/cp_async.h"
#endif

// kNumber of those that an operator has.
template <int kNumber = 0>
struct Input {
  const T* begin;
  long long distance;  // elements from one row to the next

  __device__ __forceinline__ Input(const Row& row, const T* begin, long long distance) : begin(begin), distance(distance) {
    if constexpr (TURNS > 1) {
#ifdef ROW_INPUT_IS_BULK
      if (row.lane == 0) {
        tw::mbarrier_init(barrier(), 1);
        tw::mbarrier_init_fence();
      }
      __syncwarp();
#endif
      ask(row, 0);
    }
  }

  __device__ __forceinline__ Line<const T> line(const Row& row) const { return Line<const T>(begin + row.number * distance); }

  // The thread's first round of packs of the row; then asks for the next row.
  __device__ __forceinline__ Kept<T> load(const Row& row) const {
    const Line<const T> in = line(row);
    if constexpr (TURNS == 1) {
      return row.load(in);
    } else {
      Kept<T> kept = {};
      const Place at = row.place(0);
      wait(row.turn, first_column(row) < row.cols);
      const uint4* const from = buffer() + row.lane;
#pragma unroll
      for (int i = 0; i < KEEP; ++i) {
        if (i >= at.count || at.column(i) >= row.cols) continue;
        unsigned words[4 + 4];
        load_unit<16>(words, from + i * kLanes);
        if (in.lead != 0) {
          load_unit<16>(words + 4, from + i * kLanes + 1);
          shift<16, 4>(words, in.lead);
        }
#pragma unroll
        for (int word = 0; word < 4; ++word) kept.packs[i].words[word] = words[word];
        if (row.longest % kPack != 0 && at.column(i) + kPack > row.cols) kept.packs[i].clear_from(row.cols - at.column(i));
      }
      __syncwarp();
      ask(row, row.turn + 1);
      return kept;
    }
  }

 private:
  static constexpr int kWarps = THREADS / kLanes * ROWS, kUnits = KEEP * kLanes + 1;  // units of 16 bytes of a buffer

  __device__ __forceinline__ static unsigned warp_of_cta() { return threadIdx.y * (THREADS / kLanes) + threadIdx.x / kLanes; }
  __device__ __forceinline__ static uint4* buffer() {
    return reinterpret_cast<uint4*>(tw::dynamic_shared()) + (kNumber * kWarps + warp_of_cta()) * kUnits;
  }
  __device__ __forceinline__ static unsigned shared_address(const void* at) {
    return static_cast<unsigned>(__cvta_generic_to_shared(at));
  }
  __device__ __forceinline__ static unsigned barrier() {
    __shared__ unsigned long long barriers[kWarps];
    return shared_address(&barriers[warp_of_cta()]);
  }
  // Of the warp.
  __device__ __forceinline__ static int first_column(const Row& row) { return row.place(0).column(0) - row.lane * kPack; }

  // For the warp's part of the row of a turn, if there is one: whole units of 16 bytes, no more than hold elements of the row.
  __device__ __forceinline__ void ask(const Row& row, int turn) const {
    const long long number = row.number_in(turn);
    const int first = first_column(row);
    const Line<const T> in(begin + number * distance);
    const int bytes = static_cast<int>(in.lead) + (row.longest - first) * static_cast<int>(sizeof(T));
    const bool is_any = turn < TURNS && row.exists(number) && first < row.longest;
    const int units = is_any ? min((bytes + 15) / 16, row.place(0).count * kLanes + (in.lead != 0 ? 1 : 0)) : 0;
    copy(reinterpret_cast<const char*>(in.begin + first) - in.lead, units, row.lane);
  }

#ifdef ROW_INPUT_IS_BULK
  __device__ __forceinline__ static void copy(const char* from, int units, int lane) {
    if (lane != 0 || units == 0) return;
    tw::mbarrier_arrive_expect(barrier(), units * 16);
    tw::bulk_load(shared_address(buffer()), from, units * 16, barrier());
  }
  // For the row of this turn, if the warp has asked for any of it.
  __device__ __forceinline__ static void wait(int turn, bool has_asked) {
    if (has_asked) tw::mbarrier_wait(barrier(), turn % 2);
  }
#elif TURNS > 1
  __device__ __forceinline__ static void copy(const char* from, int units, int lane) {
#pragma unroll
    for (int i = 0; i <= KEEP; ++i) {
      const int unit = i * kLanes + lane;
      if (unit < units) tw::cp_async_16(shared_address(buffer() + unit), from + unit * 16);
    }
    tw::cp_async_commit();
  }
  __device__ __forceinline__ static void wait(int, bool) {
    tw::cp_async_wait<0>();
    __syncwarp();
  }
#else
  __device__ __forceinline__ static void copy(const char*, int, int) {}
  __device__ __forceinline__ static void wait(int, bool) {}
#endif
};
