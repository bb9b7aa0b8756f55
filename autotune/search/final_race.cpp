#include "search/final_race.h"

#include <algorithm>

#include "device/statistics.h"

namespace tilewright::tune {

std::vector<std::size_t> FinalRace::lineup() const {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < entrants_.size(); ++i) {
    if (!entrants_[i].out) order.push_back(i);
  }
  if (rounds_ % 2 == 1) std::reverse(order.begin(), order.end());
  return order;
}

// Over rounds that both took part in: medians of different rounds would compare clocks.
std::size_t FinalRace::leader() const {
  const std::vector<double>& yardstick = entrants_.back().samples_us;
  std::size_t best = entrants_.size() - 1;
  double best_ratio = 1;
  for (std::size_t i = 0; i + 1 < entrants_.size(); ++i) {
    const double ratio = 1 + paired_margin(yardstick, entrants_[i].samples_us).margin;
    if (!entrants_[i].out && ratio < best_ratio) {
      best = i;
      best_ratio = ratio;
    }
  }
  return best;
}

void FinalRace::end_round() {
  if (++rounds_ < rules_.min_rounds) return;
  const std::vector<double>& fastest = entrants_[leader()].samples_us;
  for (std::size_t i = 0; i + 1 < entrants_.size(); ++i) {
    const PairedMargin behind = paired_margin(fastest, entrants_[i].samples_us);
    if (!is_near(behind) && behind.low > kResolution) entrants_[i].out = true;
  }
}

FinalEnd FinalRace::end() const {
  if (may_end() && is_settled()) return FinalEnd::settled;
  return rounds_ >= rules_.max_rounds ? FinalEnd::rounds : FinalEnd::interrupted;
}

bool FinalRace::is_settled() const {
  if (is_favourite_safe()) return true;
  const std::size_t first = leader();
  return std::ranges::all_of(entrants_, [&](const Entrant& entrant) {
    if (entrant.out || &entrant == &entrants_[first]) return true;
    const PairedMargin behind = paired_margin(entrants_[first].samples_us, entrant.samples_us);
    // Who can't win any more is only in or out of the tie, whose edge is as vague as what processes change.
    const double enough = behind.low > kResolution ? kProcessShift : kResolution;
    return !is_near(behind) || behind.error <= enough / 2;
  });
}

// Nobody who is left can turn out to be faster than it by what is told apart.
bool FinalRace::is_favourite_safe() const {
  if (!rules_.favourite || entrants_[*rules_.favourite].out) return false;
  const Entrant& favourite = entrants_[*rules_.favourite];
  return std::ranges::all_of(entrants_, [&](const Entrant& entrant) {
    if (entrant.out || &entrant == &favourite) return true;
    const PairedMargin behind = paired_margin(entrant.samples_us, favourite.samples_us);
    return behind.margin + behind.error <= kResolution;
  });
}

}  // namespace tilewright::tune
