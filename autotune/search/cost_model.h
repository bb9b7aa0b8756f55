// What the steps of tuning a problem will cost in device time: from numbers that are about right for the kind of device, and
// from all that this run has measured so far, on whichever of several equal devices: any number of threads may teach and ask
// it. It decides nothing; whoever shares the budget out asks it.
#pragma once

#include <cstddef>
#include <mutex>

#include "manifest/manifest.h"
#include "search/step_cost.h"

namespace tilewright::tune {

class CostModel {
 public:
  explicit CostModel(TargetKind kind);

  // `us` everywhere: one run of the candidate. `same_data`: the problem before had the same reference result, which is kept.
  double open_s(const ProblemSpec& problem, bool same_data) const;  // laying it out and evaluating its default
  double evaluate_s(double us) const { return expect_s(evaluate_, us * 1e-6); }
  double sample_s(double us) const { return expect_s(sample_, us * 1e-6); }
  double verdict_s(const ProblemSpec& problem) const;   // all that is asked about a winner
  double default_us(const ProblemSpec& problem) const;  // its default, before it was measured
  double candidate_us(const ProblemSpec& problem, std::size_t candidate) const;

  void opened(const ProblemSpec& problem, bool same_data, double seconds);
  void evaluated(double us, double seconds) { learn(evaluate_, us * 1e-6, seconds); }
  void sampled(double us, double seconds) { learn(sample_, us * 1e-6, seconds); }
  void judged(const ProblemSpec& problem, double seconds);
  void timed_default(const ProblemSpec& problem, double us);

 private:
  double expect_s(const StepCost& step, double work) const;
  void learn(StepCost& step, double work, double seconds);

  mutable std::mutex mutex_{};
  StepCost open_, open_same_data_;  // by flops and bytes
  StepCost evaluate_, sample_;      // by seconds of one run
  StepCost verdict_;                // by flops and bytes
  StepCost time_;                   // seconds of a run, by predicted seconds
};

}  // namespace tilewright::tune
