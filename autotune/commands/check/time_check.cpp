#include "commands/check/time_check.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "device/statistics.h"

namespace tilewright::tune {

TimeAgreement time_agreement(std::span<const TimeCheck> checks) {
  std::vector<double> deviations;
  for (const TimeCheck& check : checks) deviations.push_back(std::abs(check.ratio() - 1));
  if (deviations.empty()) return {};
  std::ranges::sort(deviations);
  const auto ninth = static_cast<std::size_t>(std::ceil(0.9 * static_cast<double>(deviations.size())));
  return {.median = summarize(deviations).median, .p90 = deviations[ninth - 1]};
}

}  // namespace tilewright::tune
