// The process in which the user's Python runs: it says what is right where an op's reference is no compiled unit.
// WorkerMeasurer hands it what its worker asks, so that neither a candidate's crash ends it nor a reference that hangs the
// worker. One for a run; it is started by the first question, and anew by the next one after it was lost.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "system/child_process.h"

namespace tilewright::tune {

class ReferenceProcess {
 public:
  using Start = std::function<std::unique_ptr<ChildProcess>()>;
  using Wait = std::function<ChildProcess::Answer(ChildProcess&, ChildProcess::Clock::time_point)>;

  struct Answer {
    bool late = false;    // no answer by the deadline: the process was ended
    std::string fault{};  // one sentence; empty: done
  };

  explicit ReferenceProcess(Start start) : start_(std::move(start)) {}

  // `question`: a line for codegen/reference_server.py. `wait` receives its answer.
  Answer ask(const std::string& question, ChildProcess::Clock::time_point deadline, const Wait& wait);

 private:
  Start start_;
  std::unique_ptr<ChildProcess> process_;
};

}  // namespace tilewright::tune
