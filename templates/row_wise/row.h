// Rows of matrices, and the threads that share one: what every row-wise operator here is made of. An operator loads its row's
// packs once, lets each fold them into a value of the thread, joins these across the row, and maps the packs to the result:
//
//     const Row row(rows, cols);                                  // the row of this thread, and its columns
//     const Line<const T> in(x + row.number * ldx);
//     const Kept<T> kept = row.load(in);                          // KEEP packs, all under way at once
//     row.each(in, kept, [&](float (&v)[kPack], int valid, int column) { ... });  // and those that were not kept, once more
//     from L2 sum = row.sum<0>(sum);                                      // of all threads, in an order of its own row.map(in,
//     kept, Line<T>(y + row.number * ldy), [&](float (&v)[kPack]) { ... });
//
// Each warp has as many packs beside each other, lane after lane: which element goes where depends on its column alone, so a
// row's result is the same to the last bit wherever the row lies. Rows may begin anywhere: a pack that straddles the boundaries
// of 16 bytes is put together from two loads, and its end is written with the begin of the next one. 16 bytes with an element
// of the row are read whole; what else is in them is not looked at. Included behind the macros THREADS, ROWS, KEEP, CLUSTER and
// T, the type of the operator's first tensor.
//
// tw: tune    THREADS = 8, 16, 32, 64, 128, 256, 512, 1024; ROWS = 1, 2, 4, 8, 16, 32; KEEP = 1, 2, 4, 8; CLUSTER = 1, 2, 4, 8
// tw: where   THREADS * ROWS <= 1024 and THREADS * ROWS >= 128 and (ROWS == 1 or THREADS * ROWS <= 256)
// tw: where   CLUSTER == 1 or THREADS >= 256
// tw: where   cols <= (1 << 30 if THREADS == 512 and KEEP == 4 else 16 * KEEP * THREADS * CLUSTER // bytes(T))
// tw: try     THREADS * KEEP == 8 or cols * bytes(T) > 8 * KEEP * THREADS * CLUSTER
// tw: try     CLUSTER == 1 or cols * bytes(T) >= 16384
// tw: try     THREADS >= 128 or cols * bytes(T) <= 16384
// tw: launch  grid = ceil(rows / ROWS) * CLUSTER, block = (THREADS, ROWS), cluster = CLUSTER
// tw: default THREADS, ROWS, KEEP, CLUSTER = (8, 32, 2, 1), (32, 8, 4, 1), (128, 2, 4, 1), (512, 1, 4, 8), \
//             (512, 1, 4, 1)
// tw: predict row.py:predicted_us
// tw: doc     rows = Rows; 0: there is nothing to do
// tw: doc     cols = Elements of a row; 0: there is nothing to do
// tw: align   bytes(T)
// tw: portable
#pragma once

#include "common/cluster.h"
#include "common/numbers.h"
#include "common/pack.h"

constexpr int kPack = 16 / sizeof(T);                     // elements of T by one load
constexpr int kStep = THREADS * CLUSTER;                  // threads that share a row
constexpr int kRound = KEEP * kStep * kPack;              // columns that are under way at once
constexpr bool kIsLooping = THREADS == 512 && KEEP == 4;  // takes rows that are longer
constexpr int kLanes = THREADS < 32 ? THREADS : 32;       // of a warp that do

// kPack elements as they lie in memory.
template <typename Element>
struct Pack {
  static constexpr int kBytes = kPack * sizeof(Element), kWords = kBytes / 4;
  static constexpr int kUnit = kBytes < 16 ? kBytes : 16;  // bytes of a load
  static constexpr int kOfWord = 4 / sizeof(Element), kBits = 8 * sizeof(Element);
  unsigned words[kWords];

  __device__ __forceinline__ float operator[](int i) const {
    if constexpr (kOfWord == 1) {
      return __uint_as_float(words[i]);
    } else {
      Element element;
      const unsigned bits = words[i / kOfWord] >> (i % kOfWord * kBits);
      element.stored.bits = static_cast<decltype(element.stored.bits)>(bits);
      return element;
    }
  }
  // Rounded to the type.
  __device__ __forceinline__ void set(const float (&values)[kPack]) {
#pragma unroll
    for (int word = 0; word < kWords; ++word) {
      if constexpr (kOfWord == 1) {
        words[word] = __float_as_uint(values[word]);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
      } else if constexpr (kOfWord == 2) {
        words[word] = tw::pack_pair<decltype(Element::stored)>(values[2 * word], values[2 * word + 1]);
#endif
      } else {
        words[word] = 0;
#pragma unroll
        for (int i = 0; i < kOfWord; ++i) {
          const Element element(values[word * kOfWord + i]);
          words[word] |= static_cast<unsigned>(element.stored.bits) << (i * kBits);
        }
      }
    }
  }
  // Zeros from element `valid` on.
  __device__ __forceinline__ void clear_from(int valid) {
#pragma unroll
    for (int word = 0; word < kWords; ++word) {
      const int left = min(max(valid - word * kOfWord, 0), kOfWord);
      words[word] &= left == kOfWord ? ~0u : (1u << (left * kBits % 32)) - 1;
    }
  }
  __device__ __forceinline__ void get(float (&values)[kPack]) const {
#pragma unroll
    for (int i = 0; i < kPack; ++i) values[i] = (*this)[i];
  }
};

// A unit of 16, 8 or 4 bytes, which lies at a multiple of its length.
template <int kUnit>
__device__ __forceinline__ void load_unit(unsigned* words, const void* from) {
  if constexpr (kUnit == 16) {
    const uint4 unit = *static_cast<const uint4*>(from);
    words[0] = unit.x, words[1] = unit.y, words[2] = unit.z, words[3] = unit.w;
  } else {
#pragma unroll
    for (int i = 0; i < kUnit / 4; ++i) words[i] = static_cast<const unsigned*>(from)[i];
  }
}
template <int kUnit>
__device__ __forceinline__ void store_unit(void* to, const unsigned* words) {
  if constexpr (kUnit == 16) {
    *static_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
  } else {
#pragma unroll
    for (int i = 0; i < kUnit / 4; ++i) static_cast<unsigned*>(to)[i] = words[i];
  }
}

// From `bytes` on, which are less than a unit, of a unit and what is behind it.
template <int kUnit, int kWords>
__device__ __forceinline__ void shift(unsigned (&words)[kUnit / 4 + kWords], unsigned bytes) {
  constexpr int kAll = kUnit / 4 + kWords;
#pragma unroll
  for (int step = kUnit / 8; step > 0; step /= 2) {
    if (bytes & 4 * step) {
#pragma unroll
      for (int i = 0; i + step < kAll; ++i) words[i] = words[i + step];
    }
  }
#pragma unroll
  for (int i = 0; i < kWords; ++i) words[i] = __funnelshift_r(words[i], words[i + 1], 8 * (bytes % 4));
}

// Where a row lies: it may begin anywhere.
template <typename Element>
struct Line {
  Element* begin;
  unsigned lead;  // bytes from the unit's boundary before

  __device__ __forceinline__ explicit Line(Element* at)
      : begin(at), lead(static_cast<unsigned>(reinterpret_cast<unsigned long long>(at) % Pack<Element>::kUnit)) {}
  __device__ __forceinline__ Line(Element* at, unsigned lead) : begin(at), lead(lead) {}
};

// Elements [from, to) of a pack that lies at a unit's boundary.
template <typename Element>
__device__ __forceinline__ void store_pack(Element* at, const Pack<Element>& pack, int from, int to) {
  using Stored = Pack<Element>;
  if (from <= 0 && to >= kPack) {
#pragma unroll
    for (int i = 0; i < Stored::kWords; i += Stored::kUnit / 4)
      store_unit<Stored::kUnit>(reinterpret_cast<unsigned*>(at) + i, pack.words + i);
    return;
  }
#pragma unroll
  for (int word = 0; word < Stored::kWords; ++word) {
    const int first = word * Stored::kOfWord;
    if (from <= first && to >= first + Stored::kOfWord) {
      reinterpret_cast<unsigned*>(at)[word] = pack.words[word];
    } else if constexpr (Stored::kOfWord > 1) {
#pragma unroll
      for (int i = 0; i < Stored::kOfWord; ++i) {
        const auto bits = static_cast<decltype(at->stored.bits)>(pack.words[word] >> (i * Stored::kBits));
        if (from <= first + i && first + i < to) at[first + i].stored.bits = bits;
      }
    }
  }
}

// The pack of a row of `cols` elements that begins at `column`; anything behind the row's end.
template <typename Element>
__device__ __forceinline__ Pack<Element> load_pack(Line<const Element> line, int column, int cols) {
  using Loaded = Pack<Element>;
  constexpr int kUnitWords = Loaded::kUnit / 4, kOfUnit = Loaded::kUnit / sizeof(Element);
  Loaded pack = {};
  if (line.lead == 0) {
#pragma unroll
    for (int i = 0; i < Loaded::kWords; i += kUnitWords)
      if (column + i * Loaded::kOfWord < cols)
        load_unit<Loaded::kUnit>(pack.words + i, reinterpret_cast<const unsigned*>(line.begin + column) + i);
  } else {
    unsigned words[kUnitWords + Loaded::kWords] = {};
    const int first = column - static_cast<int>(line.lead / sizeof(Element));
#pragma unroll
    for (int i = 0; i < kUnitWords + Loaded::kWords; i += kUnitWords)
      if (column < cols && first + i / kUnitWords * kOfUnit < cols)
        load_unit<Loaded::kUnit>(words + i, reinterpret_cast<const unsigned*>(line.begin + first) + i);
    shift<Loaded::kUnit, Loaded::kWords>(words, line.lead);
#pragma unroll
    for (int i = 0; i < Loaded::kWords; ++i) pack.words[i] = words[i];
  }
  return pack;
}

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
  static constexpr bool kIsEarly = !kIsLooping && KEEP * Pack<Element>::kWords <= 16;
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

// The row of this thread, or none, behind the last one: then it has no columns, but waits with the others.
struct Row {
  long long number;
  int cols;
  int longest;     // columns of any row
  int warp, lane;  // of those that share the row

  __device__ __forceinline__ Row(long long rows, int all_cols) : longest(all_cols) {
    unsigned rank = 0;
    if constexpr (CLUSTER > 1) {
      tw::cluster_arrive_relaxed();  // and `across` waits until all CTAs have begun, before it writes to their memory
      rank = tw::cluster_rank();
    }
    number = blockIdx.x / CLUSTER * static_cast<long long>(ROWS) + threadIdx.y;
    cols = number < rows ? all_cols : 0;
    number = number < rows ? number : 0;
    warp = static_cast<int>((rank * THREADS + threadIdx.x) / kLanes);
    lane = static_cast<int>(threadIdx.x % kLanes);
  }

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

  // join() of the values of all threads of the row, the same in each. kPlace: a number of the call in its kernel.
  template <int kPlace, typename Value, typename Join>
  __device__ __forceinline__ Value across(Value mine, Join join) const {
    constexpr int kWarps = THREADS / kLanes;
    const int thread = static_cast<int>(threadIdx.x + THREADS * threadIdx.y), first = thread % 32 / kLanes * kLanes;
    mine = across_lanes<kLanes>(mine, first, join);
    if constexpr (kWarps > 1) {
      __shared__ Value of_warp[ROWS][kWarps];
      if (threadIdx.x % 32 == 0) of_warp[threadIdx.y][threadIdx.x / 32] = mine;
      __syncthreads();
      mine = across_lanes<kWarps>(of_warp[threadIdx.y][threadIdx.x % kWarps], 0, join);
    }
    if constexpr (CLUSTER > 1) {
      __shared__ Value of_cta[CLUSTER];
      if constexpr (kPlace == 0) tw::cluster_wait();
      if (threadIdx.x < CLUSTER) {
        const auto slot = static_cast<unsigned>(__cvta_generic_to_shared(&of_cta[tw::cluster_rank()]));
        unsigned words[sizeof(Value) / 4];
        memcpy(words, &mine, sizeof(Value));
#pragma unroll
        for (int i = 0; i < static_cast<int>(sizeof(Value) / 4); ++i)
          tw::store_cluster_shared(slot + 4 * i, threadIdx.x, __uint_as_float(words[i]));
      }
      tw::cluster_sync();
      mine = of_cta[0];
#pragma unroll
      for (int rank = 1; rank < CLUSTER; ++rank) mine = join(mine, of_cta[rank]);
    }
    return mine;
  }
  template <int kPlace>
  __device__ __forceinline__ float sum(float mine) const {
    return across<kPlace>(mine, [](float a, float b) { return a + b; });
  }

 private:
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
