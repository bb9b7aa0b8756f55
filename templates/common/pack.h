// Two f32 values rounded to a pair of 16-bit elements in one register, the first one in the lower half.
#pragma once

#include "common/types.h"

namespace tw {

template <typename Element>
inline constexpr bool kIsBf16 = false;
template <>
inline constexpr bool kIsBf16<bf16> = true;

template <typename Element>
TW_DEVICE unsigned pack_pair(float first, float second) {
  unsigned pair;
  if constexpr (kIsBf16<Element>) {
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(second), "f"(first));
  } else {
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(second), "f"(first));
  }
  return pair;
}

}  // namespace tw
