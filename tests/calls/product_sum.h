// What a sum of products becomes in f32, whoever adds it up, and numbers that such sums are tried with: of the ops that
// multiply matrices.
#pragma once

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "call.h"
#include "expected.h"
#include "operands.h"
#include "random_source.h"

namespace tilewright::calls {

constexpr std::int32_t kRelu = 1, kGelu = 2, kSilu = 3;

inline double any_number(RandomSource& random) {
  for (;;) {
    const float value = std::bit_cast<float>(static_cast<std::uint32_t>(random.bits() >> 32));
    if (std::isfinite(value)) return value;
  }
}

inline double special_number(RandomSource& random) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  return random.one_of({std::numeric_limits<double>::quiet_NaN(), kInfinity, -kInfinity, -double{FLT_MAX}, double{FLT_MAX},
                        0x1p-149, -0x1p-130, -0.0});
}

// An element of a tensor, as the call's content has it; `takes_any`: of any finite number, which the tensor is added with
// alone.
inline double random_element(const Call& call, bool takes_any, double special_rate, RandomSource& random) {
  using Content = Call::Content;
  double value = random.unit() * 2 - 1;
  if (call.content == Content::whole) value = static_cast<double>(random.between(-4, 4));
  if (call.content == Content::wide) value = std::ldexp(value, static_cast<int>(random.between(-20, 20)));
  if (call.content == Content::any_bits && takes_any) value = any_number(random);
  if (call.content == Content::special && random.chance(special_rate)) value = special_number(random);
  return value;
}

// Of a tensor of i32 that is present; zeros behind the last number.
inline void fill_numbers(const Operands& operands, std::size_t tensor, const std::vector<std::int32_t>& numbers) {
  if (operands.pointers[tensor] == nullptr) return;
  operands.views[tensor].for_each([&](std::int64_t at) {
    const auto i = static_cast<std::size_t>(at);
    operands.set(tensor, at, i < numbers.size() ? numbers[i] : 0);
  });
}

inline double activated(double x, std::int32_t activation) {
  if (activation == kRelu) return x < 0 ? 0 : x;
  if (activation == kGelu) return x / 2 * std::erfc(-x / std::sqrt(2.0));  // 1 + erf, without cancellation
  if (activation == kSilu) return x / (1 + std::exp(-x));
  return x;
}

// The distance between neighbours of f32 at a value.
inline double unit_in_last_place(double value) {
  return std::max(0x1p-149, std::ldexp(1.0, std::ilogb(std::max(std::abs(value), 0x1p-126)) - 23));
}

// A sum in f32 of products, beta C and bias, in any order, fused or not, with alpha multiplied to the sum or to an operand.
class ProductSum {
 public:
  // alpha times the sum of `count` products; factors(i): the two of one. `lost`: what each product and addition may leave out.
  template <typename Factors>
  void add_products(double alpha, std::int64_t count, Factors&& factors, double lost = 0) {
    if (count == 0) return;
    double sum = 0, magnitude = 0, largest = 0;
    const auto depth = static_cast<double>(count);
    for (std::int64_t i = 0; i < count; ++i) {
      const auto [x, y] = factors(i);
      sum += x * y;
      magnitude += std::isfinite(x * y) ? std::abs(x * y) : 0;
      for (const double factor : {x, y}) largest = std::max(largest, std::isfinite(factor) ? std::abs(factor) : 0);
      // alpha times a subnormal may be 0, and nobody knows what 0 times infinity was meant to be.
      if (std::isinf(x * y) && std::min(std::abs(x), std::abs(y)) < 0x1p-100) largest = std::numeric_limits<double>::infinity();
    }
    const double product = alpha * sum;
    depth_ = depth;
    error_ += std::abs(alpha) * magnitude * 3 * 0x1p-24;
    error_ += depth * ((largest + std::abs(alpha) + 1) * 0x1p-149 + std::abs(alpha) * lost);
    risk_ = std::max(1.0, std::abs(alpha)) * std::max(magnitude, largest);
    terms_ = 1;  // a sum itself
    add(product, std::abs(alpha) * magnitude);
  }
  void add_exactly(double value) { add(value, std::abs(value)); }
  void add_product(double factor, double value) {
    const double product = factor * value;
    if (std::isfinite(product))
      error_ += std::min(std::abs(product - static_cast<float>(product)), std::abs(product) * 0x1p-24 + 0x1p-149);
    add(product, std::abs(product));
  }
  Expected activated_by(std::int32_t activation) const {
    if (risk_ > FLT_MAX / 2 && (terms_ > 1 || risk_ > FLT_MAX)) return {};
    // C may be what the sum begins with.
    const double rounding = terms_ > 1 || depth_ > 0 ? (depth_ + 3) * magnitude_ * 0x1p-24 : 0;
    const double x = has_nan_ ? std::numeric_limits<double>::quiet_NaN() : value_;
    if (std::isnan(x)) return {.kind = Expected::Kind::nan};
    if (std::isinf(x) && x < 0 && activation >= kGelu) return {};  // -inf * 0, or the limit
    const double y = activated(x, activation);
    double error = 1.2 * (error_ + rounding) + (activation >= kGelu ? 2 * unit_in_last_place(y) : 0);
    return {.kind = Expected::Kind::number, .value = y, .tolerance = std::isfinite(error) ? error : 0};
  }

 private:
  void add(double value, double magnitude) {
    ++terms_;
    has_nan_ = has_nan_ || std::isnan(value);
    value_ += value;
    if (!std::isfinite(magnitude)) return;  // what is not finite overflows nothing
    magnitude_ += magnitude;
    risk_ = std::max(risk_, magnitude_);
  }
  double value_ = 0, depth_ = 0, error_ = 0, magnitude_ = 0, risk_ = 0;
  int terms_ = 0;
  bool has_nan_ = false;
};

}  // namespace tilewright::calls
