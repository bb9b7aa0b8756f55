#include "commands/tuning/tuning_task.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "commands/linked_answer.h"
#include "commands/settings.h"
#include "commands/tuning/measuring_stage.h"
#include "manifest/linked_kernels.h"
#include "manifest/problem_request.h"
#include "manifest/provided_candidates.h"
#include "measure/algorithm_list.h"
#include "measure/build_fault.h"
#include "search/budgeted_tuning.h"

namespace tilewright::tune {

std::string headline(const Run& run, const std::string& op, const ProblemRequests& requests) {
  const Device& device = run.target.device;
  const std::string what = fmt::format("{} ({}, {} problem{}) for {}", op, requests.description, requests.count,
                                       requests.count == 1 ? "" : "s", run.target.arch.name);
  if (!run.target.present) {
    return fmt::format(
        "predicting {}: {}, so nothing will be measured; kernels are compiled, their resources read, and results predicted for "
        "{}",
        what, run.target.why_not, device.name);
  }
  const std::vector<std::string>& kernels = run.options.kernels;
  return fmt::format("tuning {} on {} ({}): strategy {}, {} candidates a problem{} besides what won before, budget {}, seed {}",
                     what, device.name, device.key, run.options.strategy, run.limit,
                     kernels.empty() ? "" : fmt::format(" of kernels {}", fmt::join(kernels, ", ")),
                     duration_text(run.budget.total_s()), run.options.seed);
}

void count_build(Run& run, const Manifest& manifest, const BuildResult& build, const std::vector<bool>& wanted) {
  ReportTotals& totals = run.report.totals;
  for (std::size_t k = 0; k < manifest.kernels.size(); ++k) {
    const CompiledUnit& unit = build.kernels[k];
    if (!wanted[k] || build.usable[k] || unit.cancelled) continue;
    const Evaluation fault = build_fault(unit);
    ++totals.outcomes[fault.invalidity];
    totals.failures.push_back({.candidate = manifest.kernels[k].id, .invalidity = fault.invalidity, .reason = fault.reason});
  }
  totals.kernels += build.count;
  totals.from_cache += build.from_cache;
  totals.handed += build.handed;
  totals.compiled += build.compiled;
  totals.compile_s += build.seconds;
  totals.compile_cpu_s += build.cpu_seconds;
}

void say_plan(Run& run, const Manifest& manifest) {
  const TargetKind kind = run.target.arch.kind;
  const TuningRules rules = tuning_rules(run.options, kind);
  const CostModel costs(kind);
  double least_s = 0, most_s = 0;
  const ProblemSpec* before = nullptr;
  for (const ProblemSpec& problem : manifest.problems) {
    const ProblemNeed need = need_of(rules, costs, problem, before != nullptr && share_data(*before, problem), 0);
    before = &problem;
    say(run, fmt::format("{}: {} candidates, about {:.1f} to {:.1f} device seconds", problem_text(manifest.op, problem),
                         problem.candidates.size(), need.least_s, need.least_s + need.appetite_s));
    run.report.planned.push_back({.problem = problem_text(manifest.op, problem),
                                  .candidates = problem.candidates.size(),
                                  .least_s = need.least_s,
                                  .most_s = need.least_s + need.appetite_s});
    least_s += need.least_s;
    most_s += need.least_s + need.appetite_s;
  }
  run.report.totals.kernels += manifest.kernels.size();
  say(run, fmt::format("{} of device time decide all problems, {} try all candidates; the budget is {}", duration_text(least_s),
                       duration_text(most_s), duration_text(run.budget.total_s())));
  say(run, fmt::format("{} kernels would be compiled; nothing was", manifest.kernels.size()));
}

TuningTask make_task(const Run& run, AskedOp asked) {
  const OpListing& op = *asked.op;
  ProblemRequests requests = std::move(asked.requests);
  CodegenClient codegen = run.codegen;
  if (!run.why_only_linked.empty()) {
    const std::vector<std::string> linked = linked_kernels(op.op.name, run.target.arch.name);
    if (linked.empty())
      throw Error(
          fmt::format("{}; and no kernel of {} is linked for {}", run.why_only_linked, op.op.name, run.target.arch.name));
    codegen = run.codegen.among(linked);
  }
  const auto manifest_of = [&](int limit, std::span<const std::optional<Incumbent>> incumbents) {
    return codegen.manifest(op.op.name, run.target.arch.name, requests.json, run.options.work / "runs" / run.stamp / op.op.name,
                            limit, run.target.spec, incumbents);
  };
  // What the library would launch is asked in all sizes, which codegen knows.
  std::vector<std::optional<Incumbent>> incumbents;
  if (run.target.present || run.options.cluster.compiles) incumbents = incumbents_of(manifest_of(0, {}), run.target.device);
  Manifest manifest = manifest_of(run.limit, incumbents);
  if (!run.why_only_linked.empty()) compare_with_linked(manifest);
  return {std::move(requests), std::move(manifest)};
}

std::vector<AskedOp> ask_for(Run& run, const std::vector<OpListing>& ops) {
  std::vector<AskedOp> asked;
  if (run.task) {
    const std::size_t count = nlohmann::json::parse(run.task->problems_json).size();
    ProblemRequests requests{
        .json = run.task->problems_json, .count = count, .description = fmt::format("task {}", to_string(run.task->shard))};
    asked.push_back({.op = choose_ops(ops, {run.task->op}).front(), .requests = std::move(requests)});
    return asked;
  }
  const std::vector<const OpListing*> chosen = choose_ops(ops, asked_ops(run.options, run.target.arch.kind, ops));
  run.codegen.require_starts_of(chosen);
  for (const OpListing* op : chosen) {
    asked.push_back({.op = op,
                     .requests = make_requests(*op, problem_query(run.options), run.target.arch,
                                               static_cast<int>(run.target.device.compute_units))});
  }
  run.problems = problems_hash(asked);
  keep_shard(run, asked);
  return asked;
}

void add_candidates_of_providers(Run& run, Manifest& manifest) {
  const std::string providers = providers_to_ask(run.options, run.target.device.kind);
  if (providers.empty()) return;
  const AlgorithmList list = ask_for_algorithms(manifest, run.target.device, providers, "/proc/self/exe");
  if (!run.options.providers.empty()) {
    for (const std::string& library : list.libraries) say(run, library);
  }
  add_provided(manifest, list.candidates);
}

}  // namespace tilewright::tune
