#include "measuring_stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "budgeted_tuning.h"
#include "make_measurer.h"
#include "roofline.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// On what the cheapest problem needs: for what a budget that was too small could not show.
constexpr double kBudgetMargin = 1.2;

SamplingRules sampling_rules(TargetKind kind) {
  // A GPU sample costs microseconds, and the checked run is no sample: it also loads the code.
  if (kind == TargetKind::cuda) return {.first_samples = 3, .samples = 12, .search_us = 100'000, .long_run_us = 1e12};
  return {};
}

// Turns what the tuning of problems says into rows, records and progress.
class MeasuringStage {
 public:
  MeasuringStage(Run& run, const Manifest& manifest, const RecordContext& context, const Budget& budget)
      : run_(run), manifest_(manifest), context_(context), budget_(budget), roofline_(run.target) {}

  void show(std::size_t problem, const SearchState& state) {
    const ProblemSpec& spec = manifest_.problems[problem];
    const double percent = state.best_us > 0 ? 100 * roofline_.us(spec) / state.best_us : 0;
    run_.progress.update(fmt::format(
        "[{}/{}] {:.0f}% of the budget used, {} left; {}/{} tried, best {} ({:.0f}% of the roofline): {}", rows_.size(),
        manifest_.problems.size(), 100 * budget_.spent_s() / budget_.total_s(), duration_text(budget_.left_s()), state.done,
        state.total, rate_text(spec.flops, state.best_us), percent, problem_text(manifest_.op, spec)));
  }

  void take(std::size_t problem, const ProblemResult& result) {
    const ProblemSpec& spec = manifest_.problems[problem];
    ReportRow row = row_of(manifest_, spec, roofline_.us(spec));
    row.failure = result.failure;
    if (result.failure.empty()) {
      row.record = make_measured_record(context_, spec, result);
      publish(run_, row.record);
    }
    rows_[problem] = std::move(row);
    const TimedInstance& winner = rows_[problem].record.winner;
    run_.progress.line(fmt::format(
        "[{}/{}] {}: {}", rows_.size(), manifest_.problems.size(), rows_[problem].problem,
        result.failure.empty() ? fmt::format("{} {:.2f} us, {}, {:.3f}x of the default", winner.kernel, winner.time.median,
                                             rate_text(spec.flops, winner.time.median), 1 + result.margin)
                               : "no record: " + result.failure));
  }

  void leave_out(std::size_t problem) {
    const ProblemSpec& spec = manifest_.problems[problem];
    ReportRow row = row_of(manifest_, spec, roofline_.us(spec));
    row.failure = "not tuned: the budget ran out";
    row.unaffordable = true;
    rows_[problem] = std::move(row);
  }

  // Into the run's report, in the manifest's order.
  void report() {
    for (auto& [index, row] : rows_) run_.report.rows.push_back(std::move(row));
  }
  std::size_t decided() const { return rows_.size(); }

 private:
  Run& run_;
  const Manifest& manifest_;
  const RecordContext& context_;
  const Budget& budget_;
  Roofline roofline_;
  std::map<std::size_t, ReportRow> rows_{};  // by problem
};

void add_up(Run& run, const Budget& budget, const MeterReading& reading) {
  ReportTotals& totals = run.report.totals;
  run.budget.spend(budget.spent_s());
  totals.device_s += budget.spent_s();
  totals.resumed_s += budget.resumed_s();
  totals.measurements += reading.measurements;
  totals.survived += reading.survived;
  for (const auto& [invalidity, count] : reading.outcomes) totals.outcomes[invalidity] += count;
  totals.failures.insert(totals.failures.end(), reading.failures.begin(), reading.failures.end());
}

}  // namespace

TuningRules tuning_rules(const Options& options, TargetKind kind) {
  TuningRules rules{.strategy = options.strategy, .seed = options.seed};
  if (kind == TargetKind::cuda) {
    rules.min_candidates = 8;
    rules.min_rounds = 11;
    rules.max_rounds = 41;
  }
  return rules;
}

void measure_all(Run& run, const Manifest& manifest, RecordContext& context, const std::vector<bool>& usable) {
  const Device& device = run.target.device;
  const std::unique_ptr<Measurer> measurer =
      make_measurer(manifest, context.build, device, sampling_rules(device.kind), run.options);
  context.policy = measurer->policy();
  Journal journal(run.options.work / "journal" / (run.stamp + ".jsonl"));
  run.report.journal = journal.path().string();

  Budget budget(run.budget.left_s() / run.ops_left);
  CostModel costs(device.kind);
  MeteredMeasurer metered(manifest, *measurer, budget, costs);
  ProblemTuner tuner(manifest, usable, metered, journal, run.stop, tuning_rules(run.options, device.kind));
  MeasuringStage stage(run, manifest, context, budget);
  std::vector<std::size_t> problems(manifest.problems.size());
  std::iota(problems.begin(), problems.end(), std::size_t{0});
  TuningOutcome outcome;
  std::string lost;
  try {
    outcome =
        tune_within_budget(manifest, problems, tuner, metered,
                           {.searching = [&](std::size_t problem, const SearchState& state) { stage.show(problem, state); },
                            .done = [&](std::size_t problem, const ProblemResult& result) { stage.take(problem, result); }});
  } catch (const DeviceLost& fault) {
    lost = fault.what();
  }
  const std::size_t decided = stage.decided();
  for (const std::size_t problem : outcome.unaffordable) stage.leave_out(problem);
  stage.report();
  add_up(run, budget, metered.reading());
  run.report.totals.stopped = run.report.totals.stopped || outcome.stopped;
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
