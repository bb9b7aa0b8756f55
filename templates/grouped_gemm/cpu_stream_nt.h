// Products of a few rows of A with a matrix whose rows are C's columns, [N, K]: it is read once, where it lies, some of its
// rows at a time. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "grouped_gemm/cpu_elements.h"

constexpr int kRows = 4;                        // of A at a time, at most
constexpr int kStreams = kLanes == 16 ? 4 : 2;  // rows of B, beside three rows of A or more

template <int rows, int streams>
[[gnu::always_inline]] static inline void add_step(Vector (&sum)[rows][streams], const float* a, long long a_step,
                                                   const Vector (&part)[streams]) {
#pragma GCC unroll 4
  for (int i = 0; i < rows; ++i) {
    const Vector a_part = load(a + i * a_step);
#pragma GCC unroll 8
    for (int s = 0; s < streams; ++s) multiply_add(sum[i][s], a_part, part[s]);
  }
}

// sums[rows, streams] += the inner products of rows of A, which end in zeros, with as many rows of B.
template <int rows, int streams, typename Element>
static void add_products(const float* a, long long a_step, const Element* b, long long ldb, long long depth, float* sums,
                         long long width) {
  Vector sum[rows][streams];
#pragma GCC unroll 4
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int s = 0; s < streams; ++s) sum[i][s] = Vector{};
  }
  long long k = 0;
  for (; k + kLanes <= depth; k += kLanes) {
    Vector part[streams];
#pragma GCC unroll 8
    for (int s = 0; s < streams; ++s) part[s] = load_elements(b + s * ldb + k);
    add_step<rows, streams>(sum, a + k, a_step, part);
  }
  if (k < depth) {
    Vector part[streams];
#pragma GCC unroll 8
    for (int s = 0; s < streams; ++s) part[s] = load_elements(b + s * ldb + k, depth - k);
    add_step<rows, streams>(sum, a + k, a_step, part);
  }
#pragma GCC unroll 4
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int s = 0; s < streams; ++s) sums[i * width + s] += sum_of_lanes(sum[i][s]);
  }
}

template <int streams, typename Element>
static void add_rows(const float* a, long long a_step, long long rows, const Element* b, long long ldb, long long depth,
                     float* sums, long long width) {
  for (; rows >= kRows; rows -= kRows, a += kRows * a_step, sums += kRows * width) {
    add_products<kRows, streams>(a, a_step, b, ldb, depth, sums, width);
  }
  if (rows == 3) add_products<3, streams>(a, a_step, b, ldb, depth, sums, width);
  if (rows == 2) add_products<2, streams>(a, a_step, b, ldb, depth, sums, width);
  if (rows == 1) add_products<1, streams>(a, a_step, b, ldb, depth, sums, width);
}

// sums[rows, columns] += A[rows, depth] B[depth, columns], of a matrix that is read once, in its own order.
template <typename Element>
static void stream(const float* a, long long a_step, long long rows, const Element* b, long long ldb, long long depth,
                   long long columns, float* sums, long long width) {
  long long n = 0;
  if (rows == 1) {
    for (; n + 8 <= columns; n += 8) add_products<1, 8>(a, a_step, b + n * ldb, ldb, depth, sums + n, width);
  } else if (rows == 2) {
    for (; n + 4 <= columns; n += 4) add_products<2, 4>(a, a_step, b + n * ldb, ldb, depth, sums + n, width);
  }
  for (; n + kStreams <= columns; n += kStreams) add_rows<kStreams>(a, a_step, rows, b + n * ldb, ldb, depth, sums + n, width);
  for (; n < columns; ++n) add_rows<1>(a, a_step, rows, b + n * ldb, ldb, depth, sums + n, width);
}
