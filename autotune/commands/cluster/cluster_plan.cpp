#include "commands/cluster/cluster_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#include <utility>

#include "commands/cluster/cluster_task.h"
#include "commands/tuning/measuring_stage.h"
#include "commands/tuning/tuning_task.h"
#include "search/share_out.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kTasksSchema = "tilewright.tasks/1";

// Of as many candidates as it will have; the outline has one.
ProblemNeed need_in_full(const Run& run, ProblemSpec problem) {
  const TargetKind kind = run.target.arch.kind;
  problem.candidates.resize(static_cast<std::size_t>(run.limit) + 1, problem.candidates.at(problem.default_candidate));
  return need_of(tuning_rules(run.options, kind), CostModel(kind), problem, false, 0);
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
      if (!fs::is_regular_file(file, missing)) continue;
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
  NamedText facts = asked_facts(run.options);
  facts.emplace_back(kProblemsFact, run.problems);
  Json json = to_json(ClusterTask{.shard = shard,
                                  .op = outline.op.name,
                                  .problems_json = problems.dump(),
                                  .run = std::move(facts),
                                  .device_spec = run.target.spec});
  return {{"name", outline.op.name + " " + problem_text(outline.op, outline.problems[task.problems.front()])},
          {"budget_s", task.budget_s},
          {"task", std::move(json)}};
}

}  // namespace

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

}  // namespace tilewright::tune
