#include "journal/t4_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "device/statistics.h"
#include "files/strict_json.h"
#include "manifest/configuration.h"
#include "measure/build_fault.h"
#include "measure/verification_cases.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// All that the journal has of one candidate.
struct History {
  std::vector<double> samples_us{};
  Invalidity invalidity = Invalidity::none;
  std::string reason{};
  double measured_s = 0, verified_s = 0;  // that the device was held
  double energy_mj = 0;
  std::size_t place = SIZE_MAX;  // of its first entry in the journal

  bool is_known() const { return place != SIZE_MAX; }
};

void add(History& history, const JournalEntry& entry, std::size_t place) {
  const Evaluation& evaluation = entry.evaluation;
  history.place = std::min(history.place, place);
  history.samples_us.insert(history.samples_us.end(), evaluation.samples_us.begin(), evaluation.samples_us.end());
  (entry.phase == JournalPhase::verify ? history.verified_s : history.measured_s) += evaluation.device_s;
  if (evaluation.energy_mj > 0) history.energy_mj = evaluation.energy_mj;
  if (evaluation.invalidity == Invalidity::none) return;
  history.invalidity = evaluation.invalidity;
  history.reason = evaluation.reason;
}

History history_of(const Manifest& manifest, std::size_t problem, const Candidate& candidate,
                   std::span<const JournalEntry> outcomes) {
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  const std::string runtime = runtime_text(kernel, candidate.runtime);
  std::set<std::string> cases;
  for (const Case& which : verification_cases(manifest, problem, candidate)) cases.insert(problem_of(manifest, which).identity);
  const std::string& own = manifest.problems[problem].identity;
  History history;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const JournalEntry& entry = outcomes[i];
    if (entry.kernel != kernel.id || entry.hash != kernel.unit.hash || entry.runtime != runtime) continue;
    if (entry.identity == own || (entry.phase == JournalPhase::verify && cases.contains(entry.identity)))
      add(history, entry, i);
  }
  return history;
}

// One that never ran, for the compiler's sake.
void judge_build(History& history, const CompiledUnit& unit) {
  Evaluation fault = build_fault(unit);
  history.invalidity = fault.invalidity;
  history.reason = std::move(fault.reason);
}

Json measurement(const char* name, Json value, const char* unit) {
  return {{"name", name}, {"value", std::move(value)}, {"unit", unit}};
}

Json measurements_of(const ProblemSpec& problem, const History& history) {
  Json measurements = Json::array();
  if (history.invalidity != Invalidity::none) {
    measurements.push_back(measurement("error", printable(history.reason), ""));
    return measurements;
  }
  const double us = summarize(history.samples_us).median;
  measurements.push_back(measurement("time", us * 1e-3, "ms"));
  if (us <= 0) return measurements;
  if (problem.flops > 0) measurements.push_back(measurement("GFLOP/s", problem.flops / us * 1e-3, "GFLOP/s"));
  measurements.push_back(measurement("GB/s", problem.bytes / us * 1e-3, "GB/s"));
  for (const auto& [name, amount] : problem.metrics) measurements.push_back(measurement(name.c_str(), amount / us * 1e6, ""));
  if (history.energy_mj > 0) measurements.push_back(measurement("energy", history.energy_mj, "mJ"));
  return measurements;
}

// In milliseconds. What the tuner itself needed is not told apart by candidates.
Json times_of(const History& history, double compile_s) {
  Json runtimes = Json::array();
  for (const double us : history.samples_us) runtimes.push_back(us * 1e-3);
  return {{"compilation", compile_s * 1e3}, {"benchmark", history.measured_s * 1e3},  {"framework", 0},
          {"search_algorithm", 0},          {"validation", history.verified_s * 1e3}, {"runtimes", std::move(runtimes)}};
}

Json result_of(const ProblemSpec& problem, const KernelSpec& kernel, const Candidate& candidate, const History& history,
               double compile_s) {
  const bool is_correct = history.invalidity == Invalidity::none;
  Json measurements = measurements_of(problem, history);
  if (candidate.predicted_us > 0) measurements.push_back(measurement(kPredictedName, candidate.predicted_us * 1e-3, "ms"));
  return {{"configuration", configuration_of(kernel, candidate)},
          {"times", times_of(history, compile_s)},
          {"invalidity", is_correct ? "correct" : to_string(history.invalidity)},
          {"correctness", is_correct ? 1 : 0},
          {"measurements", std::move(measurements)},
          {"objectives", {"time"}}};
}

}  // namespace

nlohmann::ordered_json t4_results(const Manifest& manifest, std::size_t index, const BuildResult& build,
                                  std::span<const JournalEntry> outcomes, const std::string& device, const std::string& when) {
  const ProblemSpec& problem = manifest.problems[index];
  std::vector<std::pair<std::size_t, Json>> results;  // by place; of equals, which never ran, in the order of candidates
  for (const Candidate& candidate : problem.candidates) {
    const CompiledUnit& unit = build.kernels[candidate.kernel];
    History history = history_of(manifest, index, candidate, outcomes);
    if (!history.is_known() && (build.usable[candidate.kernel] || unit.cancelled)) continue;  // not tried
    if (!history.is_known()) judge_build(history, unit);
    const KernelSpec& kernel = manifest.kernels[candidate.kernel];
    results.emplace_back(history.place, result_of(problem, kernel, candidate, history, unit.seconds));
  }
  std::ranges::stable_sort(results, {}, &std::pair<std::size_t, Json>::first);
  Json listed = Json::array();
  for (auto& [place, result] : results) listed.push_back(std::move(result));
  return {{"schema_version", "1.0.0"},
          {"metadata",
           {{"timeunit", "milliseconds"},
            {"timestamp", when},
            {"generator", manifest.generator},
            {"compiler", build.compiler},
            {"device", device},
            {"kernel", manifest.op.name},
            {"problem", problem_text(manifest.op, problem)},
            {"reference", has_reference(manifest, problem) ? "f64" : "first"}}},
          {"results", std::move(listed)}};
}

}  // namespace tilewright::tune
