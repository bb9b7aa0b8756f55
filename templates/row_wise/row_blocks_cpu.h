// Rows on a CPU: how an operator's rows are shared out. A row is folded in blocks of columns, whose results are joined in the
// columns' order, and then mapped by what came out. Where there are enough rows a call has some whole ones; a few long ones are
// cut into their blocks, which one launch folds and a second one, which joins them, maps. So which element is added to which
// depends on its column alone, never on the threads. An operator is a struct
//
//     struct Softmax {
//       static constexpr bool kMaps = true;                                                 // or one number comes of a row
//       ExpSum fold(long long row, long long first, long long count) const;                 // of a block of columns
//       static ExpSum join(ExpSum a, ExpSum b);
//       void map(long long row, long long first, long long count, const ExpSum& all) const;
//     };
//
// and two functions that the launches call, with fold_block and finish_rows.
//
// tw: tune    LANES = 32, 64, 128
// tw: let     block = max(4096, ceil(cols / 8192) * 128)
// tw: let     is_small = min(1, 32768 // max(1, rows * cols))
// tw: let     is_wide = max(0, min(1, 4 * units - 3 - rows)) * (1 - is_small)
// tw: let     parts = 1 + is_wide * max(0, ceil(cols / block) - 1)
// tw: let     height = max(1, rows * is_small, min(ceil(rows / (8 * units)), 65536 // max(1, cols)))
// tw: workspace partial: f32[4, rows * parts * min(1, parts - 1)]
// tw: launch  fold: grid = rows * parts * min(1, parts - 1)
// tw: launch  finish: grid = ceil(rows / height) * parts
// tw: default LANES = 64
// tw: align   1
#pragma once

#include <algorithm>
#include <cmath>

#include "row_wise/floats_cpu.h"

namespace {

// What a call has of the matrix: some rows, or a block of one where each is cut into `parts`.
struct Share {
  long long rows, cols, block, parts, height;
  float* partial;
  long long index;

  long long row() const { return index / parts; }
  long long first() const { return index % parts * block; }
  long long count() const { return std::min(block, cols - first()); }
  long long blocks() const { return (cols + block - 1) / block; }  // of a row
};

constexpr int kPartialFloats = 4;

template <typename Op>
inline void fold_block(const Op& op, const Share& share) {
  const auto part = op.fold(share.row(), share.first(), share.count());
  static_assert(sizeof part <= kPartialFloats * sizeof(float));
  std::memcpy(share.partial + share.index * kPartialFloats, &part, sizeof part);
}

// Of a row whose part `i` is part_of(i): of halves, so that many parts are joined as exactly as few.
template <typename Op, typename PartOf>
inline auto joined_parts(const Op& op, long long first, long long count, PartOf part_of) -> decltype(part_of(first)) {
  if (count <= 1) return part_of(first);  // 0: a row without columns
  const auto before = joined_parts(op, first, count / 2, part_of);
  return op.join(before, joined_parts(op, first + count / 2, count - count / 2, part_of));
}

// All of the share's row, of which fold_block had the blocks.
template <typename Op>
inline auto all_of_blocks(const Op& op, const Share& share) {
  using Part = decltype(op.fold(0, 0, 0));
  const float* const of_row = share.partial + share.row() * share.blocks() * kPartialFloats;
  return joined_parts(op, 0, share.blocks(), [&](long long i) { return read<Part>(of_row + i * kPartialFloats); });
}

// All of a row of which nobody had the blocks.
template <typename Op>
inline auto all_of_row(const Op& op, const Share& share, long long row) {
  return joined_parts(op, 0, share.blocks(), [&](long long i) {
    const long long first = i * share.block;
    return op.fold(row, first, std::min(share.block, share.cols - first));
  });
}

template <typename Op>
inline void finish_rows(const Op& op, const Share& share) {
  if (share.parts > 1) {
    if (!Op::kMaps && share.first() != 0) return;
    const auto all = all_of_blocks(op, share);
    if constexpr (Op::kMaps) {
      op.map(share.row(), share.first(), share.count(), all);
    } else {
      op.map(share.row(), 0, share.cols, all);
    }
  } else {
    const long long begin = share.index * share.height, end = std::min(share.rows, begin + share.height);
    constexpr int kTogether = 8;  // so that one row's fold need not wait for another's
    decltype(op.fold(0, 0, 0)) all[kTogether];
    for (long long first = begin; first < end; first += kTogether) {
      const int count = static_cast<int>(std::min<long long>(kTogether, end - first));
      for (int i = 0; i < count; ++i) all[i] = all_of_row(op, share, first + i);
      for (int i = 0; i < count; ++i) op.map(first + i, 0, share.cols, all[i]);
    }
  }
  if (Op::kMaps) end_streams();
}

// Of an operator that folds nothing: map(row, first, count).
template <typename Op>
inline void map_rows(const Op& op, const Share& share) {
  if (share.parts > 1) {
    op.map(share.row(), share.first(), share.count());
  } else {
    const long long begin = share.index * share.height, end = std::min(share.rows, begin + share.height);
    for (long long row = begin; row < end; ++row) op.map(row, 0, share.cols);
  }
  end_streams();
}

// Joins what `value` makes of elements: in kLanes lanes beside each other, for the compiler may not change the order, and these
// in halves. Each lane begins anew after kRun elements, so that long sums are no less exact than short ones.
template <int kLanes, typename T, typename Value, typename Join>
inline float joined_of(const T* in, long long count, float neutral, Value value, Join join) {
  constexpr int kPacks = kLanes / kPack, kRun = 64;
  Pack lanes[kPacks], before[kPacks];
  std::fill_n(lanes, kPacks, Pack{all(neutral), all(neutral)});
  std::copy_n(lanes, kPacks, before);
  const auto take = [&](Pack& lane, Floats a, Floats b) { lane = {join(lane.a, a), join(lane.b, b)}; };
  const long long whole = count / kLanes * kLanes;
  for (long long run = 0; run < whole; run += kRun * kLanes) {
    const long long end = std::min(whole, run + kRun * kLanes);
    for (long long i = run; i < end; i += kLanes) {
      for (int j = 0; j < kPacks; ++j) {
        const Pack x = load(in + i + j * kPack);
        take(lanes[j], value(x.a), value(x.b));
      }
    }
    if (end == whole) break;
    for (int j = 0; j < kPacks; ++j) {
      take(before[j], lanes[j].a, lanes[j].b);
      lanes[j] = {all(neutral), all(neutral)};
    }
  }
  for (int j = 0; j < kPacks; ++j) lanes[j] = {join(before[j].a, lanes[j].a), join(before[j].b, lanes[j].b)};
  for (int j = 0; whole + j * kPack < count; ++j) {
    const long long first = whole + j * kPack;
    const int valid = static_cast<int>(std::min<long long>(kPack, count - first));
    const Pack x = load_some_as<T>(in + first, valid);
    const Columns columns = columns_of<T>();
    take(lanes[j], columns.a < valid ? value(x.a) : all(neutral), columns.b < valid ? value(x.b) : all(neutral));
  }
  for (int half = kPacks / 2; half > 0; half /= 2)
    for (int j = 0; j < half; ++j) take(lanes[j], lanes[j + half].a, lanes[j + half].b);
  Floats one = join(lanes[0].a, lanes[0].b);
  for (int half = kWidth / 2; half > 0; half /= 2) one = join(one, __builtin_shuffle(one, count_up() ^ half));
  return one[0];
}

template <int kLanes, typename T, typename Value>
inline float sum_of(const T* in, long long count, Value value) {
  return joined_of<kLanes>(in, count, 0.0f, value, [](Floats a, Floats b) { return a + b; });
}

// Without NaN, if there is anything else.
template <int kLanes, typename T, typename Value>
inline float max_of(const T* in, long long count, Value value) {
  return joined_of<kLanes>(in, count, -INFINITY, value, [](Floats a, Floats b) { return larger(b, a); });
}

// NaN if there is any.
template <int kLanes, typename T>
inline float highest_of(const T* in, long long count) {
  return joined_of<kLanes>(
      in, count, -INFINITY, [](Floats x) { return x; }, highest);
}

// Of the first element that is `value`, or NaN where that is; there is one.
template <typename T>
inline int place_of(const T* in, long long count, float value) {
  const auto is_it = [&](auto x) { return value == value ? x == value : x != x; };
  long long i = 0;
  for (; i + kPack <= count; i += kPack) {
    const Pack x = load(in + i);
    if (any(is_it(x.a) | is_it(x.b))) break;
  }
  while (i < count && !is_it(float(in[i]))) ++i;
  return static_cast<int>(i);
}

// Of an output that is larger than what last-level caches keep for who reads it next.
template <typename T>
inline bool is_streamed(long long rows, long long cols) {
  return rows * cols * static_cast<long long>(sizeof(T)) >= 32 << 20;
}

// out = value(in...) of each element; streamed, past the caches.
template <typename T, typename Value, typename... In>
inline void map_columns(T* out, long long count, bool streamed, Value value, const In*... in) {
  const auto mapped = [&](auto... x) { return Pack{value(x.a...), value(x.b...)}; };
  const auto map_some = [&](long long first, long long number) {
    if (number > 0) store_some(mapped(load_some_as<T>(in + first, number)...), out + first, number);
  };
  long long i = 0;
  if (streamed) {
    const auto off = reinterpret_cast<unsigned long long>(out) % sizeof(Words);
    i = std::min<long long>(count, off == 0 ? 0 : (sizeof(Words) - off) / sizeof(T));
    map_some(0, i);
    for (; i + kPack <= count; i += kPack) stream(mapped(load_as<T>(in + i)...), out + i);
  } else {
    for (; i + kPack <= count; i += kPack) store(mapped(load_as<T>(in + i)...), out + i);
  }
  map_some(i, count - i);
}

}  // namespace
