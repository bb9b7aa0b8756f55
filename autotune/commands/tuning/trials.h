// `--trials`: what a run does, an event a line, for a program that watches it (schema docs/how/trials.schema.json): the begin
// of an op, each trial, each decision, the end. The reader may go away. Made once for a run; the stages tell it, it measures
// nothing.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "commands/report.h"
#include "commands/tuning/record_maker.h"
#include "measure/evaluation.h"
#include "search/budget.h"
#include "system/line_sink.h"

namespace tilewright::tune {

class Trials {
 public:
  // "-": stdout, else a file's name. Throws Error when it can't be opened.
  explicit Trials(const std::string& target);

  // Of an op of the run. What could not be compiled is told of at once, problem by problem.
  void begin(const RecordContext& context, const std::string& strategy, const Budget& budget);
  void trial(const RecordContext& context, std::size_t problem, const Candidate& candidate, const Evaluation& evaluation,
             double best_us, const Budget& budget);
  void decided(const RecordContext& context, std::size_t problem, const ReportRow& row);
  void end(const Report& report);
  // Why not all was written, a reader that went aside; empty: it was.
  std::string fault() const;

 private:
  void say(const nlohmann::ordered_json& json);

  LineSink sink_;
};

}  // namespace tilewright::tune
