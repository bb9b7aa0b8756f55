// Which problems a program has, in a file that `autotune --shapes` takes: a line each, a JSON object of op, target, attributes,
// key sizes and, on CPUs, threads. Lines are appended whole, so that several processes may share a file and a killed one leaves
// what it had; a line that is there already is not written again.
#pragma once

#include <filesystem>
#include <string>
#include <unordered_set>

#include "files/record_layer.h"
#include "table/kernel_table.h"

namespace tilewright {

class ProblemLog {
 public:
  // `warn` is told, once, when the file can't be read or written.
  ProblemLog(std::filesystem::path file, Warn warn);

  // Thread-safe. `problem` names its threads.
  void note(const OpEntry& op, const Problem& problem, TargetKind target);
  // Thread-safe, too: nothing is written from now on.
  void close();

 private:
  void append(const std::string& line);

  const std::filesystem::path file_;
  const Warn warn_;
  std::unordered_set<std::string> lines_;  // of the file, each without its end
  bool ended_ = false;                     // closed, or it can't be written
};

}  // namespace tilewright
