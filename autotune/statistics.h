// Samples to numbers, and the one decision that rests on them: is this kernel faster than that one, or is it a tie.
// Fed with times in microseconds; called by the search (racing), the final and the tests. Knows nothing of kernels.
#pragma once

#include <span>

namespace tilewright::tune {

struct Summary {
  double median = 0;
  double mad = 0;  // median absolute deviation from the median, not scaled
  double min = 0;
  int n = 0;
};

Summary summarize(std::span<const double> samples);

// How much slower `slower` is than `faster`, and how much of that may be noise. Samples with the same index were taken in the
// same round, one right after the other, so a drifting clock moves both and cancels in the ratio.
struct PairedMargin {
  double margin = 0;  // median of slower/faster over the rounds, minus 1
  double noise = 0;   // two standard errors of that median, and never less than kResolution

  bool clear() const { return margin > noise; }
};

// Differences below half a percent are not told apart by anything that runs on a shared machine.
inline constexpr double kResolution = 0.005;

PairedMargin paired_margin(std::span<const double> faster, std::span<const double> slower);

}  // namespace tilewright::tune
