#include "commands/db/shared_place.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "files/strict_json.h"
#include "manifest/python_interpreter.h"
#include "tilewright/device.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr double kMostSeconds = 3600;

Json run_sharing(const Options& options, std::vector<std::string> words) {
  if (!fs::exists(options.root / "sharing"))
    throw Error(fmt::format("{} has no sharing/: TILEWRIGHT_ROOT names the source tree", options.root.string()));
  words.insert(words.begin(), {"-P", "-m", "sharing"});
  ProcessRequest request = python_request(options.python, options.root, std::move(words));
  request.folder = fs::current_path();  // from where the user names places
  request.timeout_s = kMostSeconds;
  const ProcessResult done = run_process(request);
  if (!done.started) throw Error(fmt::format("cannot run the Python interpreter '{}'", options.python));
  if (done.timed_out) throw Error(fmt::format("{}: nothing is here after an hour", options.database.sources.front().string()));
  if (!done.ok()) {
    std::string said = done.errors.substr(0, done.errors.find_last_not_of(" \n") + 1);
    throw Error(printable(said.substr(said.find_last_of('\n') + 1)));
  }
  const Json told = Json::parse(done.output, nullptr, false);
  if (!told.is_object()) throw Error("sharing/ said nothing sensible: " + printable(done.output.substr(0, 200)));
  return told;
}

void add_each(std::vector<std::string>& words, const char* option, const std::vector<std::string>& values) {
  for (const std::string& value : values) words.push_back(fmt::format("{}={}", option, value));
}

}  // namespace

FetchedPlace fetch_shared(const Options& options, const SharedRequest& request, const fs::path& folder) {
  std::vector<std::string> words{"fetch"};
  add_each(words, "--device", request.devices);
  add_each(words, "--part", request.parts);
  add_each(words, "--op", request.ops);
  if (request.may_be_new) words.emplace_back("--may-be-new");
  words.insert(words.end(), {"--", options.database.sources.front().string(), folder.string()});
  const Json told = run_sharing(options, std::move(words));
  return {.name = told.at("place"), .base = told.at("base"), .devices = told.at("devices"), .ops = told.at("ops")};
}

std::string publish_shared(const Options& options, const std::string& base, const fs::path& folder) {
  const Json told =
      run_sharing(options, {"publish", "--base", base, "--", options.database.sources.front().string(), folder.string()});
  return told.value("met_another", "");
}

std::string origin_of(const std::string& line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("origin") || !json["origin"].is_object()) return "";
  return json["origin"].value("from", Json("unknown")).is_string() ? json["origin"].value("from", "unknown") : "unknown";
}

std::vector<std::string> keys_here() {
  std::vector<std::string> keys{cpu_device().key};
  for (const Device& device : cuda_devices()) {
    if (std::ranges::find(keys, device.key) == keys.end()) keys.push_back(device.key);
  }
  return keys;
}

}  // namespace tilewright::tune
