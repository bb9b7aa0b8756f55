#include "commands/simulate_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>
#include <vector>

#include "replay/cluster_simulation.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

struct SimulatedRun {
  std::size_t workers = 0;
  ClusterOutcome outcome{};
};

// Where twice the GPUs make it less than this much shorter they are not worth their price.
constexpr double kWorthwhile = 1.25;
constexpr std::size_t kMostWorkers = 10'000;

ClusterRequest request_of(const Options& options, std::size_t workers) {
  const SimulateOptions& asked = options.simulate;
  return {.workers = workers,
          .gpus_per_host = static_cast<std::size_t>(asked.gpus_per_host),
          .cores_per_host = static_cast<std::size_t>(asked.cores_per_host),
          .problems = static_cast<std::size_t>(asked.problems),
          .failure_rate = asked.failures,
          .restart_s = asked.restart_s,
          .start_s = asked.start_s,
          .prebuilt = asked.prebuilt,
          .seed = options.seed};
}

// The most GPUs that are worth it, doubled from one.
std::size_t scales_to(const ClusterTrace& trace, const Options& options) {
  std::size_t workers = 1;
  double before_s = simulate(trace, request_of(options, 1)).makespan_s;
  while (2 * workers <= kMostWorkers) {
    const double after_s = simulate(trace, request_of(options, 2 * workers)).makespan_s;
    if (before_s < kWorthwhile * after_s) break;
    workers *= 2;
    before_s = after_s;
  }
  return workers;
}

std::string time_text(double seconds) {
  if (seconds < 100) return fmt::format("{:.1f} s", seconds);
  if (seconds < 6000) return fmt::format("{:.1f} min", seconds / 60);
  return fmt::format("{:.1f} h", seconds / 3600);
}

Json to_json(const SimulatedRun& row) {
  const ClusterOutcome& outcome = row.outcome;
  return {{"workers", row.workers},      {"makespan_s", outcome.makespan_s}, {"efficiency", outcome.efficiency},
          {"lost", outcome.lost},        {"waiting", outcome.waiting},       {"idle", outcome.idle},
          {"failures", outcome.failures}};
}

}  // namespace

int run_simulate(const Options& options) {
  const ClusterTrace trace = read_cluster_trace(options.simulate.traces);
  for (const std::string& warning : trace.warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
  if (trace.unknown > 0 && !options.simulate.prebuilt) {
    const bool is_all = trace.unknown == trace.compile_s.size();
    std::fputs(
        fmt::format("note: {} of {} kernels were in the cache of the recorded run: {}\n", trace.unknown, trace.compile_s.size(),
                    is_all ? "compiling counts as nothing here; record a run with a new --cache"
                           : "they are taken to compile as long as the others do on average")
            .c_str(),
        stderr);
  }
  std::vector<SimulatedRun> rows;
  const std::set<int> workers(options.simulate.workers.begin(), options.simulate.workers.end());
  for (const int count : workers) {
    const auto each = static_cast<std::size_t>(count);
    rows.push_back({.workers = each, .outcome = simulate(trace, request_of(options, each))});
  }
  double measure_s = 0;
  for (const TracedProblem& problem : trace.problems) measure_s += problem.measure_s;
  const double compile_s = std::accumulate(trace.compile_s.begin(), trace.compile_s.end(), 0.0);
  const std::size_t most = scales_to(trace, options);
  if (options.json) {
    Json json{{"trace",
               {{"problems", trace.problems.size()},
                {"measure_s", measure_s},
                {"kernels", trace.compile_s.size()},
                {"compile_s", compile_s}}},
              {"simulated", Json::array()},
              {"scales_to", most}};
    for (const SimulatedRun& row : rows) json["simulated"].push_back(to_json(row));
    std::puts(json.dump(1).c_str());
    return 0;
  }
  std::string text = fmt::format(
      "{} problems were recorded, {} of measuring and {} of compiling on one core\n\n{:>8}  {:>9}  {:>10}  "
      "{:>8}  {:>8}  {:>8}  {:>8}\n",
      trace.problems.size(), time_text(measure_s), time_text(compile_s), "GPUs", "makespan", "efficiency", "failures", "lost",
      "waiting", "idle");
  for (const SimulatedRun& row : rows) {
    const ClusterOutcome& outcome = row.outcome;
    text += fmt::format("{:>8}  {:>9}  {:>9.1f}%  {:>8}  {:>7.1f}%  {:>7.1f}%  {:>7.1f}%\n", row.workers,
                        time_text(outcome.makespan_s), 100 * outcome.efficiency, outcome.failures, 100 * outcome.lost,
                        100 * outcome.waiting, 100 * outcome.idle);
  }
  text +=
      fmt::format("\n{} GPUs are the most that pay: twice as many make it less than {:.2f} times as fast\n", most, kWorthwhile);
  std::fputs(text.c_str(), stdout);
  return 0;
}

}  // namespace tilewright::tune
