// Sums of products in f64, independent of all kernels: what the references of GEMM and of its relatives are made of.
#pragma once

#include "common/types.h"

inline constexpr long long kReferenceColumns = 64;  // of C, whose sums share a row of A in L1

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
template <bool kDepthContiguous, typename Element>
TW_HD void load_depth(const Element* from, long long leading, float (&to)[8]) {
  if (kDepthContiguous && reinterpret_cast<unsigned long long>(from) % 16 == 0) {
    struct alignas(16) Vector {
      Element element[8];
    };
    const Vector vector = *reinterpret_cast<const Vector*>(from);
#pragma unroll
    for (int i = 0; i < 8; ++i) to[i] = tw::to_float(vector.element[i]);
  } else {
#pragma unroll
    for (int i = 0; i < 8; ++i) to[i] = tw::to_float(from[kDepthContiguous ? i : i * leading]);
  }
}

// The sum over `depth` for one element. 16-bit products are exact in f32, which saves a conversion to f64 (the slow part on a
// GPU).
template <bool kADepthContiguous, bool kBDepthContiguous, typename Element>
TW_HD void reference_sums(const Element* a, long long lda, const Element* b, long long ldb, long long depth, int,
                          double* sums) {
  const long long a_step = kADepthContiguous ? 1 : lda, b_step = kBDepthContiguous ? 1 : ldb;
  double sum = 0;
  long long k = 0;
  for (; k + 8 <= depth; k += 8) {
    float a_values[8], b_values[8];
    load_depth<kADepthContiguous>(a + k * a_step, lda, a_values);
    load_depth<kBDepthContiguous>(b + k * b_step, ldb, b_values);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      if constexpr (sizeof(Element) == 2) {
        sum += static_cast<double>(a_values[i] * b_values[i]);
      } else {
        sum += static_cast<double>(a_values[i]) * b_values[i];
      }
    }
  }
  for (; k < depth; ++k) sum += static_cast<double>(tw::to_float(a[k * a_step])) * tw::to_float(b[k * b_step]);
  sums[0] = sum;
}

#else

// Sums over `depth` for `cols` (at most 64) neighbours of one row. It is cut into blocks whose part of A's row stays in L1 as
// f64.
template <bool kADepthContiguous, bool kBDepthContiguous, typename Element>
void reference_sums(const Element* a, long long lda, const Element* b, long long ldb, long long depth, int cols, double* sums) {
  constexpr int kBlock = 512, kLanes = 8;
  const long long a_step = kADepthContiguous ? 1 : lda;
  for (int j = 0; j < cols; ++j) sums[j] = 0;
  for (long long first = 0; first < depth; first += kBlock) {
    const int count = static_cast<int>(depth - first < kBlock ? depth - first : kBlock);
    double a_row[kBlock];
    for (int k = 0; k < count; ++k) a_row[k] = tw::to_float(a[(first + k) * a_step]);
    if (kBDepthContiguous) {
      for (int j = 0; j < cols; ++j) {
        const Element* b_column = b + j * ldb + first;
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
        const Element* b_row = b + (first + k) * ldb;
        for (int j = 0; j < cols; ++j) sums[j] += a_row[k] * tw::to_float(b_row[j]);
      }
    }
  }
}

#endif
