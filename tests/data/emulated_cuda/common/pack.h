// Stands in for templates/common/pack.h.
#pragma once

#include "common/types.h"

namespace tw {

template <typename Element>
inline constexpr bool kIsBf16 = false;
template <>
inline constexpr bool kIsBf16<bf16> = true;

template <typename Element>
unsigned pack_pair(float first, float second) {
  return from_float<Element>(first).bits | static_cast<unsigned>(from_float<Element>(second).bits) << 16;
}

}  // namespace tw
