// How much of the device time that is left each waiting problem may use. Pure; asked again whenever a problem is done, so what
// one does not use goes to the others.
#pragma once

#include <span>
#include <vector>

namespace tilewright::tune {

struct ProblemNeed {
  double least_s = 0;     // to decide it at all
  double appetite_s = 0;  // what it would use on top, if time were no matter
};

// Seconds for each; 0: cannot be afforded. As many problems as possible get what they need at least (so the dearest go without
// first); what remains is shared in proportion to their appetites, and no more than these. Where somebody goes without, the
// others get no more than the least: needs are guesses, and that of the dearest falls as the cheap ones teach what things cost.
// `all`: whatever remains is handed out at once, beyond appetites, and nothing is kept.
std::vector<double> share_out(std::span<const ProblemNeed> needs, double left_s, bool all = false);

}  // namespace tilewright::tune
