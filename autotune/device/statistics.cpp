#include "device/statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tilewright::tune {
namespace {

double median_of(std::vector<double> values) {
  if (values.empty()) return 0;
  const std::size_t middle = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(middle), values.end());
  const double upper = values[middle];
  if (values.size() % 2 == 1) return upper;
  return (*std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(middle)) + upper) / 2;
}

// The k-th smallest of n values is above their true median as often as fewer than k of n tossed coins show heads. From 8 values
// on that is rare enough for the smallest; 0 with fewer.
double low_bound_of_median(std::vector<double> values) {
  constexpr double kRare = 0.005;
  std::ranges::sort(values);
  const auto n = static_cast<double>(values.size());
  double bound = 0, chance = std::pow(0.5, n), sum = chance;
  for (std::size_t k = 0; k < values.size() && sum <= kRare; ++k) {
    bound = values[k];
    chance *= (n - static_cast<double>(k)) / (static_cast<double>(k) + 1);
    sum += chance;
  }
  return bound;
}

}  // namespace

Summary summarize(std::span<const double> samples) {
  if (samples.empty()) return {};
  Summary summary{.median = median_of({samples.begin(), samples.end()}),
                  .min = *std::min_element(samples.begin(), samples.end()),
                  .n = static_cast<int>(samples.size())};
  std::vector<double> deviations;
  for (const double sample : samples) deviations.push_back(std::abs(sample - summary.median));
  summary.mad = median_of(std::move(deviations));
  return summary;
}

// Standard error of a median of n normal samples: 1.2533 sigma / sqrt(n), with sigma estimated by 1.4826 MAD.
double median_error(const Summary& summary) {
  return summary.n == 0 ? 0 : 2 * 1.2533 * 1.4826 * summary.mad / std::sqrt(static_cast<double>(summary.n));
}

PairedMargin paired_margin(std::span<const double> faster, std::span<const double> slower) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round < std::min(faster.size(), slower.size()); ++round)
    ratios.push_back(slower[round] / faster[round]);
  if (ratios.empty()) return {};
  const Summary ratio = summarize(ratios);
  return {.margin = ratio.median - 1, .error = median_error(ratio), .low = low_bound_of_median(std::move(ratios)) - 1};
}

bool clearly_slower(std::span<const double> samples, double best_us, double share) {
  const Summary summary = summarize(samples);
  const double spread = summary.median - summary.min;
  return summary.n > 0 && summary.min - spread > best_us * (1 + share);
}

}  // namespace tilewright::tune
