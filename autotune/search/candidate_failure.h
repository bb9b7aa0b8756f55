// A candidate that has no time, as the summary lists it: which, on what, why. Made by the build stage's count and by
// MeteredMeasurer.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "compile/invalidity.h"

namespace tilewright::tune {

struct CandidateFailure {
  std::string candidate;               // kernel and run-time values
  std::string problem{};               // empty: it was not compiled for one in particular
  std::string kernel{};                // its id; empty: another library's
  std::optional<std::size_t> tuned{};  // index of the problem that was tuned, of which `problem` may be an edge case
  Invalidity invalidity = Invalidity::none;
  std::string reason{};
  std::vector<std::string> commands{};  // that look at it alone
};

}  // namespace tilewright::tune
