#include "measure/fault_text.h"

#include <fmt/format.h>

#include <cmath>

#include "device/number_format.h"

namespace tilewright::tune {
namespace {

// "C[0][3][5]", by the axes of the output's view; those that only fill it up have neither length nor stride.
std::string place_of(const OpSpec& op, const OutputView& view, std::int64_t dense) {
  std::string text;
  for (int axis = OutputView::kAxes - 1; axis >= 0; --axis) {
    const bool is_filler = view.extents[axis] == 1 && view.strides[axis] == 0;
    if (!is_filler) text = fmt::format("[{}]{}", dense % view.extents[axis], text);
    dense /= view.extents[axis];
  }
  return op.tensors[view.tensor].name + text;
}

// With digits enough to tell it from its neighbours.
std::string number_text(DataType type, double value) {
  return format_of(type).bits > 32 ? fmt::format("{:.17g}", value) : fmt::format("{:.9g}", value);
}

// A number; or where what was planted comes from, which no arithmetic makes.
std::string got_text(const OpSpec& op, const CheckedElement& element) {
  const NumberFormat format = format_of(element.type);
  const double value = decode(element.type, element.bits);
  if (element.bits == format.poison) return "nothing: it was never written, or made of what was not";
  if (format.bits > 8 && element.bits >= format.guard && element.bits - format.guard < op.tensors.size())
    return fmt::format("what lies beside {}, read out of its bounds", op.tensors[element.bits - format.guard].name);
  return std::isnan(value) ? "NaN" : number_text(element.type, value);
}

}  // namespace

std::string wrong_elements_text(const OpSpec& op, const OutputView& view, const ErrorReport& report,
                                const CheckedElement& first) {
  const double allowed = view.tolerance.absolute + view.tolerance.relative * std::abs(first.expected);
  return fmt::format(
      "{} of {} elements are wrong, the first at {}: got {}, expected {} within {:.3g}; the worst by {:.3g} tolerances at "
      "{}",
      report.count, view.elements(), place_of(op, view, report.first), got_text(op, first),
      number_text(first.type, first.expected), allowed, report.worst, place_of(op, view, report.index));
}

std::string stray_writes_text(const std::string& tensor, std::int64_t elements, const ChangeReport& report) {
  std::string where;
  if (report.first < 0) where = fmt::format(", {} before its beginning", -report.first);
  if (report.first >= elements) where = fmt::format(", {} behind its end", report.first - elements + 1);
  return fmt::format("{} elements of {} outside the output were written, the first at index {} of {}{}", report.count, tensor,
                     report.first, elements, where);
}

}  // namespace tilewright::tune
