#include "search/gaussian/prediction_prior.h"

#include <algorithm>
#include <cmath>

#include "device/statistics.h"

namespace tilewright::tune {

double PredictionPrior::target_of(double us, double best_us) { return 2 * (1 - std::sqrt(best_us / us)); }

PredictionPrior::PredictionPrior(const SearchTask& task, std::span<const std::size_t> known, std::span<const double> us) {
  std::map<std::string, std::vector<double>> by_family;
  std::vector<double> all;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const SearchPoint& point = task.points[known[i]];
    if (us[i] <= 0) continue;
    best_us_ = best_us_ == 0 ? us[i] : std::min(best_us_, us[i]);
    if (point.predicted_us <= 0) continue;
    by_family[point.family].push_back(us[i] / point.predicted_us);
    all.push_back(us[i] / point.predicted_us);
  }
  if (all.empty()) return;
  ratio_ = summarize(all).median;
  for (const auto& [family, ratios] : by_family) ratios_[family] = summarize(ratios).median;
  // The slope of measured over expected, by least squares, as if some that agree had been seen before.
  constexpr double kBelief = 0.05;
  std::vector<double> expected, measured;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const SearchPoint& point = task.points[known[i]];
    if (us[i] <= 0 || point.predicted_us <= 0) continue;
    expected.push_back(target_of(expected_us(point), best_us_));
    measured.push_back(target_of(us[i], best_us_));
  }
  const auto mean = [](const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
  };
  const double mean_expected = mean(expected), mean_measured = mean(measured);
  double both = kBelief, squares = kBelief;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    both += (expected[i] - mean_expected) * (measured[i] - mean_measured);
    squares += (expected[i] - mean_expected) * (expected[i] - mean_expected);
  }
  weight_ = std::clamp(both / squares, 0.0, 1.0);
}

double PredictionPrior::expected_us(const SearchPoint& point) const {
  const auto found = ratios_.find(point.family);
  return point.predicted_us * (found == ratios_.end() ? ratio_ : found->second);
}

double PredictionPrior::target(const SearchPoint& point) const {
  constexpr double kMostGain = 0.25;  // of the best time: nobody is believed to be faster than that
  if (weight_ == 0 || point.predicted_us <= 0) return 0;
  return weight_ * target_of(std::max(expected_us(point), kMostGain * best_us_), best_us_);
}

}  // namespace tilewright::tune
