// What happens to an accumulator on its way to memory: C = act(alpha * sum + beta * C + bias), all in f32, the activation
// chosen at run time (a uniform branch after the main loop). Used by every GPU GEMM family.
#pragma once

#include "common/types.h"

namespace tw {

enum Activation : int { kNone = 0, kRelu = 1, kGelu = 2, kSilu = 3 };

TW_DEVICE float activate(float x, int activation) {
  if (activation == kRelu) return x < 0.0f ? 0.0f : x;  // NaN stays NaN
  if (activation == kGelu) return 0.5f * x * (1.0f + erff(x * 0.70710678f));
  if (activation == kSilu) return x / (1.0f + __expf(-x));
  return x;
}

// `kCount` neighbours of one row of C, from column `column` on. `vector` says that they may be accessed as one aligned vector.
template <typename Element, int kCount>
struct EpilogueVector {
  struct alignas(sizeof(Element) * kCount) Vector {
    Element element[kCount];
  };

  template <typename Params>
  static TW_DEVICE void store(const Params& p, Element* row, long long column, bool vector, float (&sum)[kCount]) {
    const int count = p.N - column < kCount ? static_cast<int>(p.N - column) : kCount;
    const Element* bias = static_cast<const Element*>(p.bias);
    vector = vector && count == kCount;
    Vector c;
#pragma unroll
    for (int i = 0; i < kCount; ++i) sum[i] *= p.alpha;
    if (p.beta != 0.0f) {
      if (vector) {
        c = *reinterpret_cast<const Vector*>(row + column);
      } else {
#pragma unroll
        for (int i = 0; i < kCount; ++i) c.element[i] = i < count ? row[column + i] : from_float<Element>(0.0f);
      }
#pragma unroll
      for (int i = 0; i < kCount; ++i) sum[i] += p.beta * to_float(c.element[i]);
    }
    if (bias != nullptr) {
#pragma unroll
      for (int i = 0; i < kCount; ++i) sum[i] += i < count ? to_float(bias[column + i]) : 0.0f;
    }
    if (p.activation != kNone) {
#pragma unroll
      for (int i = 0; i < kCount; ++i) sum[i] = activate(sum[i], p.activation);
    }
#pragma unroll
    for (int i = 0; i < kCount; ++i) c.element[i] = from_float<Element>(sum[i]);
    if (vector) {
      *reinterpret_cast<Vector*>(row + column) = c;
    } else {
#pragma unroll
      for (int i = 0; i < kCount; ++i) {
        if (i < count) row[column + i] = c.element[i];
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
