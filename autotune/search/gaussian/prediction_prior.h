// What a cost model lets expect of a candidate's time, corrected by what was measured: each family's predictions by the median
// of measured/predicted there, and all of them by how far they have ordered candidates as the device did. Pure; GaussianSearch
// learns from what is left.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "search/search_strategy.h"

namespace tilewright::tune {

class PredictionPrior {
 public:
  // Expects nothing of anything.
  PredictionPrior() = default;
  // `known`: points that were observed, with `us` (0: it failed).
  PredictionPrior(const SearchTask& task, std::span<const std::size_t> known, std::span<const double> us);

  // On the scale of `target_of`.
  double target(const SearchPoint& point) const;
  double weight() const { return weight_; }

  // Smaller is better: 0 for the best, towards 2 for what takes for ever. Differences among good ones count most, and how slow
  // a slow one is hardly matters.
  static double target_of(double us, double best_us);

 private:
  double expected_us(const SearchPoint& point) const;

  std::map<std::string, double> ratios_{};  // measured / predicted, by family
  double ratio_ = 1;                        // of all
  double best_us_ = 0;
  double weight_ = 0;  // 0: the model says nothing, 1: all that it says holds
};

}  // namespace tilewright::tune
