#include "manifest/python_interpreter.h"

#include <cstdlib>
#include <sstream>
#include <utility>

namespace tilewright::tune {

std::string find_python(const std::string& virtual_environment, const std::string& built_with) {
  if (!virtual_environment.empty()) {
    const std::string python = (std::filesystem::path(virtual_environment) / "bin/python3").string();
    if (run_process({.command = {python, "-c", "import jinja2"}, .timeout_s = 30}).ok()) return python;
  }
  std::error_code fault;
  return std::filesystem::exists(built_with, fault) ? built_with : "python3";
}

ProcessRequest python_request(const std::string& python, const std::filesystem::path& root,
                              std::vector<std::string> arguments) {
  std::string path = root.string();
  const char* const users = std::getenv("PYTHONPATH");
  std::istringstream entries(users != nullptr ? users : "");
  // Each from where the user is, for codegen runs elsewhere.
  for (std::string entry; std::getline(entries, entry, ':');) path += ":" + std::filesystem::absolute(entry).string();
  arguments.insert(arguments.begin(), python);
  // A project's file is the tuner's to find: what it names is said in arguments.
  return {.command = std::move(arguments),
          .folder = root,
          .environment = {{"PYTHONPATH", std::move(path)}, {"TILEWRIGHT_PROJECT", "none"}}};
}

}  // namespace tilewright::tune
