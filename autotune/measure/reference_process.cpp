#include "measure/reference_process.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "tilewright/error.h"

namespace tilewright::tune {

using namespace std::chrono_literals;

ReferenceProcess::Answer ReferenceProcess::ask(const std::string& question, ChildProcess::Clock::time_point deadline,
                                               const Wait& wait) {
  if (!start_) return {.fault = "the reference is in Python, and there is none to ask"};
  if (process_ == nullptr) process_ = start_();
  process_->send(question);
  const ChildProcess::Answer answer = wait(*process_, deadline);
  if (answer.kind == ChildProcess::Answer::Kind::line) {
    const auto json = nlohmann::json::parse(answer.line, nullptr, false);
    if (json.is_object()) return {.fault = json.value("error", std::string())};
  }
  const bool late = answer.kind == ChildProcess::Answer::Kind::late;
  const ChildProcess::End end = process_->end(late ? 0s : 2s);
  const std::string printed = process_->last_words();
  process_.reset();
  return {.late = late,
          .fault = fmt::format("the process that runs the user's Python {}{}{}", to_text(end),
                               printed.empty() ? "" : "; it printed: ", printed)};
}

}  // namespace tilewright::tune
