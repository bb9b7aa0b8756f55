// One result of all elements of a tensor, in one launch: what the operators over whole tensors are made of. Warps take turns at
// pieces of rows, threads fold what they load into a value of their own, a thread block joins its threads' and the last block
// to come joins the blocks', each in an order that depends on sizes, strides and the kernel alone: equal inputs have equal
// bits. Rows that lie behind each other are one row. Included behind the macros THREADS, KEEP and T.
//
// tw: tune    THREADS = 256, 512, 1024; KEEP = 2, 4
// tw: let     blocks = max(1, min(ceil(rows * cols / (16 * KEEP * THREADS // bytes(T))), 512))
// tw: launch  grid = blocks, block = THREADS, overlap
// tw: default THREADS, KEEP = (512, 4)
// tw: doc     rows = Rows; 0: a tensor without elements
// tw: doc     cols = Elements of a row; 0: a tensor without elements
// tw: align   1
// tw: portable
#pragma once

#include "row_wise/last_cta.h"
#include "row_wise/row_overlap.h"
#include "row_wise/row_pack.h"

constexpr int kLanePacks = 32 * kPack;     // columns of a pack of each lane
constexpr int kPiece = KEEP * kLanePacks;  // columns that a warp has under way at once
constexpr int kWarps = THREADS / 32;

// It is made before any access to memory.
struct Tensor {
  const T* x;
  long long rows, cols, distance;  // elements from one row to the next

  __device__ __forceinline__ Tensor(const T* x, long long rows, long long cols, long long distance)
      : x(x), rows(rows), cols(cols), distance(distance) {
    begin_overlapped();
    if (distance == cols) this->rows = 1, this->cols = rows * cols;
  }

  // Calls fold(values, valid, first) for each pack of the thread: elements first to first + valid - 1 of the tensor as it would
  // be without gaps; values behind them are zeros.
  template <typename Fold>
  __device__ __forceinline__ void each(Fold fold) const {
    const long long of_row = (cols + kPiece - 1) / kPiece, step = static_cast<long long>(gridDim.x) * kWarps;
    const int lane = static_cast<int>(threadIdx.x % 32);
#pragma unroll 1
    for (long long piece = static_cast<long long>(blockIdx.x) * kWarps + threadIdx.x / 32; piece < of_row * rows;
         piece += step) {
      const long long row = rows == 1 ? 0 : piece / of_row, begin = (piece - row * of_row) * kPiece;
      const Line<const T> line(x + row * distance + begin);
      const int count = static_cast<int>(min(cols - begin, static_cast<long long>(kPiece)));
      Pack<T> packs[KEEP];
#pragma unroll
      for (int i = 0; i < KEEP; ++i) packs[i] = load_pack(line, i * kLanePacks + lane * kPack, count);
#pragma unroll
      for (int i = 0; i < KEEP; ++i) {
        const int column = i * kLanePacks + lane * kPack;
        if (column >= count) break;
        if (count - column < kPack) packs[i].clear_from(count - column);
        float values[kPack];
        packs[i].get(values);
        fold(values, min(kPack, count - column), row * cols + begin + column);
      }
    }
  }
};

// What another thread block has written, past this one's first cache.
template <typename Value>
__device__ __forceinline__ Value written_by_others(const Value* at) {
  static_assert(sizeof(Value) % 4 == 0, "words are read");
  unsigned words[sizeof(Value) / 4];
  Value value;
#pragma unroll
  for (unsigned i = 0; i < sizeof(Value) / 4; ++i) words[i] = __ldcg(reinterpret_cast<const unsigned*>(at) + i);
  memcpy(&value, words, sizeof(Value));
  return value;
}

// join() of the values of all threads of the block; thread 0 has it.
template <typename Value, typename Join>
__device__ __forceinline__ Value joined_of_block(const Value& mine, Join join) {
  __shared__ Value of_thread[THREADS];
  of_thread[threadIdx.x] = mine;
  __syncthreads();
#pragma unroll 1
  for (unsigned half = THREADS / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) of_thread[threadIdx.x] = join(of_thread[threadIdx.x], of_thread[threadIdx.x + half]);
    __syncthreads();
  }
  return of_thread[0];
}

// Calls write(value) with join() of the values of all threads of the grid: once, in one thread. `of_block`: room for one of
// each block.
template <typename Value, typename Join, typename Write>
__device__ __forceinline__ void join_all(Value mine, const Value& neutral, Join join, int* arrived, void* of_block,
                                         Write write) {
  Value* const values = static_cast<Value*>(of_block);
  mine = joined_of_block(mine, join);
  if (threadIdx.x == 0) values[blockIdx.x] = mine;
  if (!is_last_cta(arrived, gridDim.x)) return;
  mine = neutral;
  for (unsigned block = threadIdx.x; block < gridDim.x; block += THREADS) mine = join(mine, written_by_others(values + block));
  mine = joined_of_block(mine, join);
  if (threadIdx.x == 0) write(mine);
}
