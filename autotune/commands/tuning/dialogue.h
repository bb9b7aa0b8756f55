// The other end of `serve`: an optimiser of the user's that says what is measured, a JSON object a line, and is told what came
// of it in the words of the journal (schema tilewright.serve/1, docs/how/file-formats.md). To the search it is a strategy; what
// it measures is journaled, verified and decided as anything else. Made once for a run; it measures nothing itself.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "commands/report.h"
#include "commands/tuning/record_maker.h"
#include "commands/tuning/search_space.h"
#include "commands/tuning/serve_request.h"
#include "search/budget.h"
#include "search/search_strategy.h"
#include "system/line_reader.h"

namespace tilewright::tune {

class Dialogue {
 public:
  // Lines come from `input` and go to `output`, descriptors that stay open; `stop` must outlive this.
  Dialogue(int input, int output, StopSignal& stop) : lines_(input, stop), output_(output) {}

  // The strategy of a problem, which is talked about from now on. `number` counts those of the run. Arguments and this must
  // outlive it. Its propose throws Stopped when the other end leaves or wants no more.
  std::unique_ptr<SearchStrategy> strategy(const RecordContext& context, std::size_t problem, const Budget& budget);
  // That problem came to an end, whoever ended it. Nobody need be there to hear of it.
  void done(const ReportRow& row);
  void end(const Report& report);

 private:
  using Json = nlohmann::ordered_json;
  class Told;
  struct Asked {
    Json wanted;
    SearchSpace::Found found;
  };
  // A problem that is talked about.
  struct Talk {
    const RecordContext& context;
    std::size_t problem;
    const Budget& budget;
    SearchSpace space;
    bool is_introduced = false;
    std::map<std::size_t, Json> answers{};  // by candidate: what is known
    std::deque<Asked> waiting{};            // asked for, and not yet answered
  };

  std::optional<std::size_t> next_point();
  void observe(const Observation& observation);
  void introduce();
  bool take(const std::string& line);  // whether the search goes on
  void answer_what_is_known();
  Json answer(std::size_t point, const Evaluation& evaluation) const;
  Json refusal(const Asked& asked) const;
  void say(const Json& json);

  LineReader lines_;
  int output_;
  int number_ = -1;        // of the problem
  bool has_left_ = false;  // the other end
  std::optional<Talk> talk_;
};

}  // namespace tilewright::tune
