// Rows on a CPU: what row-wise operators there are made of. A row's sums and maxima are kept in lanes beside each other, for
// the compiler may not change the order of additions; which element goes where depends on its column alone.
//
// tw: tune    LANES = 16, 32, 64
// tw: launch  grid = rows
// tw: default LANES = 32
// tw: align   1
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>

namespace {  // a unit's own: others are compiled for other CPUs

constexpr float kLargest = 3.40282347e38f;

// Joins value(0), ..., value(count - 1).
template <int kLanes, typename Value, typename Join>
inline float joined_of(long long count, float neutral, Value value, Join join) {
  float lanes[kLanes];
  std::fill_n(lanes, kLanes, neutral);
  const long long whole = count / kLanes * kLanes;
  for (long long i = 0; i < whole; i += kLanes)
    for (int j = 0; j < kLanes; ++j) lanes[j] = join(lanes[j], value(i + j));
  for (long long i = whole; i < count; ++i) lanes[i - whole] = join(lanes[i - whole], value(i));
  for (int half = kLanes / 2; half > 0; half /= 2)
    for (int j = 0; j < half; ++j) lanes[j] = join(lanes[j], lanes[j + half]);
  return lanes[0];
}

template <int kLanes, typename Value>
inline float sum_of(long long count, Value value) {
  return joined_of<kLanes>(count, 0.0f, value, [](float a, float b) { return a + b; });
}

// Without NaN, if there is anything else.
template <int kLanes, typename Value>
inline float max_of(long long count, Value value) {
  return joined_of<kLanes>(count, -INFINITY, value, [](float a, float b) { return b > a ? b : a; });
}

// e^x for x up to 88, and of infinity, in arithmetic that compilers vectorize: 2^i * e^f with a whole i, and |f| up to ln(2)
// / 2. The largest element of a row less itself may be a little more than 0, where compilers join a product and a difference.
// Two factors make 2^i, for results below what exponents reach.
inline float exp_of(float x) {
  const float bounded = std::max(x, -104.0f);               // whose power is rounded to 0
  const float whole = bounded * 1.44269504f + 12582912.0f;  // 1.5 * 2^23: rounds to a whole number
  const float i = whole - 12582912.0f, f = (bounded - i * 0.693145752f) - i * 1.42860677e-6f;
  const float series = 1 + f * (1 + f * (0.5f + f * (1 / 6.0f + f * (1 / 24.0f + f * (1 / 120.0f + f * (1 / 720.0f))))));
  const int exponent = std::bit_cast<int>(whole) - 0x4b400000, half = exponent >> 1;
  const auto power_of_two = [](int of) { return std::bit_cast<float>((of + 127) << 23); };
  return x > 88 ? x : series * power_of_two(half) * power_of_two(exponent - half);
}

struct ExpSum {
  float max, sum;  // of exp(value - max)
};

// Maxima are finite, for an infinity less itself is no number: so a row of -infinity sums up to 0, one with +infinity to that.
template <int kLanes, typename Value>
inline ExpSum exp_sum(long long count, Value value) {
  const float max = std::clamp(max_of<kLanes>(count, value), -kLargest, kLargest);
  return {max, sum_of<kLanes>(count, [&](long long i) { return exp_of(value(i) - max); })};
}

}  // namespace
