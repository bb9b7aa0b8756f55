#include "replay/read_space.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>

#include "device/statistics.h"
#include "files/strict_json.h"
#include "journal/journal_reader.h"
#include "journal/t4_results.h"
#include "system/read_unpacked.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// Python writes these words for numbers, and JSON knows none of them.
std::string without_nan(std::string_view text) {
  std::string result(text);
  for (const std::string_view word : {"-Infinity", "Infinity", "NaN"}) {
    for (std::size_t at = result.find(word); at != std::string::npos; at = result.find(word, at + 1)) {
      const auto before = result.find_last_not_of(" \t\r\n", at == 0 ? 0 : at - 1);
      if (before != std::string::npos && std::string_view(":,[").find(result[before]) != std::string_view::npos)
        result.replace(at, word.size(), "null");
    }
  }
  return result;
}

// A Kernel Tuner that is under way, or was ended, leaves its cache without the last two brackets.
Json parse_file(std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_discarded()) return json;
  std::string mended = without_nan(text);
  json = Json::parse(mended, nullptr, false);
  if (!json.is_discarded()) return json;
  mended.resize(mended.find_last_not_of(" \t\r\n,") + 1);
  return Json::parse(mended + "}}", nullptr, false);
}

// 0: it failed.
double us_of(const Json& time_ms) {
  const double us = time_ms.is_number() ? time_ms.get<double>() * 1e3 : 0;
  return std::isfinite(us) && us > 0 ? us : 0;
}

double us_of_result(const Json& result) {
  const std::string invalidity = result.value("invalidity", "correct");
  if (invalidity != "correct" && invalidity != "none") return 0;
  const Json objectives = result.value("objectives", Json::array());
  const std::string wanted = objectives.empty() ? "time" : objectives.front().get<std::string>();
  for (const Json& measurement : result.at("measurements")) {
    if (measurement.at("name") == wanted) return us_of(measurement.at("value"));
  }
  return 0;
}

double predicted_us_of(const Json& result) {
  for (const Json& measurement : result.at("measurements")) {
    if (measurement.at("name") == kPredictedName) return us_of(measurement.at("value"));
  }
  return 0;
}

// Milliseconds, of those names that are there and are numbers, or lists of numbers.
double seconds_of(const Json& times, std::initializer_list<const char*> names) {
  double ms = 0;
  const auto add = [&](const Json& value) {
    if (value.is_number() && std::isfinite(value.get<double>())) ms += std::max(0.0, value.get<double>());
  };
  for (const char* name : names) {
    const auto found = times.find(name);
    if (found == times.end()) continue;
    if (found->is_array()) {
      for (const Json& each : *found) add(each);
    } else {
      add(*found);
    }
  }
  return ms * 1e-3;
}

// Not all who write the format say how long measuring took besides the runs.
const char* measuring_of(const Json& times, const char* whole, const char* runs) {
  return times.contains(whole) ? whole : runs;
}

RecordedSpace parse_t4(const Json& json, const std::string& name) {
  RecordedSpace space{.name = name, .entries = {}};
  for (const Json& result : json.at("results")) {
    const Json times = result.value("times", Json::object());
    space.entries.push_back(
        {.configuration = named_values(result.at("configuration")),
         .us = us_of_result(result),
         .predicted_us = predicted_us_of(result),
         .compile_s = seconds_of(times, {"compilation", "compilation_time"}),
         .run_s = seconds_of(times, {measuring_of(times, "benchmark", "runtimes"), "validation", "framework"})});
  }
  return space;
}

// Today's Kernel Tuner knows several; the first is what it ranks by.
std::string objective_of(const Json& cache) {
  const Json objective = cache.value("objective", Json("time"));
  return objective.is_array() ? objective.at(0).get<std::string>() : objective.get<std::string>();
}

RecordedSpace parse_cache(const Json& json, const std::string& name) {
  RecordedSpace space{.name = name, .entries = {}};
  const auto keys = json.at("tune_params_keys").get<std::vector<std::string>>();
  const std::string objective = objective_of(json);
  for (const auto& [key, measured] : json.at("cache").items()) {
    Json configuration;
    for (const std::string& parameter : keys) configuration[parameter] = measured.at(parameter);
    space.entries.push_back({.configuration = named_values(configuration),
                             .us = us_of(measured.value(objective, Json())),
                             .compile_s = seconds_of(measured, {"compile_time"}),
                             .run_s = seconds_of(measured, {measuring_of(measured, "benchmark_time", "times"),
                                                            "verification_time", "framework_time"})});
  }
  return space;
}

// A journal names candidates by id, whose parts are what its family tells them apart by: gemm.sm90a.wgmma.128x256.s4 has the
// family "wgmma" and the numbers 128, 256, 4.
void add_id(NamedValues& values, const std::string& id) {
  std::string part;
  std::stringstream parts(id);
  for (int place = 0; std::getline(parts, part, '.'); ++place) {
    std::string word;
    int numbers = 0;
    for (std::size_t i = 0; i < part.size();) {
      if (std::isdigit(static_cast<unsigned char>(part[i])) == 0) {
        word += part[i++];
        continue;
      }
      const std::size_t end = std::min(part.find_first_not_of("0123456789", i), part.size());
      values.emplace_back(fmt::format("part {} number {}", place, ++numbers), std::stod(part.substr(i, end - i)));
      i = end;
    }
    values.emplace_back(fmt::format("part {}", place), word);
  }
}

// Run-time parameters: "block=4096 split_k=1".
void add_runtime(NamedValues& values, const std::string& runtime) {
  std::string assignment;
  std::stringstream assignments(runtime);
  while (std::getline(assignments, assignment, ' ')) {
    const auto equals = assignment.find('=');
    if (equals == std::string::npos) continue;
    values.emplace_back(assignment.substr(0, equals), std::strtod(assignment.c_str() + equals + 1, nullptr));
  }
}

std::vector<RecordedSpace> parse_journal(std::string_view text, const std::string& name) {
  std::istringstream stream{std::string(text)};
  std::map<std::string, RecordedSpace> by_problem;
  const JournalContents journal = read_journal(stream, name);
  std::map<std::string, double> compile_s;  // by kernel
  for (const JournalEntry& entry : journal.outcomes) {
    if (entry.phase == JournalPhase::compile) compile_s[entry.kernel] = entry.compile_s;
  }
  for (const JournalEntry& entry : journal.outcomes) {
    if (entry.phase != JournalPhase::search) continue;
    RecordedSpace& space = by_problem[entry.problem];
    space.name = fmt::format("{} {}", name, entry.problem);
    RecordedSpace::Entry recorded;
    add_id(recorded.configuration, entry.kernel);
    add_runtime(recorded.configuration, entry.runtime);
    const bool is_right = entry.evaluation.invalidity == Invalidity::none && !entry.evaluation.samples_us.empty();
    recorded.us = is_right ? summarize(entry.evaluation.samples_us).median : 0;
    recorded.compile_s = compile_s[entry.kernel];
    recorded.run_s = entry.evaluation.device_s;
    space.entries.push_back(std::move(recorded));
  }
  std::vector<RecordedSpace> spaces;
  for (auto& [problem, space] : by_problem) spaces.push_back(std::move(space));
  return spaces;
}

void drop_repeated(RecordedSpace& space) {
  std::set<NamedValues> seen;
  std::erase_if(space.entries, [&](const RecordedSpace::Entry& entry) {
    NamedValues sorted = entry.configuration;
    std::ranges::sort(sorted);
    return !seen.insert(std::move(sorted)).second;
  });
}

std::vector<RecordedSpace> parse_any(std::string_view text, const std::string& name) {
  if (text.substr(0, text.find('\n')).find("\"tilewright.journal/") != std::string_view::npos) return parse_journal(text, name);
  const Json json = parse_file(text);
  if (json.is_object() && json.contains("results")) return {parse_t4(json, name)};
  if (json.is_object() && json.contains("cache")) return {parse_cache(json, name)};
  throw Error("no JSON of T4 results (\"results\"), no Kernel Tuner cache (\"cache\"), and no journal of this tuner");
}

// convolution-A100_T4.json.gz -> convolution-A100
std::string name_of(const std::filesystem::path& path) {
  std::string name = path.filename().string();
  for (const std::string_view ending : {".gz", ".json", ".jsonl", "_T4"}) {
    if (name.ends_with(ending)) name.resize(name.size() - ending.size());
  }
  return name;
}

}  // namespace

std::vector<RecordedSpace> parse_spaces(std::string_view text, const std::string& name) {
  std::vector<RecordedSpace> spaces;
  try {
    spaces = parse_any(text, name);
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("{} holds no recorded space: {}", name, printable(fault.what())));
  } catch (const Error& fault) {
    throw Error(fmt::format("{} holds no recorded space: {}", name, fault.what()));
  }
  for (RecordedSpace& space : spaces) drop_repeated(space);
  std::erase_if(spaces, [](const RecordedSpace& space) { return space.entries.size() < 2 || space.best_us() <= 0; });
  if (spaces.empty())
    throw Error(
        fmt::format("{} holds no recorded space: fewer than two candidates of a problem, or none that was right", name));
  return spaces;
}

std::vector<RecordedSpace> read_spaces(const std::filesystem::path& path) {
  return parse_spaces(read_unpacked(path), name_of(path));
}

}  // namespace tilewright::tune
