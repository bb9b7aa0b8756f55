// attention_decode.x86-64-v4.cpu_decode.f16.d128.r1.32.v2: emitted by tilewright-codegen, do not edit.
// template: attention_decode/cpu_decode.cc.j2
// config: HEAD=128 ROWS=1 BN=32 NV=2 dtype=f16
// hash: 161bde90c5b1069fd60f3b017b693e8b
// Attention of a few queries to a long cache on a CPU. A piece of the work has one head of K and V of one sequence: ROWS of the
// queries of all heads that share it go through its keys, or through a part of them, in blocks of BN with the online softmax; K
// and V are read as they lie.
struct Params {
  const void* Q;
  const void* K;
  const void* V;
  void* O;
  void* LSE;
  const void* page_table;
  const void* seqlens_k;
  void* workspace;
  long long B, Hq, Hkv, Sq, Sk, D, page_size, stride_table, stride_qs, stride_qh, stride_qb, stride_ks, stride_kh, stride_kb, stride_vs, stride_vh, stride_vb, stride_os, stride_oh, stride_ob;
  float scale;
  float softcap;
  int window_left;
  int window_right;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f16;
enum class KvCache { contiguous, paged };
#include "attention_forward/cpu_f16.h"
#include "attention_decode/cpu_decode.h"
#include "attention_forward/cpu_math.h"
#include "attention_forward/problem.h"

using Element = tw::f16;

constexpr int HEAD = 128;  // D is at most this
constexpr int ROWS = 1;  // of Q at a time
constexpr int BN = 32;      // keys of a block
constexpr int NV = 2;      // vectors of a row of V at a time

static_assert(BN % kLanes == 0 && HEAD % (NV * kLanes) == 0, "rows are whole vectors");

static inline float element(const void* tensor, long long at) { return tw::to_float(static_cast<const Element*>(tensor)[at]); }

static inline Vector load_vector(const Element* from) {
  return load_elements(from);
}
// The first `count` elements, zeros behind them.
static inline Vector load_some(const Element* from, int count) {
  if (count >= kLanes) return load_vector(from);
  Vector result{};
  for (int i = 0; i < count; ++i) result[i] = tw::to_float(from[i]);
  return result;
}

// To the caches, while the other one of K and V is read: what is read in blocks by turns the hardware does not foresee.
static inline void prefetch_row(const Element* row, int depth) {
  constexpr int kLine = 64 / sizeof(Element);
  for (int d = 0; d < depth; d += kLine) __builtin_prefetch(row + d, 0, 2);
}

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }

struct Window {
  int window_left, window_right, alignment;
};
using Visible = tw::Visible<false>;

template <int kRows>
struct Rows {};  // how many rows a product has

// How the work is cut into pieces, and what is true of all rows.
struct Cut {
  static constexpr long long kEnough = 64;        // pieces for many threads
  static constexpr int kKeys = 1024, kMost = 64;  // of a part, at least; parts of all keys
  int group, all_rows;
  long long tiles, merges, parts, part_keys;

  explicit Cut(const Params& p) {
    group = p.Hkv > 0 ? static_cast<int>(p.Hq / p.Hkv) : 0;
    all_rows = group * static_cast<int>(p.Sq);
    tiles = (all_rows + ROWS - 1) / ROWS;
    merges = tiles * p.Hkv * p.B;
    const long long keys = p.Sk > kKeys * kMost ? (p.Sk + kMost - 1) / kMost : kKeys;
    parts = merges >= kEnough || p.Sk <= keys ? 1 : (p.Sk + keys - 1) / keys;
    part_keys = parts == 1 ? p.Sk : keys;
  }
};

// What a piece found for its rows.
struct Found {
  alignas(64) float o[ROWS][HEAD];
  float largest[ROWS], sum[ROWS];  // score so far, and sum of weights
};

static float scale_of_scores(const Params& p) { return p.scale != 0 ? p.scale : 1 / __builtin_sqrtf(static_cast<float>(p.D)); }
// Of what is kept of scores.
static float unit_of(const Params& p) { return p.softcap != 0 ? 1 : scale_of_scores(p); }

static void finish(const Params& p, const Cut& cut, const Found& found, int first_row, long long kv_head, long long batch) {
  for (int i = 0; i < least(ROWS, cut.all_rows - first_row); ++i) {
    const long long query = (first_row + i) / cut.group, head = kv_head * cut.group + (first_row + i) % cut.group;
    Element* const to = static_cast<Element*>(p.O) + batch * p.stride_ob + query * p.stride_os + head * p.stride_oh;
    const float sum = found.sum[i], factor = 1 / sum;
    for (int d = 0; d < p.D; d += kLanes) {
      store_elements(to + d, sum == 0 ? Vector{} : load(&found.o[i][d]) * factor, p.D - d);
    }
    if (p.LSE != nullptr) {
      static_cast<float*>(p.LSE)[(batch * p.Hq + head) * p.Sq + query] = log_sum(found.largest[i] * unit_of(p), sum);
    }
  }
}

static void attend_part(const Params& p, const Cut& cut, int first_row, long long kv_head, long long batch, long long part, Found& found) {
  const int keys = p.seqlens_k != nullptr ? static_cast<const int*>(p.seqlens_k)[batch] : static_cast<int>(p.Sk);
  const int group = cut.group, depth = static_cast<int>(p.D), rows = least(ROWS, cut.all_rows - first_row);
  const Visible visible(Window{p.window_left, p.window_right, 0}, static_cast<int>(p.Sq), keys, false);
  const float scale = scale_of_scores(p), to_log2 = unit_of(p) * tw::kLog2e;
  const auto row_of = [&](const void* tensor, long long stride_b, long long stride_s, long long stride_h, int key) {
    long long outer = batch, inner = key;
    if (p.page_table != nullptr) {
      outer = static_cast<const int*>(p.page_table)[batch * p.stride_table + key / p.page_size];
      inner = key % p.page_size;
    }
    return static_cast<const Element*>(tensor) + outer * stride_b + inner * stride_s + kv_head * stride_h;
  };

  auto& [o, largest, sum] = found;
  alignas(64) float q[ROWS][HEAD], s[ROWS][BN];
  for (int i = 0; i < ROWS; ++i) {
    const int row = first_row + least(i, rows - 1), query = row / group, head = static_cast<int>(kv_head) * group + row % group;
    for (int d = 0; d < HEAD; ++d) {
      q[i][d] = d < depth ? element(p.Q, batch * p.stride_qb + query * p.stride_qs + head * p.stride_qh + d) : 0;
      o[i][d] = 0;
    }
    largest[i] = kMinusInfinity;
    sum[i] = 0;
  }
  const long long part_begin = part * cut.part_keys, part_end = part_begin + cut.part_keys;
  const int begin_key = most(visible.first(first_row / group), static_cast<int>(part_begin));
  int end_key = visible.end((first_row + rows - 1) / group);
  if (part_end < end_key) end_key = static_cast<int>(part_end);
  for (int first_key = begin_key; first_key < end_key; first_key += BN) {
    const int count = least(BN, end_key - first_key);
    for (int j = 0; j < count; ++j) {
      const Element* const k = row_of(p.K, p.stride_kb, p.stride_ks, p.stride_kh, first_key + j);
      prefetch_row(row_of(p.V, p.stride_vb, p.stride_vs, p.stride_vh, first_key + j), depth);
      Vector products[ROWS] = {};
      for (int d = 0; d < depth; d += kLanes) {
        const Vector k_part = load_some(k + d, depth - d);
        for (int i = 0; i < ROWS; ++i) multiply_add(products[i], k_part, load(&q[i][d]));
      }
      for (int i = 0; i < ROWS; ++i) s[i][j] = sum_of_lanes(products[i]);
    }
    // The keys of the block that a row sees: [begin_of(row), end_of(row)), empty where the first is not below the second.
    const auto begin_of = [&](int row) { return most(0, visible.first((first_row + row) / group) - first_key); };
    const auto end_of = [&](int row) { return least(count, visible.end((first_row + row) / group) - first_key); };
    for (int i = 0; i < rows; ++i) {
      if (p.softcap != 0) {
        for (int j = 0; j < BN; j += kLanes) store(&s[i][j], soft_cap(load(&s[i][j]) * scale, p.softcap));
      }
      for (int j = 0; j < begin_of(i) && j < BN; ++j) s[i][j] = kMinusInfinity;
      for (int j = most(0, end_of(i)); j < BN; ++j) s[i][j] = kMinusInfinity;
      const float shrink = weigh<BN>(s[i], to_log2, largest[i], sum[i]);
      for (int d = 0; shrink != 1 && d < depth; d += kLanes) store(&o[i][d], load(&o[i][d]) * shrink);
    }
    // What a row does not see is left out, not weighed by 0: it may hold NaN. Both bounds rise with the row.
    const auto add_values = [&]<int kRows>(Rows<kRows>, int row, int from, int to) {
      for (int column = 0; from < to && column < depth; column += NV * kLanes) {
        Vector values[kRows][NV];
        for (int i = 0; i < kRows; ++i) {
          for (int n = 0; n < NV; ++n) values[i][n] = load(&o[row + i][column + n * kLanes]);
        }
        for (int j = from; j < to; ++j) {
          const Element* const v = row_of(p.V, p.stride_vb, p.stride_vs, p.stride_vh, first_key + j) + column;
          if (column == 0 && first_key + BN + j < end_key) {
            prefetch_row(row_of(p.K, p.stride_kb, p.stride_ks, p.stride_kh, first_key + BN + j), depth);
          }
          for (int n = 0; n < NV; ++n) {
            const Vector v_part = load_some(v + n * kLanes, depth - column - n * kLanes);
            for (int i = 0; i < kRows; ++i) multiply_add(values[i][n], broadcast(s[row + i][j]), v_part);
          }
        }
        for (int i = 0; i < kRows; ++i) {
          for (int n = 0; n < NV; ++n) store(&o[row + i][column + n * kLanes], values[i][n]);
        }
      }
    };
    const int begin = begin_of(rows - 1), end = end_of(0);  // all rows see these
    add_values(Rows<ROWS>{}, 0, begin, end);
    if (begin == 0 && end == count) continue;
    for (int row = 0; row < rows; ++row) {
      const int middle = begin < end ? begin : end_of(row);
      add_values(Rows<1>{}, row, begin_of(row), middle);
      if (begin < end) add_values(Rows<1>{}, row, end, end_of(row));
    }
  }
}

struct Piece {
  int first_row;
  long long kv_head, batch;
  Piece(const Params& p, const Cut& cut, long long merge)
      : first_row(static_cast<int>(merge % cut.tiles) * ROWS), kv_head(merge / cut.tiles % p.Hkv), batch(merge / cut.tiles / p.Hkv) {}
};

static long long count_pieces(const void* params) {
  const Cut cut(*static_cast<const Params*>(params));
  return cut.merges * cut.parts;
}
static long long count_merges(const void* params) {
  const Cut cut(*static_cast<const Params*>(params));
  return cut.parts == 1 ? 0 : cut.merges;
}
static long long workspace_bytes(const void* params) {
  const Cut cut(*static_cast<const Params*>(params));
  return cut.parts == 1 ? 0 : cut.merges * cut.parts * static_cast<long long>(sizeof(Found));
}

static void attend(const void* params, long long index, void* workspace) {
  const Params& p = *static_cast<const Params*>(params);
  const Cut cut(p);
  const Piece piece(p, cut, index / cut.parts);
  if (cut.parts == 1) {
    Found found;
    attend_part(p, cut, piece.first_row, piece.kv_head, piece.batch, 0, found);
    finish(p, cut, found, piece.first_row, piece.kv_head, piece.batch);
  } else {
    attend_part(p, cut, piece.first_row, piece.kv_head, piece.batch, index % cut.parts, static_cast<Found*>(workspace)[index]);
  }
}

static void merge(const void* params, long long index, const void* workspace) {
  const Params& p = *static_cast<const Params*>(params);
  const Cut cut(p);
  const Piece piece(p, cut, index);
  const Found* const parts = static_cast<const Found*>(workspace) + index * cut.parts;
  const float to_log2 = unit_of(p) * tw::kLog2e;
  Found whole = parts[0];
  for (int i = 0; i < ROWS; ++i) {
    for (long long part = 1; part < cut.parts; ++part) {
      const Found& other = parts[part];
      if (other.sum[i] == 0) continue;
      const float before = whole.largest[i], now = other.largest[i] > before ? other.largest[i] : before;
      const float shrink = whole.sum[i] == 0 ? 0 : exp2_of(broadcast((before - now) * to_log2))[0];
      const float factor = exp2_of(broadcast((other.largest[i] - now) * to_log2))[0];
      whole.largest[i] = now;
      whole.sum[i] = whole.sum[i] * shrink + other.sum[i] * factor;
      for (int d = 0; d < p.D; d += kLanes) {
        store(&whole.o[i][d], load(&whole.o[i][d]) * shrink + load(&other.o[i][d]) * factor);
      }
    }
  }
  finish(p, cut, whole, piece.first_row, piece.kv_head, piece.batch);
}

extern "C" const tw::DecodeKernel tw_attention_decode_x86_64_v4_cpu_decode_f16_d128_r1_32_v2;
const tw::DecodeKernel tw_attention_decode_x86_64_v4_cpu_decode_f16_d128_r1_32_v2 = {count_pieces, count_merges, workspace_bytes, attend, merge};
