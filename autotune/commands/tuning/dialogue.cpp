#include "commands/tuning/dialogue.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "device/statistics.h"
#include "files/strict_json.h"
#include "journal/journal_entry.h"
#include "measure/evaluation_json.h"
#include "measure/measurer.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "tilewright.serve/1";

// As records have it, and how well the median is known: two standard errors.
Json time_json(const std::vector<double>& samples_us) {
  const Summary summary = summarize(samples_us);
  return {{"median_us", summary.median},
          {"mad_us", summary.mad},
          {"n", summary.n},
          {"min_us", summary.min},
          {"error_us", median_error(summary)}};
}

}  // namespace

// Asks the dialogue.
class Dialogue::Told : public SearchStrategy {
 public:
  explicit Told(Dialogue& dialogue) : dialogue_(dialogue) {}

  std::optional<std::size_t> propose() override { return dialogue_.next_point(); }
  void observe(const Observation& observation) override { dialogue_.observe(observation); }
  bool goes_on() const override { return true; }

 private:
  Dialogue& dialogue_;
};

std::unique_ptr<SearchStrategy> Dialogue::strategy(const RecordContext& context, std::size_t problem, const Budget& budget) {
  ++number_;
  talk_.emplace(
      Talk{.context = context, .problem = problem, .budget = budget, .space = SearchSpace(context.manifest, problem)});
  return std::make_unique<Told>(*this);
}

std::optional<std::size_t> Dialogue::next_point() {
  if (!std::exchange(talk_->is_introduced, true)) introduce();
  for (;;) {
    answer_what_is_known();
    if (!talk_->waiting.empty()) return talk_->waiting.front().found.point;
    const std::optional<std::string> line = has_left_ ? std::nullopt : lines_.next();
    if (!line) throw Stopped("the optimiser has left");
    if (!take(*line)) return std::nullopt;
  }
}

void Dialogue::introduce() {
  Json measured = Json::array();  // what is measured whatever is asked
  for (auto& [point, answer] : talk_->answers) {
    measured.push_back(answer);
    answer["replayed"] = true;
  }
  Json line{{"phase", "space"}, {"schema", kSchema}, {"number", number_}, {"device", talk_->context.target.device.name}};
  line.update(talk_->space.to_json());
  line["budget_left_s"] = talk_->budget.left_s();
  line["measured"] = std::move(measured);
  say(line);
}

bool Dialogue::take(const std::string& line) {
  ServeRequest request;
  try {
    request = parse_serve_request(line);
    if (request.number && *request.number != number_)
      throw Error(fmt::format("number is {}, and the problem at hand is {}", *request.number, number_));
  } catch (const Error& fault) {
    say({{"phase", "error"}, {"number", number_}, {"reason", printable(fault.what())}});
    return true;
  }
  if (request.command == ServeRequest::Command::abort) throw Stopped("the optimiser wants no more");
  for (Json& wanted : request.configs) {
    SearchSpace::Found found = talk_->space.find(wanted);
    talk_->waiting.push_back({.wanted = std::move(wanted), .found = std::move(found)});
  }
  return request.command == ServeRequest::Command::measure;
}

void Dialogue::answer_what_is_known() {
  std::deque<Asked>& waiting = talk_->waiting;
  for (; !waiting.empty(); waiting.pop_front()) {
    const Asked& asked = waiting.front();
    if (!asked.found.point) {
      say(refusal(asked));
    } else if (const auto known = talk_->answers.find(*asked.found.point); known != talk_->answers.end()) {
      say(known->second);
      known->second["replayed"] = true;
    } else {
      return;
    }
  }
}

void Dialogue::observe(const Observation& observation) {
  talk_->answers[observation.point] = answer(observation.point, *observation.evaluation);
  if (talk_->is_introduced) answer_what_is_known();
}

Json Dialogue::answer(std::size_t point, const Evaluation& evaluation) const {
  const Manifest& manifest = talk_->context.manifest;
  const ProblemSpec& problem = manifest.problems[talk_->problem];
  const Candidate& candidate = problem.candidates[point];
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  Json line{{"phase", to_string(JournalPhase::search)},
            {"number", number_},
            {"problem", problem_text(manifest.op, problem)},
            {"index", point},
            {"config", talk_->space.config(point)},
            {"kernel", kernel.id},
            {"runtime", runtime_text(kernel, candidate.runtime)}};
  line.update(to_json(evaluation));
  if (evaluation.invalidity == Invalidity::none) line["time"] = time_json(evaluation.samples_us);
  if (evaluation.replayed) line["replayed"] = true;
  line["budget_left_s"] = talk_->budget.left_s();
  return line;
}

Json Dialogue::refusal(const Asked& asked) const {
  return {{"phase", to_string(JournalPhase::search)},
          {"number", number_},
          {"index", nullptr},
          {"config", asked.wanted},
          {"invalidity", to_string(Invalidity::constraints)},
          {"reason", asked.found.reason}};
}

void Dialogue::done(const ReportRow& row) {
  if (!talk_) return;
  for (answer_what_is_known(); !talk_->waiting.empty(); answer_what_is_known()) {
    Json line = refusal(talk_->waiting.front());
    line["index"] = *talk_->waiting.front().found.point;
    line["invalidity"] = to_string(Invalidity::timeout);
    line["reason"] = "the budget ran out before it was measured (--budget)";
    line["cut_off"] = true;
    say(line);
    talk_->waiting.pop_front();
  }
  Json line{{"phase", "decided"}, {"number", number_}, {"problem", row.problem}};
  if (row.failure.empty()) {
    line["record"] = Json::parse(to_line(row.record));
  } else {
    line["reason"] = row.failure;
  }
  say(line);
  talk_.reset();
}

void Dialogue::end(const Report& report) { say({{"phase", "end"}, {"report", Json::parse(to_json(report))}}); }

void Dialogue::say(const Json& json) {
  const std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
  for (std::size_t written = 0; written < line.size() && !has_left_;) {
    const ssize_t count = ::write(output_, line.data() + written, line.size() - written);
    has_left_ = count == 0 || (count < 0 && errno != EINTR);
    if (count > 0) written += static_cast<std::size_t>(count);
  }
}

}  // namespace tilewright::tune
