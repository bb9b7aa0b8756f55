// What the tuning of an op's problems says, turned into rows of the report, records, lines of the journal and progress. Made by
// the measuring stages, for one device each; it measures nothing.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "commands/tuning/live_table.h"
#include "commands/tuning/record_maker.h"
#include "commands/tuning/run.h"
#include "device/roofline.h"
#include "journal/journal_reader.h"
#include "search/problem_tuner.h"

namespace tilewright::tune {

class TuningRows {
 public:
  // All must outlive this.
  TuningRows(Run& run, const Manifest& manifest, const RecordContext& context, const Budget& budget);

  void show(std::size_t problem, const SearchState& state);
  // A candidate was measured.
  void note(const Case& which, const Candidate& candidate, const Evaluation& evaluation, double best_us);
  void take(std::size_t problem, const ProblemResult& result);
  // The run that decided it may have been ended before it published, or the database was lost since.
  void take_over(std::size_t problem, const JournalDecision& decision);
  void leave_out(std::size_t problem);
  // What was known when the user ended the run stays on the terminal.
  void keep_view();

  const ReportRow& row(std::size_t problem) const { return rows_.at(problem); }
  std::size_t decided() const { return rows_.size(); }
  // By problem, for the run's report.
  std::map<std::size_t, ReportRow> take_rows() { return std::move(rows_); }

 private:
  void note_best(std::size_t problem, double us);
  void note_vendor(std::size_t problem, const std::string& vendor, double us);
  void draw();
  void store(const std::string& identity, const TuningRecord& record, const ProblemWork& work, const FinalOutcome& outcome);

  Run& run_;
  const Manifest& manifest_;
  const RecordContext& context_;
  const Budget& budget_;
  Roofline roofline_;
  std::map<std::size_t, ReportRow> rows_{};  // by problem
  LiveTable live_{};
  const double began_s_;
};

}  // namespace tilewright::tune
