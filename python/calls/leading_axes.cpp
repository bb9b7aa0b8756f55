#include "calls/leading_axes.h"

#include <algorithm>
#include <optional>

namespace tilewright::calls {
namespace {

bool are_folded(std::span<const Axes* const> arrays, std::size_t first, std::size_t last) {
  return std::ranges::all_of(arrays, [&](const Axes* each) {
    const std::optional<Axis> one = folded(*each, first, last);
    return one && one->stride >= 0;
  });
}

std::int64_t indices_of(const Axes& axes, std::size_t first, std::size_t last) {
  std::int64_t indices = 1;
  for (std::size_t i = first; i < last; ++i) indices *= axes.axis[i].extent;
  return indices;
}

}  // namespace

LeadingAxes::LeadingAxes(std::span<const Axes* const> arrays, BatchOf of) {
  const Axes& any = *arrays[0];
  if (are_folded(arrays, 0, any.count)) {
    last_ = any.count;
  } else {
    const std::size_t least_last = of == BatchOf::last_axes ? any.count : 1;
    for (std::size_t last = least_last; last <= any.count; ++last) {
      for (std::size_t first = 0; first < last; ++first) {
        const std::int64_t indices = indices_of(any, first, last);
        if (indices <= indices_of(any, first_, last_) || !are_folded(arrays, first, last)) continue;
        first_ = first;
        last_ = last;
      }
    }
  }
  batch_ = indices_of(any, first_, last_);
  repetitions_ = indices_of(any, 0, first_) * indices_of(any, last_, any.count);
}

std::int64_t LeadingAxes::stride(const Axes& array) const { return folded(array, first_, last_)->stride; }

std::int64_t LeadingAxes::offset(const Axes& array, std::int64_t i) const {
  std::int64_t elements = 0;
  for (std::size_t axis = array.count; axis-- > 0;) {
    if (is_of_batch(axis)) continue;
    elements += i % array.axis[axis].extent * array.axis[axis].stride;
    i /= array.axis[axis].extent;
  }
  return elements;
}

}  // namespace tilewright::calls
