#include "commands/tuning/measuring_stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "commands/check/look_again.h"
#include "commands/settings.h"
#include "commands/tuning/known_images.h"
#include "commands/tuning/run_journaling.h"
#include "commands/tuning/tuning_rows.h"
#include "device/device_lock.h"
#include "journal/journaled_measurer.h"
#include "measure/make_measurer.h"
#include "measure/observed_measurer.h"
#include "search/budgeted_tuning.h"
#include "search/tuning_in_order.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// On what the cheapest problem needs: for what a budget that was too small could not show.
constexpr double kBudgetMargin = 1.2;

}  // namespace

void add_up(Run& run, const Manifest& manifest, const Budget& budget, const MeterReading& reading) {
  ReportTotals& totals = run.report.totals;
  run.budget.spend(budget.spent_s());
  totals.device_s += budget.spent_s();
  totals.resumed_s += budget.resumed_s();
  totals.measurements += reading.measurements;
  totals.discarded += reading.discarded;
  totals.survived += reading.survived;
  for (const auto& [invalidity, count] : reading.outcomes) totals.outcomes[invalidity] += count;
  for (CandidateFailure failure : reading.failures) {
    if (failure.tuned && failure.instance)
      failure.commands =
          look_again(run.options, manifest, *failure.tuned, failure.where, *failure.instance, failure.invalidity);
    totals.failures.push_back(std::move(failure));
  }
}

TuningRules tuning_rules(const Options& options, TargetKind kind) {
  TuningRules rules{.strategy = options.strategy, .seed = options.seed, .asks_energy = options.energy};
  if (kind == TargetKind::cuda) {
    rules.min_candidates = 8;
    rules.finalists = 10;
    rules.min_rounds = 11;
    rules.max_rounds = 61;
  }
  return rules;
}

void measure_all(Run& run, const Manifest& manifest, RecordContext& context, const std::vector<bool>& usable) {
  const Device& device = run.target.device;
  const std::unique_ptr<Measurer> device_measurer = make_measurer(
      manifest, places_of(context.build), device, sampling_rules(run.options.policy, device.kind), run.options.seed, run.stop,
      run.codegen, worker_limits(run.options), providers_to_ask(run.options, device.kind));
  context.policy = device_measurer->policy();
  const DeviceLock lock(run.options.locks, device, run.stop, [&](const std::string& text) { say(run, text); });
  if (!lock.held()) {
    run.report.totals.stopped = true;
    return;
  }
  open_journal(run, context);
  keep_compilations(run, context);
  JournalContents& past = run.journal.past;

  Budget budget(run.budget.left_s() / run.ops_left);
  CostModel costs(device.kind);
  JournaledMeasurer measurer(manifest, *device_measurer, *run.journal.journal, past.outcomes);
  TuningRows* watching = nullptr;  // once there is one
  ObservedMeasurer observed(measurer, [&](const Case& which, const Candidate& candidate, const Evaluation& evaluation,
                                          double best_us) { watching->note(which, candidate, evaluation, best_us); });
  MeteredMeasurer metered(manifest, observed, budget, costs);
  TuningRules rules = tuning_rules(run.options, device.kind);
  rules.device = device;
  rules.gains_first = is_first_look(run.options, device.kind);
  rules.only_compares_provided = rules.gains_first && run.options.providers.empty();
  if (rules.only_compares_provided) rules.provided_finalists = 1;
  rules.images = known_images(manifest, context.build);
  if (run.dialogue != nullptr) {
    rules.min_candidates = 0;  // how many are enough is not ours to say
    rules.told = [&](std::size_t problem) { return run.dialogue->strategy(context, problem, budget); };
  }
  ProblemTuner tuner(manifest, usable, metered, run.stop, std::move(rules));
  TuningRows stage(run, manifest, context, budget);
  watching = &stage;
  std::vector<std::size_t> problems;  // to be tuned
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
    const JournalDecision* decision = find_decision(past, manifest, manifest.problems[i]);
    if (decision == nullptr) {
      problems.push_back(i);
      continue;
    }
    stage.take_over(i, *decision);
    tuner.adopt(decision->record.winner.kernel);
    budget.spend(device_s_of(past, manifest.problems[i]), true);
  }
  TuningOutcome outcome;
  std::string lost;
  try {
    TuningObserver observer{.searching = [&](std::size_t problem, const SearchState& state) { stage.show(problem, state); },
                            .done = [&](std::size_t problem, const ProblemResult& result) { stage.take(problem, result); }};
    if (run.dialogue == nullptr) {
      outcome = tune_within_budget(manifest, problems, tuner, metered, observer);
    } else {
      observer.done = [&](std::size_t problem, const ProblemResult& result) {
        stage.take(problem, result);
        run.dialogue->done(stage.row(problem));
      };
      outcome = tune_in_order(manifest, problems, tuner, metered, observer);
    }
  } catch (const DeviceLost& fault) {
    lost = fault.what();
  }
  if (outcome.interrupted) stage.keep_view();
  const std::size_t decided = stage.decided();
  for (const std::size_t problem : outcome.unaffordable) stage.leave_out(problem);
  for (auto& [index, row] : stage.take_rows()) run.report.rows.push_back(std::move(row));
  add_up(run, manifest, budget, metered.reading());
  run.report.totals.stopped = run.report.totals.stopped || outcome.interrupted;
  if (!lost.empty()) {
    throw Error(fmt::format(
        "{}; the {} problems decided before it are published. Leave that candidate out with a smaller --limit or fix its "
        "template, and run again",
        lost, decided));
  }
  if (!outcome.unaffordable.empty()) {
    const double enough_s = kBudgetMargin * outcome.least_s * run.ops_left;
    run.enough_s = run.enough_s == 0 ? enough_s : std::min(run.enough_s, enough_s);
  }
}

}  // namespace tilewright::tune
