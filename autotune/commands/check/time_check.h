// How well the times in a database agree with times taken again, in another process. Values and their summary; made by `check
// --time`, which does the measuring.
#pragma once

#include <span>
#include <string>

namespace tilewright::tune {

struct TimeCheck {
  std::string problem{};
  std::string kernel{};
  std::string policy{};
  double stored_us = 0;
  double measured_us = 0;

  double ratio() const { return measured_us / stored_us; }
};

// Of |ratio - 1|.
struct TimeAgreement {
  double median = 0;
  double p90 = 0;  // nine of ten are within this
};

TimeAgreement time_agreement(std::span<const TimeCheck> checks);

}  // namespace tilewright::tune
