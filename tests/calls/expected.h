// What an element of a result has to be, and how far off it may be.
#pragma once

#include <algorithm>
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
    const Rounding rounding = rounding_of(element);
    // Without infinities the largest number stands for all that is more.
    const double wanted = rounding.saturates ? std::clamp(value, -rounding.largest, rounding.largest) : value;
    if (std::isinf(wanted)) return actual == wanted;
    const double slack = tolerance + (std::abs(wanted) + tolerance) * rounding.unit + rounding.least;
    if (std::isinf(actual)) return (actual > 0 ? wanted : -wanted) + slack >= rounding.largest;
    return std::abs(actual - wanted) <= slack;
  }

 private:
  // An element's rounding: relative, of the least numbers, and what is largest.
  struct Rounding {
    double unit, least, largest;
    bool saturates = false;
  };
  static Rounding rounding_of(Element element) {
    switch (element) {
      case Element::f16:
        return {.unit = 0x1p-11, .least = 0x1p-25, .largest = 65504};
      case Element::bf16:
        return {.unit = 0x1p-8, .least = 0x1p-134, .largest = 0x1.fep127};
      case Element::e4m3:
        return {.unit = 0x1p-4, .least = 0x1p-10, .largest = 448, .saturates = true};
      default:
        return {.unit = 0x1p-24, .least = 0x1p-149, .largest = 0x1.fffffep127};
    }
  }
};

}  // namespace tilewright::calls
