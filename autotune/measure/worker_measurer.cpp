#include "measure/worker_measurer.h"

#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "system/seconds_since.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using namespace std::chrono_literals;
using Kind = WorkerReply::Kind;

constexpr int kStarts = 3;  // in a row that fail, before the device is given up
// A call launches a candidate some ten times; one that is slower still by half an order of magnitude is not worth the wait.
constexpr double kExpectedTimes = 32;
constexpr double kPredictionIsWrongBy = 5;          // where nothing is measured yet
constexpr double kSlowestReferenceFlopsPerS = 1e8;  // f64 on one loaded core, straight loops
// Filling, comparing and searching all buffers once: one loaded core with a hash for each element, or a small GPU.
constexpr double kSlowestCheckBytesPerS_cpu = 2e8, kSlowestCheckBytesPerS_cuda = 2e10;
constexpr double kLeastTimeLeft_s = 0.1;
constexpr auto kLookForStop = 100ms;

ChildProcess::Clock::duration to_duration(double seconds) {
  // A duration holds 292 years; the cut-off may be infinite.
  return std::chrono::duration_cast<ChildProcess::Clock::duration>(std::chrono::duration<double>(std::min(seconds, 1e8)));
}

double expected_us(const WorkerRequest& request, const ProblemSpec& problem) {
  if (request.us > 0) return request.us;
  return kPredictionIsWrongBy * std::max(request.candidate.predicted_us, problem.roofline_us);
}

double checking_s(const WorkerRequest& request, const ProblemSpec& problem, const MeasuringSetup& setup) {
  double bytes = 0;
  for (const OutputView& view : problem.outputs) bytes += 8.0 * static_cast<double>(view.elements());
  for (const TensorBuffer& tensor : problem.tensors) bytes += static_cast<double>(tensor.elements * bytes_of(tensor.type));
  const double rate = setup.kind == TargetKind::cuda ? kSlowestCheckBytesPerS_cuda : kSlowestCheckBytesPerS_cpu;
  constexpr int kMostChecks = 2;  // of one run: of a kernel with a zeroed workspace
  const bool checks_once = request.verb == WorkerRequest::Verb::evaluate || request.verb == WorkerRequest::Verb::capture;
  const int checks = request.verb == WorkerRequest::Verb::verify ? setup.rules.verified_runs : checks_once ? kMostChecks : 0;
  return checks * bytes / rate;
}

}  // namespace

WorkerMeasurer::WorkerMeasurer(const Manifest& manifest, MeasuringSetup setup, std::string policy,
                               std::vector<std::string> command, StopSignal& stop, WorkerLimits limits,
                               ReferenceProcess::Start reference)
    : manifest_(manifest),
      setup_(std::move(setup)),
      policy_(std::move(policy)),
      command_(std::move(command)),
      stop_(stop),
      limits_(limits),
      reference_(std::move(reference)) {
  command_.insert(command_.end(), {"worker", std::to_string(::getpid())});
  if (needs_python(manifest)) setup_.external = external_.emplace(manifest.path.parent_path()).path();
}

Evaluation WorkerMeasurer::evaluate(const Case& which, const Candidate& candidate, double best_us) {
  return call({.verb = WorkerRequest::Verb::evaluate, .which = which, .candidate = candidate, .us = best_us});
}

Evaluation WorkerMeasurer::verify(const Case& which, const Candidate& candidate) {
  return call({.verb = WorkerRequest::Verb::verify, .which = which, .candidate = candidate});
}

Evaluation WorkerMeasurer::capture(const Case& which, const Candidate& candidate, const std::filesystem::path& folder) {
  return call({.verb = WorkerRequest::Verb::capture, .which = which, .candidate = candidate, .folder = folder});
}

Evaluation WorkerMeasurer::sample(const Case& which, const Candidate& candidate, int round, double expected_us) {
  return call({.verb = WorkerRequest::Verb::sample, .which = which, .candidate = candidate, .us = expected_us, .round = round});
}

Evaluation WorkerMeasurer::energy(const Case& which, const Candidate& candidate, double expected_us) {
  return call({.verb = WorkerRequest::Verb::energy, .which = which, .candidate = candidate, .us = expected_us});
}

Evaluation WorkerMeasurer::call(const WorkerRequest& request) {
  const auto start_time = Clock::now();
  const auto cut_off = start_time + to_duration(std::max(time_left_s_, kLeastTimeLeft_s));
  Outcome outcome;
  double start_s = 0;
  for (bool retried = false;; retried = true) {
    if (!worker_) {
      const PartTimer timer(start_s);
      start();
    }
    outcome = ask(request, cut_off);
    if (retried || !may_be_innocent(outcome)) break;
  }
  if (outcome.fate == Fate::refused) throw Error(outcome.words);
  Evaluation& evaluation = outcome.evaluation;
  if (outcome.fate == Fate::answered) {
    has_run_ = true;
    is_tainted_ = is_tainted_ || evaluation.invalidity != Invalidity::none;
  } else {
    if (outcome.laying_out && outcome.fate != Fate::cut_off)
      throw Error(fmt::format("laying out {} failed: {}", problem_of(manifest_, request.which).label, outcome.words));
    const bool late = outcome.fate == Fate::hung || outcome.fate == Fate::cut_off;
    evaluation.invalidity = late ? Invalidity::timeout : Invalidity::runtime;
    evaluation.reason = outcome.words;
    evaluation.fatal = outcome.fate != Fate::cut_off;
    evaluation.cut_off = outcome.fate == Fate::cut_off;
  }
  evaluation.parts.start_s = start_s;
  evaluation.device_s = seconds_since(start_time);
  return evaluation;
}

// Whether a fresh worker should have a second look: what ended the old one may be an earlier candidate's damage, or somebody's
// kill. A hang is not looked at twice: it costs seconds.
bool WorkerMeasurer::may_be_innocent(const Outcome& outcome) const {
  if (outcome.fate == Fate::lost) return outcome.laying_out && has_run_;
  if (outcome.fate != Fate::crashed) return false;
  return outcome.killed || (outcome.laying_out ? has_run_ : is_tainted_);
}

WorkerMeasurer::Outcome WorkerMeasurer::ask(const WorkerRequest& request, Clock::time_point cut_off) {
  const ProblemSpec& problem = problem_of(manifest_, request.which);
  const double expected = expected_us(request, problem);
  const double candidate_s = limits_.candidate_s + checking_s(request, problem, setup_) + kExpectedTimes * expected * 1e-6;
  const double laying_out_s = limits_.laying_out_s + problem.flops / kSlowestReferenceFlopsPerS;
  const auto deadline_in = [&](double seconds) { return std::min(cut_off, Clock::now() + to_duration(seconds)); };
  bool laying_out = false;
  worker_->send(to_line(request));
  auto deadline = deadline_in(candidate_s);
  for (;;) {
    const ChildProcess::Answer answer = wait_for_answer(*worker_, deadline);
    if (answer.kind == ChildProcess::Answer::Kind::closed) return ended(Fate::crashed, "", laying_out);
    if (answer.kind == ChildProcess::Answer::Kind::late) {
      if (deadline == cut_off) return ended(Fate::cut_off, "the budget ended before it did", laying_out);
      const std::string limit = fmt::format("no end within {:.1f} s", laying_out ? laying_out_s : candidate_s);
      return ended(Fate::hung, laying_out ? limit : fmt::format("{}, where {:.4g} us a launch are expected", limit, expected),
                   laying_out);
    }
    WorkerReply reply;
    try {
      reply = parse_reply(answer.line);
    } catch (const Error& fault) {
      return ended(Fate::crashed, fmt::format("its process sent nonsense: {}", fault.what()), laying_out);
    }
    switch (reply.kind) {
      case Kind::evaluation:
        return {.fate = Fate::answered, .evaluation = std::move(reply.evaluation)};
      case Kind::error:
        return {.fate = Fate::refused, .words = std::move(reply.text)};
      case Kind::question: {
        const auto limit = deadline_in(limits_.reference_s);
        const ReferenceProcess::Answer answer = ask_reference(reply.text, limit);
        if (answer.late && limit == cut_off) return ended(Fate::cut_off, "the budget ended before its reference did", true);
        worker_->send(to_line(ExternalAnswer{.fault = answer.fault}));
        deadline = deadline_in(laying_out_s);
        break;
      }
      case Kind::lost:
        return ended(Fate::lost, reply.text, laying_out);
      case Kind::laying_out:
        laying_out = true;
        deadline = deadline_in(laying_out_s);
        break;
      case Kind::ready:
      case Kind::laid_out:
        laying_out = false;
        deadline = deadline_in(candidate_s);
        break;
    }
  }
}

ReferenceProcess::Answer WorkerMeasurer::ask_reference(const std::string& question, Clock::time_point deadline) {
  ReferenceProcess::Answer answer = reference_.ask(
      question, deadline, [this](ChildProcess& process, Clock::time_point by) { return wait_for_answer(process, by); });
  if (answer.late)
    answer.fault = fmt::format("the Python of {} did not end within {:.1f} s; --reference-timeout gives it more",
                               manifest_.op.name, limits_.reference_s);
  return answer;
}

// Late is only what is so by the deadline; the user's wish to stop does not wait for it.
ChildProcess::Answer WorkerMeasurer::wait_for_answer(ChildProcess& process, Clock::time_point deadline) {
  for (;;) {
    ChildProcess::Answer answer = process.receive(std::min(deadline, Clock::now() + kLookForStop));
    if (answer.kind != ChildProcess::Answer::Kind::late || Clock::now() >= deadline) return answer;
    if (!stop_.requested()) continue;
    if (!stopped_at_) stopped_at_ = Clock::now();
    if (Clock::now() < *stopped_at_ + to_duration(limits_.stop_s)) continue;
    ended(Fate::cut_off, "stopped", false);
    throw Stopped("stopped");
  }
}

// Ends the worker, and says what is known of why.
WorkerMeasurer::Outcome WorkerMeasurer::ended(Fate fate, const std::string& words, bool laying_out) {
  const bool leaves_by_itself = fate == Fate::crashed || fate == Fate::lost;
  const ChildProcess::End end = worker_->end(leaves_by_itself ? 2s : 0s);
  const std::string printed = worker_->last_words();
  worker_.reset();
  if (!end.reaped) {
    throw DeviceLost(
        fmt::format("{}, and its process {}: the device hangs, reset it or restart the machine", words, to_text(end)));
  }
  Outcome outcome{.fate = fate, .words = words, .laying_out = laying_out};
  if (fate == Fate::crashed && words.empty()) {
    outcome.killed = end.signal == SIGKILL && !end.ended_by_us;
    outcome.words = fmt::format("its process {}", end.ended_by_us ? "closed the channel to the tuner" : to_text(end));
  }
  if (!printed.empty()) outcome.words += fmt::format("; it printed: {}", printed);
  return outcome;
}

void WorkerMeasurer::start() {
  std::string words;
  for (int attempt = 0; attempt < kStarts; ++attempt) {
    std::this_thread::sleep_for(attempt * 500ms);  // what a worker held that was killed may not be free yet
    words = start_once();
    if (words.empty()) return;
  }
  throw DeviceLost(fmt::format("no worker process starts: {}", words));
}

// Returns why there is no worker; empty when there is one.
std::string WorkerMeasurer::start_once() {
  has_run_ = is_tainted_ = false;
  worker_ = std::make_unique<ChildProcess>(command_);
  worker_->send(to_line(setup_));
  const ChildProcess::Answer answer = wait_for_answer(*worker_, Clock::now() + to_duration(limits_.start_s));
  if (answer.kind == ChildProcess::Answer::Kind::closed) return ended(Fate::crashed, "", false).words;
  if (answer.kind == ChildProcess::Answer::Kind::late)
    return ended(Fate::hung, fmt::format("no answer within {:.1f} s", limits_.start_s), false).words;
  const WorkerReply reply = parse_reply(answer.line);
  return reply.kind == Kind::ready ? "" : ended(Fate::lost, reply.text, false).words;
}

}  // namespace tilewright::tune
