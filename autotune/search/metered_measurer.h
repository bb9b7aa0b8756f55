// Pays for every call out of the budget, tells the measurer behind it how long a call may hold the device, and teaches the
// costs what the call cost. ProblemTuner measures through it. It refuses nothing that is affordable: what is worth its cost is
// for its caller to say.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <vector>

#include "measure/measurer.h"
#include "search/budget.h"
#include "search/candidate_failure.h"
#include "search/cost_model.h"

namespace tilewright::tune {

// The budget ended in the middle of something that cannot be left half done. The problem stays as it was.
struct BudgetSpent : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What a run's calls came to. What was asked again, and answered from memory, does not count.
struct MeterReading {
  std::int64_t measurements = 0;                  // samples that were taken
  std::int64_t discarded = 0;                     // others, thrown away because something held the device back
  double held_back_s = 0;                         // device time of the calls in which that was so, pauses included
  std::int64_t survived = 0;                      // crashes and hangs
  std::map<Invalidity, std::int64_t> outcomes{};  // of candidates that were run, and of winners on edge cases
  std::vector<CandidateFailure> failures{};
};

// Problems that differ in threads only: the second finds the reference result of the first.
bool share_data(const ProblemSpec& a, const ProblemSpec& b);

class MeteredMeasurer : public Measurer {
 public:
  // All must outlive this.
  MeteredMeasurer(const Manifest& manifest, Measurer& inner, Budget& budget, CostModel& costs)
      : manifest_(manifest), inner_(inner), budget_(budget), costs_(costs) {}

  // What no evaluation may touch, because it is needed to decide the problem that is searched.
  void hold_back(double seconds) { held_back_s_ = seconds; }

  // What the budget cuts off comes back as a value, marked so: the search ends there.
  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override;
  // These throw BudgetSpent when nothing is left.
  Evaluation verify(const Case& which, const Candidate& candidate) override;
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) override;
  // Nice to know: unknown when nothing is left.
  Evaluation energy(const Case& which, const Candidate& candidate, double expected_us) override;
  std::string policy() override { return inner_.policy(); }

  // What was asked about a winner took `seconds` in all.
  void judged(const ProblemSpec& problem, double seconds) {
    if (seconds > 0) costs_.judged(problem, seconds);
  }

  const Budget& budget() const { return budget_; }
  const CostModel& costs() const { return costs_; }
  const MeterReading& reading() const { return reading_; }
  // The problem that was searched last: its reference result is at hand.
  std::optional<std::size_t> last_problem() const { return problem_; }

 private:
  void account(const Case& which, const Candidate& candidate, const Evaluation& evaluation);
  void require_time() const;

  const Manifest& manifest_;
  Measurer& inner_;
  Budget& budget_;
  CostModel& costs_;
  MeterReading reading_{};
  double held_back_s_ = 0;
  std::optional<std::size_t> problem_{};  // that was laid out last
  bool laid_out_ = false;                 // it still is, in the process that measures
};

}  // namespace tilewright::tune
