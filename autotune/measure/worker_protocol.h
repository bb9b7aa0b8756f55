// What the tuner and its worker process say to each other: one JSON object a line. First the setup, which is answered by
// `ready`; then requests, each answered by exactly one evaluation, error or loss, before which the worker says when it lays out
// a case: that takes its own time. While it does it may have a question for the user's Python, which the tuner answers. Pure
// conversions; who sends and who waits is elsewhere.
#pragma once

#include <filesystem>
#include <string>

#include "measure/evaluation.h"
#include "measure/measurer.h"
#include "measure/measuring_setup.h"

namespace tilewright::tune {

struct WorkerRequest {
  enum class Verb { evaluate, verify, sample, energy, capture } verb = Verb::evaluate;
  Case which{};
  Candidate candidate{};
  double us = 0;  // evaluate: the best so far; sample, energy: the time expected
  int round = 0;
  std::filesystem::path folder{};  // capture: where it goes
};

struct WorkerReply {
  enum class Kind {
    ready,       // the setup is understood, the device works
    laying_out,  // the case of the request, before the candidate runs
    laid_out,
    question,    // for the user's Python: `text`; an ExternalAnswer comes back
    evaluation,  // the answer
    error,       // the case cannot be laid out: `text`
    lost,        // the device is lost, and the worker leaves: `text`
  } kind = Kind::ready;
  std::string text{};
  Evaluation evaluation{};
};

struct ExternalAnswer {
  std::string fault{};  // one sentence; empty: it is done
};

std::string to_line(const MeasuringSetup& setup);
std::string to_line(const WorkerRequest& request);
std::string to_line(const WorkerReply& reply);
std::string to_line(const ExternalAnswer& answer);

// Throw Error when the line is not what it should be.
MeasuringSetup parse_setup(const std::string& line);
WorkerRequest parse_request(const std::string& line);
WorkerReply parse_reply(const std::string& line);
ExternalAnswer parse_external_answer(const std::string& line);

}  // namespace tilewright::tune
