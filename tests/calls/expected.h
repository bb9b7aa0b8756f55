// What an element of a result has to be, and how far off it may be.
#pragma once

#include <cstdint>

#include "element.h"

namespace tilewright::calls {

struct Expected {
  enum class Kind : std::uint8_t { number, nan, not_finite, anything };
  Kind kind = Kind::anything;
  double value = 0;      // may be infinite
  double tolerance = 0;  // of what is rounded to the element at last

  bool holds(Element element, double actual) const {
    switch (kind) {
      case Kind::anything:
        return true;
      case Kind::nan:
        return std::isnan(actual);
      case Kind::not_finite:
        return !std::isfinite(actual);
      case Kind::number:
        break;
    }
    if (std::isnan(value)) return std::isnan(actual);
    if (std::isinf(value)) return actual == value;
    const double unit = element == Element::bf16 ? 0x1p-8 : 0x1p-24, least = element == Element::bf16 ? 0x1p-134 : 0x1p-149;
    const double slack = tolerance + (std::abs(value) + tolerance) * unit + least;
    const double largest = element == Element::bf16 ? 0x1.fep127 : 0x1.fffffep127;
    if (std::isinf(actual)) return std::signbit(actual) == std::signbit(value) && std::abs(value) + slack >= largest;
    return std::abs(actual - value) <= slack;
  }
};

}  // namespace tilewright::calls
