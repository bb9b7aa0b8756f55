// Products of a few rows of A with a matrix [K, N]: it is read once, where it lies, some of its rows at a time. Sums are formed
// term by term in the order of depth, as register tiles do. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "grouped_gemm/cpu_elements.h"

constexpr int kRows = 4;  // of A at a time, at most

// sums[rows, vectors] += A[rows, streams] B[streams, vectors], term by term in the order of depth, as tiles do.
template <int rows, int streams, int vectors, typename Element>
static inline void add_vectors(const float* a, long long a_step, const Element* b, long long ldb, long long columns,
                               float* sums, long long width) {
  Vector sum[rows][vectors];
#pragma GCC unroll 4
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < vectors; ++j) sum[i][j] = load(sums + i * width + j * kLanes);
  }
#pragma GCC unroll 4
  for (int s = 0; s < streams; ++s) {
    Vector row[vectors];
#pragma GCC unroll 2
    for (int j = 0; j < vectors; ++j)
      row[j] = vectors == 1 ? load_elements(b + s * ldb, columns) : load_elements(b + s * ldb + j * kLanes);
#pragma GCC unroll 4
    for (int i = 0; i < rows; ++i) {
      const Vector element = broadcast(a[i * a_step + s]);
#pragma GCC unroll 2
      for (int j = 0; j < vectors; ++j) multiply_add(sum[i][j], element, row[j]);
    }
  }
#pragma GCC unroll 4
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < vectors; ++j) store(sums + i * width + j * kLanes, sum[i][j]);
  }
}

template <int rows, int streams, typename Element>
static inline void add_rows_of_b(const float* a, long long a_step, const Element* b, long long ldb, long long columns,
                                 float* sums, long long width) {
  long long n = 0;
  for (; n + 2 * kLanes <= columns; n += 2 * kLanes)
    add_vectors<rows, streams, 2>(a, a_step, b + n, ldb, 2 * kLanes, sums + n, width);
  for (; n < columns; n += kLanes) add_vectors<rows, streams, 1>(a, a_step, b + n, ldb, columns - n, sums + n, width);
}

template <int streams, typename Element>
static void add_rows(const float* a, long long a_step, long long rows, const Element* b, long long ldb, long long columns,
                     float* sums, long long width) {
  for (; rows >= kRows; rows -= kRows, a += kRows * a_step, sums += kRows * width) {
    add_rows_of_b<kRows, streams>(a, a_step, b, ldb, columns, sums, width);
  }
  if (rows == 3) add_rows_of_b<3, streams>(a, a_step, b, ldb, columns, sums, width);
  if (rows == 2) add_rows_of_b<2, streams>(a, a_step, b, ldb, columns, sums, width);
  if (rows == 1) add_rows_of_b<1, streams>(a, a_step, b, ldb, columns, sums, width);
}

// sums[rows, columns] += A[rows, depth] B[depth, columns], of a matrix that is read once, in its own order.
template <typename Element>
static void stream(const float* a, long long a_step, long long rows, const Element* b, long long ldb, long long depth,
                   long long columns, float* sums, long long width) {
  long long k = 0;
  for (; k + 4 <= depth; k += 4) add_rows<4>(a + k, a_step, rows, b + k * ldb, ldb, columns, sums, width);
  for (; k < depth; ++k) add_rows<1>(a + k, a_step, rows, b + k * ldb, ldb, columns, sums, width);
}
