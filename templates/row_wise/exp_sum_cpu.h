// Sums of exponentials on a CPU, relative to the largest one, as softmaxes need them.
#pragma once

#include <bit>

#include "row_wise/row_blocks_cpu.h"

namespace {

constexpr float kLargest = 3.40282347e38f;

// Of exp(scale * (element - from)), where scale * from is the largest. It is finite, for an infinity less itself is no number:
// so the sum of nothing but -infinity is 0, and with one +infinity it is that.
struct ExpSum {
  float from, sum;
};

template <typename T>
inline Floats powers(Floats x, float scale, float from) {
  return power_of_two<T>((x - from) * (scale * kLog2OfE));
}

// Of 16 bits in one pass, by the first element instead of the one that is found to be the largest, unless powers overflow then.
// Of f32 the largest is looked for first: a power of what is far from 0 is not exact enough.
template <int kLanes, typename T>
inline ExpSum exp_sum(const T* in, long long count, float scale) {
  const unsigned sign = std::bit_cast<unsigned>(scale) & 0x80000000u;  // turned with it, elements are in the order of products
  const auto in_order = [&](Floats x) { return floats(words(x) ^ sign); };
  const auto relative_to = [&](float largest) -> ExpSum {
    largest = std::clamp(largest, -kLargest, kLargest);
    const float from = scale < 0 ? -largest : largest;
    return {from, sum_of<kLanes>(in, count, [&](Floats x) { return powers<T>(x, scale, from); })};
  };
  if constexpr (sizeof(T) == 4) return relative_to(max_of<kLanes>(in, count, in_order));

  Floats most = all(-INFINITY);
  const float first = count > 0 ? float(in[0]) : -kLargest;
  const float sum = sum_of<kLanes>(in, count, [&](Floats x) {
    most = larger(in_order(x), most);  // not NaN
    return powers<T>(x, scale, first);
  });
  const float largest = std::clamp(largest_of(most), -kLargest, kLargest), from = scale < 0 ? -largest : largest;
  if (std::abs(first) <= kLargest && sum <= kLargest) return {from, sum * std::exp(scale * (first - from))};
  return relative_to(largest);
}

inline ExpSum joined(ExpSum a, ExpSum b, float scale) {
  const float from = (a.from < b.from) == (scale < 0) ? a.from : b.from;
  return {from, a.sum * std::exp(scale * (a.from - from)) + b.sum * std::exp(scale * (b.from - from))};
}

}  // namespace
