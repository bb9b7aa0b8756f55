// row_topk.ptx80.cuda.f32.THREADS32.ROWS8.KEEP1.LIST32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_topk.cu
// config: THREADS=32 ROWS=8 KEEP=1 LIST=32 dtype=f32
// hash: 22b0233b3c4610589358ca4fb2aa03e9
struct Params {
  const void* x;
  void* values;
  void* indices;
  void* workspace;
  long long rows, cols, k, ldx, ldv, ldi;
  long long parts, tw_count_1;
};

#define TILEWRIGHT 1
#define T float
#define THREADS 32
#define ROWS 8
#define KEEP 1
#define LIST 32
#line 1 "row_topk.cu"
// The largest elements of the rows of a matrix, for routers of experts and for samplers: few of a short row, or some dozens of
// a vocabulary's. A row is read once. Each warp keeps the largest of its part in a sorted list (sorted_list.h); lists are
// merged by pairs, and those of a long row's parts, where there are few rows, by the last thread block to come.
// tw: op     row_topk(x: T[rows:ldx, cols]) -> values: T[rows:ldv, k], indices: i32[rows:ldi, k]
// tw: about  The k largest elements of the rows of x, the largest first, and their columns
// tw: types  T = f32, f16, bf16
// tw: range  k = 0, 64
// tw: doc    x = Input
// tw: doc    values = The k largest of each row, the largest first, NaN before all; -infinity behind a row's elements
// tw: doc    indices = Their columns; of equals the lower one first; -1 behind a row's elements
// tw: doc    rows = Rows; 0: there is nothing to do
// tw: doc    cols = Elements of a row; 0: there is nothing to do
// tw: doc    k = How many are wanted
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldv = Elements from one row of values to the next
// tw: doc    ldi = Elements from one row of indices to the next
// tw: check  row_topk_reference.h:row_topk
// tw: shapes rows, cols, k = (8192, 256, 8), (64, 128_256, 50), (1, 128_256, 50)
// tw: tune   THREADS = 32, 128, 256, 512; ROWS = 1, 4, 8; KEEP = 1, 2, 4; LIST = 32, 64
// tw: where  ROWS == 1 if THREADS > 32 else ROWS > 1
// tw: where  k <= LIST and cols <= 1 << 30
// tw: try    THREADS == 32 or cols * bytes(T) > 512
// tw: try    THREADS > 32 or cols <= 16384
// tw: let    parts = max(1, min(ceil(cols / 8192), min(2 * units, 1024) // max(rows, 1), 64 if THREADS >= 256 else 1))
// tw: workspace arrived: zero i32[1024]; lists: i32[2 * LIST * parts, rows * (min(parts, 2) - 1)]
// tw: launch grid = ceil(rows / ROWS) * parts, block = (THREADS, ROWS), overlap
// tw: default THREADS, ROWS, KEEP, LIST = (32, 8, 1, 32), (512, 1, 2, 64)
// tw: predict row_topk.py:predicted_us
// tw: align  1
// tw: portable
// tw: batch  rows = 16, 256, 8192
#include "row_wise/last_cta.h"
#include "row_wise/row_overlap.h"
#include "row_wise/row_pack.h"
#include "row_wise/sorted_list.h"

using List = SortedList<LIST>;
constexpr int kWarps = THREADS / 32;
constexpr int kWarpPacks = 32 * kPack;  // columns of a pack of each lane

// A warp's list, and what may yet come into it.
struct Selection {
  List list;
  Key least = 0;  // the k-th so far: what isn't larger is none
  Key* waiting;   // room for 64
  int count = 0;  // that wait
  int k, lane;

  __device__ __forceinline__ Selection(Key* waiting, int k, int lane) : waiting(waiting), k(k), lane(lane) {}

  __device__ __forceinline__ void take(int number) {
    __syncwarp();
    list.add(lane < number ? waiting[lane] : 0, lane);
    least = list.at(k - 1);
    count -= number;
    const Key next = waiting[32 + lane];
    __syncwarp();
    if (lane < count) waiting[lane] = next;
  }

  // One of each lane.
  __device__ __forceinline__ void offer(Key key) {
    const unsigned wanted = __ballot_sync(~0u, key > least);
    if (wanted == 0) return;
    if (key > least) waiting[count + __popc(wanted & ((1u << lane) - 1))] = key;
    count += __popc(wanted);
    if (count >= 32) take(32);
  }

  // Packs of a warp, whose columns are above all before: an element that equals the least is none, then.
  __device__ __forceinline__ void offer(const Pack<T>& pack, int column, int cols) {
    const float below = value_of(least);  // NaN where all are wanted
    bool is_any = false;
#pragma unroll
    for (int j = 0; j < kPack; ++j) is_any |= column + j < cols && !(pack[j] <= below);
    if (!__any_sync(~0u, is_any)) return;
#pragma unroll 1
    for (int j = 0; j < kPack; ++j) {
      float value = pack[0];
#pragma unroll
      for (int i = 1; i < kPack; ++i) value = i == j ? pack[i] : value;
      offer(column + j < cols ? key_of(value, column + j) : 0);
    }
  }
};

// Of all warps; the first one has it.
__device__ __forceinline__ void join(List& list, Key (*shared)[LIST], int warp, int lane) {
#pragma unroll 1
  for (int half = kWarps / 2; half > 0; half /= 2) {
    if (warp >= half && warp < 2 * half) list.store(shared[warp - half], lane);
    __syncthreads();
    if (warp < half) list.merge(List::loaded([&](int i) { return shared[warp][i]; }, lane), lane);
    __syncthreads();
  }
}

__device__ __forceinline__ void row_topk
(const T* x, T* values, int* indices, int* arrived, int* lists, long long rows, int cols, int k, long long ldx,
             long long ldv, long long ldi, int parts) {
  begin_overlapped();
  if (k < 1) return;
  __shared__ Key waiting[ROWS * kWarps][64];
  __shared__ Key shared[kWarps > 1 ? kWarps / 2 : 1][LIST];
  const int lane = static_cast<int>(threadIdx.x % 32), warp = static_cast<int>(threadIdx.x / 32);
  const long long number = blockIdx.x / parts * static_cast<long long>(ROWS) + threadIdx.y;
  const int part = static_cast<int>(blockIdx.x % parts);
  const bool is_row = number < rows;
  const T* const row = x + (is_row ? number : 0) * ldx;

  const int of_part = (cols / parts / kPack + 1) * kPack;  // columns: the last part has what is left
  const int first = part * of_part, end = is_row ? min(cols, first + of_part) : 0;
  Selection selection(waiting[threadIdx.y * kWarps + warp], k, lane);
  const Line<const T> line(row);
#pragma unroll 1
  for (int begin = first + warp * KEEP * kWarpPacks; begin < end; begin += kWarps * KEEP * kWarpPacks) {
    Pack<T> packs[KEEP];
#pragma unroll
    for (int i = 0; i < KEEP; ++i) packs[i] = load_pack(line, begin + i * kWarpPacks + lane * kPack, end);
#pragma unroll
    for (int i = 0; i < KEEP; ++i) selection.offer(packs[i], begin + i * kWarpPacks + lane * kPack, end);
  }
  if (selection.count > 0) selection.take(selection.count);
  List list = selection.list;
  if constexpr (kWarps > 1) join(list, shared, warp, lane);

  if (parts > 1) {
    Key* const of_row = reinterpret_cast<Key*>(lists) + number * parts * LIST;
    if (warp == 0) list.store(of_row + part * LIST, lane);
    if (!is_last_cta(arrived + number, parts)) return;
    list = List();
#pragma unroll 1
    for (int i = warp; i < parts; i += kWarps)
      list.merge(List::loaded([&](int j) { return __ldcg(of_row + i * LIST + j); }, lane), lane);
    if constexpr (kWarps > 1) join(list, shared, warp, lane);
  }
  if (warp > 0 || !is_row) return;
#pragma unroll
  for (int i = 0; i < List::kOfLane; ++i) {
    const int place = 32 * i + lane;
    if (place >= k) break;
    const bool is_any = list.keys[i] != 0;
    const int column = is_any ? column_of(list.keys[i]) : -1;
    values[number * ldv + place] = is_any ? row[column] : T(__uint_as_float(0xff800000u));
    indices[number * ldi + place] = column;
  }
}

#line 4 "row_topk.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS, 1) tw_row_topk_ptx80_cuda_f32_THREADS32_ROWS8_KEEP1_LIST32(const Params tw_params) { row_topk(static_cast<const float*>(tw_params.x), static_cast<float*>(tw_params.values), static_cast<int*>(tw_params.indices), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 0), reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 4096), static_cast<long long>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<int>(tw_params.k), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldv), static_cast<long long>(tw_params.ldi), static_cast<int>(tw_params.parts)); }
