// The reference of attention_decode that every kernel is checked against. Generated units include it after `struct Params` and
// the attribute constants (`dtype`, `kv_cache`), which it reads.
#pragma once

#include "common/fp8.h"

template <Dtype>
struct Stored;  // below: of Q and O
template <>
struct Stored<Dtype::f16_e4m3> {
  using Type = tw::f16;
};
template <>
struct Stored<Dtype::bf16_e4m3> {
  using Type = tw::bf16;
};

namespace tw {
TW_HD double to_float(double value) { return value; }  // of what is a number already
}  // namespace tw

#include "attention_forward/reference_softmax.h"

inline constexpr bool kIsScaled = dtype == Dtype::f16_e4m3 || dtype == Dtype::bf16_e4m3;
template <bool kIsScaled>
struct StoredCache {
  using Type = tw::e4m3;
};
template <>
struct StoredCache<false> {
  using Type = ReferenceElement;
};
using CacheElement = StoredCache<kIsScaled>::Type;

// A key's row of V, which its scale makes larger.
struct ReferenceValue {
  const CacheElement* row;
  double scale;

  TW_REFERENCE double operator[](long long column) const { return scale * tw::to_float(row[column]); }
};
// A query: its row of Q and the keys that it may see, which lie wherever the page table says.
struct ReferenceRow {
  const Params& p;
  const ReferenceElement* q;
  long long batch, kv_head;
  long long first_key, end_key;
  double scale;

  TW_REFERENCE long long page(long long key) const {
    return kv_cache == KvCache::paged ? static_cast<const int*>(p.page_table)[batch * p.stride_table + key / p.page_size]
                                      : batch;
  }
  TW_REFERENCE const CacheElement* row(const void* tensor, long long stride_b, long long stride_s, long long stride_h,
                                       long long key) const {
    const long long inner = kv_cache == KvCache::paged ? key % p.page_size : key;
    return static_cast<const CacheElement*>(tensor) + page(key) * stride_b + inner * stride_s + kv_head * stride_h;
  }
  TW_REFERENCE double scale_of(const void* scales, long long stride_b, long long stride_h, long long key) const {
    if (!kIsScaled || scales == nullptr) return 1;
    return static_cast<const float*>(scales)[page(key) * stride_b + kv_head * stride_h];
  }
  TW_REFERENCE ReferenceValue value(long long key) const {
    return {row(p.V, p.stride_vb, p.stride_vs, p.stride_vh, key),
            scale_of(p.scale_v, p.stride_scale_vb, p.stride_scale_vh, key)};
  }
  TW_REFERENCE double score(long long key) const {
    const CacheElement* const k = row(p.K, p.stride_kb, p.stride_ks, p.stride_kh, key);
    double product = 0;
    for (long long i = 0; i < p.D; ++i) product += static_cast<double>(tw::to_float(q[i])) * tw::to_float(k[i]);
    const double score = product * scale_of(p.scale_k, p.stride_scale_kb, p.stride_scale_kh, key) * scale;
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
