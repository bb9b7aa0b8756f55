// What CPU units of attention compute rows of scores with, in the extensions of gemm/cpu_vector.h. Everything is static, as
// there.
#pragma once

#include "attention_forward/problem.h"
#include "gemm/cpu_double.h"
#include "grouped_gemm/cpu_elements.h"

constexpr float kMinusInfinity = -__builtin_inff();

// 2^x for x <= 126, to 2 units in the last place; 0 from -126 down. The polynomial is the Taylor series of 2^f, |f| <= 1/2.
static inline Vector exp2_of(Vector x) {
  constexpr float kRounder = 12582912.0f + 127.0f;  // 1.5 * 2^23: the sum is a whole number, held in the low mantissa bits
  const Vector shifted = x + kRounder;
  const Vector f = x - (shifted - kRounder);
  Vector y = f * 1.5252734e-5f + 1.5403530e-4f;
  y = y * f + 1.3333558e-3f;
  y = y * f + 9.6181291e-3f;
  y = y * f + 5.5504109e-2f;
  y = y * f + 2.4022651e-1f;
  y = y * f + 6.9314718e-1f;
  y = y * f + 1.0f;
  const Vector power = reinterpret_cast<Vector>(reinterpret_cast<IntVector>(shifted) << 23);
  return x < -126.0f ? Vector{} : y * power;
}

static inline Vector soft_cap(Vector x, float cap) {
  return in_double(x, [cap](DoubleVector value) { return cap * hyperbolic_tangent(value / cap); });
}

// A step of the online softmax: turns `keys` scores into weights relative to the largest score so far, which it raises, adds
// them to `sum`, and returns what earlier weights shrink by. to_log2: the base 2 logarithm of e, in units of scores.
// The largest score is subtracted before anything is multiplied, so that the lowest finite scores stay finite, and that equal
// scores weigh alike in all blocks.
template <int keys>
static inline float weigh(float* score, float to_log2, float& largest, float& sum) {
  Vector most = load(score);
  for (int j = kLanes; j < keys; j += kLanes) most = load(score + j) > most ? load(score + j) : most;
  const float before = largest, now = largest_of_lanes(most);
  if (now > before) largest = now;
  const float shrink = largest == before ? 1 : exp2_of(broadcast((before - largest) * to_log2))[0];
  const float base = largest == kMinusInfinity ? 0 : largest;  // nothing seen yet
  Vector added{};
  for (int j = 0; j < keys; j += kLanes) {
    const Vector weight = exp2_of((load(score + j) - base) * to_log2);
    store(score + j, weight);
    added += weight;
  }
  sum = sum * shrink + sum_of_lanes(added);
  return shrink;
}

// Natural logarithm of e^largest * sum; -inf where nothing was seen, whose sum is 0.
static inline float log_sum(float largest, float sum) {
  return sum == 0 ? kMinusInfinity : largest + __builtin_log2f(sum) * tw::kLn2;
}

static inline void store_element(float* to, float value) { *to = value; }
// Rounded to nearest even, too large numbers to infinity.
static inline void store_element(tw::bf16* to, float value) {
  const unsigned bits = __builtin_bit_cast(unsigned, value);
  to->bits = static_cast<unsigned short>(value != value ? 0x7fff : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
