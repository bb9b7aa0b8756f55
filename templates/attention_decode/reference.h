// The reference of attention_decode that every kernel is checked against. Generated units include it after `struct Params` and
// the attribute constants (`dtype`, `kv_cache`), which it reads.
#pragma once

#include "attention_forward/reference_softmax.h"

// A query: its row of Q and the keys that it may see, which lie wherever the page table says.
struct ReferenceRow {
  const Params& p;
  const ReferenceElement* q;
  long long batch, kv_head;
  long long first_key, end_key;
  double scale;

  TW_REFERENCE const ReferenceElement* row(const void* tensor, long long stride_b, long long stride_s, long long stride_h,
                                           long long key) const {
    long long outer = batch, inner = key;
    if (kv_cache == KvCache::paged) {
      outer = static_cast<const int*>(p.page_table)[batch * p.stride_table + key / p.page_size];
      inner = key % p.page_size;
    }
    return static_cast<const ReferenceElement*>(tensor) + outer * stride_b + inner * stride_s + kv_head * stride_h;
  }
  TW_REFERENCE const ReferenceElement* value(long long key) const {
    return row(p.V, p.stride_vb, p.stride_vs, p.stride_vh, key);
  }
  TW_REFERENCE double score(long long key) const {
    const double score = dot_product(q, row(p.K, p.stride_kb, p.stride_ks, p.stride_kh, key), p.D) * scale;
    return p.softcap != 0 ? p.softcap * tanh_of(score / p.softcap) : score;
  }
};

// A row of O (query and head) and its LSE, behind all of O.
TW_REFERENCE void reference(const Params& p, long long row, long long col, int cols, double* out) {
  const long long head = row % p.Hq, query = row / p.Hq % p.Sq, batch = row / p.Hq / p.Sq;
  const auto* q = static_cast<const ReferenceElement*>(p.Q) + batch * p.stride_qb + query * p.stride_qs + head * p.stride_qh;
  const long long keys = p.seqlens_k != nullptr ? static_cast<const int*>(p.seqlens_k)[batch] : p.Sk;
  const long long position = query + keys - p.Sq;
  ReferenceRow r{p, q, batch, head * p.Hkv / p.Hq, 0, keys, p.scale};
  if (p.scale == 0) r.scale = 1 / sqrt_of(static_cast<double>(p.D));
  if (p.window_left >= 0) r.first_key = larger(0, position - p.window_left);
  if (p.window_right >= 0) r.end_key = smaller(keys, position + p.window_right + 1);
  double* lse = p.LSE != nullptr && col == 0 ? out + p.B * p.Sq * p.Hq * p.D + (batch * p.Hq + head) * p.Sq + query : nullptr;
  reference_softmax(r, col, cols, out + row * p.D + col, lse);
}
