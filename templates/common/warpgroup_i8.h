// What wgmma of 8-bit integers needs beside warpgroup.h.
#pragma once

#include "common/warpgroup.h"

namespace tw {

// wgmma_pin of sums that are whole numbers.
template <int kCount>
TW_DEVICE void wgmma_pin(int (&accumulator)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+r"(accumulator[i])::"memory");
}

}  // namespace tw
