// The reference of GEMM that every kernel is checked against: f64 throughout, independent of all kernels, and of f64 in the 64
// digits of x86's long double. Generated units
// include it after `struct Params` and the attribute constants (`dtype`, `layout`), which it reads.
#pragma once

#include "gemm/reference_sums.h"

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
template <>
struct Stored<Dtype::f64> : Types<double> {};
using ReferenceElement = Stored<dtype>::Operand;
using ReferenceResult = Stored<dtype>::Result;

inline constexpr bool kADepthContiguous = layout == Layout::nn || layout == Layout::nt;
inline constexpr bool kBDepthContiguous = layout == Layout::nt || layout == Layout::tt;

#ifndef __CUDACC__
#include "gemm/reference_f64.h"
#endif

// Columns col to col + cols of a row of C, counted over all batches; `out` is dense [batch][M][N]. On GPUs a CTA computes a
// column per thread, on CPUs cols is up to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
#ifndef __CUDACC__
  if constexpr (dtype == Dtype::f64) return reference_f64(p, row, col, cols, out);
#endif
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
    reference_sums<kADepthContiguous, kBDepthContiguous>(a + row * (kADepthContiguous ? p.lda : 1), p.lda,
                                                         b + col * (kBDepthContiguous ? p.ldb : 1), p.ldb, p.K, cols, out);
  }
  for (int j = 0; j < cols; ++j) {
    double x = p.alpha != 0 ? p.alpha * out[j] : 0;
    if (p.beta != 0) x += static_cast<double>(p.beta) * tw::to_float(c[j]);
    if (bias != nullptr) x += tw::to_float(bias[bias_at + (col + j) * p.bias_column_stride]);
    out[j] = reference_activation(x, p.activation);
  }
}
