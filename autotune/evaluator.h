// Evaluates one candidate: load, check, time, racing against the best so far. All that can go wrong with a kernel ends here as
// a value; only a lost device throws. Small on purpose: this is the part that can move into a worker process.
#pragma once

#include <functional>
#include <stdexcept>

#include "bench.h"
#include "evaluation.h"
#include "kernel_set.h"

namespace tilewright::tune {

// The device no longer answers: nothing more can be measured by this process.
struct DeviceLost : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct SamplingRules {
  int first_samples = 2;        // before racing decides
  int samples = 7;              // of a candidate that stays in the race
  double race_ratio = 1.3;      // a candidate this much slower than the best is stopped
  double search_us = 150'000;   // a candidate's samples stop here once there are first_samples
  double long_run_us = 20'000;  // from here on the checked run counts as a sample: it is long enough to be warm
};

class Evaluator {
 public:
  using SampleSink = std::function<void(const std::vector<double>&)>;

  Evaluator(DeviceBackend& backend, KernelSet& kernels, SamplingRules rules)
      : backend_(backend), kernels_(kernels), rules_(rules) {}

  // `best_us` 0: nothing to race against. `sink` gets samples as they are taken.
  Evaluation evaluate(Bench& bench, const Candidate& candidate, double best_us, const SampleSink& sink);
  // Correctness only.
  Evaluation verify(Bench& bench, const Candidate& candidate);
  // More samples of a candidate that was evaluated before; for interleaved rounds. Throws Error.
  std::vector<double> time(Bench& bench, const Candidate& candidate, int samples, double expected_us);

 private:
  Evaluation guarded(const Bench& bench, const Candidate& candidate, const std::function<Evaluation()>& body);

  DeviceBackend& backend_;
  KernelSet& kernels_;
  SamplingRules rules_;
};

}  // namespace tilewright::tune
