#include "commands/cluster/cluster_driver.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "system/line_reader.h"
#include "system/pipe.h"
#include "system/process.h"
#include "system/start_process.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// A build's package lies beside its programs, an installed one where Python looks.
std::string python_path(const Options& options) {
  std::string path;
  const fs::path built = options.compile_program.parent_path().parent_path() / "python";
  if (fs::exists(built / "tilewright")) path = built.string();
  if (const char* const users = std::getenv("PYTHONPATH"); users != nullptr && *users != '\0')
    path += (path.empty() ? "" : ":") + std::string(users);
  return path;
}

std::vector<std::pair<std::string, std::string>> environment_of(const Options& options) {
  return {{"PYTHONPATH", python_path(options)}, {"TILEWRIGHT_PROJECT", "none"}};
}

// The one that codegen has, or that of the build's own packages.
std::string python_with_dask(const Options& options) {
  const fs::path own = options.compile_program.parent_path().parent_path() / "python-packages" / "bin" / "python3";
  std::vector<std::string> whys;
  for (const std::string& python : {options.python, own.string()}) {
    const ProcessResult asked = run_process({.command = {python, "-P", "-c", "import distributed, tilewright.cluster"},
                                             .environment = environment_of(options),
                                             .timeout_s = 60});
    if (asked.ok()) return python;
    const std::string errors = asked.errors.substr(0, asked.errors.find_last_not_of('\n') + 1);
    const std::string why = errors.substr(errors.rfind('\n') + 1);  // npos + 1: all of it
    whys.push_back(fmt::format("{}: {}", python, why.empty() ? "it does not start" : why));
  }
  throw Error(
      fmt::format("no Python can speak with Dask ({}): pip install 'tilewright[cluster]', or name another with --python",
                  fmt::join(whys, "; ")));
}

std::vector<std::string> command_of(const Options& options, const fs::path& tasks) {
  const ClusterOptions& cluster = options.cluster;
  std::vector<std::string> command{python_with_dask(options), "-P", "-m", "tilewright.cluster", tasks.string()};
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) command.insert(command.end(), {option, value});
  };
  add("--scheduler", cluster.scheduler);
  add("--dask", cluster.launcher);
  add("--hosts", cluster.hosts);
  add("--workers", cluster.workers > 0 ? std::to_string(cluster.workers) : "");
  if (options.resume) command.emplace_back("--resume");
  return command;
}

}  // namespace

int drive_cluster(const Options& options, const fs::path& tasks, StopSignal& stop,
                  const std::function<void(const Json& event)>& hear) {
  const std::vector<std::string> command = command_of(options, tasks);
  const auto environment = environment_of(options);
  Pipe input, output;
  pid_t child = -1;
  const std::array<int, 3> descriptors{input.end(0), output.end(1), STDERR_FILENO};
  if (const int fault = start_process({.command = command, .environment = environment, .descriptors = descriptors}, child);
      fault != 0)
    throw Error(fmt::format("cannot start {}: {}", command.front(), std::strerror(fault)));
  input.close_end(0);
  output.close_end(1);
  std::optional<Json> refusal;
  {
    LineReader lines(output.end(0), stop);
    while (const std::optional<std::string> line = lines.next()) {
      Json event = Json::parse(*line, nullptr, false);
      if (!event.is_object()) continue;  // what some library prints
      if (event.value("phase", "") == "error") refusal = event;
      if (!refusal) hear(event);
    }
  }
  input.close_end(1);  // it leaves then, if it has not
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (refusal && !stop.requested()) {
    const std::string text = refusal->value("reason", "");
    if (refusal->value("usage", false)) throw UsageError(text);
    throw Error(text);
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

}  // namespace tilewright::tune
