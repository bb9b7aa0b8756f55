#include "commands/measuring_stage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "commands/known_images.h"
#include "commands/live_table.h"
#include "commands/look_again.h"
#include "commands/settings.h"
#include "device/device_lock.h"
#include "device/roofline.h"
#include "journal/journaled_measurer.h"
#include "measure/make_measurer.h"
#include "measure/observed_measurer.h"
#include "search/budgeted_tuning.h"
#include "search/tuning_in_order.h"
#include "system/unix_seconds.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// On what the cheapest problem needs: for what a budget that was too small could not show.
constexpr double kBudgetMargin = 1.2;

// Turns what the tuning of problems says into rows, records and progress.
class MeasuringStage {
 public:
  MeasuringStage(Run& run, const Manifest& manifest, const RecordContext& context, const Budget& budget)
      : run_(run), manifest_(manifest), context_(context), budget_(budget), roofline_(run.target, run.options.policy) {
    for (const ProblemSpec& problem : manifest.problems)
      live_.problems.push_back(
          {.name = problem_text(manifest.op, problem), .candidates = static_cast<int>(problem.candidates.size())});
    if (run_.trials != nullptr) run_.trials->begin(context, run.options.strategy, budget);
  }

  void show(std::size_t problem, const SearchState& state) {
    LiveProblem& live = live_.problems[problem];
    live_.current = problem;
    live.tried = std::max(live.tried, state.done);
    live.candidates = state.total;
    if (live.state == LiveProblem::State::waiting) live.state = LiveProblem::State::searching;
    if (state.best_us > 0) note_best(problem, state.best_us);
    draw();
  }

  // A candidate was measured.
  void note(const Case& which, const Candidate& candidate, const Evaluation& evaluation, double best_us) {
    if (which.is_edge) return;
    if (run_.trials != nullptr) run_.trials->trial(context_, which.index, candidate, evaluation, best_us, budget_);
    const std::string& vendor = manifest_.kernels[candidate.kernel].provided.provider;
    if (vendor.empty() || evaluation.invalidity != Invalidity::none || evaluation.samples_us.empty()) return;
    note_vendor(which.index, vendor, summarize(evaluation.samples_us).median);
    draw();
  }

  // What was known when the user ended the run stays on the terminal.
  void keep_view() {
    run_.progress.keep([&](std::size_t columns, std::size_t rows) { return live_lines(live_, columns, rows); });
  }

  void take(std::size_t problem, const ProblemResult& result) {
    const ProblemSpec& spec = manifest_.problems[problem];
    if (result.unaffordable) {
      leave_out(problem);
      return;
    }
    ReportRow row = row_of(manifest_, spec, roofline_.us(spec));
    row.failure = result.failure;
    if (result.failure.empty()) {
      row.record = make_measured_record(context_, spec, result);
      row.gain = result.gain;
      row.is_incumbent = result.winner.candidate.incumbent;
      store(spec.identity, row.record, {.flops = row.flops, .bytes = row.bytes, .roofline_us = row.roofline_us},
            {.is_tie = !result.tie.empty(), .rounds = result.final_rounds, .ended = to_string(result.final_end)});
    }
    rows_[problem] = std::move(row);
    const TuningRecord& record = rows_[problem].record;
    const TimedInstance& winner = record.winner;
    live_.problems[problem].state = result.failure.empty() ? LiveProblem::State::decided : LiveProblem::State::failed;
    if (result.failure.empty()) note_best(problem, winner.time.median);
    if (record.provider) note_vendor(problem, record.provider->name.provider, record.provider->time.median);
    if (run_.trials != nullptr) run_.trials->decided(context_, problem, rows_[problem]);
    std::string text = "no record: " + result.failure;
    if (result.failure.empty()) {
      const std::string before = gain_text(rows_[problem]);
      text = fmt::format("{} {:.2f} us, {}{}, {:.3f}x of the default{}", winner.kernel, winner.time.median,
                         rate_text(spec.flops, spec.bytes, winner.time.median), metrics_text(spec.metrics, winner.time.median),
                         1 + result.margin, before.empty() ? "" : ", " + before);
    }
    if (record.provider) {
      text += fmt::format("; {} {:.2f} us, {:.3f}x of that", record.provider->name.provider, record.provider->time.median,
                          1 + record.provider->margin);
    }
    run_.progress.line(fmt::format("[{}/{}] {}: {}", rows_.size(), manifest_.problems.size(), rows_[problem].problem, text));
  }

  // The run that decided it may have been ended before it published, or the database was lost since.
  void take_over(std::size_t problem, const JournalDecision& decision) {
    const ProblemSpec& spec = manifest_.problems[problem];
    if (!decision.published || !run_.database.holds(decision.record)) publish(run_, decision.record);
    if (!decision.published) run_.journal.journal->published(spec.identity);
    rows_[problem] = row_of(manifest_, spec, roofline_.us(spec));
    rows_[problem].record = decision.record;
    live_.problems[problem].state = LiveProblem::State::decided;
    note_best(problem, decision.record.winner.time.median);
    if (run_.trials != nullptr) run_.trials->decided(context_, problem, rows_[problem]);
  }

  void leave_out(std::size_t problem) {
    const ProblemSpec& spec = manifest_.problems[problem];
    ReportRow row = row_of(manifest_, spec, roofline_.us(spec));
    row.failure = "not tuned: the budget ran out";
    row.unaffordable = true;
    rows_[problem] = std::move(row);
    live_.problems[problem].state = LiveProblem::State::left_out;
    if (run_.trials != nullptr) run_.trials->decided(context_, problem, rows_[problem]);
  }

  const ReportRow& row(std::size_t problem) const { return rows_.at(problem); }
  // Into the run's report, in the manifest's order.
  void report() {
    for (auto& [index, row] : rows_) run_.report.rows.push_back(std::move(row));
  }
  std::size_t decided() const { return rows_.size(); }

 private:
  void note_best(std::size_t problem, double us) {
    const ProblemSpec& spec = manifest_.problems[problem];
    LiveProblem& live = live_.problems[problem];
    live.best_us = us;
    live.rate = rate_text(spec.flops, spec.bytes, us) + metrics_text(spec.metrics, us);
    live.roofline_us = roofline_.us(spec);
  }
  void note_vendor(std::size_t problem, const std::string& vendor, double us) {
    LiveProblem& live = live_.problems[problem];
    if (live.vendor_us > 0 && live.vendor_us <= us) return;
    live.vendor = vendor;
    live.vendor_us = us;
  }
  void draw() {
    live_.budget_s = budget_.total_s();
    live_.spent_s = budget_.spent_s();
    live_.wall_s = unix_seconds() - began_s_;
    run_.progress.update([&](std::size_t columns, std::size_t rows) { return live_lines(live_, columns, rows); });
  }

  // The journal first: from then on the decision cannot be lost. Where the journal can't be written the database has it, and
  // where neither can, whoever looks at the terminal.
  void store(const std::string& identity, const TuningRecord& record, const ProblemWork& work, const FinalOutcome& outcome) {
    try {
      run_.journal.journal->decided(identity, record, work, outcome);
    } catch (const JournalFault&) {
      try {
        publish(run_, record);
      } catch (const Error& fault) {
        run_.progress.line(
            fmt::format("{}\nmeasured, and stored nowhere; `db import` takes the line:\n{}", fault.what(), to_line(record)));
      }
      throw;
    }
    try {
      publish(run_, record);
    } catch (const Error& fault) {
      throw Error(fmt::format("{}; what was measured is in {}, from where --resume publishes it", fault.what(),
                              run_.journal.journal->path().string()));
    }
    run_.journal.journal->published(identity);
  }

  Run& run_;
  const Manifest& manifest_;
  const RecordContext& context_;
  const Budget& budget_;
  Roofline roofline_;
  std::map<std::size_t, ReportRow> rows_{};  // by problem
  LiveTable live_{};
  const double began_s_ = unix_seconds();
};

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

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

std::string joined(const std::map<std::string, std::vector<std::string>>& values) {
  std::vector<std::string> words;
  for (const auto& [name, each] : values) {
    if (!each.empty()) words.push_back(fmt::format("{}={}", name, fmt::join(each, ",")));
  }
  return joined(words);
}

// What a run must have in common with the one that it goes on with. The budget may grow, and folders may move.
JournalHeader header_of(const Run& run, const RecordContext& context) {
  const Options& options = run.options;
  std::vector<std::string> threads;
  for (const int count : options.threads) threads.push_back(count == 0 ? "all" : std::to_string(count));
  JournalHeader header{.facts = {{"op", joined(options.ops)},
                                 {"arch", run.target.arch.name},
                                 {"attributes", joined(options.attributes)},
                                 {"shapes", joined(options.shapes)},
                                 {"threads", joined(threads)},
                                 {"strategy", options.strategy},
                                 {"limit", std::to_string(run.limit)},
                                 {"kernels", joined(options.kernels)},
                                 {"seed", std::to_string(options.seed)},
                                 {"device", run.target.device.key},
                                 {"driver", std::to_string(run.target.device.driver_version)},
                                 {"policy", context.policy},
                                 {"compiler", context.build.compiler},
                                 {"generator", context.manifest.generator}},
                       .when = utc_now()};
  if (!options.providers.empty()) header.facts.emplace_back("providers", options.providers);
  return header;
}

// Once for a run: its ops share a journal.
void open_journal(Run& run, const RecordContext& context) {
  if (run.journal.journal == nullptr) {
    run.journal =
        open_run_journal(run.options.work / "journal", header_of(run, context), run.options.resume, run.options.resume_journal);
    for (const std::string& warning : run.journal.past.warnings) run.progress.line("warning: " + warning);
    run.report.journal = run.journal.journal->path().string();
  }
  if (const std::string origin = origin_text(run.journal, context.manifest); !origin.empty()) say(run, origin);
}

// What the compiler did, for whoever reads the journal. A resumed run compiles again, and adds only what is new.
void keep_compilations(Run& run, const RecordContext& context) {
  std::set<std::string> known;
  for (const JournalEntry& entry : run.journal.past.outcomes) known.insert(entry.question());
  for (std::size_t k = 0; k < context.build.kernels.size(); ++k) {  // other libraries' are not compiled
    const CompiledUnit& unit = context.build.kernels[k];
    if ((unit.invalidity == Invalidity::none && !unit.compiled) || unit.cancelled) continue;
    const JournalEntry entry{.phase = JournalPhase::compile,
                             .kernel = context.manifest.kernels[k].id,
                             .hash = context.manifest.kernels[k].unit.hash,
                             .evaluation = {.invalidity = unit.invalidity, .reason = unit.message},
                             .at_s = unit.ended_s,
                             .compile_s = unit.seconds,
                             .worker = unit.worker};
    if (!known.contains(entry.question())) run.journal.journal->outcome(entry);
  }
}

}  // namespace

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
  const std::unique_ptr<Measurer> device_measurer =
      make_measurer(manifest, context.build, device, sampling_rules(run.options.policy, device.kind), run.options.seed,
                    run.stop, run.codegen, worker_limits(run.options), run.options.providers);
  context.policy = device_measurer->policy();
  const DeviceLock lock(run.options.temporary, device, run.stop, [&](const std::string& text) { say(run, text); });
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
  MeasuringStage* watching = nullptr;  // once there is one
  ObservedMeasurer observed(measurer, [&](const Case& which, const Candidate& candidate, const Evaluation& evaluation,
                                          double best_us) { watching->note(which, candidate, evaluation, best_us); });
  MeteredMeasurer metered(manifest, observed, budget, costs);
  TuningRules rules = tuning_rules(run.options, device.kind);
  rules.device = device;
  rules.images = known_images(manifest, context.build);
  if (run.dialogue != nullptr) {
    rules.min_candidates = 0;  // how many are enough is not ours to say
    rules.told = [&](std::size_t problem) { return run.dialogue->strategy(context, problem, budget); };
  }
  ProblemTuner tuner(manifest, usable, metered, run.stop, std::move(rules));
  MeasuringStage stage(run, manifest, context, budget);
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
  stage.report();
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
