// A misplaced 16 bytes out of the two aligned words that they lie over.
#pragma once

#include "common/types.h"

namespace tw {

// The 16 bytes that begin at byte `from` (even, 0 to 14) of 32.
TW_DEVICE uint4 cut_chunk(uint4 low, uint4 high, unsigned from) {
  unsigned words[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
#pragma unroll
  for (int i = 0; i < 6; ++i) words[i] = from & 8 ? words[i + 2] : words[i];
#pragma unroll
  for (int i = 0; i < 5; ++i) words[i] = from & 4 ? words[i + 1] : words[i];
  const unsigned bits = (from & 2) * 8;
  return {__funnelshift_r(words[0], words[1], bits), __funnelshift_r(words[1], words[2], bits),
          __funnelshift_r(words[2], words[3], bits), __funnelshift_r(words[3], words[4], bits)};
}

}  // namespace tw
