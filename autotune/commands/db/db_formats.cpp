// `db export --format`: what was tuned in the formats of other programs, which Python's report/ writes.
#include <fmt/format.h>

#include <cstdio>

#include "commands/db/db_command.h"
#include "manifest/python_interpreter.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

void add_places(std::vector<std::string>& words, const char* option, const std::vector<fs::path>& places) {
  if (places.empty()) return;
  words.emplace_back(option);
  for (const fs::path& place : places) words.push_back(fs::absolute(place).string());
}

}  // namespace

int export_elsewhere(const Options& options, const std::string& records) {
  if (!fs::exists(options.root / "report"))
    throw Error(fmt::format("{} has no report/: TILEWRIGHT_ROOT names the source tree", options.root.string()));
  const DbOptions& asked = options.database;
  std::vector<std::string> words{"-P", "-m", "report", "export", asked.sources.front().string(), "--format", asked.format};
  for (const std::string& word : options.top_k) words.insert(words.end(), {"--top-k", word});
  add_places(words, "--journal", asked.journals);
  add_places(words, "--templates", options.templates);
  add_places(words, "--archs", options.archs);
  ProcessRequest request = python_request(options.python, options.root, std::move(words));
  request.folder = fs::current_path();  // from where the user names places
  request.input = records;
  const ProcessResult done = run_process(request);
  std::fputs(done.output.c_str(), stdout);
  std::fputs(done.errors.c_str(), stderr);
  if (!done.started) throw Error(fmt::format("cannot run the Python interpreter '{}'", options.python));
  return done.exit_code < 0 ? 1 : done.exit_code;
}

}  // namespace tilewright::tune
