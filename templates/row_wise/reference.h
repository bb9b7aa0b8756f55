// What the references of row-wise operators share: f64 throughout, independent of all kernels. On GPUs a CTA of 256 threads
// computes a row together. Generated units include it after `struct Params` and the attribute constants.
#pragma once

#include "common/types.h"

#ifdef __CUDACC__
#define TW_REFERENCE TW_DEVICE
#else
#define TW_REFERENCE inline
#endif

inline constexpr long long kReferenceColumns = 1 << 20;  // at once on CPUs: the whole of most rows

#ifdef __CUDACC__
TW_REFERENCE double exp_of(double x) { return exp(x); }
TW_REFERENCE double log_of(double x) { return log(x); }
TW_REFERENCE double sqrt_of(double x) { return sqrt(x); }
TW_REFERENCE double erf_of(double x) { return erf(x); }
TW_REFERENCE double infinity() { return __longlong_as_double(0x7ff0000000000000LL); }
#else
TW_REFERENCE double exp_of(double x) { return __builtin_exp(x); }
TW_REFERENCE double log_of(double x) { return __builtin_log(x); }
TW_REFERENCE double sqrt_of(double x) { return __builtin_sqrt(x); }
TW_REFERENCE double erf_of(double x) { return __builtin_erf(x); }
TW_REFERENCE double infinity() { return __builtin_huge_val(); }
#endif

// Element `i` of a tensor of a type, which is one of an attribute's.
template <typename Type>
TW_REFERENCE double element(const void* tensor, long long i, Type type) {
  if (type == Type::f32) return static_cast<const float*>(tensor)[i];
  if (type == Type::f16) return tw::to_float(static_cast<const tw::f16*>(tensor)[i]);
  return tw::to_float(static_cast<const tw::bf16*>(tensor)[i]);
}

// Joined values of 0 to count - 1, the same for all threads of the CTA.
template <typename Value, typename Join>
TW_REFERENCE double joined_of(long long count, double neutral, Value value, Join join) {
#ifdef __CUDACC__
  __shared__ double joined[256];
  double mine = neutral;
  for (long long i = threadIdx.x; i < count; i += 256) mine = join(mine, value(i));
  joined[threadIdx.x] = mine;
  __syncthreads();
  for (unsigned step = 128; step > 0; step /= 2) {
    if (threadIdx.x < step) joined[threadIdx.x] = join(joined[threadIdx.x], joined[threadIdx.x + step]);
    __syncthreads();
  }
  const double result = joined[0];
  __syncthreads();
  return result;
#else
  double result = neutral;
  for (long long i = 0; i < count; ++i) result = join(result, value(i));
  return result;
#endif
}

template <typename Value>
TW_REFERENCE double sum_of(long long count, Value value) {
  return joined_of(count, 0.0, value, [](double a, double b) { return a + b; });
}

// NaN where there is one.
template <typename Value>
TW_REFERENCE double max_of(long long count, Value value) {
  return joined_of(count, -infinity(), value, [](double a, double b) { return a > b || a != a ? a : b; });
}

// Calls write(i) for 0 to count - 1, on GPUs each thread for some.
template <typename Write>
TW_REFERENCE void for_each(int count, Write write) {
#ifdef __CUDACC__
  for (int i = static_cast<int>(threadIdx.x); i < count; i += 256) write(i);
#else
  for (int i = 0; i < count; ++i) write(i);
#endif
}

// For operators with one number for each row: `result` gives it for rows col to col + cols - 1, whose numbers lie at `out`.
template <typename Result>
TW_REFERENCE void for_each_row(long long col, int cols, double* out, Result result) {
  for (int i = 0; i < cols; ++i) {
    const double value = result(col + i);  // of all threads
#ifdef __CUDACC__
    if (threadIdx.x != 0) continue;
#endif
    out[col + i] = value;
  }
}

// log(sum(exp(value)))
template <typename Value>
TW_REFERENCE double log_sum_exp(long long count, Value value) {
  const double max = max_of(count, value);
  const double from = max == infinity() || max == -infinity() ? 0 : max;
  return from + log_of(sum_of(count, [&](long long i) { return exp_of(value(i) - from); }));
}
