#include "search/step_cost.h"

#include <algorithm>
#include <cmath>

namespace tilewright::tune {
namespace {

constexpr std::size_t kKept = 8;        // steps of one power of two
constexpr double kBeliefWeight = 0.05;  // of a believed step, against one that was seen
constexpr int kIterations = 16;
constexpr double kShortest_s = 1e-6;       // errors are relative: nothing is free
constexpr double kCautiousQuantile = 0.9;  // of cost / fit

}  // namespace

StepCost::StepCost(double fixed_s, double unit_s)
    : believed_{Step{.work = 0, .seconds = fixed_s}, Step{.work = 10 * fixed_s / unit_s, .seconds = 11 * fixed_s}},
      fixed_s_(fixed_s),
      unit_s_(unit_s) {}

void StepCost::learn(double work, double seconds) {
  std::vector<Step>& alike = seen_[work > 0 ? std::ilogb(work) : -1];
  if (alike.size() == kKept) alike.erase(alike.begin());
  alike.push_back({.work = work, .seconds = std::max(seconds, kShortest_s)});
  fit();
}

// Least squares of the logarithm of seen/said: a millisecond is much for a small step and nothing for a large one, and twice as
// much counts like half as much. By Gauss-Newton from the line so far, in bounded steps.
void StepCost::fit() {
  for (int iteration = 0; iteration < kIterations; ++iteration) {
    double aa = 0, ab = 0, bb = 0, a = 0, b = 0;  // normal equations
    const auto add = [&](const Step& step, double weight) {
      const double said = std::max(fixed_s_ + unit_s_ * step.work, kShortest_s);
      const double wanted = said * (1 + std::clamp(std::log(step.seconds / said), -0.8, 1.0));
      const double w = weight / (said * said);
      aa += w;
      ab += w * step.work;
      bb += w * step.work * step.work;
      a += w * wanted;
      b += w * step.work * wanted;
    };
    for (const Step& step : believed_) add(step, kBeliefWeight);
    for (const auto& [power, steps] : seen_) {
      for (const Step& step : steps) add(step, 1);
    }
    const double determinant = aa * bb - ab * ab;
    fixed_s_ = (a * bb - b * ab) / determinant;
    unit_s_ = (b * aa - a * ab) / determinant;
    if (fixed_s_ < 0) {
      fixed_s_ = 0;
      unit_s_ = b / bb;
    } else if (unit_s_ < 0) {
      unit_s_ = 0;
      fixed_s_ = a / aa;
    }
  }
  std::vector<double> ratios;
  for (const auto& [power, steps] : seen_) {
    for (const Step& step : steps) ratios.push_back(step.seconds / std::max(fixed_s_ + unit_s_ * step.work, kShortest_s));
  }
  const auto place = ratios.begin() + static_cast<std::ptrdiff_t>(kCautiousQuantile * static_cast<double>(ratios.size() - 1));
  std::nth_element(ratios.begin(), place, ratios.end());
  caution_ = std::max(1.0, *place);
}

}  // namespace tilewright::tune
