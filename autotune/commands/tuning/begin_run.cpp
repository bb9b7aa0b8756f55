#include "commands/tuning/begin_run.h"

#include <utility>

#include "commands/settings.h"
#include "commands/tuning/conclusion.h"

namespace tilewright::tune {

Run begin_run(const Options& options, StopSignal& stop, Progress& progress, CodegenClient codegen, Target target,
              bool measures) {
  Run run{.options = options,
          .stop = stop,
          .progress = progress,
          .codegen = std::move(codegen),
          .target = std::move(target),
          .database = Database(options.db),
          .stamp = make_stamp()};
  const TargetKind kind = run.target.arch.kind;
  run.budget = Budget(budget_s(options, kind));
  run.limit = candidate_limit(options, kind, measures);
  run.report.device = run.target.device.name;
  run.report.is_cpu = kind == TargetKind::cpu;
  run.report.totals.budget_s = run.budget.total_s();
  run.report.predicted = !measures;
  run.report.database = (options.db / run.target.device.key).string();
  return run;
}

}  // namespace tilewright::tune
