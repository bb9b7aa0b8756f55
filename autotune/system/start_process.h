// Starts a child process in a group of its own, with chosen descriptors and nothing else inherited. Called by run_process and
// ChildProcess, which wait for it.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::tune {

struct StartRequest {
  const std::vector<std::string>& command;                                // the first element is looked up in PATH
  std::filesystem::path folder{};                                         // working directory; empty: ours
  std::span<const std::pair<std::string, std::string>> environment = {};  // added to ours
  std::span<const int> descriptors;                                       // become 0, 1, 2, ... of the child
};

// Returns 0 and the child's id, or the error number with which the start failed.
int start_process(const StartRequest& request, pid_t& child);

}  // namespace tilewright::tune
