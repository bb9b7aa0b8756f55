// The online softmax on fragments of mma.m16n8k16 (PTX ISA: lane 4 g + t holds columns 2 t and 2 t + 1 of rows g and g + 8 of
// each 16 x 8 block): masks, row maxima and sums, and what they mean for the values accumulated so far.
#pragma once

#include "attention_forward/problem.h"
#include "common/types.h"

namespace tw {

TW_DEVICE float exp2_of(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
TW_DEVICE float log2_of(float x) {
  float y;
  asm("lg2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
TW_DEVICE float minus_infinity() { return __int_as_float(0xff800000); }

// Over the four lanes that hold a row.
TW_DEVICE float row_max(float x) {
  x = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
  return fmaxf(x, __shfl_xor_sync(~0u, x, 2));
}
TW_DEVICE float row_sum(float x) {
  x += __shfl_xor_sync(~0u, x, 1);
  return x + __shfl_xor_sync(~0u, x, 2);
}

template <int kMTiles>
struct Softmax {
  float scale;  // of scores, to units of log2
  // Of rows g and g + 8 of each tile: about the largest score so far in units of log2, and this lane's part of the sum.
  float base[kMTiles][2], sum[kMTiles][2];

  TW_DEVICE explicit Softmax(float scale) : scale(scale) {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
      base[m][0] = base[m][1] = minus_infinity();
      sum[m][0] = sum[m][1] = 0;
    }
  }

  // Scores become weights 2^(scale * score - base). `shrink`: by what values so far are to be multiplied, since the base grew.
  // It grows by leaps: a base that is up to 2^kSlack too small costs no precision, and values seldom need to be touched.
  template <int kKeys>
  TW_DEVICE void weigh(float (&s)[kMTiles][kKeys / 8][4], float (&shrink)[kMTiles][2]) {
    constexpr float kSlack = 8;
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        float largest = fmaxf(s[m][0][2 * half], s[m][0][2 * half + 1]);
#pragma unroll
        for (int n = 1; n < kKeys / 8; ++n) largest = fmaxf(largest, fmaxf(s[m][n][2 * half], s[m][n][2 * half + 1]));
        // Rounded once, for all: a fused difference would weigh blocks differently.
        const float now = __fmul_rn(row_max(largest), scale);
        const float before = base[m][half];
        if (now > before + kSlack) base[m][half] = now;
        const float used = base[m][half] == minus_infinity() ? 0 : base[m][half];  // nothing seen yet
        shrink[m][half] = exp2_of(before - used);
        float added = 0;
#pragma unroll
        for (int n = 0; n < kKeys / 8; ++n) {
#pragma unroll
          for (int i = 2 * half; i < 2 * half + 2; ++i) {
            s[m][n][i] = exp2_of(fmaf(s[m][n][i], scale, -used));
            added += s[m][n][i];
          }
        }
        sum[m][half] = sum[m][half] * shrink[m][half] + added;
      }
    }
  }

  template <int kHead>
  TW_DEVICE static void rescale(float (&o)[kMTiles][kHead / 8][4], const float (&shrink)[kMTiles][2]) {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
      const bool any = __any_sync(~0u, shrink[m][0] != 1 || shrink[m][1] != 1);
      if (!any) continue;
#pragma unroll
      for (int n = 0; n < kHead / 8; ++n) {
#pragma unroll
        for (int i = 0; i < 4; ++i) o[m][n][i] *= shrink[m][i / 2];
      }
    }
  }

  // Accumulated values become means.
  template <int kHead>
  TW_DEVICE void finish(float (&o)[kMTiles][kHead / 8][4]) {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        sum[m][half] = row_sum(sum[m][half]);
        const float factor = base[m][half] != minus_infinity() ? 1 / sum[m][half] : 0;
#pragma unroll
        for (int n = 0; n < kHead / 8; ++n) {
          o[m][n][2 * half] *= factor;
          o[m][n][2 * half + 1] *= factor;
        }
      }
    }
  }

  TW_DEVICE void store_lse(float* lse, int first_query, int queries, int lane) const {
    if (lane % 4 != 0) return;
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int query = first_query + m * 16 + half * 8 + lane / 4;
        const float value = (base[m][half] + log2_of(sum[m][half])) * kLn2;
        if (query < queries) lse[query] = base[m][half] != minus_infinity() ? value : minus_infinity();
      }
    }
  }
};

// Calls visit(score, query, key) for all scores of a warp's block.
template <int kMTiles, int kKeys, typename Visit>
TW_DEVICE void for_each_score(float (&s)[kMTiles][kKeys / 8][4], int first_query, int first_key, int lane, Visit visit) {
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int n = 0; n < kKeys / 8; ++n) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        visit(s[m][n][i], first_query + m * 16 + i / 2 * 8 + lane / 4, first_key + n * 8 + lane % 4 * 2 + i % 2);
      }
    }
  }
}

template <int kMTiles, int kKeys, typename Visible>
TW_DEVICE void mask_scores(float (&s)[kMTiles][kKeys / 8][4], const Visible& visible, int first_query, int first_key,
                           int lane) {
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int query = first_query + m * 16 + half * 8 + lane / 4;
      const int column = first_key + lane % 4 * 2, first = visible.first(query) - column, end = visible.end(query) - column;
#pragma unroll
      for (int n = 0; n < kKeys / 8; ++n) {
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          if (n * 8 + i < first || n * 8 + i >= end) s[m][n][2 * half + i] = minus_infinity();
        }
      }
    }
  }
}

// Whether scores are more than scaled products.
template <typename Params>
TW_DEVICE bool is_modified(const Params& p) {
  return p.softcap != 0 || p.bias != nullptr || p.alibi_slopes != nullptr;
}

// Soft cap, bias and ALiBi; scores leave in units of log2. `scale` is that of the run. What is not visible is not read.
template <int kMTiles, int kKeys, typename Element, typename Params, typename Visible>
TW_DEVICE void modify_scores(float (&s)[kMTiles][kKeys / 8][4], const Params& p, float scale, int head, int batch, int queries,
                             const Visible& visible, int first_query, int first_key, int lane) {
  const Element* bias = static_cast<const Element*>(p.bias);
  if (bias != nullptr) bias += batch * p.stride_bias_b + head * p.stride_bias_h;
  const float slope = p.alibi_slopes != nullptr ? static_cast<const float*>(p.alibi_slopes)[head] : 0;
  for_each_score<kMTiles, kKeys>(s, first_query, first_key, lane, [&](float& score, int query, int key) {
    float x = score * scale;
    if (p.softcap != 0) x = p.softcap * (1 - 2 / (1 + exp2_of(x / p.softcap * (2 * kLog2e))));  // tanh
    if (bias != nullptr && query < queries && key >= visible.first(query) && key < visible.end(query)) {
      x += to_float(bias[query * p.stride_bias_q + key]);
    }
    score = (x - slope * fabsf(static_cast<float>(query + visible.offset - key))) * kLog2e;
  });
}

}  // namespace tw
