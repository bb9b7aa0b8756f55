#include "commands/tuner.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <utility>

#include "commands/doctor_command.h"
#include "commands/left_out.h"
#include "commands/linked_answer.h"
#include "commands/measuring_stage.h"
#include "commands/predicting_stage.h"
#include "commands/record_maker.h"
#include "commands/run.h"
#include "commands/settings.h"
#include "commands/t4_files.h"
#include "compile/build_stage.h"
#include "manifest/problem_request.h"
#include "manifest/provided_candidates.h"
#include "measure/algorithm_list.h"
#include "measure/build_fault.h"
#include "measure/provider_list.h"
#include "search/budgeted_tuning.h"
#include "search/search_strategy.h"
#include "system/usage_error.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

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
  totals.compiled += build.compiled;
  totals.compile_s += build.seconds;
  totals.compile_cpu_s += build.cpu_seconds;
}

// For --dry-run. Nothing was measured, so the costs are those that are believed of such a device: a factor of two is usual.
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

// What is to be tuned of one op.
struct Task {
  ProblemRequests requests;
  Manifest manifest;
};

Task make_task(const Run& run, const OpListing& op) {
  ProblemRequests requests =
      make_requests(op, problem_query(run.options), run.target.arch, static_cast<int>(run.target.device.compute_units));
  const auto manifest_of = [&](int limit, std::span<const std::optional<Incumbent>> incumbents) {
    return run.codegen.manifest(op.op.name, run.target.arch.name, requests.json,
                                run.options.work / "runs" / run.stamp / op.op.name, limit, run.target.spec, incumbents);
  };
  // What the library would launch is asked in all sizes, which codegen knows.
  std::vector<std::optional<Incumbent>> incumbents;
  if (run.target.present) incumbents = incumbents_of(manifest_of(0, {}), run.target.device);
  Manifest manifest = manifest_of(run.limit, incumbents);
  return {std::move(requests), std::move(manifest)};
}

// Of other libraries, if the user wants them and they are here.
void add_candidates_of_providers(Run& run, Manifest& manifest) {
  if (run.options.providers.empty()) return;
  const AlgorithmList list = ask_for_algorithms(manifest, run.target.device, run.options.providers, "/proc/self/exe");
  for (const std::string& library : list.libraries) say(run, library);
  add_provided(manifest, list.candidates);
}

void tune(Run& run, Task& task) {
  const Options& options = run.options;
  Manifest& manifest = task.manifest;
  const std::string line = headline(run, manifest.op.name, task.requests);
  run.report.headline += (run.report.headline.empty() ? "" : "; ") + line;
  say(run, line);
  say_left_out(manifest, options.kernels, run.progress);
  run.report.left_out.insert(run.report.left_out.end(), manifest.left_out.begin(), manifest.left_out.end());
  if (options.dry_run) {
    say_plan(run, manifest);
    return;
  }
  if (options.doctor && !std::exchange(run.examined, true)) examine_before_tuning(options, run.target, run.progress);
  run.database.require_writable(run.target.device.key);
  if (run.dialogue != nullptr)
    say(run, fmt::format("serve: compiling {} kernels before the first problem", manifest.kernels.size()));
  const std::vector<bool> wanted(manifest.kernels.size(), true);  // codegen lists only kernels that some problem may use
  const BuildResult build = build_units(manifest, wanted, manifest.arch.real_name, run.target.present, build_settings(options),
                                        run.stop, run.progress);
  count_build(run, manifest, build, wanted);
  if (build.stopped) {
    run.report.totals.stopped = true;
    return;
  }
  RecordContext context{.manifest = manifest, .build = build, .target = run.target, .policy = {}, .seed = options.seed};
  if (run.target.present) {
    add_candidates_of_providers(run, manifest);
    measure_all(run, manifest, context, build.usable);
    if (!options.t4.empty() && run.journal.journal != nullptr) gather_t4(run, manifest, build);
  } else {
    predict_all(run, manifest, context);
  }
}

// A file's own folder gets the file's op alone.
std::vector<std::string> tuned_ops(const std::vector<ReportRow>& rows) {
  std::set<std::string> ops;
  for (const ReportRow& row : rows) {
    if (row.failure.empty()) ops.insert(row.record.op);
  }
  return {ops.begin(), ops.end()};
}

// What came of it, said; returns the exit status.
int conclude(Run& run) {
  const std::vector<ReportRow>& rows = run.report.rows;
  const auto is_decided = [](const ReportRow& row) { return row.failure.empty(); };
  const auto is_unaffordable = [](const ReportRow& row) { return row.unaffordable; };
  const auto is_fault = [](const ReportRow& row) { return !row.failure.empty() && !row.unaffordable; };
  if (!rows.empty() && std::all_of(rows.begin(), rows.end(), is_unaffordable)) {
    throw Error(too_little_text(run.budget.total_s(), run.enough_s));
  }
  if (run.dialogue != nullptr) {
    run.dialogue->end(run.report);
  } else if (run.options.json) {
    std::puts(to_json(run.report).c_str());
  } else {
    std::fputs(("\n" + to_table(run.report)).c_str(), run.options.programs_read_stdout() ? stderr : stdout);
  }
  if (run.trials != nullptr) {
    run.trials->end(run.report);
    if (const std::string fault = run.trials->fault(); !fault.empty())
      say(run, fmt::format("warning: --trials {} has not all of them: {}", run.options.trials, fault));
  }
  write_t4(run);
  // Last: a disk that keeps it from its work must not keep what was measured from being said.
  if (std::any_of(rows.begin(), rows.end(), is_decided) && run.options.emit && !run.options.generated.empty())
    run.codegen.emit(run.options.file.empty() ? std::vector<std::string>() : tuned_ops(rows));
  if (run.report.totals.stopped) {
    say(run, fmt::format("stopped: {} problems were decided and are published, the others are as they were",
                         std::count_if(rows.begin(), rows.end(), is_decided)));
    return 130;
  }
  // What the budget left out can still be gone on with, with a larger one.
  if (run.journal.journal != nullptr && std::none_of(rows.begin(), rows.end(), is_unaffordable)) run.journal.journal->end();
  return std::any_of(rows.begin(), rows.end(), is_fault) ? 1 : 0;
}

std::string make_stamp() {
  std::string stamp = utc_now();
  std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
  return fmt::format("{}-{}", stamp, ::getpid());
}

}  // namespace

int run_autotune(const Options& options, StopSignal& stop) {
  if (!options.serve) make_strategy(options.strategy, {});  // an unknown one is a usage error before anything is done
  require_known_providers(options.providers);               // whether their libraries are there is asked later
  Run run{.options = options,
          .stop = stop,
          .codegen = CodegenClient(codegen_settings(options)),
          .database = Database(options.db),
          .stamp = make_stamp()};
  run.target = choose_target(run.codegen.archs(), options.arch, options.device);
  const bool is_cuda = run.target.arch.kind == TargetKind::cuda;
  if (!options.t4.empty() && !run.target.present)
    throw UsageError(fmt::format("--t4 {}: {}, so there are no results", options.t4.string(), run.target.why_not));
  if (options.serve && !run.target.present)
    throw UsageError(fmt::format("serve: {}, so nothing can be measured", run.target.why_not));
  if (!options.trials.empty() && !run.target.present)
    throw UsageError(fmt::format("--trials {}: {}, so there are none", options.trials, run.target.why_not));
  if (!options.trials.empty() && !options.dry_run) run.trials = std::make_unique<Trials>(options.trials);
  if (options.serve) run.dialogue = std::make_unique<Dialogue>(STDIN_FILENO, STDOUT_FILENO, stop);
  run.budget = Budget(budget_s(options, run.target.arch.kind));
  run.limit = candidate_limit(options, run.target.arch.kind, run.target.present);
  run.report.device = run.target.device.name;
  run.report.is_cpu = !is_cuda;
  run.report.totals.budget_s = run.budget.total_s();
  run.report.predicted = !run.target.present;
  run.report.database = (options.db / run.target.device.key).string();

  const std::vector<OpListing> ops = run.codegen.ops();
  // All of them before the first line: what codegen cannot do is wrong usage.
  std::vector<Task> tasks;
  bool& stopped = run.report.totals.stopped;
  const std::vector<const OpListing*> chosen = choose_ops(ops, asked_ops(options, run.target.arch.kind, ops));
  run.codegen.require_starts_of(chosen);
  for (const OpListing* op : chosen) {
    if (!stopped) tasks.push_back(make_task(run, *op));
    stopped = stopped || stop.requested();
  }
  run.ops = run.ops_left = static_cast<int>(tasks.size());
  for (Task& task : tasks) {
    if (!stopped) tune(run, task);
    --run.ops_left;
  }
  if (!options.dry_run) return conclude(run);
  if (options.json) std::puts(plan_to_json(run.report).c_str());
  return stopped ? 130 : 0;
}

}  // namespace tilewright::tune
