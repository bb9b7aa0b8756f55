#include "search/metered_measurer.h"

#include "device/statistics.h"

namespace tilewright::tune {

namespace {

// Asked before in this run, and answered from memory: it costs nothing and is not news.
bool is_known(const Evaluation& evaluation) { return evaluation.device_s == 0; }

// The device was really used just now: the case is laid out there.
bool is_fresh(const Evaluation& evaluation) { return !evaluation.replayed && !is_known(evaluation); }

}  // namespace

bool share_data(const ProblemSpec& a, const ProblemSpec& b) {
  return a.reference == b.reference && a.problem.attributes == b.problem.attributes && a.problem.sizes == b.problem.sizes;
}

void MeteredMeasurer::account(const Case& which, const Candidate& candidate, const Evaluation& evaluation) {
  budget_.spend(evaluation.device_s, evaluation.replayed);
  if (evaluation.fatal || evaluation.cut_off) laid_out_ = false;
  if (is_known(evaluation) || evaluation.cut_off) return;
  reading_.measurements += static_cast<std::int64_t>(evaluation.samples_us.size());
  reading_.discarded += evaluation.conditions.discarded;
  if (evaluation.conditions.discarded > 0 && !evaluation.replayed) reading_.held_back_s += evaluation.device_s;
  reading_.survived += evaluation.fatal ? 1 : 0;
  if (evaluation.invalidity == Invalidity::none) return;
  const KernelSpec& kernel = manifest_.kernels[candidate.kernel];
  reading_.failures.push_back({.candidate = instance_text(kernel, candidate.runtime),
                               .problem = problem_text(manifest_.op, problem_of(manifest_, which)),
                               .instance = kernel.provided.provider.empty() ? std::optional(candidate) : std::nullopt,
                               .where = which,
                               .tuned = which.is_edge ? problem_ : which.index,
                               .invalidity = evaluation.invalidity,
                               .reason = evaluation.reason});
}

void MeteredMeasurer::require_time() const {
  if (budget_.grace_s() <= 0) throw BudgetSpent("the budget ran out");
}

Evaluation MeteredMeasurer::evaluate(const Case& which, const Candidate& candidate, double best_us) {
  inner_.set_time_left(std::max(0.0, budget_.grace_s() - held_back_s_));
  const Evaluation evaluation = inner_.evaluate(which, candidate, best_us);
  const bool opens = problem_ != which.index;
  const bool same_data = problem_ && share_data(manifest_.problems[*problem_], manifest_.problems[which.index]);
  const bool lays_out = opens || (is_fresh(evaluation) && !laid_out_);
  problem_ = which.index;
  laid_out_ = is_fresh(evaluation) || (laid_out_ && !opens);
  account(which, candidate, evaluation);
  if (!is_known(evaluation) && !evaluation.cut_off) ++reading_.outcomes[evaluation.invalidity];
  if (evaluation.invalidity != Invalidity::none || is_known(evaluation)) return evaluation;
  const double us = summarize(evaluation.samples_us).median;
  const ProblemSpec& problem = manifest_.problems[which.index];
  if (opens) costs_.timed_default(problem, us);
  if (lays_out) {
    costs_.opened(problem, same_data && opens, evaluation.device_s);
  } else {
    costs_.evaluated(us, evaluation.device_s);
  }
  return evaluation;
}

Evaluation MeteredMeasurer::verify(const Case& which, const Candidate& candidate) {
  require_time();
  inner_.set_time_left(budget_.grace_s());
  const Evaluation evaluation = inner_.verify(which, candidate);
  account(which, candidate, evaluation);
  if (!is_known(evaluation) && !evaluation.cut_off) ++reading_.outcomes[evaluation.invalidity];
  if (evaluation.cut_off) throw BudgetSpent("the budget ran out");
  return evaluation;
}

Evaluation MeteredMeasurer::energy(const Case& which, const Candidate& candidate, double expected_us) {
  if (budget_.grace_s() <= 0) return {};
  inner_.set_time_left(budget_.grace_s());
  const Evaluation evaluation = inner_.energy(which, candidate, expected_us);
  account(which, candidate, evaluation);
  return evaluation;
}

Evaluation MeteredMeasurer::sample(const Case& which, const Candidate& candidate, int round, double expected_us) {
  require_time();
  inner_.set_time_left(budget_.grace_s());
  const Evaluation evaluation = inner_.sample(which, candidate, round, expected_us);
  const bool usual = laid_out_ && evaluation.invalidity == Invalidity::none && !is_known(evaluation);
  account(which, candidate, evaluation);
  if (evaluation.cut_off) throw BudgetSpent("the budget ran out");
  if (usual) costs_.sampled(expected_us, evaluation.device_s);
  return evaluation;
}

}  // namespace tilewright::tune
