// A row of O and its LSE once more, key by key, from what its query sees and nothing else. Tiles multiply all of a block's keys
// by weights that are 0 where a mask hides one, and 0 times NaN or an infinity is NaN; and they scale scores before they
// subtract the largest one, which loses all where the lowest finite number is a mask. The rare rows that this may have hit are
// computed again here, by a warp. Rows that see such a value themselves keep what it makes of them. A score of -inf hides a
// key, too.
#pragma once

#include "attention_forward/softmax.h"

namespace tw {

// Row: its keys [first, end), score(key), and value(key), where the key's row of V begins. `lse` may be null.
template <typename Element, int kHead, typename Row>
TW_DEVICE void store_exact_row(const Row& row, Element* to, float* lse, int columns, int lane) {
  constexpr int kColumns = (kHead + 31) / 32;  // of each lane, 32 apart
  float o[kColumns] = {};
  float base = minus_infinity(), sum = 0;
  bool reads_values = true;  // until all are NaN, which they stay
#pragma unroll 1
  for (int first = row.first; first < row.end; first += 32) {
    const int count = min(32, row.end - first);
    const float score = lane < count ? row.score(first + lane) : minus_infinity();
    float largest = score;
#pragma unroll
    for (int distance = 1; distance < 32; distance *= 2) largest = fmaxf(largest, __shfl_xor_sync(~0u, largest, distance));
    if (largest > base) {
      const float shrink = exp2_of((base - largest) * kLog2e);
      sum *= shrink;
#pragma unroll
      for (float& value : o) value *= shrink;
      base = largest;
    }
    const bool is_seen = score != minus_infinity();
    const float weight = is_seen ? exp2_of((score - base) * kLog2e) : 0;
    sum += weight;
#pragma unroll 1
    for (unsigned seen = reads_values ? __ballot_sync(~0u, is_seen) : 0; seen != 0; seen &= seen - 1) {
      const int i = __ffs(static_cast<int>(seen)) - 1;
      const float other = __shfl_sync(~0u, weight, i);
      const Element* const value = row.value(first + i);
#pragma unroll
      for (int c = 0; c < kColumns; ++c) {
        if (c * 32 + lane < columns) o[c] += other * to_float(value[c * 32 + lane]);
      }
    }
    bool is_number = false;
#pragma unroll
    for (int c = 0; c < kColumns; ++c) is_number |= c * 32 + lane < columns && o[c] == o[c];
    reads_values = __any_sync(~0u, is_number) != 0;
  }
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) sum += __shfl_xor_sync(~0u, sum, distance);
  const float factor = base != minus_infinity() || sum != sum ? __fdividef(1, sum) : 0;
  if (lse != nullptr && lane == 0) *lse = base + log2_of(sum) * kLn2;  // -inf where nothing is seen
#pragma unroll
  for (int c = 0; c < kColumns; ++c) {
    if (c * 32 + lane < columns) to[c * 32 + lane] = from_float<Element>(o[c] * factor);
  }
}

template <typename Element>
TW_DEVICE float dot_product(const Element* a, const Element* b, int count) {
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < count; ++i) sum += to_float(a[i]) * to_float(b[i]);
  return sum;
}

// A query of attention_forward.
template <typename Element, bool kIsModified, typename Params>
struct ExactRow {
  const Params& p;
  const ScoreChange<Element, Params>& change;
  const Element *q, *k, *v;
  float scale;
  int query, first, end;

  TW_DEVICE ExactRow(const Params& p, const ScoreChange<Element, Params>& change, const Sequence<kIsModified, Params>& sequence,
                     int first, int end, float scale, int query)
      : p(p),
        change(change),
        q(static_cast<const Element*>(p.Q) + sequence.q_at + query * p.stride_qs),
        k(static_cast<const Element*>(p.K) + sequence.k_at),
        v(static_cast<const Element*>(p.V) + sequence.v_at),
        scale(scale),
        query(query),
        first(first),
        end(end) {}

  TW_DEVICE float score(int key) const {
    const float product = dot_product(q, k + key * p.stride_ks, static_cast<int>(p.D)) * scale;
    return kIsModified ? change.of(product, query, key, true) : product;
  }
  TW_DEVICE const Element* value(int key) const { return v + key * p.stride_vs; }
};

// Of a warp's rows from `first_query` on those that `rows` has a bit for; `causal`, or else as the run's arguments say. Called:
// inlined, it takes registers from the loop.
template <typename Element, int kHead, bool kFull, bool kIsModified, typename Params>
__device__ __noinline__ void store_exact_rows(unsigned rows, const Params& p, bool causal, int head, int batch, int first_query,
                                              int lane) {
  const Sequence<kIsModified, Params> sequence(p, head, batch);
  const Visible<kFull> visible(p, sequence.queries, sequence.keys, causal);
  const ScoreChange<Element, Params> change(p, head, batch, visible.offset);
  const float scale = scale_of(p);
#pragma unroll 1
  for (; rows != 0; rows &= rows - 1) {
    const int query = first_query + __ffs(static_cast<int>(rows)) - 1;
    if (query >= sequence.queries) return;
    const ExactRow<Element, kIsModified, Params> row(p, change, sequence, visible.first(query), visible.end(query), scale,
                                                     query);
    Element* const to = static_cast<Element*>(p.O) + sequence.o_at + query * p.stride_os;
    float* const lse = p.LSE != nullptr ? static_cast<float*>(p.LSE) + sequence.lse_at + query : nullptr;
    store_exact_row<Element, kHead>(row, to, lse, static_cast<int>(p.D), lane);
  }
}

}  // namespace tw
