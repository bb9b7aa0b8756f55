// What the checker found, in a sentence: where, what was there, what should be. Pure text; whoever compares calls it.
#pragma once

#include <cstdint>
#include <string>

#include "device/checker.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

// An element of an output: what lies there, and the reference's number.
struct CheckedElement {
  DataType type = DataType::f32;
  std::uint64_t bits = 0;
  double expected = 0;
};

// "3 of 60 elements are wrong, the first at y[0][5]: got 1.5, expected 2 within 1e-06; the worst by 5e+05 tolerances at
// y[1][2]". `first` is the element at report.first.
std::string wrong_elements_text(const OpSpec& op, const OutputView& view, const ErrorReport& report,
                                const CheckedElement& first);

// "2 elements of x outside the output were written, the first at index 60 of 60, 1 behind its end"
std::string stray_writes_text(const std::string& tensor, std::int64_t elements, const ChangeReport& report);

}  // namespace tilewright::tune
