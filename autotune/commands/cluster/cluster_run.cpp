#include "commands/cluster/cluster_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#include <utility>

#include "commands/cluster/cluster_driver.h"
#include "commands/cluster/cluster_task.h"
#include "commands/conclusion.h"
#include "commands/measuring_stage.h"
#include "commands/merge_command.h"
#include "commands/problem_units.h"
#include "commands/run.h"
#include "commands/settings.h"
#include "commands/tuning_task.h"
#include "search/budgeted_tuning.h"
#include "search/search_strategy.h"
#include "search/share_out.h"
#include "system/content_hash.h"
#include "system/replace_file.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kTasksSchema = "tilewright.tasks/1";

struct PlannedTask {
  std::size_t op = 0;                   // of AskedOps
  std::vector<std::size_t> problems{};  // requests of that op
  double cost_s = 0;
  ProblemNeed need{};
  double budget_s = 0;  // 0: it cannot be afforded
};

// Of as many candidates as it will have; the outline has one.
ProblemNeed need_in_full(const Run& run, ProblemSpec problem) {
  const TargetKind kind = run.target.arch.kind;
  problem.candidates.resize(static_cast<std::size_t>(run.limit) + 1, problem.candidates.at(problem.default_candidate));
  return need_of(tuning_rules(run.options, kind), CostModel(kind), problem, false, 0);
}

// The dearest first.
std::vector<PlannedTask> plan_tasks(const Run& run, const ProblemUnits& all) {
  std::vector<PlannedTask> by_unit(all.units.size());
  for (std::size_t op = 0; op < all.unit_of.size(); ++op) {
    for (std::size_t i = 0; i < all.unit_of[op].size(); ++i) {
      PlannedTask& task = by_unit[all.unit_of[op][i]];
      task.op = op;
      task.problems.push_back(i);
      const ProblemNeed need = need_in_full(run, all.outlines[op].problems[i]);
      task.need.least_s += need.least_s;
      task.need.appetite_s += need.appetite_s;
    }
  }
  for (std::size_t unit = 0; unit < by_unit.size(); ++unit) by_unit[unit].cost_s = all.units[unit].cost_s;
  std::vector<std::size_t> order(by_unit.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return by_unit[a].cost_s != by_unit[b].cost_s ? by_unit[a].cost_s > by_unit[b].cost_s : all.units[a].key < all.units[b].key;
  });
  std::vector<PlannedTask> tasks;
  std::vector<ProblemNeed> needs;
  for (const std::size_t unit : order) {
    tasks.push_back(std::move(by_unit[unit]));
    needs.push_back(tasks.back().need);
  }
  const std::vector<double> shares_s = share_out(needs, run.budget.total_s(), true);
  for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].budget_s = shares_s[i];
  return tasks;
}

// How a worker's tuner is told to tune whatever task it gets.
std::vector<std::string> words_of(const Run& run) {
  const Options& options = run.options;
  std::vector<std::string> words{"--arch",
                                 run.target.arch.name,
                                 "--strategy",
                                 options.strategy,
                                 "--limit",
                                 std::to_string(run.limit),
                                 "--seed",
                                 std::to_string(options.seed),
                                 "--policy",
                                 options.policy == CachePolicy::cold ? "cold" : "warm",
                                 "--candidate-timeout",
                                 std::to_string(options.candidate_timeout_s),
                                 "--reference-timeout",
                                 std::to_string(options.reference_timeout_s),
                                 "--compile-timeout",
                                 std::to_string(options.compile_timeout_s),
                                 "--no-doctor",
                                 "--no-emit",
                                 "--json"};
  const auto add = [&](const char* option, const std::string& value) { words.insert(words.end(), {option, value}); };
  for (const std::string& kernel : options.kernels) add("--kernel", kernel);
  for (const fs::path& place : options.templates) add("--templates", fs::absolute(place).string());
  for (const fs::path& place : options.archs) add("--archs", fs::absolute(place).string());
  if (options.jobs > 0) add("--jobs", std::to_string(options.jobs));
  if (options.energy) words.emplace_back("--energy");
  return words;
}

// Of the ops that are tuned: what won before is a candidate on every worker.
Json records_of(const Options& options, const std::vector<AskedOp>& asked) {
  Json records = Json::object();
  std::error_code missing;
  for (const fs::directory_entry& device : fs::directory_iterator(options.db, missing)) {
    for (const AskedOp& each : asked) {
      const fs::path file = device.path() / (each.op->op.name + ".jsonl");
      std::ifstream stream(file, std::ios::binary);
      std::ostringstream text;
      if (!stream.is_open() || !(text << stream.rdbuf())) continue;
      records[(device.path().filename() / file.filename()).string()] = text.str();
    }
  }
  return records;
}

Json task_json(const Run& run, const std::vector<AskedOp>& asked, const ProblemUnits& all, const PlannedTask& task,
               const Shard& shard) {
  const Json requests = Json::parse(asked[task.op].requests.json);
  Json problems = Json::array();
  for (const std::size_t i : task.problems) problems.push_back(requests[i]);
  const Manifest& outline = all.outlines[task.op];
  Json json = to_json(ClusterTask{.shard = shard,
                                  .op = outline.op.name,
                                  .problems_json = problems.dump(),
                                  .run = asked_facts(run.options),
                                  .device_spec = run.target.spec});
  return {{"name", outline.op.name + " " + problem_text(outline.op, outline.problems[task.problems.front()])},
          {"budget_s", task.budget_s},
          {"task", std::move(json)}};
}

// One task of each op stands for the op when workers' kernels are compared.
Json tasks_json(const Run& run, const std::vector<AskedOp>& asked, const ProblemUnits& all,
                const std::vector<PlannedTask>& tasks) {
  Json environment = Json::object();
  if (!run.options.providers.empty()) environment["TILEWRIGHT_PROVIDERS"] = run.options.providers;
  Json json{{"schema", kTasksSchema},
            {"program", (run.options.compile_program.parent_path() / "tilewright-autotune").string()},
            {"root", run.options.root.string()},
            {"python", run.options.python},
            {"resource", run.target.arch.kind == TargetKind::cuda ? "GPU" : "CPU"},
            {"words", words_of(run)},
            {"environment", std::move(environment)},
            {"records", records_of(run.options, asked)},
            {"probes", Json::array()},
            {"tasks", Json::array()}};
  std::vector<bool> has_probe(asked.size(), false);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    Json task =
        task_json(run, asked, all, tasks[i], {.index = static_cast<int>(i) + 1, .count = static_cast<int>(tasks.size())});
    if (!has_probe[tasks[i].op]) json["probes"].push_back(task["task"]);
    has_probe[tasks[i].op] = true;
    if (tasks[i].budget_s > 0) json["tasks"].push_back(std::move(task));
  }
  return json;
}

// What workers said of problems, by op and text.
using Answers = std::map<std::pair<std::string, std::string>, Json>;

class ClusterEvents {
 public:
  ClusterEvents(Run& run, std::size_t tasks) : run_(run), tasks_(tasks) {}

  void hear(const Json& event) {
    const std::string phase = event.value("phase", "");
    if (phase == "say") {
      run_.progress.line(event.value("text", ""));
    } else if (phase == "workers") {
      workers_ = event.value("count", 0);
    } else if (phase == "journal") {
      journals_.emplace_back(event.at("path").get<std::string>());
      take(event.at("report"));
    } else if (phase == "lost") {
      lost_[event.at("shard")] = event.value("reason", "");
    }
    run_.progress.update(fmt::format("[{}/{}] shapes tuned, {} workers", journals_.size(), tasks_, workers_));
  }

  const std::vector<fs::path>& journals() const { return journals_; }
  const Answers& answers() const { return answers_; }
  // Why a task came to nothing.
  std::string fault_of(const Shard& shard) const {
    const auto found = lost_.find(to_string(shard));
    return found == lost_.end() ? "no worker was left to tune it" : found->second;
  }

 private:
  void take(const Json& report) {
    for (const char* list : {"records", "failures", "unaffordable"}) {
      for (const Json& each : report.value(list, Json::array())) {
        const std::string op = each.contains("op") ? each.value("op", "") : each.at("record").value("op", "");
        answers_[{op, each.value("problem", "")}] = each;
        if (std::string_view(list) == "unaffordable") answers_[{op, each.value("problem", "")}]["unaffordable"] = true;
      }
    }
    const Json totals = report.value("totals", Json::object());
    ReportTotals& sums = run_.report.totals;
    sums.device_s += totals.value("device_s", 0.0);
    sums.compile_cpu_s += totals.value("compile_cpu_s", 0.0);
    sums.kernels += totals.value("kernels", std::size_t{0});
    sums.from_cache += totals.value("from_cache", std::size_t{0});
    sums.compiled += totals.value("compiled", std::size_t{0});
    sums.measurements += totals.value("measurements", std::int64_t{0});
    sums.discarded += totals.value("discarded", std::int64_t{0});
    sums.survived += totals.value("survived", std::int64_t{0});
  }

  Run& run_;
  std::size_t tasks_;
  int workers_ = 0;
  std::vector<fs::path> journals_{};
  std::map<std::string, std::string> lost_{};  // by shard
  Answers answers_{};
};

void add_row(Run& run, const Manifest& outline, const ProblemSpec& problem, const std::map<std::string, TuningRecord>& decided,
             const Answers& answers, const std::string& fault) {
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

}  // namespace

int run_on_cluster(const Options& options, StopSignal& stop) {
  make_strategy(options.strategy, {});
  Progress progress;
  Run run{.options = options,
          .stop = stop,
          .progress = progress,
          .codegen = CodegenClient(codegen_settings(options)),
          .database = Database(options.db),
          .stamp = make_stamp()};
  run.target = choose_target(run.codegen.archs(), options.arch, options.device);
  const TargetKind kind = run.target.arch.kind;
  run.budget = Budget(budget_s(options, kind));
  run.limit = candidate_limit(options, kind, true);
  run.report.is_cpu = kind == TargetKind::cpu;
  run.report.device = "the workers' devices";
  run.report.totals.budget_s = run.budget.total_s();
  run.report.database = options.db.string();

  const std::vector<OpListing> ops = run.codegen.ops();
  const std::vector<AskedOp> asked = ask_for(run, ops);
  const ProblemUnits all = problem_units(run, asked);
  const std::vector<PlannedTask> tasks = plan_tasks(run, all);
  run.report.headline = fmt::format(
      "tuning {} shapes for {} on the workers of {}: strategy {}, {} candidates a problem besides "
      "what won before, budget {} of all workers together, seed {}",
      tasks.size(), run.target.arch.name,
      options.cluster.scheduler.empty() ? options.cluster.launcher : options.cluster.scheduler, options.strategy, run.limit,
      duration_text(run.budget.total_s()), options.seed);
  say(run, run.report.headline);
  if (options.dry_run) {
    for (const PlannedTask& task : tasks) {
      const Manifest& outline = all.outlines[task.op];
      say(run,
          fmt::format("{} {}: {}", outline.op.name, problem_text(outline.op, outline.problems[task.problems.front()]),
                      task.budget_s > 0 ? fmt::format("{:.1f} device seconds", task.budget_s) : "the budget leaves it out"));
    }
    return 0;
  }
  const Json file = tasks_json(run, asked, all, tasks);
  if (file["tasks"].empty()) throw Error(too_little_text(run.budget.total_s(), tasks.empty() ? 0 : tasks.back().need.least_s));
  // Named for what is asked: --resume finds what came back before.
  const fs::path path = options.work / "tasks" / (content_hash(file["words"].dump() + file["tasks"].dump()) + ".json");
  fs::create_directories(path.parent_path());
  if (const std::error_code fault = replace_file(path, file.dump()); fault)
    throw Error(fmt::format("cannot write {}: {}; choose another --work", path.string(), fault.message()));

  ClusterEvents events(run, tasks.size());
  const int status = drive_cluster(options, path, stop, [&](const Json& event) { events.hear(event); });
  run.report.totals.stopped = stop.requested();

  std::map<std::string, TuningRecord> decided;
  if (!events.journals().empty()) {
    const MergedJournal merged = merge_and_publish(events.journals(), options.work / "journal", run.database);
    for (const std::string& warning : merged.warnings) progress.line("warning: " + warning);
    for (const std::string& note : merged.notes) progress.line("note: " + note);
    run.report.journal = merged.path.string();
    run.report.device = fact(merged.header, "device");
    run.report.database = (options.db / run.report.device).string();
    for (const MergedDecision& decision : merged.decisions) decided.emplace(decision.identity, decision.record);
  }
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Shard shard{.index = static_cast<int>(i) + 1, .count = static_cast<int>(tasks.size())};
    const std::string fault = tasks[i].budget_s > 0 ? events.fault_of(shard) : "not tuned: the budget ran out";
    const Manifest& outline = all.outlines[tasks[i].op];
    for (const std::size_t problem : tasks[i].problems)
      add_row(run, outline, outline.problems[problem], decided, events.answers(), run.report.totals.stopped ? "" : fault);
  }
  print_reports({&run.report, 1}, options);
  emit_winners(run, run.report.rows);
  if (run.report.totals.stopped) {
    say(run, stopped_text(run.report.rows));
    return 130;
  }
  const auto is_fault = [](const ReportRow& row) { return !row.failure.empty() && !row.unaffordable; };
  return status != 0 || std::ranges::any_of(run.report.rows, is_fault) ? 1 : 0;
}

}  // namespace tilewright::tune
