// A run of the tuner on GEMM problems, as a program of its own and into a database of its own: no record that is there already
// helps, and nothing of the tree is touched. For benchmarks that want to know what tuning finds.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "compile/build_stage.h"
#include "system/process.h"
#include "system/seconds_since.h"

namespace tilewright::bench {

struct TuningRequest {
  std::filesystem::path tuner, compiler;  // programs
  std::string arch = "native";
  std::string dtype;
  std::filesystem::path shapes;  // a file
  double budget_s = 0;           // of all problems
  int limit = 0;                 // candidates of a problem; 0: the tuner's default
  std::filesystem::path cache;
  std::filesystem::path folder;        // for all else, and nothing of another run: see why_not_empty
  std::string providers = {};          // as TILEWRIGHT_PROVIDERS names them; empty: no other library competes
  std::vector<std::string> more = {};  // options
};

// Why what users name is no folder for one run; empty where it is. Of what another run left there nobody could tell whose it
// is.
inline std::string why_not_empty(const std::filesystem::path& folder) {
  std::error_code fault;
  if (!std::filesystem::exists(folder, fault)) return "";
  if (!std::filesystem::is_directory(folder)) return folder.string() + " is no folder: name one that is empty, or a new one";
  return std::filesystem::is_empty(folder) ? "" : folder.string() + " is not empty: name an empty folder, or a new one";
}

// What it took, and where it left what it found.
struct Tuning {
  std::filesystem::path manifest, database, journal;
  tune::BuildSettings build;
  double device_s = 0, wall_s = 0;
  std::size_t decided = 0;
  std::vector<std::string> failures;  // problems without a record, and why
};

inline Tuning tune_gemms(const TuningRequest& asked) {
  const std::filesystem::path database = asked.folder / "db", work = asked.folder / "work";
  constexpr double kNoMoreThan_s = 86400;
  tune::ProcessRequest request{.environment = {{"TILEWRIGHT_PROVIDERS", asked.providers}}, .timeout_s = kNoMoreThan_s};
  request.command = {asked.tuner, "autotune",    "--op",     "gemm",       "--arch",   asked.arch,
                     "--dtype",   asked.dtype,   "--shapes", asked.shapes, "--budget", std::to_string(asked.budget_s) + "s",
                     "--db",      database,      "--work",   work,         "--cache",  asked.cache,
                     "--no-emit", "--no-doctor", "--json"};
  if (asked.limit > 0) request.command.insert(request.command.end(), {"--limit", std::to_string(asked.limit)});
  request.command.insert(request.command.end(), asked.more.begin(), asked.more.end());
  const auto start = std::chrono::steady_clock::now();
  const tune::ProcessResult result = tune::run_process(request);
  constexpr int kSomeWithoutRecord = 1;
  if (result.output.empty() || (result.exit_code != 0 && result.exit_code != kSomeWithoutRecord))
    throw std::runtime_error("the tuner " + asked.tuner.string() + " failed: " + result.errors);
  const auto report = nlohmann::json::parse(result.output);
  Tuning tuning{.manifest = std::filesystem::directory_iterator(work / "runs")->path() / "gemm" / "manifest.json",
                .database = database,
                .journal = report.at("journal").get<std::string>(),
                .build = {.compile_program = asked.compiler, .cache = asked.cache},
                .device_s = report.at("totals").at("device_s"),
                .wall_s = tune::seconds_since(start),
                .decided = report.at("records").size(),
                .failures = {}};
  for (const char* kind : {"failures", "unaffordable"}) {
    for (const auto& each : report.at(kind))
      tuning.failures.push_back(each.at("problem").get<std::string>() + ": " + each.at("reason").get<std::string>());
  }
  return tuning;
}

}  // namespace tilewright::bench
