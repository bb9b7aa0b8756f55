// Packs of elements, by which rows are loaded and stored wherever they begin: one that straddles the boundaries of 16 bytes is
// put together from two of them. 16 bytes with an element of a row are read whole; what else is in them is not looked at.
// Included behind the macro T, the type of the operator's first tensor.
#pragma once

#include "common/numbers.h"
#include "common/pack.h"

constexpr int kPack = 16 / sizeof(T);  // elements of T by one load

// kPack elements as they lie in memory.
template <typename Element>
struct Pack {
  static constexpr int kBytes = kPack * sizeof(Element), kWords = kBytes / 4;
  static constexpr int kUnit = kBytes < 16 ? kBytes : 16;  // bytes of a load
  static constexpr int kOfWord = 4 / sizeof(Element), kBits = 8 * sizeof(Element);
  unsigned words[kWords];

  __device__ __forceinline__ float operator[](int i) const {
    if constexpr (kOfWord == 1) {
      return __uint_as_float(words[i]);
    } else {
      Element element;
      const unsigned bits = words[i / kOfWord] >> (i % kOfWord * kBits);
      element.stored.bits = static_cast<decltype(element.stored.bits)>(bits);
      return element;
    }
  }
  // Rounded to the type.
  __device__ __forceinline__ void set(const float (&values)[kPack]) {
#pragma unroll
    for (int word = 0; word < kWords; ++word) {
      if constexpr (kOfWord == 1) {
        words[word] = __float_as_uint(values[word]);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
      } else if constexpr (kOfWord == 2) {
        words[word] = tw::pack_pair<decltype(Element::stored)>(values[2 * word], values[2 * word + 1]);
#endif
      } else {
        words[word] = 0;
#pragma unroll
        for (int i = 0; i < kOfWord; ++i) {
          const Element element(values[word * kOfWord + i]);
          words[word] |= static_cast<unsigned>(element.stored.bits) << (i * kBits);
        }
      }
    }
  }
  // Zeros from element `valid` on.
  __device__ __forceinline__ void clear_from(int valid) {
#pragma unroll
    for (int word = 0; word < kWords; ++word) {
      const int left = min(max(valid - word * kOfWord, 0), kOfWord);
      words[word] &= left == kOfWord ? ~0u : (1u << (left * kBits % 32)) - 1;
    }
  }
  __device__ __forceinline__ void get(float (&values)[kPack]) const {
#pragma unroll
    for (int i = 0; i < kPack; ++i) values[i] = (*this)[i];
  }
};

// A unit of 16, 8 or 4 bytes, which lies at a multiple of its length.
template <int kUnit>
__device__ __forceinline__ void load_unit(unsigned* words, const void* from) {
  if constexpr (kUnit == 16) {
    const uint4 unit = *static_cast<const uint4*>(from);
    words[0] = unit.x, words[1] = unit.y, words[2] = unit.z, words[3] = unit.w;
  } else {
#pragma unroll
    for (int i = 0; i < kUnit / 4; ++i) words[i] = static_cast<const unsigned*>(from)[i];
  }
}
template <int kUnit>
__device__ __forceinline__ void store_unit(void* to, const unsigned* words) {
  if constexpr (kUnit == 16) {
    *static_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
  } else {
#pragma unroll
    for (int i = 0; i < kUnit / 4; ++i) static_cast<unsigned*>(to)[i] = words[i];
  }
}

// From `bytes` on, which are less than a unit, of a unit and what is behind it.
template <int kUnit, int kWords>
__device__ __forceinline__ void shift(unsigned (&words)[kUnit / 4 + kWords], unsigned bytes) {
  constexpr int kAll = kUnit / 4 + kWords;
#pragma unroll
  for (int step = kUnit / 8; step > 0; step /= 2) {
    if (bytes & 4 * step) {
#pragma unroll
      for (int i = 0; i + step < kAll; ++i) words[i] = words[i + step];
    }
  }
#pragma unroll
  for (int i = 0; i < kWords; ++i) words[i] = __funnelshift_r(words[i], words[i + 1], 8 * (bytes % 4));
}

// Where a row lies: it may begin anywhere.
template <typename Element>
struct Line {
  Element* begin;
  unsigned lead;  // bytes from the unit's boundary before

  __device__ __forceinline__ explicit Line(Element* at)
      : begin(at), lead(static_cast<unsigned>(reinterpret_cast<unsigned long long>(at) % Pack<Element>::kUnit)) {}
  __device__ __forceinline__ Line(Element* at, unsigned lead) : begin(at), lead(lead) {}
};

// Elements [from, to) of a pack that lies at a unit's boundary.
template <typename Element>
__device__ __forceinline__ void store_pack(Element* at, const Pack<Element>& pack, int from, int to) {
  using Stored = Pack<Element>;
  if (from <= 0 && to >= kPack) {
#pragma unroll
    for (int i = 0; i < Stored::kWords; i += Stored::kUnit / 4)
      store_unit<Stored::kUnit>(reinterpret_cast<unsigned*>(at) + i, pack.words + i);
    return;
  }
#pragma unroll
  for (int word = 0; word < Stored::kWords; ++word) {
    const int first = word * Stored::kOfWord;
    if (from <= first && to >= first + Stored::kOfWord) {
      reinterpret_cast<unsigned*>(at)[word] = pack.words[word];
    } else if constexpr (Stored::kOfWord > 1) {
#pragma unroll
      for (int i = 0; i < Stored::kOfWord; ++i) {
        const auto bits = static_cast<decltype(at->stored.bits)>(pack.words[word] >> (i * Stored::kBits));
        if (from <= first + i && first + i < to) at[first + i].stored.bits = bits;
      }
    }
  }
}

// The pack of a row of `cols` elements that begins at `column`; anything behind the row's end.
template <typename Element>
__device__ __forceinline__ Pack<Element> load_pack(Line<const Element> line, int column, int cols) {
  using Loaded = Pack<Element>;
  constexpr int kUnitWords = Loaded::kUnit / 4, kOfUnit = Loaded::kUnit / sizeof(Element);
  Loaded pack = {};
  if (line.lead == 0) {
#pragma unroll
    for (int i = 0; i < Loaded::kWords; i += kUnitWords)
      if (column + i * Loaded::kOfWord < cols)
        load_unit<Loaded::kUnit>(pack.words + i, reinterpret_cast<const unsigned*>(line.begin + column) + i);
  } else {
    unsigned words[kUnitWords + Loaded::kWords] = {};
    const int first = column - static_cast<int>(line.lead / sizeof(Element));
#pragma unroll
    for (int i = 0; i < kUnitWords + Loaded::kWords; i += kUnitWords)
      if (column < cols && first + i / kUnitWords * kOfUnit < cols)
        load_unit<Loaded::kUnit>(words + i, reinterpret_cast<const unsigned*>(line.begin + first) + i);
    shift<Loaded::kUnit, Loaded::kWords>(words, line.lead);
#pragma unroll
    for (int i = 0; i < Loaded::kWords; ++i) pack.words[i] = words[i];
  }
  return pack;
}
