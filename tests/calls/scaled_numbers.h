// Numbers of 8 bits, and scales, that products of them are tried with.
#pragma once

#include <cmath>
#include <limits>

#include "call.h"
#include "element.h"
#include "random_source.h"

namespace tilewright::calls {

// Any number that the element has.
inline double any_element(Element element, RandomSource& random) {
  if (element == Element::i8) return static_cast<double>(random.between(-128, 127));
  for (;;) {
    const std::byte code[4] = {static_cast<std::byte>(random.between(0, 255))};
    const double value = read_element(element, code);
    if (std::isfinite(value)) return value;
  }
}

inline double random_factor(const Call& call, Element element, double special_rate, RandomSource& random) {
  using Content = Call::Content;
  if (call.content == Content::whole) return static_cast<double>(random.between(-4, 4));
  if (call.content == Content::special && element != Element::i8 && random.chance(special_rate)) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const double special = random.one_of({std::numeric_limits<double>::quiet_NaN(), kInfinity, -kInfinity, 0x1p-9, -0.0});
    return std::isinf(special) && element != Element::e5m2 ? 448 : special;
  }
  if (call.content == Content::plain && element != Element::i8) return random.unit() * 2 - 1;
  return any_element(element, random);
}

inline double random_scale(const Call& call, RandomSource& random) {
  using Content = Call::Content;
  if (call.content == Content::whole) return std::ldexp(1, static_cast<int>(random.between(-3, 3)));
  const int exponents = call.content == Content::wide ? 20 : 2;
  const double scale = (0.5 + random.unit()) * std::ldexp(1, static_cast<int>(random.between(-exponents, exponents)));
  return call.content == Content::special ? scale * random.one_of({1, 1, 1, -1, 0}) : scale;
}

}  // namespace tilewright::calls
