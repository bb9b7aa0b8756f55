// A candidate that has no time, as the summary lists it: which, on what, why. Made by the build stage's count and by
// MeteredMeasurer.
#pragma once

#include <string>

#include "compile/invalidity.h"

namespace tilewright::tune {

struct CandidateFailure {
  std::string candidate;  // kernel and run-time values
  std::string problem{};  // empty: it was not compiled for one in particular
  Invalidity invalidity = Invalidity::none;
  std::string reason{};
};

}  // namespace tilewright::tune
