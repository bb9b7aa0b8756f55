// What a generated cpu_stream unit and the driver gemm_stream (cpu_stream.cpp) know of each other: the parameter block, and the
// constant that the unit's symbol names. No system header: units include this.
#pragma once

#include "gemm/cpu_bias.h"
#include "gemm/cpu_factors.h"

namespace tw {

// The op's parameter block with this family's run-time parameters.
template <typename Element>
struct StreamParams {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  Factors<Element> factors;
  int block;    // how far along its rows B is read before the next rows follow: elements of N
  int split_k;  // threads along K; the others are along N
};

// One call of a kernel: C[rows, n] += alpha * A[rows, k] B[k, n]. A's element (i, p) is a[i * a_row + p * a_column].
template <typename Element>
struct StreamPass {
  long long n, k;
  const Element* a;
  long long a_row, a_column;
  const Element* b;
  long long ldb;
  Element* c;
  long long ldc;
  Element alpha;
};

template <typename Element>
struct StreamKernel {
  using Pass = void (*)(const StreamPass<Element>&);
  int rows;            // of A and C in a pass, at most
  int streams;         // rows of B that a pass reads at once
  bool a_transposed;   // A is stored [K, M]
  const Pass* passes;  // [rows], rows = 1 .. rows
  // c[i, j] *= beta, or 0 without being read if beta is 0.
  void (*scale)(Element* c, long long ldc, long long rows, long long columns, Element beta);
  // c[i, j] = activation(c[i, j] + bias[i, j])
  void (*finish)(Element* c, long long ldc, long long rows, long long columns, BiasOf<Element> bias, int activation);
};

}  // namespace tw
