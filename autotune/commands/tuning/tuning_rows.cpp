#include "commands/tuning/tuning_rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/devices/device_board.h"
#include "device/statistics.h"
#include "journal/journal.h"
#include "system/unix_seconds.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

TuningRows::TuningRows(Run& run, const Manifest& manifest, const RecordContext& context, const Budget& budget)
    : run_(run),
      manifest_(manifest),
      context_(context),
      budget_(budget),
      roofline_(run.target, run.options.policy),
      began_s_(unix_seconds()) {
  for (const ProblemSpec& problem : manifest.problems)
    live_.problems.push_back(
        {.name = problem_text(manifest.op, problem), .candidates = static_cast<int>(problem.candidates.size())});
  if (run_.trials != nullptr) run_.trials->begin(context, run.options.strategy, budget);
}

void TuningRows::show(std::size_t problem, const SearchState& state) {
  LiveProblem& live = live_.problems[problem];
  live_.current = problem;
  live.tried = std::max(live.tried, state.done);
  live.candidates = state.total;
  if (live.state == LiveProblem::State::waiting) live.state = LiveProblem::State::searching;
  if (state.best_us > 0) note_best(problem, state.best_us);
  draw();
}

void TuningRows::note(const Case& which, const Candidate& candidate, const Evaluation& evaluation, double best_us) {
  if (which.is_edge) return;
  if (run_.trials != nullptr) run_.trials->trial(context_, which.index, candidate, evaluation, best_us, budget_);
  const std::string& vendor = manifest_.kernels[candidate.kernel].provided.provider;
  if (vendor.empty() || evaluation.invalidity != Invalidity::none || evaluation.samples_us.empty()) return;
  note_vendor(which.index, vendor, summarize(evaluation.samples_us).median);
  draw();
}

void TuningRows::keep_view() {
  run_.progress.keep([&](std::size_t columns, std::size_t rows) { return live_lines(live_, columns, rows); });
}

void TuningRows::take(std::size_t problem, const ProblemResult& result) {
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
    if (result.compared) {
      row.library = manifest_.kernels[result.compared->candidate.kernel].provided.provider;
      row.library_ratio = result.compared->ratio;
    }
    store(spec.identity, row.record, {.flops = row.flops, .bytes = row.bytes, .roofline_us = row.roofline_us},
          {.is_tie = !result.tie.empty(), .rounds = result.final_rounds, .ended = to_string(result.final_end)});
  }
  const bool was_decided = rows_.contains(problem) && rows_[problem].failure.empty();  // in an earlier turn
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
  const std::string count = run_.board != nullptr ? run_.board->count_decided(run_.lane, result.failure.empty() && !was_decided)
                                                  : fmt::format("{}/{}", rows_.size(), manifest_.problems.size());
  run_.progress.line(
      fmt::format("[{}] {}{}{}: {}", count, run_.label, run_.label.empty() ? "" : ": ", rows_[problem].problem, text));
}

void TuningRows::take_over(std::size_t problem, const JournalDecision& decision) {
  const ProblemSpec& spec = manifest_.problems[problem];
  if (!decision.published || !run_.database.holds(decision.record)) publish(run_, decision.record);
  if (!decision.published) run_.journal.journal->published(spec.identity);
  rows_[problem] = row_of(manifest_, spec, roofline_.us(spec));
  rows_[problem].record = decision.record;
  live_.problems[problem].state = LiveProblem::State::decided;
  note_best(problem, decision.record.winner.time.median);
  if (run_.trials != nullptr) run_.trials->decided(context_, problem, rows_[problem]);
}

void TuningRows::leave_out(std::size_t problem) {
  const ProblemSpec& spec = manifest_.problems[problem];
  ReportRow row = row_of(manifest_, spec, roofline_.us(spec));
  row.failure = "not tuned: the budget ran out";
  row.unaffordable = true;
  rows_[problem] = std::move(row);
  live_.problems[problem].state = LiveProblem::State::left_out;
  if (run_.trials != nullptr) run_.trials->decided(context_, problem, rows_[problem]);
}

void TuningRows::note_best(std::size_t problem, double us) {
  const ProblemSpec& spec = manifest_.problems[problem];
  LiveProblem& live = live_.problems[problem];
  live.best_us = us;
  live.rate = rate_text(spec.flops, spec.bytes, us) + metrics_text(spec.metrics, us);
  live.roofline_us = roofline_.us(spec);
}

void TuningRows::note_vendor(std::size_t problem, const std::string& vendor, double us) {
  LiveProblem& live = live_.problems[problem];
  if (live.vendor_us > 0 && live.vendor_us <= us) return;
  live.vendor = vendor;
  live.vendor_us = us;
}

void TuningRows::draw() {
  if (run_.board != nullptr) {
    const LiveProblem& live = live_.problems[live_.current];
    const double held_s = run_.report.totals.device_s + budget_.spent_s() - budget_.resumed_s(), now_s = unix_seconds();
    run_.board->change(run_.lane, [&](LiveDevice& device) {
      device.state = LiveDevice::State::measuring;
      device.problem = live.name;
      device.tried = live.tried;
      device.candidates = live.candidates;
      device.best_us = live.best_us;
      device.held_s = held_s;
      device.wall_s = now_s - run_.began_s;
    });
    return;
  }
  live_.budget_s = budget_.total_s();
  live_.spent_s = budget_.spent_s();
  live_.wall_s = unix_seconds() - began_s_;
  run_.progress.update([&](std::size_t columns, std::size_t rows) { return live_lines(live_, columns, rows); });
}

// The journal first: from then on the decision cannot be lost. Where the journal can't be written the database has it, and
// where neither can, whoever looks at the terminal.
void TuningRows::store(const std::string& identity, const TuningRecord& record, const ProblemWork& work,
                       const FinalOutcome& outcome) {
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

}  // namespace tilewright::tune
