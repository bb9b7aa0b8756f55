// Rows of parameters of which a kernel is told when it runs what type they are of, so that one kernel serves all of them: all
// threads take the same branch at each load. Those of 16 bytes a pack are under way before the row is summed up, as others are.
#pragma once

#include "row_wise/row.h"

// 0, 1, 2 are f32, f16, bf16, the order of the operators' `types` lines.
struct AnyType {};

template <>
struct Shared<AnyType> {
  using Half = tw::Number<tw::f16>;
  using Bf16 = tw::Number<tw::bf16>;
  static constexpr int kWords = 4;
  static constexpr bool kIsEarly = !kIsLooping && KEEP * kWords <= 16 && RESIDENT * THREADS * ROWS <= 640;
  static constexpr bool kIsF32Early = kIsEarly && Pack<float>::kWords <= kWords;
  const void* begin;
  int dtype;
  float without;
  unsigned early[kIsEarly ? KEEP : 1][kWords];

  __device__ __forceinline__ Shared(const Row& row, const void* parameters, int dtype, float without)
      : begin(parameters), dtype(dtype), without(without) {
    if (!kIsEarly || begin == nullptr) return;
    if (dtype != 0) {
      keep<Half>(row);
    } else if constexpr (kIsF32Early) {
      keep<float>(row);
    }
  }

  // Of pack `i` of the thread, at a column.
  __device__ __forceinline__ Values values(int i, int column, int cols) const {
    Values result;
    if (begin == nullptr) {
#pragma unroll
      for (float& value : result.at) value = without;
    } else if (dtype == 0) {
      pack<float, kIsF32Early>(i, column, cols).get(result.at);
    } else if (dtype == 1) {
      pack<Half, kIsEarly>(i, column, cols).get(result.at);
    } else {
      pack<Bf16, kIsEarly>(i, column, cols).get(result.at);
    }
    return result;
  }

 private:
  template <typename Element>
  __device__ __forceinline__ Line<const Element> line() const {
    return Line<const Element>(static_cast<const Element*>(begin));
  }
  template <typename Element>
  __device__ __forceinline__ void keep(const Row& row) {
    const Kept<Element> kept = row.load(line<Element>());
#pragma unroll
    for (int i = 0; i < (kIsEarly ? KEEP : 1); ++i) {
#pragma unroll
      for (int word = 0; word < Pack<Element>::kWords && word < kWords; ++word) early[i][word] = kept.packs[i].words[word];
    }
  }
  template <typename Element, bool kIsKept>
  __device__ __forceinline__ Pack<Element> pack(int i, int column, int cols) const {
    if constexpr (kIsKept) {
      Pack<Element> result;
#pragma unroll
      for (int word = 0; word < Pack<Element>::kWords && word < kWords; ++word) result.words[word] = early[i][word];
      return result;
    } else {
      return load_pack(line<Element>(), column, cols);
    }
  }
};
