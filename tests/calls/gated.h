// What two sums become together, in f32: the gates of the products of groups, and a row's factor.
#pragma once

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "expected.h"
#include "product_sum.h"

namespace tilewright::calls {

inline Expected product_of(const Expected& a, const Expected& b) {
  using Kind = Expected::Kind;
  if (a.kind == Kind::nan || b.kind == Kind::nan) return {.kind = Kind::nan};
  if (a.kind != Kind::number || b.kind != Kind::number) return {};
  const double value = a.value * b.value;
  if (!std::isfinite(value)) {  // an infinity is one of its sign, or times what may be 0 anything
    const auto is_clear = [](const Expected& each) { return std::abs(each.value) > 2 * each.tolerance + 0x1p-100; };
    return is_clear(a) && is_clear(b) ? Expected{.kind = Kind::number, .value = value} : Expected{};
  }
  const double error = std::abs(a.value) * b.tolerance + std::abs(b.value) * a.tolerance + a.tolerance * b.tolerance;
  if (std::abs(value) + error > FLT_MAX / 2) return {};
  return {.kind = Kind::number, .value = value, .tolerance = error + 3 * unit_in_last_place(value)};
}

// Of x up to 7 and y from -7 to 7: x / (1 + exp(-1.702 x)) * (y + 1).
inline Expected clamped_product_of(Expected x, Expected y) {
  using Kind = Expected::Kind;
  const auto is_number = [](const Expected& each) { return each.kind == Kind::number; };
  if (x.kind == Kind::nan || y.kind == Kind::nan) return {.kind = Kind::nan};
  if (!is_number(x) || !is_number(y) || (std::isinf(x.value) && x.value < 0)) return {};  // -inf * 0, or the limit
  x.value = std::min(x.value, 7.0);
  const double argument = 1.702 * x.value;  // rounded twice, it changes the exponential by as much as it is long
  x.value /= 1 + std::exp(-argument);
  x.tolerance = 1.2 * x.tolerance + (4 + 2 * std::abs(argument)) * unit_in_last_place(x.value);
  y.value = std::clamp(y.value, -7.0, 7.0) + 1;
  y.tolerance += 2 * unit_in_last_place(8);
  return product_of(x, y);
}

}  // namespace tilewright::calls
