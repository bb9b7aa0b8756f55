#include "manifest/codegen_client.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "files/strict_json.h"
#include "manifest/python_interpreter.h"
#include "system/process.h"
#include "system/replace_file.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

// The line that says what is wrong: codegen's own, or the last line of a traceback.
std::string error_line(const std::string& errors) {
  constexpr std::string_view kMark = "codegen: error: ";
  if (const auto found = errors.find(kMark); found != std::string::npos) {
    const auto start = found + kMark.size();
    return errors.substr(start, errors.find('\n', start) - start);
  }
  const auto end = errors.find_last_not_of("\n ");
  if (end == std::string::npos) return "codegen failed without a word";
  const auto start = errors.rfind('\n', end);
  return "codegen failed: " +
         errors.substr(start == std::string::npos ? 0 : start + 1, end - (start == std::string::npos ? 0 : start));
}

std::string text_of(const nlohmann::json& value) { return value.is_null() ? "" : value.get<std::string>(); }

std::string to_json(std::span<const std::optional<Incumbent>> incumbents) {
  nlohmann::ordered_json array = nlohmann::ordered_json::array();
  for (const std::optional<Incumbent>& each : incumbents) {
    array.push_back(nullptr);
    if (each) array.back() = {{"kernel", each->kernel}, {"runtime", each->runtime}};
  }
  return array.dump();
}

}  // namespace

ProcessRequest CodegenClient::request(std::vector<std::string> arguments) const {
  if (!std::filesystem::exists(settings_.root / "codegen"))
    throw Error(fmt::format("{} has no codegen/: TILEWRIGHT_ROOT names the source tree", settings_.root.string()));
  for (const auto& folder : settings_.templates)
    arguments.insert(arguments.end(), {"--templates", std::filesystem::absolute(folder).string()});
  for (const auto& folder : settings_.archs)
    arguments.insert(arguments.end(), {"--archs", std::filesystem::absolute(folder).string()});
  arguments.insert(arguments.begin(), {"-m", "codegen"});
  return python_request(settings_.python, settings_.root, std::move(arguments));
}

std::string CodegenClient::run(std::vector<std::string> arguments, const std::string& input) const {
  ProcessRequest request = this->request(std::move(arguments));
  request.input = input;
  return run(std::move(request)).output;
}

ProcessResult CodegenClient::run(ProcessRequest request) const {
  request.timeout_s = 900;
  const ProcessResult result = run_process(request);
  if (!result.started) {
    throw Error(
        fmt::format("cannot run the Python interpreter '{}': install python3 and python3-jinja2, or name one with --python",
                    settings_.python));
  }
  if (result.ok()) return result;
  if (result.errors.find("No module named 'jinja2'") != std::string::npos) {
    throw Error(
        fmt::format("'{}' has no jinja2: apt-get install python3-jinja2 or, for a wheel's Python, pip install "
                    "'tilewright[tune]', or name another interpreter with --python",
                    settings_.python));
  }
  if (result.exit_code == 2) throw UsageError(error_line(result.errors));
  throw Error(error_line(result.errors));
}

std::vector<ArchSpec> CodegenClient::archs() const { return read_archs(run({"archs", "--json"})); }

std::vector<OpListing> CodegenClient::ops() const { return read_ops(run({"ops", "--json"})); }

std::vector<OpListing> CodegenClient::asked_ops(const std::string& op) const {
  return read_ops(run({"ops", "--json", "--asked=" + op}));
}

std::string CodegenClient::op_text(const std::string& op, bool as_json) const {
  std::vector<std::string> arguments{"ops", "--op", op};
  if (as_json) arguments.emplace_back("--json");
  return run(arguments);
}

Manifest CodegenClient::manifest(const std::string& op, const std::string& arch, const std::string& problems_json,
                                 const std::filesystem::path& folder, std::optional<int> limit, const std::string& device,
                                 std::span<const std::optional<Incumbent>> incumbents) const {
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  if (fault) throw Error(fmt::format("cannot create {}: {}; choose another --work", folder.string(), fault.message()));
  const std::filesystem::path absolute = std::filesystem::absolute(folder);
  std::vector<std::string> arguments{"manifest", "--op", op, "--arch", arch, "--problems", "-", "--out", absolute.string()};
  if (!device.empty()) arguments.insert(arguments.end(), {"--device", device});
  if (limit) arguments.insert(arguments.end(), {"--limit", std::to_string(*limit)});
  for (const std::string& pattern : settings_.kernels) arguments.insert(arguments.end(), {"--kernel", pattern});
  if (!settings_.among.empty()) {
    const std::filesystem::path file = absolute / "among.json";
    if (const std::error_code reason = replace_file(file, nlohmann::json(settings_.among).dump()))
      throw Error(fmt::format("cannot write {}: {}; choose another --work", file.string(), reason.message()));
    arguments.insert(arguments.end(), {"--among", file.string()});
  }
  if (settings_.config) arguments.insert(arguments.end(), {"--config", *settings_.config});
  if (limit != 0 && std::filesystem::is_directory(settings_.db, fault))
    arguments.insert(arguments.end(), {"--db", std::filesystem::absolute(settings_.db).string()});
  if (limit != 0 && !settings_.starts.empty()) {
    for (const std::string& word : settings_.top_k) arguments.insert(arguments.end(), {"--top-k", word});
    arguments.emplace_back("--starts");
    for (const std::filesystem::path& start : settings_.starts) arguments.push_back(std::filesystem::absolute(start).string());
  }
  if (!incumbents.empty()) {
    const std::filesystem::path file = absolute / "incumbents.json";
    if (const std::error_code reason = replace_file(file, to_json(incumbents)))
      throw Error(fmt::format("cannot write {}: {}; choose another --work", file.string(), reason.message()));
    arguments.insert(arguments.end(), {"--incumbents", file.string()});
  }
  run(arguments, problems_json);
  return read_manifest(absolute / "manifest.json");
}

void CodegenClient::require_starts_of(const std::vector<const OpListing*>& ops) const {
  if (settings_.starts.empty()) return;
  std::vector<std::string> arguments{"starts"};
  for (const std::filesystem::path& start : settings_.starts) arguments.push_back(std::filesystem::absolute(start).string());
  for (const std::string& word : settings_.top_k) arguments.insert(arguments.end(), {"--top-k", word});
  for (const OpListing* op : ops) arguments.insert(arguments.end(), {"--of", op->op.name});
  run(arguments);
}

std::string CodegenClient::dump(const std::filesystem::path& manifest, const std::filesystem::path& captured,
                                const std::filesystem::path& file) const {
  return run({"dump", "--manifest", manifest.string(), "--captured", captured.string(), "--out",
              std::filesystem::absolute(file).string()});
}

std::unique_ptr<ChildProcess> CodegenClient::reference(const std::filesystem::path& manifest) const {
  const ProcessRequest process =
      request({"reference", "--manifest", manifest.string(), "--serve", std::to_string(kChannelDescriptor)});
  return std::make_unique<ChildProcess>(process.command, process.folder, process.environment);
}

std::string CodegenClient::emit(const std::vector<std::string>& ops) const {
  std::vector<std::string> arguments{"emit", "--db", std::filesystem::absolute(settings_.db).string(), "--out",
                                     std::filesystem::absolute(settings_.generated).string()};
  for (const std::string& op : ops) arguments.insert(arguments.end(), {"--op", op});
  for (const std::string& op : settings_.drop) arguments.insert(arguments.end(), {"--drop", op});
  if (settings_.only_own) arguments.emplace_back("--own");
  const ProcessResult result = run(request(arguments));
  return result.errors + result.output;
}

Project CodegenClient::project(const std::filesystem::path& file) const {
  ProcessRequest request = this->request({"project", "--json"});
  request.environment.back().second = std::filesystem::absolute(file).string();
  try {
    const nlohmann::json json = nlohmann::json::parse(run(std::move(request)).output);
    Project project{.ops = json.at("ops"),
                    .places = {},
                    .db = json.at("db").get<std::string>(),
                    .generated = json.at("generated").get<std::string>()};
    for (const nlohmann::json& place : json.at("places")) project.places.emplace_back(place.get<std::string>());
    return project;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("codegen's account of {}: {}", file.string(), fault.what()));
  }
}

std::string CodegenClient::cover(const std::vector<std::string>& arguments) const {
  std::vector<std::string> all{"cover", "--db", std::filesystem::absolute(settings_.db).string()};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return run(all);
}

std::vector<Resolution> CodegenClient::resolve(const std::vector<std::string>& lines) const {
  if (lines.empty()) return {};
  std::istringstream answers(run({"resolve", "--file", "-"}, fmt::format("{}\n", fmt::join(lines, "\n"))));
  std::vector<Resolution> resolutions;
  for (std::string answer; std::getline(answers, answer);) {
    const nlohmann::json json = parse_strictly(answer);
    const auto kind = json.at("kind").get<std::string>();
    resolutions.push_back({.standing = kind == "ok"        ? Standing::ok
                                       : kind == "unknown" ? Standing::unknown
                                       : kind == "stale"   ? Standing::stale
                                                           : Standing::corrupt,
                           .problem = text_of(json.at("problem")),
                           .hash = text_of(json.value("hash", nlohmann::json()))});
  }
  if (resolutions.size() == lines.size()) return resolutions;
  throw Error(fmt::format("codegen answered for {} of {} records", resolutions.size(), lines.size()));
}

}  // namespace tilewright::tune
