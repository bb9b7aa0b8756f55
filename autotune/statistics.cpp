#include "statistics.h"

#include <algorithm>
#include <cmath>
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

PairedMargin paired_margin(std::span<const double> faster, std::span<const double> slower) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round < std::min(faster.size(), slower.size()); ++round)
    ratios.push_back(slower[round] / faster[round]);
  if (ratios.empty()) return {.margin = 0, .noise = kResolution};
  const Summary ratio = summarize(ratios);
  // Standard error of a median of n normal samples: 1.2533 sigma / sqrt(n), with sigma estimated by 1.4826 MAD.
  const double standard_error = 1.2533 * 1.4826 * ratio.mad / std::sqrt(static_cast<double>(ratio.n));
  return {.margin = ratio.median - 1, .noise = std::max(kResolution, 2 * standard_error)};
}

}  // namespace tilewright::tune
