// Child processes: run one, wait for it, bound its time. Called by the compiler module, the compile farm and the codegen
// client. Every child leads its own process group, so a timeout ends the compiler together with everything that it started.
#pragma once

#include <atomic>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::tune {

struct ProcessRequest {
  std::vector<std::string> command{};                              // the first element is looked up in PATH
  std::filesystem::path folder{};                                  // working directory; empty: ours
  std::vector<std::pair<std::string, std::string>> environment{};  // added to ours
  std::string input{};                                             // given on stdin
  double timeout_s = 600;
  const std::atomic<bool>* cancelled = nullptr;  // looked at ten times a second; true ends the child
};

struct ProcessResult {
  int exit_code = -1;  // -1 when a signal ended it
  int signal = 0;
  bool started = true;  // false: the program was not found or is not executable
  bool timed_out = false;
  bool cancelled = false;
  double seconds = 0;
  std::string output;  // stdout
  std::string errors;  // stderr

  bool ok() const { return started && exit_code == 0; }
};

ProcessResult run_process(const ProcessRequest& request);

// "SIGSEGV (Segmentation fault)"
std::string signal_text(int signal);

}  // namespace tilewright::tune
