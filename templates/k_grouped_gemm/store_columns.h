// The last of what happens to sums on their way to C, for kernels that have 8 of a row side by side.
#pragma once

#include "common/pack.h"
#include "common/types.h"

namespace tw {

// 8 columns from `to` on, of which `count` exist: beta times what was there is added, and the sum rounded.
template <typename Result, typename Params>
TW_DEVICE void store_columns(const Params& p, Result* to, long long count, float (&values)[8]) {
  const bool is_whole = count >= 8 && reinterpret_cast<unsigned long long>(to) % 16 == 0;
  if (p.beta != 0.0f) {
    struct alignas(16) Vector {
      Result element[8];
    } before;
    if (is_whole) {
      before = *reinterpret_cast<const Vector*>(to);
    } else {
#pragma unroll
      for (int i = 0; i < 8; ++i) before.element[i] = i < count ? to[i] : from_float<Result>(0.0f);
    }
#pragma unroll
    for (int i = 0; i < 8; ++i) values[i] += p.beta * to_float(before.element[i]);
  }
  if (!is_whole) {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      if (i < count) to[i] = from_float<Result>(values[i]);
    }
  } else if constexpr (sizeof(Result) == 4) {
    reinterpret_cast<float4*>(to)[0] = {values[0], values[1], values[2], values[3]};
    reinterpret_cast<float4*>(to)[1] = {values[4], values[5], values[6], values[7]};
  } else {
    unsigned words[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) words[i] = pack_pair<Result>(values[2 * i], values[2 * i + 1]);
    *reinterpret_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
  }
}

}  // namespace tw
