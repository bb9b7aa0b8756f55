#include "search/share_out.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace tilewright::tune {

std::vector<double> share_out(std::span<const ProblemNeed> needs, double left_s, bool all) {
  std::vector<std::size_t> cheapest_first(needs.size());
  std::iota(cheapest_first.begin(), cheapest_first.end(), std::size_t{0});
  std::stable_sort(cheapest_first.begin(), cheapest_first.end(),
                   [&](std::size_t a, std::size_t b) { return needs[a].least_s < needs[b].least_s; });
  double spare_s = left_s, appetites_s = 0;
  std::size_t affordable = 0;
  for (const std::size_t i : cheapest_first) {
    if (needs[i].least_s > spare_s) {
      if (!all) spare_s = 0;  // kept for this one
      break;
    }
    spare_s -= needs[i].least_s;
    appetites_s += needs[i].appetite_s;
    ++affordable;
  }
  const double offered = appetites_s > 0 ? spare_s / appetites_s : 0;
  const double satisfied = all ? offered : std::min(1.0, offered);
  std::vector<double> shares_s(needs.size(), 0);
  for (const std::size_t i : std::span(cheapest_first).first(affordable))
    shares_s[i] = needs[i].least_s + satisfied * needs[i].appetite_s;
  return shares_s;
}

}  // namespace tilewright::tune
