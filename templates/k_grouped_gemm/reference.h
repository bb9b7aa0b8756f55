// The reference of k_grouped_gemm that every kernel is checked against: f64 throughout, independent of all kernels. Generated
// units include it after `struct Params` and the attribute constant `dtype`, which it reads.
#pragma once

#include "common/types.h"

inline constexpr long long kReferenceColumns = 64;

// Of A and B, and of C.
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
struct Stored<Dtype::f16> : Types<tw::f16> {};
template <>
struct Stored<Dtype::bf16> : Types<tw::bf16> {};
template <>
struct Stored<Dtype::f16_f32> : Types<tw::f16, float> {};
template <>
struct Stored<Dtype::bf16_f32> : Types<tw::bf16, float> {};
using ReferenceElement = Stored<dtype>::Operand;
using ReferenceResult = Stored<dtype>::Result;

// Columns col to col + cols of a row of C, counted over all groups; `out` is dense [G][M][N]. On GPUs a CTA computes a column
// per thread, on CPUs cols is up to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
  out += row * p.N + col;
#ifdef __CUDA_ARCH__
  if (static_cast<int>(threadIdx.x) >= cols) return;
  out += threadIdx.x;
  col += threadIdx.x;
  cols = 1;
#endif
  const long long group = row / p.M;
  row %= p.M;
  const int* offsets = static_cast<const int*>(p.offsets);
  const int* index = static_cast<const int*>(p.row_index);
  long long begin = 0, end = 0;
  for (long long g = 0; g <= group; ++g) {
    begin = end;
    if (offsets[g] > end) end = offsets[g] < p.T ? offsets[g] : p.T;
  }
  for (int j = 0; j < cols; ++j) out[j] = 0;
  for (long long t = begin; t < end; ++t) {
    long long from = index != nullptr ? index[t] : t;
    from = from < 0 ? 0 : from < p.rows_a ? from : p.rows_a - 1;
    const double a = tw::to_float(static_cast<const ReferenceElement*>(p.A)[from * p.lda + row]);
    const ReferenceElement* b = static_cast<const ReferenceElement*>(p.B) + t * p.ldb + col;
    for (int j = 0; j < cols; ++j) out[j] += a * tw::to_float(b[j]);
  }
  if (p.beta == 0) return;
  const ReferenceResult* c = static_cast<const ReferenceResult*>(p.C) + group * p.stride_c + row * p.ldc + col;
  for (int j = 0; j < cols; ++j) out[j] += static_cast<double>(p.beta) * tw::to_float(c[j]);
}
