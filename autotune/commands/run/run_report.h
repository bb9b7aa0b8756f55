// What `run` says of its candidate. Plain values, and their texts for people and for programs.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "compile/compile_farm.h"
#include "device/statistics.h"
#include "launch/launch.h"
#include "manifest/manifest.h"
#include "measure/evaluation.h"

namespace tilewright::tune {

struct RunReport {
  std::string problem{};      // as problem_text
  std::string device{};       // that it ran on, or would run on
  std::string kernel{};       // its id
  std::string config_json{};  // of compile-time parameters
  std::string config{};       // all parameters on a line
  bool is_cuda = false;
  std::string driver{};     // CPU: of its family, in the place of a grid
  ResolvedLaunch launch{};  // as the candidate is launched
  CompiledUnit unit{};
  double flops = 0, bytes = 0;
  std::map<std::string, double> metrics{};  // what else is counted, by the rate's name
  double roofline_us = 0;                   // 0: unknown
  bool has_reference = true;                // else the result is compared with the first candidate's
  std::optional<Evaluation> evaluation{};   // none: it was not run
  std::string why_not{};                    // then
  std::string policy{};                     // how times were taken
  std::string dump{};                       // the file; empty: none was asked for
  std::vector<std::string> arrays{};        // in it
  std::vector<std::string> commands{};      // that look at the candidate alone

  bool is_right() const { return evaluation && evaluation->invalidity == Invalidity::none; }
};

std::string to_text(const RunReport& report);
std::string to_json(const RunReport& report);

}  // namespace tilewright::tune
