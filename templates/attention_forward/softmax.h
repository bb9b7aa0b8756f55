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

// What scores are multiplied by. By a root that is made exact by a step of Newton's: sqrtf and divisions call code for rare
// operands, which takes registers from whoever calls them.
template <typename Params>
TW_DEVICE float scale_of(const Params& p) {
  const float columns = static_cast<float>(p.D), root = rsqrtf(columns);
  return p.scale != 0 ? p.scale : fmaf(0.5f * root, fmaf(-columns * root, root, 1.0f), root);
}

// Within a few units in the last place. What is near 0 has a series of its own, for 1 - 2 / (1 + e^2x) cancels there.
TW_DEVICE float tanh_of(float x) {
  float inverse;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(1 + exp2_of(2 * kLog2e * fabsf(x))));
  const float square = x * x;
  float series = fmaf(square, -0.00628755278f, 0.0210817333f);
  series = fmaf(series, square, -0.0538549529f);
  series = fmaf(series, square, 0.13332614f);
  series = fmaf(series, square, -0.333333185f);
  series = fmaf(x * square, series, x);
  return fabsf(x) < 0.55f ? series : copysignf(fmaf(-2.0f, inverse, 1.0f), x);
}

// Over the four lanes that hold a row.
TW_DEVICE float row_max(float x) {
  x = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
  return fmaxf(x, __shfl_xor_sync(~0u, x, 2));
}
TW_DEVICE float row_sum(float x) {
  x += __shfl_xor_sync(~0u, x, 1);
  return x + __shfl_xor_sync(~0u, x, 2);
}

// Rows whose scores times scale are farther from 0 are computed again (exact_row.h): what is lost when their base is rounded
// may exceed the range of weights, or the base that of f32.
inline constexpr float kFar = 0x1p26f;

TW_DEVICE bool is_far(float base, float scale) { return base != minus_infinity() && !(fabsf(base * scale) <= kFar); }

// Whether a row is to be computed again (exact_row.h): where some value, of which `all` adds up magnitudes, is no finite
// number, for a weight of 0 times what a mask hides may be NaN, and where scores are far from 0.
TW_DEVICE bool is_to_repeat(float all, float base, float scale) { return !(all < -minus_infinity()) || is_far(base, scale); }

// Bits that any lane has.
TW_DEVICE unsigned bits_of_warp(unsigned bits) {
#if __CUDA_ARCH__ >= 800
  return __reduce_or_sync(~0u, bits);
#else
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) bits |= __shfl_xor_sync(~0u, bits, distance);
  return bits;
#endif
}

// The logarithm of a row's sum; -inf where nothing was seen.
TW_DEVICE float log_sum(float base, float sum, float scale) {
  return sum != 0 ? (__fmul_rn(base, scale) + log2_of(sum)) * kLn2 : minus_infinity();
}

template <int kMTiles>
struct Softmax {
  float scale;  // of scores, to units of log2
  // Of rows g and g + 8 of each tile: about the largest score so far, and this lane's part of the sum.
  float base[kMTiles][2], sum[kMTiles][2];

  TW_DEVICE explicit Softmax(float scale) : scale(scale) {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
      base[m][0] = base[m][1] = minus_infinity();
      sum[m][0] = sum[m][1] = 0;
    }
  }

  // Scores become weights 2^(scale * (score - base)). `shrink`: by what values so far are to be multiplied, since the base
  // grew. It grows by leaps: a base that makes weights up to 2^kSlack costs no precision, and values seldom need to be touched.
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
        largest = row_max(largest);
        const float before = base[m][half];
        if ((largest - before) * scale > kSlack) base[m][half] = largest;
        const float used = base[m][half] == minus_infinity() ? 0 : base[m][half];  // nothing seen yet
        // Rounded once, for all: a fused difference would weigh blocks differently.
        const float scaled = __fmul_rn(used, scale);
        shrink[m][half] = exp2_of(__fmul_rn(before, scale) - scaled);
        float added = 0;
#pragma unroll
        for (int n = 0; n < kKeys / 8; ++n) {
#pragma unroll
          for (int i = 2 * half; i < 2 * half + 2; ++i) {
            s[m][n][i] = exp2_of(fmaf(s[m][n][i], scale, -scaled));
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
        if (query < queries) lse[query] = log_sum(base[m][half], sum[m][half], scale);
      }
    }
  }
};

// Rows of a warp that are to be computed again, a bit each.
template <int kMTiles, int kHead>
TW_DEVICE unsigned rows_to_repeat(const float (&o)[kMTiles][kHead / 8][4], const Softmax<kMTiles>& softmax, int lane) {
  static_assert(kMTiles <= 2);
  unsigned rows = 0;
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float all = 0;
#pragma unroll
      for (int n = 0; n < kHead / 8; ++n) all += fabsf(o[m][n][2 * half]) + fabsf(o[m][n][2 * half + 1]);
      if (is_to_repeat(all, softmax.base[m][half], softmax.scale)) rows |= 1u << (m * 16 + half * 8 + lane / 4);
    }
  }
  return bits_of_warp(rows);
}

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

// Soft cap, bias and ALiBi of a head.
template <typename Element, typename Params>
struct ScoreChange {
  const Params& p;
  const Element* bias;
  float to_cap, slope;
  int offset;

  TW_DEVICE ScoreChange(const Params& p, int head, int batch, int offset)
      : p(p),
        bias(static_cast<const Element*>(p.bias)),
        to_cap(p.softcap != 0 ? __fdividef(1, p.softcap) : 0),
        slope(p.alibi_slopes != nullptr ? static_cast<const float*>(p.alibi_slopes)[head] : 0),
        offset(offset) {
    if (bias != nullptr) bias += batch * p.stride_bias_b + head * p.stride_bias_h;
  }

  // `x`: the scaled product. What is not visible is not read.
  TW_DEVICE float of(float x, int query, int key, bool is_visible) const {
    return biased(p.softcap != 0 ? capped(x) : x, query, key, is_visible);
  }
  TW_DEVICE float capped(float x) const { return p.softcap * tanh_of(x * to_cap); }
  TW_DEVICE float biased(float x, int query, int key, bool is_visible) const {
    if (bias != nullptr && is_visible) x += to_float(bias[query * p.stride_bias_q + key]);
    return x - slope * fabsf(static_cast<float>(query + offset - key));
  }
};

// `scale` is that of the run.
template <int kMTiles, int kKeys, typename Element, typename Params, typename Visible>
TW_DEVICE void modify_scores(float (&s)[kMTiles][kKeys / 8][4], const Params& p, float scale, int head, int batch, int queries,
                             const Visible& visible, int first_query, int first_key, int lane) {
  const ScoreChange<Element, Params> change(p, head, batch, visible.offset);
  if (p.softcap != 0) {  // one branch for all
    for_each_score<kMTiles, kKeys>(s, first_query, first_key, lane,
                                   [&](float& score, int, int) { score = change.capped(score * scale); });
    scale = 1;
  }
  for_each_score<kMTiles, kKeys>(s, first_query, first_key, lane, [&](float& score, int query, int key) {
    const bool is_visible = query < queries && key >= visible.first(query) && key < visible.end(query);
    score = change.biased(score * scale, query, key, is_visible);
  });
}

}  // namespace tw
