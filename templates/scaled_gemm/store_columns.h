// The last of what happens to sums on their way to C, for kernels that have 8 of a row side by side.
#pragma once

#include "common/pack.h"
#include "scaled_gemm/result.h"

namespace tw {

// 8 columns of row `row` of C from `column` on, and of them the first `count`, which exist; bias has been added. `most` gets
// the largest magnitude.
template <typename Params>
TW_DEVICE void store_columns(const Params& p, float (&values)[8], long long row, int column, int count, float scale,
                             int& most) {
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    if (i < count) most = max(most, magnitude_bits(values[i]));
    values[i] *= scale;
  }
  const long long at = row * p.ldc + column;
  const int bytes = p.result_type == kOfE4m3 ? 1 : p.result_type == kOfF32 ? 4 : 2;
  unsigned char* const to = static_cast<unsigned char*>(p.C) + at * bytes;
  if (count < 8 || reinterpret_cast<unsigned long long>(to) % (bytes == 1 ? 8 : 16) != 0) {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      if (i < count) store_result(p, at + i, values[i]);
    }
  } else if (p.result_type == kOfF32) {
    reinterpret_cast<float4*>(to)[0] = {values[0], values[1], values[2], values[3]};
    reinterpret_cast<float4*>(to)[1] = {values[4], values[5], values[6], values[7]};
  } else if (p.result_type == kOfE4m3) {
    unsigned words[2] = {};
#pragma unroll
    for (int i = 0; i < 8; ++i) words[i / 4] |= static_cast<unsigned>(e4m3_bits(values[i])) << (i % 4 * 8);
    *reinterpret_cast<uint2*>(to) = {words[0], words[1]};
  } else {
    unsigned words[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      words[i] = p.result_type == kOfF16 ? pack_pair<f16>(values[2 * i], values[2 * i + 1])
                                         : pack_pair<bf16>(values[2 * i], values[2 * i + 1]);
    }
    *reinterpret_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
  }
}

}  // namespace tw
