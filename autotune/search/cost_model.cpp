#include "search/cost_model.h"

namespace tilewright::tune {
namespace {

// A reference does about as many operations a second as buffers are filled and compared bytes a second, within the factor that
// the first problems teach.
double work_of(const ProblemSpec& problem) { return problem.flops + problem.bytes; }

double predicted_s(const ProblemSpec& problem, std::size_t candidate) {
  return problem.candidates[candidate].predicted_us * 1e-6;
}

}  // namespace

CostModel::CostModel(TargetKind kind)
    : open_(kind == TargetKind::cuda ? StepCost(0.03, 1e-12) : StepCost(0.01, 5e-10)),
      open_same_data_(kind == TargetKind::cuda ? StepCost(0.02, 1e-12) : StepCost(0.01, 1e-10)),
      evaluate_(kind == TargetKind::cuda ? StepCost(0.006, 12) : StepCost(0.01, 5)),
      sample_(kind == TargetKind::cuda ? StepCost(0.001, 2) : StepCost(0.002, 1.2)),
      verdict_(kind == TargetKind::cuda ? StepCost(0.15, 1e-12) : StepCost(0.1, 1e-10)),
      time_(kind == TargetKind::cuda ? StepCost(3e-6, 1.3) : StepCost(1e-7, 1.3)) {}

double CostModel::expect_s(const StepCost& step, double work) const {
  const std::lock_guard lock(mutex_);
  return step.expect_s(work);
}

void CostModel::learn(StepCost& step, double work, double seconds) {
  const std::lock_guard lock(mutex_);
  step.learn(work, seconds);
}

double CostModel::open_s(const ProblemSpec& problem, bool same_data) const {
  return expect_s(same_data ? open_same_data_ : open_, work_of(problem));
}
double CostModel::verdict_s(const ProblemSpec& problem) const { return expect_s(verdict_, work_of(problem)); }
double CostModel::default_us(const ProblemSpec& problem) const { return candidate_us(problem, problem.default_candidate); }
double CostModel::candidate_us(const ProblemSpec& problem, std::size_t candidate) const {
  return 1e6 * expect_s(time_, predicted_s(problem, candidate));
}

void CostModel::opened(const ProblemSpec& problem, bool same_data, double seconds) {
  learn(same_data ? open_same_data_ : open_, work_of(problem), seconds);
}
void CostModel::judged(const ProblemSpec& problem, double seconds) { learn(verdict_, work_of(problem), seconds); }
void CostModel::timed_default(const ProblemSpec& problem, double us) {
  learn(time_, predicted_s(problem, problem.default_candidate), us * 1e-6);
}

}  // namespace tilewright::tune
