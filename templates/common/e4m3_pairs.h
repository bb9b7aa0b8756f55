// Four e4m3 as two pairs of f16 or bf16, exactly; NaN stays NaN. From sm89 on there are instructions for it; before, exponent
// and fraction move to their places, and a multiplication rebiases the exponent, subnormals included.
#pragma once

#include "common/pack.h"
#include "common/types.h"

namespace tw {

// What the magnitudes of a pair, e4m3 in the upper byte of each half, are as Element.
template <typename Element>
TW_DEVICE unsigned pair_of_upper_bytes(unsigned halves) {
  constexpr bool kIsBf16Pair = kIsBf16<Element>;
  const unsigned magnitude = halves & 0x7f007f00u, is_nan = ((magnitude + 0x01000100u) & 0x80008000u) >> 15;
  unsigned pair = magnitude >> (kIsBf16Pair ? 4 : 1);
  if constexpr (kIsBf16Pair) {
    asm("fma.rn.bf16x2 %0, %0, %1, %2;" : "+r"(pair) : "r"(0x7b807b80u), "r"(0x80008000u));  // 2^120
  } else {
    asm("mul.f16x2 %0, %0, %1;" : "+r"(pair) : "r"(0x5c005c00u));  // 2^8
  }
  return pair | (halves & 0x80008000u) | is_nan * (kIsBf16Pair ? 0x7fc0u : 0x7e00u);
}

// Bytes 0 and 1 of `four` become `low`, bytes 2 and 3 `high`.
template <typename Element>
TW_DEVICE void unpack_e4m3(unsigned four, unsigned& low, unsigned& high) {
#if __CUDA_ARCH__ >= 890
  asm("{\n"
      ".reg .b16 low, high;\n"
      "mov.b32 {low, high}, %2;\n"
      "cvt.rn.f16x2.e4m3x2 %0, low;\n"
      "cvt.rn.f16x2.e4m3x2 %1, high;\n"
      "}"
      : "=r"(low), "=r"(high)
      : "r"(four));
  if constexpr (kIsBf16<Element>) {
    const auto as_bf16 = [](unsigned pair) {
      return pack_pair<bf16>(to_float(f16{static_cast<unsigned short>(pair)}),
                             to_float(f16{static_cast<unsigned short>(pair >> 16)}));
    };
    low = as_bf16(low);
    high = as_bf16(high);
  }
#else
  low = pair_of_upper_bytes<Element>(__byte_perm(four, 0, 0x1404));
  high = pair_of_upper_bytes<Element>(__byte_perm(four, 0, 0x3424));
#endif
}

}  // namespace tw
