// The reference of scaled_grouped_gemm that every kernel is checked against: f64 throughout, independent of all kernels.
// Generated units include it after `struct Params` and the attribute constants (`dtype`, `dtype_c`, `scaling`, `gate`), which
// it reads.
#pragma once

#include "grouped_gemm/reference_gate.h"
#include "grouped_gemm/reference_groups.h"
#include "scaled_gemm/reference_numbers.h"

// The sum for a column of a row of A and a group's matrix `part`, with its bias.
TW_HD double biased_sum(const Params& p, long long row, long long group, int part, long long column) {
  const long long row_b = scaling == Scaling::block ? column / 128 : column;
  const double sum = scaled_sum(p, row * p.lda, group * p.stride_b + part * p.stride_part + column * p.ldb, row * p.scale_a_row,
                                group * p.scale_b_group + part * p.scale_b_part + row_b * p.scale_b_row);
  if (p.bias == nullptr) return sum;
  const long long at = (group * p.parts + part) * p.N + column;
  if (dtype_c == DtypeC::f16) return sum + tw::to_float(static_cast<const tw::f16*>(p.bias)[at]);
  return sum + tw::to_float(static_cast<const tw::bf16*>(p.bias)[at]);
}

// Columns col to col + cols of a row of C; `out` is dense. On GPUs a CTA computes a column per thread, on CPUs cols is up
// to 64.
TW_HD void reference(const Params& p, long long row, long long col, int cols, double* out) {
#ifdef __CUDA_ARCH__
  if (static_cast<int>(threadIdx.x) >= cols) return;
  col += threadIdx.x;
  cols = 1;
#endif
  const long long group = group_of(p, row), from = row_of_a(p, row);
  const double scale = p.row_scale != nullptr ? static_cast<const float*>(p.row_scale)[row] : 1.0;
  for (long long column = col; column < col + cols; ++column) {
    const double x = biased_sum(p, from, group, 0, column);
    const double y = gate == Gate::none ? reference_activation(x, p.activation)
                                        : reference_gate(x, biased_sum(p, from, group, 1, column), static_cast<int>(gate));
    out[row * p.N + column] = y * scale;
  }
}
