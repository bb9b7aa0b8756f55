// The reference of attention_forward that every kernel is checked against. Generated units include it after `struct Params` and
// the attribute constants (`dtype`, `mask`), which it reads.
#pragma once

#include "attention_forward/reference_softmax.h"

// A query: its row of Q, the keys that it may see, and what they are read from.
struct ReferenceRow {
  const Params& p;
  const ReferenceElement *q, *k, *v, *bias;
  long long first_key, end_key, diagonal;  // diagonal: the key at distance 0
  double scale, slope;

  TW_REFERENCE const ReferenceElement* value(long long key) const { return v + key * p.stride_vs; }
  TW_REFERENCE double score(long long key) const {
    double score = dot_product(q, k + key * p.stride_ks, p.D) * scale;
    if (mask != Mask::general) return score;
    if (p.softcap != 0) score = p.softcap * tanh_of(score / p.softcap);
    if (bias != nullptr) score += tw::to_float(bias[key]);
    const long long distance = key < diagonal ? diagonal - key : key - diagonal;
    return score - slope * static_cast<double>(distance);
  }
};

// `lse_at`: where the row's LSE lies, from the first one on.
TW_REFERENCE ReferenceRow reference_row(const Params& p, long long row, long long& lse_at) {
  const auto* q = static_cast<const ReferenceElement*>(p.Q);
  const auto* k = static_cast<const ReferenceElement*>(p.K);
  const auto* v = static_cast<const ReferenceElement*>(p.V);
  const auto* bias = static_cast<const ReferenceElement*>(p.bias);
  const int *begins_q = static_cast<const int*>(p.cu_seqlens_q), *begins_k = static_cast<const int*>(p.cu_seqlens_k);
  const long long head = row % p.Hq, kv_head = head * p.Hkv / p.Hq;
  long long batch = 0, query = row / p.Hq, queries = p.Sq, keys = p.Sk;
  if (begins_q != nullptr) {
    lse_at = head * p.total_q + query;
    while (query >= begins_q[batch + 1]) ++batch;
    q += query * p.stride_qs;
    query -= begins_q[batch];
    queries = begins_q[batch + 1] - begins_q[batch];
    keys = begins_k[batch + 1] - begins_k[batch];
    k += begins_k[batch] * p.stride_ks;
    v += begins_k[batch] * p.stride_vs;
  } else {
    batch = query / p.Sq;
    query %= p.Sq;
    lse_at = (batch * p.Hq + head) * p.Sq + query;
    q += batch * p.stride_qb + query * p.stride_qs;
    k += batch * p.stride_kb;
    v += batch * p.stride_vb;
  }
  ReferenceRow result{p, q + head * p.stride_qh, k + kv_head * p.stride_kh, v + kv_head * p.stride_vh, nullptr, 0, keys, 0, 0,
                      0};
  result.scale = p.scale != 0 ? p.scale : 1 / sqrt_of(static_cast<double>(p.D));
  result.diagonal = query + keys - queries;
  if (mask == Mask::causal) result.end_key = smaller(keys, result.diagonal + 1);
  if (mask == Mask::general) {
    if (bias != nullptr) {
      result.bias = bias + batch * p.stride_bias_b + head * p.stride_bias_h + query * p.stride_bias_q;
    }
    if (p.alibi_slopes != nullptr) result.slope = static_cast<const float*>(p.alibi_slopes)[head];
    if (p.alignment == 1) result.diagonal = query;
    if (p.window_left >= 0) result.first_key = larger(0, result.diagonal - p.window_left);
    if (p.window_right >= 0) result.end_key = smaller(keys, result.diagonal + p.window_right + 1);
  }
  return result;
}

// A row of O (query and head) and its LSE, behind all of O.
TW_REFERENCE void reference(const Params& p, long long row, long long col, int cols, double* out) {
  long long lse_at = 0;
  const ReferenceRow r = reference_row(p, row, lse_at);
  const long long rows = p.cu_seqlens_q != nullptr ? p.total_q * p.Hq : p.B * p.Sq * p.Hq;
  double* lse = p.LSE != nullptr && col == 0 ? out + rows * p.D + lse_at : nullptr;
  reference_softmax(r, col, cols, out + row * p.D + col, lse);
}
