// Products of f32 by three of tf32 (Ootomo and Yokota 2022, Recovering single precision accuracy from Tensor Cores while
// surpassing the FP32 theoretical peak performance, IJHPCA 36:475): a factor is a head of 11 digits and a rest of 11 more, and
// only the product of two rests is left out, 2^-22 of the whole at most. A unit includes common/mma.h before this file.
#pragma once

#include "gemm/fragments.h"

namespace tw {

// 16 rows of A or columns of B, of one step: x = head + rest. Of a rest's 12 digits the tensor core cuts off the last, a unit
// in x's last place.
struct SplitBlock {
  unsigned head[4], rest[4];

  // Whether all are finite.
  TW_DEVICE bool split(const unsigned (&x)[4]) {
    bool is_finite = true;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      head[i] = x[i];
      round_operand<tf32>(head[i]);
      take_rest(x, i);
      is_finite &= is_finite_number(head[i]);
    }
    return is_finite;
  }

  // An infinite head would leave a NaN behind, and become one where it meets a rest of 0. So an infinity, or what rounds to
  // one, is the rest, and the head another number of its sign: of an infinity 1, whose products are finite and change nothing.
  // Of a NaN the rest is one.
  TW_DEVICE void keep_heads_finite(const unsigned (&x)[4]) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (!is_finite_number(rest[i])) head[i] = x[i] & 0xbfffe000;
      take_rest(x, i);
    }
  }

 private:
  static TW_DEVICE bool is_finite_number(unsigned x) { return fabsf(__uint_as_float(x)) < __uint_as_float(0x7f800000); }
  TW_DEVICE void take_rest(const unsigned (&x)[4], int i) {
    rest[i] = __float_as_uint(__uint_as_float(x[i]) - __uint_as_float(head[i]));
  }
};

template <typename Element, typename ATile, typename BTile, int WM, int WN>
struct SplitFragments : Fragments<Element, ATile, BTile, WM, WN> {
  static constexpr int kColumnBlocks = WN / 8;
  static constexpr int kAtOnce = kColumnBlocks < 4 ? kColumnBlocks : 4;  // blocks that the tensor cores work on in turn

  // The tensor cores add up the products of one step; what they sum is truncated, so the sum over steps is not theirs.
  TW_DEVICE void multiply(Accumulators<WM / 16, WN / 8>& sum) const {
    SplitBlock a[WM / 16], b[WN / 16];
    bool is_finite = true;
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) is_finite &= a[i].split(this->a[i]);
#pragma unroll
    for (int i = 0; i < WN / 16; ++i) is_finite &= b[i].split(this->b[i]);
    // Hardly ever; and compilers don't move what follows ahead of a branch, which would take registers that there are not.
    if (!is_finite) {
#pragma unroll
      for (int i = 0; i < WM / 16; ++i) a[i].keep_heads_finite(this->a[i]);
#pragma unroll
      for (int i = 0; i < WN / 16; ++i) b[i].keep_heads_finite(this->b[i]);
    }
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
      for (int first = 0; first < kColumnBlocks; first += kAtOnce) {
        float step[kAtOnce][4] = {};
        multiply_add(step, a[i].rest, b, &SplitBlock::head, first);
        multiply_add(step, a[i].head, b, &SplitBlock::rest, first);
        multiply_add(step, a[i].head, b, &SplitBlock::head, first);
#pragma unroll
        for (int j = 0; j < kAtOnce * 4; ++j) sum.block[i][first + j / 4][j % 4] += step[j / 4][j % 4];
      }
    }
  }

 private:
  static TW_DEVICE void multiply_add(float (&step)[kAtOnce][4], const unsigned (&a)[4], const SplitBlock (&b)[WN / 16],
                                     unsigned (SplitBlock::*part)[4], int first) {
#pragma unroll
    for (int j = 0; j < kAtOnce; ++j) {
      const int column = first + j;
      const unsigned(&of_b)[4] = b[column / 2].*part;
      mma<tf32>(step[j], a, of_b[column % 2 * 2], of_b[column % 2 * 2 + 1]);
    }
  }
};

}  // namespace tw
