// moe_sort.ptx80.cuda.i32.THREADS1024.ITEMS4.MOST256: emitted by tilewright-codegen, do not edit.
// template: moe/moe_sort.cu
// config: THREADS=1024 ITEMS=4 MOST=256 dtype=i32
// hash: 2d5838a40615f0f495629b2a435e38c0
struct Params {
  const void* ids;
  void* offsets;
  void* row_index;
  void* position;
  void* workspace;
  long long tokens, k, experts, ldi, ldp;
  long long blocks, tw_count_1, tw_count_2;
};

#define TILEWRIGHT 1
#define THREADS 1024
#define ITEMS 4
#define MOST 256
#line 1 "moe_sort.cu"
// Assignments of tokens to experts, sorted by expert on the device: where each expert's rows end, the token of each row, and the
// row of each assignment, as grouped GEMMs and moe_combine take them. A counting sort, stable, and so the same in every run.
// A thread block counts its assignments warp by warp; where there is more than one a second launch adds up what all have
// counted. Grids depend on sizes alone.
// tw: op     moe_sort(ids: i32[tokens:ldi, k]) -> offsets: i32[experts], row_index: i32[tokens * k], position: i32[tokens:ldp, k]
// tw: about  Assignments of tokens to experts, sorted by expert, then token, then place
// tw: range  experts = 1, 1024; k = 0, 64; tokens = 0, 1 << 24
// tw: names  ids = experts
// tw: doc    dtype = Type of all: numbers of 32 bits
// tw: doc    ids = Experts of each token; one that is none, below 0 or from experts on, is dropped
// tw: doc    offsets = Where each expert's rows end; the first one's begin at 0
// tw: doc    row_index = The token of each row; -1 behind the last expert's rows
// tw: doc    position = The row of each assignment; -1 where it is dropped
// tw: doc    tokens = Tokens; 0: offsets are zeros
// tw: doc    k = Assignments of a token
// tw: doc    experts = Experts
// tw: doc    ldi = Elements from one row of ids to the next
// tw: doc    ldp = Elements from one row of position to the next
// tw: data   ids = moe_data.py:ids
// tw: check  moe_sort_reference.h:moe_sort
// tw: shapes tokens, k, experts = (1, 8, 256), (256, 8, 128), (4096, 8, 256), (16384, 8, 256), (16384, 4, 32)
// tw: tune   THREADS = 128, 256, 512, 1024; ITEMS = 1, 2, 4, 8; MOST = 64, 256, 1024
// tw: where  THREADS * MOST <= 1 << 18 and experts <= MOST
// tw: where  tokens <= 1 << 24 and k <= 64
// tw: try    MOST == 64 or 4 * experts > MOST
// tw: let    blocks = max(1, ceil(tokens * k / (THREADS * ITEMS)))
// tw: workspace counts: i32[blocks * min(1, blocks - 1), experts + 1]
// tw: launch sort_or_count: grid = blocks, block = THREADS, overlap
// tw: launch place_counted: grid = blocks * min(1, blocks - 1), block = THREADS
// tw: default THREADS, ITEMS, MOST = (256, 1, 256), (1024, 4, 256), (256, 8, 1024)
// tw: predict moe_model.py:sort_us
// tw: align  1
// tw: portable
// tw: batch  tokens = 16, 256, 8192
#include "row_wise/row_overlap.h"

constexpr int kWarps = THREADS / 32;
constexpr int kBuckets = MOST + 1;  // the last one that is used has what is dropped

struct Counts {
  int of_warp[kWarps * kBuckets];  // then: assignments of the bucket before those of the warp
  int begin[kBuckets];             // of all thread blocks: in the bucket, then in those before it
  int before[kBuckets];            // of the thread blocks before, in the bucket
};

// What a thread has of the assignments: of a warp they lie behind each other, 32 and 32.
struct Assignments {
  const int* ids;
  int* position;
  int total, k, experts;
  long long ldi, ldp;
  int first;  // of the thread

  __device__ __forceinline__ Assignments(const int* ids, int* position, long long tokens, int k, int experts, long long ldi,
                                         long long ldp)
      : ids(ids), position(position), total(static_cast<int>(tokens) * k), k(k), experts(experts), ldi(ldi), ldp(ldp) {
    const int warp = static_cast<int>(blockIdx.x) * kWarps + static_cast<int>(threadIdx.x / 32);
    first = warp * 32 * ITEMS + static_cast<int>(threadIdx.x % 32);
  }

  __device__ __forceinline__ int at(int i) const { return first + 32 * i; }
  // experts: what is dropped; more: what is none.
  __device__ __forceinline__ int bucket(int i) const {
    if (at(i) >= total) return experts + 1;
    const int id = ids[at(i) / k * ldi + at(i) % k];
    return static_cast<unsigned>(id) < static_cast<unsigned>(experts) ? id : experts;
  }
};

// Counts each warp's assignments, and finds which of the warp's in its bucket each of the thread's is.
__device__ __forceinline__ void count(Counts& counts, const Assignments& all, int (&bucket)[ITEMS], int (&rank)[ITEMS]) {
  const int buckets = all.experts + 1, thread = static_cast<int>(threadIdx.x), lane = thread % 32;
#pragma unroll
  for (int i = 0; i < ITEMS; ++i) bucket[i] = all.bucket(i);
  for (int i = thread; i < kWarps * buckets; i += THREADS) counts.of_warp[i] = 0;
  for (int i = thread; i < buckets; i += THREADS) counts.begin[i] = counts.before[i] = 0;
  __syncthreads();
  int* const of_warp = counts.of_warp + thread / 32 * buckets;
#pragma unroll
  for (int i = 0; i < ITEMS; ++i) {
    const unsigned same = __match_any_sync(~0u, bucket[i]);
    const bool is_any = bucket[i] < buckets;
    const int before = is_any ? of_warp[bucket[i]] : 0, of_lanes = __popc(same & ((1u << lane) - 1));
    rank[i] = before + of_lanes;
    __syncwarp();
    if (is_any && of_lanes == 0) of_warp[bucket[i]] = before + __popc(same);
    __syncwarp();
  }
  __syncthreads();
}

// Of a bucket the counts of warps become those of all before; returns the sum.
__device__ __forceinline__ int sum_up(int* of_warp, int buckets, int sum) {
#pragma unroll 8
  for (int warp = 0; warp < kWarps; ++warp) {
    const int number = of_warp[warp * buckets];
    of_warp[warp * buckets] = sum;
    sum += number;
  }
  return sum;
}

// Each number becomes the sum of those before it.
__device__ __forceinline__ void sum_before(int* numbers, int count) {
  constexpr int kOfThread = (kBuckets + THREADS - 1) / THREADS;
  __shared__ int of_warps[kWarps];
  const int thread = static_cast<int>(threadIdx.x), lane = thread % 32, first = thread * kOfThread;
  int before[kOfThread], sum = 0;
#pragma unroll
  for (int i = 0; i < kOfThread; ++i) {
    before[i] = sum;
    if (first + i < count) sum += numbers[first + i];
  }
  int up_to = sum;
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) {
    const int other = __shfl_sync(~0u, up_to, max(lane - distance, 0));
    up_to += lane >= distance ? other : 0;
  }
  if (lane == 31) of_warps[thread / 32] = up_to;
  __syncthreads();
  int begin = up_to - sum;
  for (int warp = 0; warp < thread / 32; ++warp) begin += of_warps[warp];
#pragma unroll
  for (int i = 0; i < kOfThread; ++i)
    if (first + i < count) numbers[first + i] = begin + before[i];
  __syncthreads();
}

// Writes where each assignment goes, the first thread block also where each expert ends.
__device__ __forceinline__ void place(Counts& counts, const Assignments& all, const int (&bucket)[ITEMS],
                                      const int (&rank)[ITEMS], int* offsets, int* row_index) {
  const int buckets = all.experts + 1, thread = static_cast<int>(threadIdx.x);
  sum_before(counts.begin, buckets);
#pragma unroll
  for (int i = 0; i < ITEMS; ++i) {
    if (bucket[i] >= buckets) continue;
    const int token = all.at(i) / all.k,
              row = counts.begin[bucket[i]] + counts.of_warp[thread / 32 * buckets + bucket[i]] + rank[i];
    const bool is_dropped = bucket[i] == all.experts;
    row_index[row] = is_dropped ? -1 : token;
    all.position[token * all.ldp + all.at(i) % all.k] = is_dropped ? -1 : row;
  }
  if (blockIdx.x != 0) return;
  for (int i = thread; i < all.experts; i += THREADS) offsets[i] = counts.begin[i + 1];
}

__device__ __forceinline__ void sort_or_count
(const int* ids, int* offsets, int* row_index, int* position, int* counts, long long tokens, int k,
                  int experts, long long ldi, long long ldp, int blocks) {
  begin_overlapped();
  __shared__ Counts shared;
  const Assignments all(ids, position, tokens, k, experts, ldi, ldp);
  int bucket[ITEMS], rank[ITEMS];
  count(shared, all, bucket, rank);
  const int buckets = experts + 1;
  for (int i = static_cast<int>(threadIdx.x); i < buckets; i += THREADS) {
    const int number = sum_up(shared.of_warp + i, buckets, 0);
    shared.begin[i] = number;
    if (blocks > 1) counts[static_cast<long long>(blockIdx.x) * buckets + i] = number;
  }
  if (blocks > 1) return;
  __syncthreads();
  place(shared, all, bucket, rank, offsets, row_index);
}

__device__ __forceinline__ void place_counted
(const int* ids, int* offsets, int* row_index, int* position, const int* counts, long long tokens, int k,
                  int experts, long long ldi, long long ldp, int blocks) {
  __shared__ Counts shared;
  const Assignments all(ids, position, tokens, k, experts, ldi, ldp);
  int bucket[ITEMS], rank[ITEMS];
  count(shared, all, bucket, rank);
  const int buckets = experts + 1, thread = static_cast<int>(threadIdx.x), shares = max(1, THREADS / buckets);
  for (int i = thread; i < buckets * shares; i += THREADS) {
    int sum = 0, before = 0;
#pragma unroll 8
    for (int block = i / buckets; block < blocks; block += shares) {
      const int number = counts[static_cast<long long>(block) * buckets + i % buckets];
      sum += number;
      before += block < static_cast<int>(blockIdx.x) ? number : 0;
    }
    atomicAdd(shared.begin + i % buckets, sum);
    atomicAdd(shared.before + i % buckets, before);
  }
  __syncthreads();
  for (int i = thread; i < buckets; i += THREADS) sum_up(shared.of_warp + i, buckets, shared.before[i]);
  __syncthreads();
  place(shared, all, bucket, rank, offsets, row_index);
}

#line 5 "moe_sort.cu"
extern "C" __global__ void __launch_bounds__(THREADS) tw_moe_sort_ptx80_cuda_i32_THREADS1024_ITEMS4_MOST256(const Params tw_params) { sort_or_count(static_cast<const int*>(tw_params.ids), static_cast<int*>(tw_params.offsets), static_cast<int*>(tw_params.row_index), static_cast<int*>(tw_params.position), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 0), static_cast<long long>(tw_params.tokens), static_cast<int>(tw_params.k), static_cast<int>(tw_params.experts), static_cast<long long>(tw_params.ldi), static_cast<long long>(tw_params.ldp), static_cast<int>(tw_params.blocks)); }
extern "C" __global__ void __launch_bounds__(THREADS) tw_moe_sort_ptx80_cuda_i32_THREADS1024_ITEMS4_MOST256_2(const Params tw_params) { place_counted(static_cast<const int*>(tw_params.ids), static_cast<int*>(tw_params.offsets), static_cast<int*>(tw_params.row_index), static_cast<int*>(tw_params.position), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 0), static_cast<long long>(tw_params.tokens), static_cast<int>(tw_params.k), static_cast<int>(tw_params.experts), static_cast<long long>(tw_params.ldi), static_cast<long long>(tw_params.ldp), static_cast<int>(tw_params.blocks)); }
