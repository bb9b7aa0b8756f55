// The reference of grouped_gemm that every kernel is checked against: f64 throughout, independent of all kernels. Generated
// units include it after `struct Params` and the attribute constants (`dtype`, `layout`, `gate`), which it reads.
#pragma once

#include "grouped_gemm/reference_gate.h"
#include "grouped_gemm/reference_groups.h"

template <Dtype>
struct Stored;
template <>
struct Stored<Dtype::f32> {
  using Element = float;
};
template <>
struct Stored<Dtype::f16> {
  using Element = tw::f16;
};
template <>
struct Stored<Dtype::bf16> {
  using Element = tw::bf16;
};
using ReferenceElement = Stored<dtype>::Element;

// Columns col to col + cols of a row of C; `out` is dense. On GPUs a CTA computes a column per thread, on CPUs cols is up
// to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
  out += row * p.N + col;
#ifdef __CUDA_ARCH__
  if (static_cast<int>(threadIdx.x) >= cols) return;
  out += threadIdx.x;
  col += threadIdx.x;
  cols = 1;
#endif
  constexpr bool kIsTransposed = layout == Layout::nt;
  const long long group = group_of(p, row);
  const ReferenceElement* a = static_cast<const ReferenceElement*>(p.A) + row_of_a(p, row) * p.lda;
  const ReferenceElement* b =
      static_cast<const ReferenceElement*>(p.B) + group * p.stride_b + col * (kIsTransposed ? p.ldb : 1);
  const ReferenceElement* bias = static_cast<const ReferenceElement*>(p.bias);
  const double scale = p.row_scale != nullptr ? static_cast<const float*>(p.row_scale)[row] : 1.0;
  double second[kReferenceColumns];
  reference_sums<true, kIsTransposed>(a, p.lda, b, p.ldb, p.K, cols, out);
  if (gate != Gate::none) reference_sums<true, kIsTransposed>(a, p.lda, b + p.stride_part, p.ldb, p.K, cols, second);
  for (int j = 0; j < cols; ++j) {
    const long long at = group * p.parts * p.N + col + j;
    double x = out[j] + (bias != nullptr ? tw::to_float(bias[at]) : 0.0);
    if (gate == Gate::none) {
      x = reference_activation(x, p.activation);
    } else {
      x = reference_gate(x, second[j] + (bias != nullptr ? tw::to_float(bias[at + p.N]) : 0.0), static_cast<int>(gate));
    }
    out[j] = x * scale;
  }
}
