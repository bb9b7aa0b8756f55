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

// Differences below half a percent are not told apart by anything that runs on a shared machine.
inline constexpr double kResolution = 0.005;

// How much slower `slower` is than `faster`, and how well that is known. Samples with the same index were taken in the same
// round, one right after the other, so a drifting clock moves both and cancels in the ratio.
struct PairedMargin {
  double margin = 0;  // median of slower/faster over the rounds, minus 1
  double error = 0;   // two standard errors of that median
  double low = -1;    // the true median is above this, whatever the distribution: wrong once in 200 times; -1: too few rounds

  double noise() const { return error > kResolution ? error : kResolution; }
  bool clear() const { return margin > noise(); }
};

PairedMargin paired_margin(std::span<const double> faster, std::span<const double> slower);

// Racing: whether samples are slower than `best_us` by more than `share`, even if they had come out as much faster as they
// spread. One stray slow sample does not throw a good candidate out.
bool clearly_slower(std::span<const double> samples, double best_us, double share);

// Two standard errors of the median of the samples, in their unit.
double median_error(const Summary& summary);

}  // namespace tilewright::tune
