// The last of what happens to sums on their way to C, for kernels that have 8 of a row side by side.
#pragma once

#include "common/pack.h"
#include "scaled_gemm/result.h"

namespace tw {

// 8 columns of C from `column` on, and of them those that exist: their bias, for all rows that a thread stores.
template <typename Params>
class Columns {
 public:
  TW_DEVICE Columns(const Params& p, int column) : p_(p), column_(column), count_(static_cast<int>(min(p.N - column, 8LL))) {
#pragma unroll
    for (int i = 0; i < 8; ++i) bias_[i] = i < count_ ? bias_of(p, column + i) : 0.0f;
  }

  TW_DEVICE bool exist() const { return count_ > 0; }

  // Row `row` of them, before bias; `most` gets the largest magnitude.
  TW_DEVICE void store(float (&values)[8], long long row, float scale, int& most) const {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      values[i] += bias_[i];
      if (i < count_) most = max(most, magnitude_bits(values[i]));
      values[i] *= scale;
    }
    const long long at = row * p_.ldc + column_;
    const int bytes = p_.result_type == kOfE4m3 ? 1 : p_.result_type == kOfF32 ? 4 : 2;
    unsigned char* const to = static_cast<unsigned char*>(p_.C) + at * bytes;
    if (count_ < 8 || reinterpret_cast<unsigned long long>(to) % (bytes == 1 ? 8 : 16) != 0) {
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        if (i < count_) store_result(p_, at + i, values[i]);
      }
    } else if (p_.result_type == kOfF32) {
      reinterpret_cast<float4*>(to)[0] = {values[0], values[1], values[2], values[3]};
      reinterpret_cast<float4*>(to)[1] = {values[4], values[5], values[6], values[7]};
    } else if (p_.result_type == kOfE4m3) {
      unsigned words[2] = {};
#pragma unroll
      for (int i = 0; i < 8; ++i) words[i / 4] |= static_cast<unsigned>(e4m3_bits(values[i])) << (i % 4 * 8);
      *reinterpret_cast<uint2*>(to) = {words[0], words[1]};
    } else {
      unsigned words[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        words[i] = p_.result_type == kOfF16 ? pack_pair<f16>(values[2 * i], values[2 * i + 1])
                                           : pack_pair<bf16>(values[2 * i], values[2 * i + 1]);
      }
      *reinterpret_cast<uint4*>(to) = {words[0], words[1], words[2], words[3]};
    }
  }

 private:
  const Params& p_;
  int column_, count_;
  float bias_[8];
};

}  // namespace tw
