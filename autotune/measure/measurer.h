// What the tuner asks of a device: is this candidate right, how long does it take. Everything that may become of a candidate
// comes back as a value. LocalMeasurer does the work in this process; the others wrap one: in a worker process, behind a
// journal. The tuner is written against this and knows none of them.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

#include "manifest/manifest.h"
#include "measure/evaluation.h"

namespace tilewright::tune {

// Which data a candidate is run on: a problem that is tuned, or an edge case.
struct Case {
  std::size_t index = 0;  // in Manifest::problems, or in Manifest::edges
  bool is_edge = false;

  bool operator==(const Case&) const = default;
};

inline const ProblemSpec& problem_of(const Manifest& manifest, const Case& which) {
  return which.is_edge ? manifest.edges.at(which.index) : manifest.problems.at(which.index);
}

// Nothing more can be measured in this run: the device no longer answers.
struct DeviceLost : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The user wants to stop, and what was being measured did not end soon.
struct Stopped : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// All functions throw Error when the case itself cannot be laid out (too little memory), DeviceLost when the device is gone,
// and may throw Stopped.
class Measurer {
 public:
  virtual ~Measurer() = default;
  // Checks, then times; racing against `best_us` (0: nothing to race against).
  virtual Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) = 0;
  // Correctness only, of several runs.
  virtual Evaluation verify(const Case& which, const Candidate& candidate) = 0;
  // One more sample of a candidate that was evaluated before, for interleaved rounds. `expected_us`: its time so far.
  virtual Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) = 0;
  // What one call of a candidate that was evaluated before draws from the supply: Evaluation::energy_mj, 0 where nobody tells.
  virtual Evaluation energy(const Case& which, const Candidate& candidate, double expected_us) = 0;
  // What is left of the budget, told before each step. A measurer that can end a kernel lets no call hold the device for
  // longer; what it ends for this is marked `cut_off`.
  virtual void set_time_left(double /*device_s*/) {}
  virtual std::string policy() = 0;  // how times are taken, as in records; known before anything is measured
};

}  // namespace tilewright::tune
