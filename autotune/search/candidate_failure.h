// A candidate that has no time, as the summary lists it: which, on what, why. Made by the build stage's count and by
// MeteredMeasurer.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "compile/invalidity.h"
#include "manifest/manifest.h"
#include "measure/measurer.h"

namespace tilewright::tune {

struct CandidateFailure {
  std::string candidate;                // kernel and run-time values
  std::string problem{};                // empty: it was not compiled for one in particular
  std::optional<Candidate> instance{};  // none: another library's
  Case where{};                         // it was found
  std::optional<std::size_t> tuned{};   // index of the problem that was tuned, of which `where` may be an edge case
  Invalidity invalidity = Invalidity::none;
  std::string reason{};
  std::vector<std::string> commands{};  // that look at it alone
};

}  // namespace tilewright::tune
