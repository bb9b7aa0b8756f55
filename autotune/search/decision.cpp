#include "search/decision.h"

#include <algorithm>
#include <tuple>

namespace tilewright::tune {

Decision decide(std::span<const Contestant> contestants, std::span<const double> default_us) {
  const auto against_default = [&](const Contestant& each) { return paired_margin(each.samples_us, default_us); };
  const Contestant& fastest = *std::ranges::max_element(
      contestants, {}, [&](const Contestant& each) { return std::tuple(against_default(each).margin, each.is_default); });
  const auto behind = [&](const Contestant& each) { return paired_margin(fastest.samples_us, each.samples_us); };

  // Of those that tie, the incumbent changes nothing for anybody, and the default costs nothing, unless one of them clearly
  // beats it: the fastest's own samples may be too disturbed to say so. An incumbent whose margin says that it is slower than
  // the default would be a record that nobody believes. Else one that clearly beats the default (not being clearly slower than
  // the fastest does not say that), then one that is shipped anyway, then the one that asks for less, then the one that is
  // launched with most of its family's defaults; the name has the last word.
  const bool is_default_beaten = std::ranges::any_of(
      contestants, [&](const Contestant& each) { return !behind(each).clear() && against_default(each).clear(); });
  const auto rank = [&](const Contestant& each) {
    const bool is_kept = each.is_incumbent && (each.is_default || against_default(each).margin >= -kResolution);
    const bool is_out = behind(each).clear() || (each.is_default && is_default_beaten);
    return std::tuple(is_out, !is_kept, !each.is_default, !against_default(each).clear(), !each.wins_elsewhere,
                      each.workspace_bytes, each.unusual, std::string_view(each.name));
  };
  const Contestant& winner = *std::ranges::min_element(contestants, {}, rank);

  Decision decision{.winner = static_cast<std::size_t>(&winner - contestants.data())};
  for (const Contestant& each : contestants) {
    if (&each != &winner && is_near(behind(each))) {
      decision.tie.push_back(static_cast<std::size_t>(&each - contestants.data()));
    }
  }
  if (!winner.is_default) {
    decision.margin = against_default(winner).margin;
    decision.noise = against_default(winner).noise();
  }
  return decision;
}

}  // namespace tilewright::tune
