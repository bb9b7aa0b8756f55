// What a run on a cluster asks of its workers: a task for each shape, with its share of the budget, and the file of them that
// goes to the process that speaks with Dask. Made by cluster_run.cpp; what becomes of tasks is not its business.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "commands/tuning/problem_units.h"
#include "commands/tuning/run.h"
#include "search/budgeted_tuning.h"

namespace tilewright::tune {

struct PlannedTask {
  std::size_t op = 0;                   // of AskedOps
  std::vector<std::size_t> problems{};  // requests of that op
  double cost_s = 0;
  ProblemNeed need{};
  double budget_s = 0;  // 0: it cannot be afforded
};

// The dearest first.
std::vector<PlannedTask> plan_tasks(const Run& run, const ProblemUnits& all);
// Of those that can be afforded; one task of each op stands for the op when workers' kernels are compared.
nlohmann::ordered_json tasks_json(const Run& run, const std::vector<AskedOp>& asked, const ProblemUnits& all,
                                  const std::vector<PlannedTask>& tasks);

}  // namespace tilewright::tune
