// Evaluates one candidate: load, check, time, racing against the best so far. All that can go wrong with a kernel ends here as
// a value; only a lost device throws.
#pragma once

#include <filesystem>
#include <functional>

#include "device/cache_policy.h"
#include "measure/evaluation.h"
#include "measure/kernel_set.h"
#include "measure/laid_out_problem.h"
#include "measure/measurer.h"

namespace tilewright::tune {

struct SamplingRules {
  int first_samples = 2;        // before racing decides
  int samples = 7;              // of a candidate that stays in the race
  double race_margin = 0.15;    // a candidate that is clearly so much slower than the best is stopped
  double search_us = 150'000;   // a candidate's samples stop here once there are first_samples
  double long_run_us = 20'000;  // from here on the checked run counts as a sample: it is long enough to be warm
  double pilot_us = 1'000;      // a shorter first run may be mostly the loading of the code: a pilot says how long a launch is
  CachePolicy cache = CachePolicy::cold;
  int verified_runs = 5;         // of a winner at its shape: a race may show in one run of a few
  int edge_runs = 2;             // on an edge case: into a poisoned output, and into one that holds ordinary numbers
  double verify_us = 1'000'000;  // after two runs, no more begins when they took this long
};

// Of a device's kind.
SamplingRules sampling_rules(CachePolicy cache, TargetKind kind);

class Evaluator {
 public:
  Evaluator(DeviceBackend& backend, KernelSet& kernels, SamplingRules rules)
      : backend_(backend), kernels_(kernels), rules_(rules) {}

  // `best_us` 0: nothing to race against.
  Evaluation evaluate(LaidOutProblem& laid_out, const Candidate& candidate, double best_us);
  // Correctness only: of several runs, of which the first wrong one decides.
  Evaluation verify(LaidOutProblem& laid_out, const Candidate& candidate, bool is_edge);
  // Correctness of one run, all of which goes to `folder` (LaidOutProblem::capture).
  Evaluation capture(LaidOutProblem& laid_out, const Candidate& candidate, const std::filesystem::path& folder);
  // One more sample of a candidate that was evaluated before; for interleaved rounds.
  Evaluation sample(LaidOutProblem& laid_out, const Candidate& candidate, double expected_us);
  Evaluation energy(LaidOutProblem& laid_out, const Candidate& candidate, double expected_us);

 private:
  Evaluation guarded(const LaidOutProblem& laid_out, const Candidate& candidate, const std::function<Evaluation()>& body);

  Plan plan_of(const LaidOutProblem& laid_out, const Candidate& candidate);
  Verdict check(LaidOutProblem& laid_out, const Plan& plan);

  DeviceBackend& backend_;
  KernelSet& kernels_;
  SamplingRules rules_;
};

}  // namespace tilewright::tune
