// Rows of matrices, and the threads that share one: what every row-wise operator here is made of. An operator loads its row's
// packs once, lets each fold them into a value of the thread, joins these across the row, and maps the packs to the result:
//
//     Row row(rows, cols);                     // the first row of this thread, and its columns
//     const Input input(row, x, ldx);          // asks for it, if there is more than one turn
//     for (; row.is_there(); row.next()) {
//       const Line<const T> in = input.line(row);
//       const Kept<T> kept = input.load(row);  // KEEP packs, all under way at once
//       row.each(in, kept, [&](float (&v)[kPack], int valid, int column) { ... });  // and what was not kept, from L2
//       sum = row.sum(sum);                    // of all threads, in an order of its own
//       row.map(in, kept, Line<T>(y + row.number * ldy), [&](float (&v)[kPack]) { ... });
//     }
//
// Each warp has as many packs beside each other, lane after lane: which element goes where depends on its column alone, so a
// row's result is the same to the last bit wherever the row lies, and whatever TURNS and RESIDENT are. Rows may begin anywhere.
// A thread block goes through TURNS rows: while it works on the first, the second comes by way of shared memory (row_input.h).
// Registers are limited so that RESIDENT blocks fit a compute unit. Included behind the macros of these, THREADS, ROWS, KEEP,
// CLUSTER and T, the type of the operator's first tensor.
//
// tw: tune    THREADS = 8, 16, 32, 64, 128, 256, 512, 1024; ROWS = 1, 2, 4, 8, 16, 32; KEEP = 1, 2, 4, 8; CLUSTER = 1, 2, 4, 8
// tw: tune    TURNS = 1, 2; RESIDENT = 1, 2, 4, 8
// tw: where   THREADS * ROWS <= 1024 and THREADS * ROWS >= 128 and (ROWS == 1 or THREADS * ROWS <= 256)
// tw: where   CLUSTER == 1 or THREADS >= 256
// tw: where   RESIDENT * THREADS * ROWS <= threads_per_sm
// tw: where   cols >= (0 if CLUSTER == 1 else 8 * KEEP * THREADS * CLUSTER // bytes(T))
// tw: where   TURNS == 1 or THREADS >= 256
// tw: where   TURNS == 1 or smem_bytes_per_cta > 65536
// tw: where   cols <= (1 << 30 if THREADS == 512 and KEEP == 4 and TURNS == 1 else 16 * KEEP * THREADS * CLUSTER // bytes(T))
// tw: try     THREADS * KEEP == 8 or cols * bytes(T) > 8 * KEEP * THREADS * CLUSTER
// tw: try     THREADS >= 128 or cols * bytes(T) <= 16384
// tw: try     TURNS == 1 or cols * bytes(T) >= 32768
// tw: try     RESIDENT * THREADS * ROWS >= 1024 or (RESIDENT == 1 and TURNS == 1)
// tw: try     RESIDENT * THREADS * ROWS <= 1024 or KEEP == 1
// tw: try     TURNS == 1 or RESIDENT * 16 * KEEP * THREADS <= 200 << 10
// tw: launch  grid = ceil(rows / (ROWS * TURNS)) * CLUSTER, block = (THREADS, ROWS), cluster = CLUSTER, overlap, \
//             shared = (TURNS - 1) * (16 * KEEP * THREADS + THREADS // 2)
// tw: default THREADS, ROWS, KEEP, CLUSTER, TURNS, RESIDENT = (8, 32, 2, 1, 1, 1), (32, 8, 4, 1, 1, 1), (128, 2, 4, 1, 1, 1), \
//             (512, 1, 4, 8, 1, 1), (512, 1, 4, 1, 1, 1)
// tw: predict row.py:predicted_us
// tw: doc     rows = Rows; 0: there is nothing to do
// tw: doc     cols = Elements of a row; 0: there is nothing to do
// tw: align   1
// tw: portable
// tw: batch   rows = 16, 256, 8192
#pragma once

#include "common/cluster.h"
#include "common/cluster_send.h"
#include "common/mbarrier.h"
#include "row_wise/row_overlap.h"
#include "row_wise/row_pack.h"

constexpr int kStep = THREADS * CLUSTER;                                // threads that share a row
constexpr int kRound = KEEP * kStep * kPack;                            // columns that are under way at once
constexpr bool kIsLooping = THREADS == 512 && KEEP == 4 && TURNS == 1;  // takes rows that are longer
constexpr int kLanes = THREADS < 32 ? THREADS : 32;                     // of a warp that do

// A thread's first packs of its row, in registers.
template <typename Element>
struct Kept {
  Pack<Element> packs[KEEP];
};

// A value of another thread, word by word.
template <typename Value, typename Move>
__device__ __forceinline__ Value moved(const Value& value, Move move) {
  static_assert(sizeof(Value) % 4 == 0, "words are moved");
  unsigned words[sizeof(Value) / 4];
  Value result;
  memcpy(words, &value, sizeof(Value));
#pragma unroll
  for (unsigned& word : words) word = move(word);
  memcpy(&result, words, sizeof(Value));
  return result;
}

// Values of a pack, to be returned.
struct Values {
  float at[kPack];
  __device__ __forceinline__ float operator[](int i) const { return at[i]; }
};

struct Row;

// A row of parameters that all rows share, such as weights; `without` in the place of one that is not given. It is made before
// the row is summed up, so that its packs are under way meanwhile, if there are registers for them.
template <typename Element>
struct Shared {
  static constexpr bool kIsEarly = !kIsLooping && KEEP * Pack<Element>::kWords <= 16 && RESIDENT * THREADS * ROWS <= 640;
  Line<const Element> line;
  float without;
  Pack<Element> early[kIsEarly ? KEEP : 1];

  __device__ __forceinline__ Shared(const Row& row, const Element* parameters, float without);

  // Of pack `i` of the thread, at a column.
  __device__ __forceinline__ Values values(int i, int column, int cols) const {
    Values result;
    if (line.begin == nullptr) {
#pragma unroll
      for (float& value : result.at) value = without;
    } else if constexpr (kIsEarly) {
      early[i].get(result.at);
    } else {
      load_pack(line, column, cols).get(result.at);
    }
    return result;
  }
};

// Where a thread's packs of a round lie.
struct Place {
  int first, count;
  __device__ __forceinline__ int column(int i) const { return first + i * (kLanes * kPack); }
};

// What a thread goes through: its rows, or none, behind the last one: then it has no columns, but waits with the others.
struct Row {
  long long number;
  int cols;
  int longest;     // columns of any row
  int warp, lane;  // of those that share the row
  int turn;        // rows before this one

  __device__ __forceinline__ Row(long long rows, int all_cols) : longest(all_cols), turn(0), rows_(rows) {
    begin_overlapped();
    unsigned rank = 0;
    if constexpr (CLUSTER > 1) {
      if (threadIdx.x == 0) {
        tw::mbarrier_init(joined_barrier(0), 1);
        tw::mbarrier_init(joined_barrier(1), 1);
        tw::mbarrier_init_fence();
      }
      tw::cluster_arrive_relaxed();  // and `across` waits until all CTAs have begun, before it writes to their memory
      rank = tw::cluster_rank();
    }
    warp = static_cast<int>((rank * THREADS + threadIdx.x) / kLanes);
    lane = static_cast<int>(threadIdx.x % kLanes);
    go_to(0);
  }

  __device__ __forceinline__ bool is_there() const { return turn < TURNS && (turn == 0 || first_of_cta(turn) < rows_); }
  __device__ __forceinline__ void next() {
    ++turn;
    if constexpr (TURNS > 1) go_to(turn);
  }
  // The row of this thread in a turn, if it is less than `rows`.
  __device__ __forceinline__ long long number_in(int turn) const { return first_of_cta(turn) + threadIdx.y; }
  __device__ __forceinline__ bool exists(long long number) const { return number < rows_; }

  __device__ __forceinline__ bool is_first_thread() const { return warp + lane == 0 && cols > 0; }

  // Of the round that begins at a column: each thread has as many packs as the others, but for the row's end.
  __device__ __forceinline__ Place place(int begin) const {
    const int count = min(KEEP, (longest - begin + kStep * kPack - 1) / (kStep * kPack));
    return {begin + (warp * count * kLanes + lane) * kPack, count};
  }

  // The round of packs from `begin` on; zeros behind the row's end.
  template <typename Element>
  __device__ __forceinline__ Kept<Element> load(Line<const Element> line, int begin = 0) const {
    Kept<Element> kept;
    const Place at = place(begin);
    if (line.lead == 0) {
#pragma unroll
      for (int i = 0; i < KEEP; ++i)
        kept.packs[i] = load_pack(Line<const Element>(line.begin, 0), at.column(i), i < at.count ? cols : 0);
    } else {
#pragma unroll
      for (int i = 0; i < KEEP; ++i) kept.packs[i] = load_pack(line, at.column(i), i < at.count ? cols : 0);
    }
    if (longest % kPack != 0) {
#pragma unroll
      for (int i = 0; i < KEEP; ++i)
        if (at.column(i) + kPack > cols) kept.packs[i].clear_from(cols - at.column(i));
    }
    return kept;
  }

  // Calls fold(values, valid, column) for each pack of the thread. So many of the values are the row's; behind it are zeros.
  // `load_round(begin)` gives what is not kept.
  template <typename Element, typename Source, typename Fold>
  __device__ __forceinline__ void each_from(Source load_round, const Kept<Element>& kept, Fold fold) const {
    fold_round(kept, 0, fold);
    if constexpr (kIsLooping) {
#pragma unroll 1
      for (int begin = kRound; begin < longest; begin += kRound) fold_round(load_round(begin), begin, fold);
    }
  }
  template <typename Element, typename Fold>
  __device__ __forceinline__ void each(Line<const Element> line, const Kept<Element>& kept, Fold fold) const {
    each_from([&](int begin) { return load(line, begin); }, kept, fold);
  }

  // Writes what map(values, parameters...) makes of each pack: those of the columns, as many as there are `shared`.
  template <typename In, typename Out, typename Map, typename... Parameters>
  __device__ __forceinline__ void map(Line<const In> in, const Kept<In>& kept, Line<Out> out, Map map,
                                      const Shared<Parameters>&... shared) const {
    map_round(kept, 0, out, map, shared...);
    if constexpr (kIsLooping) {
#pragma unroll 1
      for (int begin = kRound; begin < longest; begin += kRound) map_round(load(in, begin), begin, out, map, shared...);
    }
  }

  // Writes a round: pack_of(i, column) for each of its packs. All threads come here together: where rows begin off the
  // boundaries each writes, by one store, the end of the pack before its own and the begin of that.
  template <typename Element, typename Source>
  __device__ __forceinline__ void store(Line<Element> line, int begin, Source pack_of) const {
    using Stored = Pack<Element>;
    constexpr int kUnitWords = Stored::kUnit / 4;
    const Place at = place(begin);
    if (!(kLanes < 32 ? __any_sync(~0u, line.lead != 0) : line.lead != 0)) {
#pragma unroll
      for (int i = 0; i < KEEP; ++i) {
        if (i >= at.count) break;
        const int column = at.column(i);
        if (column < cols) store_pack(line.begin + column, pack_of(i, column), 0, cols - column);
      }
      return;
    }
    const int off = static_cast<int>(line.lead / sizeof(Element));
    const int own_lane = static_cast<int>(threadIdx.x + THREADS * threadIdx.y) % 32;
    const int before = lane > 0 ? own_lane - 1 : own_lane + kLanes - 1;
    unsigned carried[kUnitWords] = {};  // of the last lane's pack before, to the first lane
#pragma unroll
    for (int i = 0; i < KEEP; ++i) {
      if (i >= at.count) break;
      const int column = at.column(i), first = column - off;
      const Stored pack = pack_of(i, column);
      unsigned words[kUnitWords + Stored::kWords];
#pragma unroll
      for (int word = 0; word < kUnitWords; ++word) {
        const unsigned received = __shfl_sync(~0u, pack.words[Stored::kWords - kUnitWords + word], before);
        words[word] = lane > 0 ? received : carried[word];
        carried[word] = received;
      }
#pragma unroll
      for (int word = 0; word < Stored::kWords; ++word) words[kUnitWords + word] = pack.words[word];
      Stored joint = pack;
      if (off != 0) {
        shift<Stored::kUnit, Stored::kWords>(words, Stored::kUnit - line.lead);
#pragma unroll
        for (int word = 0; word < Stored::kWords; ++word) joint.words[word] = words[word];
      }
      if (first < cols) store_pack(line.begin + first, joint, i == 0 && lane == 0 ? off : 0, cols - first);
      if (off != 0 && i == at.count - 1 && lane == kLanes - 1 && first + kPack < cols) {  // nobody has what is behind
        unsigned end[kUnitWords + Stored::kWords] = {};
#pragma unroll
        for (int word = 0; word < kUnitWords; ++word) end[word] = pack.words[Stored::kWords - kUnitWords + word];
        shift<Stored::kUnit, Stored::kWords>(end, Stored::kUnit - line.lead);
        Stored last;
#pragma unroll
        for (int word = 0; word < Stored::kWords; ++word) last.words[word] = end[word];
        store_pack(line.begin + first + kPack, last, 0, min(off, cols - first - kPack));
      }
    }
  }

  // join() of the values of all threads of the row, the same in each.
  template <typename Value, typename Join>
  __device__ __forceinline__ Value across(Value mine, Join join) {
    constexpr int kWarps = THREADS / kLanes;
    const int thread = static_cast<int>(threadIdx.x + THREADS * threadIdx.y), first = thread % 32 / kLanes * kLanes;
    const int place = joins_ % 2;  // the one before may still be read
    mine = across_lanes<kLanes>(mine, first, join);
    if constexpr (kWarps > 1) {
      __shared__ Value of_warp[2][ROWS][kWarps];
      if (threadIdx.x % 32 == 0) of_warp[place][threadIdx.y][threadIdx.x / 32] = mine;
      __syncthreads();
      mine = across_lanes<kWarps>(of_warp[place][threadIdx.y][threadIdx.x % kWarps], 0, join);
    }
    if constexpr (CLUSTER > 1) {
      constexpr int kWords = sizeof(Value) / 4;
      __shared__ Value of_cta[2][CLUSTER];
      if (joins_ == 0) tw::cluster_wait();
      const unsigned barrier = joined_barrier(place);
      if (threadIdx.x == 0) tw::mbarrier_arrive_expect(barrier, CLUSTER * sizeof(Value));
      if (threadIdx.x < CLUSTER) {
        const auto slot = static_cast<unsigned>(__cvta_generic_to_shared(&of_cta[place][tw::cluster_rank()]));
        unsigned words[kWords];
        memcpy(words, &mine, sizeof(Value));
#pragma unroll
        for (int i = 0; i < kWords; ++i) tw::send_cluster_shared(slot + 4 * i, barrier, threadIdx.x, words[i]);
      }
      tw::wait_for_sent(barrier, joins_ / 2 % 2);
      mine = of_cta[place][0];
#pragma unroll
      for (int rank = 1; rank < CLUSTER; ++rank) mine = join(mine, of_cta[place][rank]);
    }
    ++joins_;
    return mine;
  }
  __device__ __forceinline__ float sum(float mine) {
    return across(mine, [](float a, float b) { return a + b; });
  }

 private:
  long long rows_;
  unsigned joins_ = 0;

  __device__ __forceinline__ static long long first_of_cta(int turn) {
    return (blockIdx.x / CLUSTER * static_cast<long long>(TURNS) + turn) * ROWS;
  }
  __device__ __forceinline__ void go_to(int turn) {
    number = number_in(turn);
    cols = exists(number) ? longest : 0;
    number = exists(number) ? number : 0;
  }
  // Of what the cluster's CTAs send each other, by turns one of two.
  __device__ __forceinline__ static unsigned joined_barrier(int place) {
    __shared__ unsigned long long barriers[2];
    return static_cast<unsigned>(__cvta_generic_to_shared(&barriers[place]));
  }

  template <typename Element, typename Fold>
  __device__ __forceinline__ void fold_round(const Kept<Element>& round, int begin, Fold fold) const {
    const Place at = place(begin);
#pragma unroll
    for (int i = 0; i < KEEP; ++i) {
      if (i >= at.count) break;
      const int column = at.column(i);
      if (column >= cols) continue;
      float values[kPack];
      round.packs[i].get(values);
      fold(values, min(kPack, cols - column), column);
    }
  }

  template <typename In, typename Out, typename Map, typename... Parameters>
  __device__ __forceinline__ void map_round(const Kept<In>& round, int begin, Line<Out> out, Map map,
                                            const Shared<Parameters>&... shared) const {
    store(out, begin, [&](int i, int column) {
      float values[kPack];
      round.packs[i].get(values);
      map(values, shared.values(i, column, longest)...);
      Pack<Out> pack;
      pack.set(values);
      return pack;
    });
  }

  // Of kCount lanes, a power of 2, by pairs; all have what the first one makes of it.
  template <int kCount, typename Value, typename Join>
  __device__ __forceinline__ static Value across_lanes(Value mine, int first, Join join) {
#pragma unroll
    for (int lanes = kCount / 2; lanes > 0; lanes /= 2)
      mine = join(mine, moved(mine, [&](unsigned word) { return __shfl_xor_sync(~0u, word, lanes); }));
    return moved(mine, [&](unsigned word) { return __shfl_sync(~0u, word, first); });
  }
};

// The larger one, or NaN.
__device__ __forceinline__ float larger(float a, float b) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  float result;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(result) : "f"(a), "f"(b));
  return result;
#else
  return a > b || a != a ? a : b;
#endif
}

__device__ __forceinline__ float minus_infinity() { return __uint_as_float(0xff800000u); }

// In the place of what is behind the row's end.
__device__ __forceinline__ void fill_behind(float (&values)[kPack], int valid, float neutral) {
  if (valid == kPack) return;
#pragma unroll
  for (int i = 0; i < kPack; ++i) values[i] = i < valid ? values[i] : neutral;
}

template <typename Element>
__device__ __forceinline__ Shared<Element>::Shared(const Row& row, const Element* parameters, float without)
    : line(parameters), without(without) {
  if constexpr (kIsEarly) {
    if (parameters == nullptr) return;
    const Kept<Element> kept = row.load(line);
#pragma unroll
    for (int i = 0; i < KEEP; ++i) early[i] = kept.packs[i];
  }
}
