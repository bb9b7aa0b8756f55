#pragma once

#include "common/types.h"

namespace tw {

// Of 16-bit elements, by what all lanes of the warp show each other.
template <typename Element>
TW_DEVICE void mma(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  using emulated::shown;
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  for (int i = 0; i < 4; ++i) shown[thread][i] = a[i];
  shown[thread][4] = b0;
  shown[thread][5] = b1;
  __syncwarp();
  const auto half = [](unsigned pair, unsigned k) {
    return to_float(Element{static_cast<unsigned short>(pair >> k % 2 * 16)});
  };
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
    for (unsigned k = 0; k < 16; ++k) {
      d[i] += half(shown[first + row % 8 * 4 + k % 8 / 2][row / 8 + k / 8 * 2], k) *
              half(shown[first + column * 4 + k % 8 / 2][4 + k / 8], k);
    }
  }
  __syncwarp();
}

// As tensor cores do it: of a factor's fraction they read 10 bits, and what they sum they truncate.
template <>
TW_DEVICE void mma<tf32>(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  using emulated::shown;
  const unsigned thread = threadIdx.x, first = thread / 32 * 32, lane = thread % 32;
  for (int i = 0; i < 4; ++i) shown[thread][i] = a[i];
  shown[thread][4] = b0;
  shown[thread][5] = b1;
  __syncwarp();
  const auto cut = [](unsigned bits) -> double { return __uint_as_float(bits & 0xffffe000); };
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
    double sum = d[i];
    for (unsigned k = 0; k < 8; ++k) {
      sum += cut(shown[first + row % 8 * 4 + k % 4][row / 8 + k / 4 * 2]) * cut(shown[first + column * 4 + k % 4][4 + k / 4]);
    }
    d[i] = static_cast<float>(sum);
    if (std::isfinite(d[i]) && std::fabs(d[i]) > std::fabs(sum)) d[i] = std::nextafterf(d[i], 0.0f);
  }
  __syncwarp();
}

// To nearest, away from 0 where two are as near.
template <typename Element>
TW_DEVICE void round_operand(unsigned& bits) {
  if constexpr (sizeof(Element) == 4) {
    const bool is_nan = (bits & 0x7fffffff) > 0x7f800000;
    bits = is_nan ? 0x7fffffff : bits + 0x1000 & 0xffffe000;
  }
}

}  // namespace tw
