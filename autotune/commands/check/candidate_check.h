// A candidate at a problem and at all edge cases that it must get right, as far as the first that it does not. `check` calls it
// for what records name and for what its user names.
#pragma once

#include <cstddef>
#include <string>

#include "measure/measurer.h"

namespace tilewright::tune {

struct CandidateCheck {
  std::string fault{};  // empty: right everywhere
  Case where{};         // else the first case that is wrong
  Invalidity invalidity = Invalidity::none;
  int shapes = 0;  // that were run
};

CandidateCheck check_candidate(Measurer& measurer, const Manifest& manifest, std::size_t problem, const Candidate& candidate);

}  // namespace tilewright::tune
