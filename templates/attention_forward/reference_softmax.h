// What the references of attention share: f64 throughout, in two passes over the keys of a row (the largest score, then the
// sums), independent of all kernels. Generated units include it after `struct Params` and the attribute constants, of which it
// reads `dtype`.
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

TW_REFERENCE long long larger(long long a, long long b) { return a > b ? a : b; }
TW_REFERENCE long long smaller(long long a, long long b) { return a < b ? a : b; }

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

TW_REFERENCE double dot_product(const ReferenceElement* a, const ReferenceElement* b, long long count) {
  double sum = 0;
  for (long long i = 0; i < count; ++i) sum += static_cast<double>(tw::to_float(a[i])) * tw::to_float(b[i]);
  return sum;
}

// A row of O from `col` on (cols = D, at most 256 on GPUs, where a CTA computes it), and its LSE unless nullptr. Row has the
// keys [first_key, end_key) that it sees, score(key), and value(key), where its row of V begins.
template <typename Row>
TW_REFERENCE void reference_softmax(const Row& r, long long col, int cols, double* o, double* lse) {
  double largest = kNothing;
#ifdef __CUDACC__
  __shared__ double weights[256];
  const int thread = static_cast<int>(threadIdx.x);
  for (long long key = r.first_key + thread; key < r.end_key; key += 256) {
    const double score = r.score(key);
    largest = score > largest ? score : largest;
  }
  largest = cta_result(largest, false);
  double sum = 0, value = 0;
  for (long long first = r.first_key; first < r.end_key && largest > kNothing; first += 256) {
    const int count = static_cast<int>(smaller(256, r.end_key - first));
    weights[thread] = thread < count ? exp_of(r.score(first + thread) - largest) : 0;
    sum += weights[thread];
    __syncthreads();
    if (thread < cols) {
      for (int i = 0; i < count; ++i) value += weights[i] * tw::to_float(r.value(first + i)[col + thread]);
    }
    __syncthreads();
  }
  sum = cta_result(sum, true);
  if (thread < cols) o[thread] = sum > 0 ? value / sum : 0;
  if (lse != nullptr && thread == 0) *lse = largest + log_of(sum);  // -inf where nothing is seen
#else
  for (long long key = r.first_key; key < r.end_key; ++key) {
    const double score = r.score(key);
    largest = score > largest ? score : largest;
  }
  double sum = 0;
  for (int i = 0; i < cols; ++i) o[i] = 0;
  for (long long key = r.first_key; key < r.end_key && largest > kNothing; ++key) {
    const double weight = exp_of(r.score(key) - largest);
    sum += weight;
    for (int i = 0; i < cols; ++i) o[i] += weight * tw::to_float(r.value(key)[col + i]);
  }
  for (int i = 0; i < cols; ++i) o[i] = sum > 0 ? o[i] / sum : 0;
  if (lse != nullptr) *lse = largest + log_of(sum);
#endif
}
