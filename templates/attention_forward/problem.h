// What one CTA works on: a head of one sequence, some of its queries, and the keys that they may see. Read from Params, which
// the including unit has defined, with the attribute constant `mask`.
#pragma once

#include "common/types.h"

// CPU units of several targets are linked into one library: they must not share functions.
#ifdef __CUDACC__
#define TW_INLINED __device__ __forceinline__
#else
#define TW_INLINED inline __attribute__((always_inline))
#endif

namespace tw {

inline constexpr float kLog2e = 1.4426950408889634f, kLn2 = 0.6931471805599453f;

// Work item `index` of q_tiles * heads * batches: groups of `head_group` pairs of head and batch one after the other (their K
// and V stay in L2), in a group the last tile of queries first (with a causal mask it is the longest), and all its pairs side
// by side.
struct WorkItem {
  int q_tile, head, batch;
};
TW_INLINED WorkItem work_item(int index, int q_tiles, int heads, int pairs, int head_group) {
  const int group_items = head_group * q_tiles, group = index / group_items, rest = index % group_items;
  const int first_pair = group * head_group;
  const int width = pairs - first_pair < head_group ? pairs - first_pair : head_group;
  const int pair = first_pair + rest % width;
  return {q_tiles - 1 - rest / width, pair % heads, pair / heads};
}

// One sequence's part of the tensors, for one head; rows counted from its beginning. kRagged: it may be part of a long batch.
template <bool kRagged, typename Params>
struct Sequence {
  long long q_at, k_at, v_at, o_at, lse_at;  // of the first row, in elements
  int queries, keys;

  TW_INLINED Sequence(const Params& p, int head, int batch) {
    const int kv_head = static_cast<int>(head * p.Hkv / p.Hq);
    if (kRagged && p.cu_seqlens_q != nullptr) {
      const int* begins_q = static_cast<const int*>(p.cu_seqlens_q) + batch;
      const int* begins_k = static_cast<const int*>(p.cu_seqlens_k) + batch;
      const long long q = begins_q[0], k = begins_k[0];
      queries = begins_q[1] - begins_q[0];
      keys = begins_k[1] - begins_k[0];
      q_at = q * p.stride_qs, k_at = k * p.stride_ks, v_at = k * p.stride_vs, o_at = q * p.stride_os;
      lse_at = head * p.total_q + q;
    } else {
      queries = static_cast<int>(p.Sq);
      keys = static_cast<int>(p.Sk);
      q_at = batch * p.stride_qb, k_at = batch * p.stride_kb, v_at = batch * p.stride_vb, o_at = batch * p.stride_ob;
      lse_at = (batch * p.Hq + head) * p.Sq;
    }
    q_at += head * p.stride_qh;
    k_at += kv_head * p.stride_kh;
    v_at += kv_head * p.stride_vh;
    o_at += head * p.stride_oh;
  }
};

// Keys [first(query), end(query)) that a query may see: all, or those within a distance of the diagonal, key query + offset.
template <bool kFull>
struct Visible {
  int keys, offset = 0, left = 0, right = 0;

  template <typename Params>
  TW_INLINED Visible(const Params& p, int queries, int keys, bool causal) : keys(keys) {
    constexpr int kAll = 1 << 30;
    if constexpr (!kFull) {
      offset = causal || p.alignment == 0 ? keys - queries : 0;
      left = causal || p.window_left < 0 ? kAll : p.window_left;
      right = causal ? 0 : p.window_right < 0 ? kAll : p.window_right;
    }
  }
  TW_INLINED int first(int query) const {
    const int key = query + offset - left;
    return kFull || key < 0 ? 0 : key;
  }
  TW_INLINED int end(int query) const {
    const int key = query + offset + right + 1;
    return kFull || key > keys ? keys : key < 0 ? 0 : key;
  }
};

}  // namespace tw
