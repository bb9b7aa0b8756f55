#include "commands/report_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "manifest/python_interpreter.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

// In the user's folder, from where sources and pages are named; what is called report there (-P) is not ours.
int run_report(const Options& options) {
  if (!std::filesystem::exists(options.root / "report"))
    throw Error(fmt::format("{} has no report/: TILEWRIGHT_ROOT names the source tree", options.root.string()));
  std::vector<std::string> words{"-P", "-m", "report"};
  words.insert(words.end(), options.passed_on.begin(), options.passed_on.end());
  ProcessRequest request = python_request(options.python, options.root, std::move(words));
  for (const auto& [name, value] : request.environment) ::setenv(name.c_str(), value.c_str(), 1);
  std::vector<char*> arguments;
  for (std::string& word : request.command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  ::execvp(arguments[0], arguments.data());
  throw Error(fmt::format("cannot run the Python interpreter '{}': {}", options.python, std::strerror(errno)));
}

}  // namespace tilewright::tune
