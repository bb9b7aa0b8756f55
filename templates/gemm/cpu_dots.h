// What a generated cpu_dots unit and the driver gemm_dots (cpu_dots.cpp) know of each other: the parameter block, and the
// constant that the unit's symbol names. No system header: units include this.
#pragma once

#include "gemm/cpu_bias.h"
#include "gemm/cpu_factors.h"

namespace tw {

// The op's parameter block with this family's run-time parameter.
template <typename Element>
struct DotsParams {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  Factors<Element> factors;
  int block;  // elements of K that are summed before the next ones
};

// One call of a kernel: inner products of each of its few lines with `count` of the many. Both lie along K.
template <typename Element>
struct DotsPass {
  long long k;
  const Element* few;
  long long few_step;
  const Element* many;
  long long many_step;
  long long count;
  Element* c;  // of the first line of each
  long long ldc;
  Element alpha, beta;
};

template <typename Element>
struct DotsKernel {
  using Pass = void (*)(const DotsPass<Element>&);
  int lines;            // the few of a pass, at most
  bool a_along_k;       // A is stored [M, K], B so that few columns of C are copied first if it does not lie along K
  bool b_along_k;       // B is stored [N, K], and likewise few rows
  const Pass* rows;     // [lines - 1]: the few are rows of C, the many its columns; null where these do not lie along K
  const Pass* columns;  // the other way round
  // out[i * out_step + p] = in[p * step + i] for i < lines, p < k
  void (*gather)(const Element* in, long long step, long long lines, long long k, Element* out, long long out_step);
  // c[i, j] = activation(c[i, j] + bias[i, j])
  void (*finish)(Element* c, long long ldc, long long rows, long long columns, BiasOf<Element> bias, int activation);
};

}  // namespace tw
