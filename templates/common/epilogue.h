// What happens to an accumulator on its way to memory: C = act(alpha * sum + beta * C + bias), all in f32, the activation
// chosen at run time (a uniform branch after the main loop). Used by every GPU GEMM family.
#pragma once

#include "common/activation.h"
#include "common/types.h"

namespace tw {

// What is added to an element of C before the activation.
template <typename Element, typename Params>
TW_DEVICE const Element* bias_at(const Params& p, long long batch, long long row, long long column) {
  return static_cast<const Element*>(p.bias) + batch * p.stride_bias + row * p.bias_row_stride + column * p.bias_column_stride;
}

// Where alpha is 0, A and B are not read.
template <typename Params>
TW_DEVICE bool multiplies(const Params& p) {
  return p.alpha != 0.0f;
}

// `kCount` neighbours of row `row` of a product's C, which begins at `c`, from column `column` on. `vector` says that they may
// be accessed as one aligned vector. kActivates: else p's activation is none, and no code is there for others.
template <typename Element, int kCount>
struct EpilogueVector {
  struct alignas(sizeof(Element) * kCount) Vector {
    Element element[kCount];
  };

  template <bool kActivates = true, typename Params>
  static TW_DEVICE void store(const Params& p, Element* c_row, long long batch, long long row, long long column, bool vector,
                              float (&sum)[kCount]) {
    const int count = p.N - column < kCount ? static_cast<int>(p.N - column) : kCount;
    vector = vector && count == kCount;
    Vector c;
#pragma unroll
    for (int i = 0; i < kCount; ++i) sum[i] *= p.alpha;
    if (p.beta != 0.0f) {
      if (vector) {
        c = *reinterpret_cast<const Vector*>(c_row + column);
      } else {
#pragma unroll
        for (int i = 0; i < kCount; ++i) c.element[i] = i < count ? c_row[column + i] : from_float<Element>(0.0f);
      }
#pragma unroll
      for (int i = 0; i < kCount; ++i) sum[i] += p.beta * to_float(c.element[i]);
    }
    if (p.bias != nullptr) {
      const Element* bias = bias_at<Element>(p, batch, row, column);
#pragma unroll
      for (int i = 0; i < kCount; ++i) sum[i] += i < count ? to_float(bias[i * p.bias_column_stride]) : 0.0f;
    }
    if constexpr (kActivates) activate_all<Element>(sum, p.activation);
#pragma unroll
    for (int i = 0; i < kCount; ++i) c.element[i] = from_float<Element>(sum[i]);
    if (vector) {
      *reinterpret_cast<Vector*>(c_row + column) = c;
    } else {
#pragma unroll
      for (int i = 0; i < kCount; ++i) {
        if (i < count) c_row[column + i] = c.element[i];
      }
    }
  }

  // Whether every row of C starts at an address that such vectors may have.
  template <typename Params>
  static TW_DEVICE bool aligned(const Params& p) {
    return reinterpret_cast<unsigned long long>(p.C) % sizeof(Vector) == 0 && p.ldc % kCount == 0 && p.stride_c % kCount == 0;
  }
};

}  // namespace tw
