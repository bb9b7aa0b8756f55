// The reference of GEMM that every kernel is checked against: f64 throughout, independent of all kernels. Generated units
// include it after `struct Params` and the attribute constants (`dtype`, `layout`), which it reads.
#pragma once

#include "common/types.h"

// Of A and B, and of C and bias.
template <typename OperandType, typename ResultType = OperandType>
struct Types {
  using Operand = OperandType;
  using Result = ResultType;
};
template <Dtype>
struct Stored;
template <>
struct Stored<Dtype::f32> : Types<float> {};
template <>
struct Stored<Dtype::tf32> : Types<float> {};
template <>
struct Stored<Dtype::tf32x3> : Types<float> {};
template <>
struct Stored<Dtype::f16> : Types<tw::f16> {};
template <>
struct Stored<Dtype::bf16> : Types<tw::bf16> {};
template <>
struct Stored<Dtype::f16_f32> : Types<tw::f16, float> {};
template <>
struct Stored<Dtype::bf16_f32> : Types<tw::bf16, float> {};
using ReferenceElement = Stored<dtype>::Operand;
using ReferenceResult = Stored<dtype>::Result;

inline constexpr long long kReferenceColumns = 64;  // of C, whose sums share a row of A in L1

inline constexpr bool kADepthContiguous = layout == Layout::nn || layout == Layout::nt;
inline constexpr bool kBDepthContiguous = layout == Layout::nt || layout == Layout::tt;

TW_HD double reference_activation(double x, int activation) {
#ifdef __CUDACC__
  if (activation == 2) return 0.5 * x * (1.0 + erf(x * 0.70710678118654752440));
  if (activation == 3) return x / (1.0 + exp(-x));
#else
  if (activation == 2) return 0.5 * x * (1.0 + __builtin_erf(x * 0.70710678118654752440));
  if (activation == 3) return x / (1.0 + __builtin_exp(-x));
#endif
  return activation == 1 && x < 0 ? 0.0 : x;
}

#ifdef __CUDACC__

// Eight elements that are neighbours along K, as f32, by one or two 16-byte loads where the address allows.
template <bool kDepthContiguous>
TW_HD void load_depth(const ReferenceElement* from, long long leading, float (&to)[8]) {
  if (kDepthContiguous && reinterpret_cast<unsigned long long>(from) % 16 == 0) {
    struct alignas(16) Vector {
      ReferenceElement element[8];
    };
    const Vector vector = *reinterpret_cast<const Vector*>(from);
#pragma unroll
    for (int i = 0; i < 8; ++i) to[i] = tw::to_float(vector.element[i]);
  } else {
#pragma unroll
    for (int i = 0; i < 8; ++i) to[i] = tw::to_float(from[kDepthContiguous ? i : i * leading]);
  }
}

// The sum over K for one element. 16-bit products are exact in f32, which saves a conversion to f64 (the slow part on a GPU).
TW_HD void reference_sums(const Params& p, const ReferenceElement* a, const ReferenceElement* b, int, double* sums) {
  const long long a_step = kADepthContiguous ? 1 : p.lda, b_step = kBDepthContiguous ? 1 : p.ldb;
  double sum = 0;
  long long k = 0;
  for (; k + 8 <= p.K; k += 8) {
    float a_values[8], b_values[8];
    load_depth<kADepthContiguous>(a + k * a_step, p.lda, a_values);
    load_depth<kBDepthContiguous>(b + k * b_step, p.ldb, b_values);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      if constexpr (sizeof(ReferenceElement) == 2) {
        sum += static_cast<double>(a_values[i] * b_values[i]);
      } else {
        sum += static_cast<double>(a_values[i]) * b_values[i];
      }
    }
  }
  for (; k < p.K; ++k) sum += static_cast<double>(tw::to_float(a[k * a_step])) * tw::to_float(b[k * b_step]);
  sums[0] = sum;
}

#else

// Sums over K for `cols` (at most 64) neighbours of one row. K is cut into blocks whose part of A's row stays in L1 as f64.
inline void reference_sums(const Params& p, const ReferenceElement* a, const ReferenceElement* b, int cols, double* sums) {
  constexpr int kBlock = 512, kLanes = 8;
  const long long a_step = kADepthContiguous ? 1 : p.lda;
  for (int j = 0; j < cols; ++j) sums[j] = 0;
  for (long long first = 0; first < p.K; first += kBlock) {
    const int count = static_cast<int>(p.K - first < kBlock ? p.K - first : kBlock);
    double a_row[kBlock];
    for (int k = 0; k < count; ++k) a_row[k] = tw::to_float(a[(first + k) * a_step]);
    if (kBDepthContiguous) {
      for (int j = 0; j < cols; ++j) {
        const ReferenceElement* b_column = b + j * p.ldb + first;
        double lanes[kLanes] = {};
        int k = 0;
        for (; k + kLanes <= count; k += kLanes) {
          for (int i = 0; i < kLanes; ++i) lanes[i] += a_row[k + i] * tw::to_float(b_column[k + i]);
        }
        for (; k < count; ++k) lanes[0] += a_row[k] * tw::to_float(b_column[k]);
        for (int i = 0; i < kLanes; ++i) sums[j] += lanes[i];
      }
    } else {
      for (int k = 0; k < count; ++k) {
        const ReferenceElement* b_row = b + (first + k) * p.ldb;
        for (int j = 0; j < cols; ++j) sums[j] += a_row[k] * tw::to_float(b_row[j]);
      }
    }
  }
}

#endif

// Columns col to col + cols of a row of C, counted over all batches; `out` is dense [batch][M][N]. On GPUs a CTA computes a
// column per thread, on CPUs cols is up to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
  out += row * p.N + col;
#ifdef __CUDA_ARCH__
  if (static_cast<int>(threadIdx.x) >= cols) return;
  out += threadIdx.x;
  col += threadIdx.x;
  cols = 1;
#endif
  const long long batch = row / p.M;
  row %= p.M;
  const ReferenceElement* a = static_cast<const ReferenceElement*>(p.A) + batch * p.stride_a;
  const ReferenceElement* b = static_cast<const ReferenceElement*>(p.B) + batch * p.stride_b;
  const ReferenceResult* c = static_cast<const ReferenceResult*>(p.C) + batch * p.stride_c + row * p.ldc + col;
  const ReferenceResult* bias = static_cast<const ReferenceResult*>(p.bias);
  const long long bias_at = batch * p.stride_bias + row * p.bias_row_stride;
  if (p.alpha != 0) {  // else A and B are not read
    reference_sums(p, a + row * (kADepthContiguous ? p.lda : 1), b + col * (kBDepthContiguous ? p.ldb : 1), cols, out);
  }
  for (int j = 0; j < cols; ++j) {
    double x = p.alpha != 0 ? p.alpha * out[j] : 0;
    if (p.beta != 0) x += static_cast<double>(p.beta) * tw::to_float(c[j]);
    if (bias != nullptr) x += tw::to_float(bias[bias_at + (col + j) * p.bias_column_stride]);
    out[j] = reference_activation(x, p.activation);
  }
}
