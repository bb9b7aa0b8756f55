#include "commands/cluster/cluster_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "commands/cluster/cluster_driver.h"
#include "commands/cluster/cluster_events.h"
#include "commands/cluster/cluster_plan.h"
#include "commands/merge_command.h"
#include "commands/settings.h"
#include "commands/tuning/begin_run.h"
#include "commands/tuning/conclusion.h"
#include "commands/tuning/problem_units.h"
#include "commands/tuning/run.h"
#include "commands/tuning/tuning_task.h"
#include "search/budgeted_tuning.h"
#include "search/search_strategy.h"
#include "system/content_hash.h"
#include "system/replace_file.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

void require_words_of_launcher(const ClusterOptions& cluster) {
  const bool is_ssh = cluster.launcher == "ssh";
  if (!cluster.hosts.empty() && !is_ssh)
    throw UsageError(fmt::format("--hosts is for --dask ssh; --dask {} starts as many as --workers says", cluster.launcher));
  if (cluster.workers > 0 && is_ssh)
    throw UsageError("--workers is for --dask slurm and kubernetes; with --dask ssh name each worker's machine in --hosts");
}

std::string headline_of(const Run& run, std::size_t tasks) {
  const Options& options = run.options;
  return fmt::format(
      "tuning {} shapes for {} on the workers of {}: strategy {}, {} candidates a problem besides "
      "what won before, budget {} of all workers together, seed {}",
      tasks, run.target.arch.name, options.cluster.scheduler.empty() ? options.cluster.launcher : options.cluster.scheduler,
      options.strategy, run.limit, duration_text(run.budget.total_s()), options.seed);
}

void say_tasks(const Run& run, const ProblemUnits& all, const std::vector<PlannedTask>& tasks) {
  for (const PlannedTask& task : tasks) {
    const Manifest& outline = all.outlines[task.op];
    say(run, fmt::format("{} {}: {}", outline.op.name, problem_text(outline.op, outline.problems[task.problems.front()]),
                         task.budget_s > 0 ? fmt::format("{:.1f} device seconds", task.budget_s) : "the budget leaves it out"));
  }
}

// Named for what is asked: --resume finds what came back before.
fs::path write_tasks(const Run& run, const Json& file) {
  const fs::path path = run.options.work / "tasks" / (content_hash(file["words"].dump() + file["tasks"].dump()) + ".json");
  fs::create_directories(path.parent_path());
  if (const std::error_code fault = replace_file(path, file.dump()); fault)
    throw Error(fmt::format("cannot write {}: {}; choose another --work", path.string(), fault.message()));
  return path;
}

// By the problem's identity.
using Decided = std::map<std::string, TuningRecord>;

Decided put_together(Run& run, const std::vector<fs::path>& journals) {
  Decided decided;
  if (journals.empty()) return decided;
  const MergedJournal merged = merge_and_publish(journals, run.options.work / "journal", run.database);
  for (const std::string& warning : merged.warnings) run.progress.line("warning: " + warning);
  for (const std::string& note : merged.notes) run.progress.line("note: " + note);
  run.report.journal = merged.path.string();
  run.report.device = fact(merged.header, "device");
  run.report.database = (run.options.db / run.report.device).string();
  for (const MergedDecision& decision : merged.decisions) decided.emplace(decision.identity, decision.record);
  return decided;
}

void add_row(Run& run, const Manifest& outline, const ProblemSpec& problem, const Decided& decided,
             const ClusterEvents::Answers& answers, const std::string& fault) {
  ReportRow row = row_of(outline, problem, problem.roofline_us);
  const auto answer = answers.find({row.op, row.problem});
  if (const auto found = decided.find(problem.identity); found != decided.end()) {
    row.record = found->second;
    if (answer != answers.end()) {
      row.is_incumbent = answer->second.value("incumbent_won", false);
      if (const Json& gain = answer->second["speedup_over_incumbent"]; gain.is_number()) row.gain = gain.get<double>() - 1;
    }
  } else if (run.report.totals.stopped && fault.empty()) {
    return;  // as it was
  } else {
    row.failure = answer != answers.end() ? answer->second.value("reason", "") : fault;
    row.unaffordable = answer != answers.end() && answer->second.value("unaffordable", false);
  }
  run.report.rows.push_back(std::move(row));
}

void add_rows(Run& run, const ProblemUnits& all, const std::vector<PlannedTask>& tasks, const Decided& decided,
              const ClusterEvents& events) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Shard shard{.index = static_cast<int>(i) + 1, .count = static_cast<int>(tasks.size())};
    const std::string fault = tasks[i].budget_s > 0 ? events.fault_of(shard) : "not tuned: the budget ran out";
    const Manifest& outline = all.outlines[tasks[i].op];
    for (const std::size_t problem : tasks[i].problems)
      add_row(run, outline, outline.problems[problem], decided, events.answers(), run.report.totals.stopped ? "" : fault);
  }
}

int conclude(Run& run, int status) {
  const auto is_unaffordable = [](const ReportRow& row) { return row.unaffordable; };
  if (!run.report.rows.empty() && std::ranges::all_of(run.report.rows, is_unaffordable))
    throw Error(too_little_text(run.budget.total_s(), 0));
  print_reports({&run.report, 1}, run.options);
  emit_winners(run, run.report.rows);
  if (run.report.totals.stopped) {
    say(run, stopped_text(run.report.rows));
    return 130;
  }
  const auto is_fault = [](const ReportRow& row) { return !row.failure.empty() && !row.unaffordable; };
  return status != 0 || std::ranges::any_of(run.report.rows, is_fault) ? 1 : 0;
}

}  // namespace

int run_on_cluster(const Options& options, StopSignal& stop) {
  make_strategy(options.strategy, {});
  require_words_of_launcher(options.cluster);
  Progress progress;
  const CodegenClient codegen(codegen_settings(options));
  Run run = begin_run(options, stop, progress, codegen, choose_target(codegen.archs(), options.arch, options.device), true);
  run.report.device = "the workers' devices";
  run.report.database = options.db.string();

  const std::vector<OpListing> ops = list_asked(run.codegen, options);
  const std::vector<AskedOp> asked = ask_for(run, ops);
  const ProblemUnits all = problem_units(run, asked);
  const std::vector<PlannedTask> tasks = plan_tasks(run, all);
  run.report.headline = headline_of(run, tasks.size());
  say(run, run.report.headline);
  if (options.dry_run) {
    say_tasks(run, all, tasks);
    return 0;
  }
  const Json file = tasks_json(run, asked, all, tasks);
  if (file["tasks"].empty()) throw Error(too_little_text(run.budget.total_s(), tasks.empty() ? 0 : tasks.back().need.least_s));

  ClusterEvents events(run, tasks.size());
  const int status = drive_cluster(options, write_tasks(run, file), stop, [&](const Json& event) { events.hear(event); });
  run.report.totals.stopped = stop.requested();
  add_rows(run, all, tasks, put_together(run, events.journals()), events);
  return conclude(run, status);
}

}  // namespace tilewright::tune
