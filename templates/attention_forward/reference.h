// The reference of attention that every kernel is checked against: f64 throughout, in two passes over the keys of a row (the
// largest score, then the sums), independent of all kernels. Generated units include it after `struct Params` and the attribute
// constants (`dtype`, `mask`), which it reads.
#pragma once

#include "common/types.h"

template <Dtype>
struct Stored;
template <>
struct Stored<Dtype::f32> {
  using Type = float;
};
template <>
struct Stored<Dtype::f16> {
  using Type = tw::f16;
};
template <>
struct Stored<Dtype::bf16> {
  using Type = tw::bf16;
};
using ReferenceElement = Stored<dtype>::Type;

inline constexpr long long kReferenceColumns = 256;  // a row of O at once
inline constexpr double kNothing = -1e300;           // below every score

#ifdef __CUDACC__
TW_DEVICE double exp_of(double x) { return exp(x); }
TW_DEVICE double log_of(double x) { return log(x); }
TW_DEVICE double tanh_of(double x) { return tanh(x); }
TW_DEVICE double sqrt_of(double x) { return sqrt(x); }
#define TW_REFERENCE TW_DEVICE
#else
inline double exp_of(double x) { return __builtin_exp(x); }
inline double log_of(double x) { return __builtin_log(x); }
inline double tanh_of(double x) { return __builtin_tanh(x); }
inline double sqrt_of(double x) { return __builtin_sqrt(x); }
#define TW_REFERENCE inline
#endif

// A query: its row of Q, the keys that it may see, and what they are read from.
struct ReferenceRow {
  const ReferenceElement *q, *k, *v, *bias;
  long long first_key, end_key, diagonal;  // diagonal: the key at distance 0
  double scale, slope;

  TW_REFERENCE double score(const Params& p, long long key) const {
    double sum = 0;
    for (long long d = 0; d < p.D; ++d) {
      sum += static_cast<double>(tw::to_float(q[d])) * tw::to_float(k[key * p.stride_ks + d]);
    }
    double score = sum * scale;
    if (mask != Mask::general) return score;
    if (p.softcap != 0) score = p.softcap * tanh_of(score / p.softcap);
    if (bias != nullptr) score += tw::to_float(bias[key]);
    const long long distance = key < diagonal ? diagonal - key : key - diagonal;
    return score - slope * static_cast<double>(distance);
  }
};

TW_REFERENCE long long larger(long long a, long long b) { return a > b ? a : b; }
TW_REFERENCE long long smaller(long long a, long long b) { return a < b ? a : b; }

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
  ReferenceRow result{q + head * p.stride_qh, k + kv_head * p.stride_kh, v + kv_head * p.stride_vh, nullptr, 0, keys, 0, 0, 0};
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

#ifdef __CUDACC__

// The same value in all threads of the CTA.
TW_DEVICE double cta_result(double value, bool is_sum) {
  __shared__ double values[256];
  values[threadIdx.x] = value;
  __syncthreads();
  for (int step = 128; step > 0; step /= 2) {
    if (threadIdx.x < step) {
      const double other = values[threadIdx.x + step];
      values[threadIdx.x] = is_sum ? values[threadIdx.x] + other : other > values[threadIdx.x] ? other : values[threadIdx.x];
    }
    __syncthreads();
  }
  const double result = values[0];
  __syncthreads();
  return result;
}

#endif

// A row of O (query and head; cols = D, at most 256 on GPUs, where a CTA computes it) and its LSE, behind all of O.
TW_REFERENCE void reference(const Params& p, long long row, long long col, int cols, double* out) {
  long long lse_at = 0;
  const ReferenceRow r = reference_row(p, row, lse_at);
  const long long rows = p.cu_seqlens_q != nullptr ? p.total_q * p.Hq : p.B * p.Sq * p.Hq;
  double* o = out + row * p.D + col;
  double* lse = p.LSE != nullptr && col == 0 ? out + rows * p.D + lse_at : nullptr;
  double largest = kNothing;
#ifdef __CUDACC__
  __shared__ double weights[256];
  const int thread = static_cast<int>(threadIdx.x);
  for (long long key = r.first_key + thread; key < r.end_key; key += 256) {
    const double score = r.score(p, key);
    largest = score > largest ? score : largest;
  }
  largest = cta_result(largest, false);
  double sum = 0, value = 0;
  for (long long first = r.first_key; first < r.end_key && largest > kNothing; first += 256) {
    const int count = static_cast<int>(smaller(256, r.end_key - first));
    weights[thread] = thread < count ? exp_of(r.score(p, first + thread) - largest) : 0;
    sum += weights[thread];
    __syncthreads();
    if (thread < cols) {
      for (int i = 0; i < count; ++i) value += weights[i] * tw::to_float(r.v[(first + i) * p.stride_vs + col + thread]);
    }
    __syncthreads();
  }
  sum = cta_result(sum, true);
  if (thread < cols) o[thread] = sum > 0 ? value / sum : 0;
  if (lse != nullptr && thread == 0) *lse = largest + log_of(sum);  // -inf where nothing is seen
#else
  for (long long key = r.first_key; key < r.end_key; ++key) {
    const double score = r.score(p, key);
    largest = score > largest ? score : largest;
  }
  double sum = 0;
  for (int i = 0; i < cols; ++i) o[i] = 0;
  for (long long key = r.first_key; key < r.end_key && largest > kNothing; ++key) {
    const double weight = exp_of(r.score(p, key) - largest);
    sum += weight;
    for (int i = 0; i < cols; ++i) o[i] += weight * tw::to_float(r.v[key * p.stride_vs + col + i]);
  }
  for (int i = 0; i < cols; ++i) o[i] = sum > 0 ? o[i] / sum : 0;
  if (lse != nullptr) *lse = largest + log_of(sum);
#endif
}
