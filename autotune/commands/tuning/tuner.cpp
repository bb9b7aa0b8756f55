#include "commands/tuning/tuner.h"

#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "commands/cluster/cluster_run.h"
#include "commands/cluster/compile_task.h"
#include "commands/cluster/worker_facts.h"
#include "commands/devices/many_devices.h"
#include "commands/doctor_command.h"
#include "commands/settings.h"
#include "commands/tuning/begin_run.h"
#include "commands/tuning/conclusion.h"
#include "commands/tuning/left_out.h"
#include "commands/tuning/measuring_stage.h"
#include "commands/tuning/predicting_stage.h"
#include "commands/tuning/record_maker.h"
#include "commands/tuning/run.h"
#include "commands/tuning/t4_files.h"
#include "commands/tuning/tuning_task.h"
#include "compile/build_stage.h"
#include "measure/provider_list.h"
#include "search/search_strategy.h"
#include "system/usage_error.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

void tune(Run& run, TuningTask& task) {
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
  const BuildResult build = build_units(manifest, wanted, manifest.arch.real_name, run.target.present, build_settings_of(run),
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

// What came of it, said; returns the exit status.
int conclude(Run& run) {
  const std::vector<ReportRow>& rows = run.report.rows;
  const auto is_unaffordable = [](const ReportRow& row) { return row.unaffordable; };
  const auto is_fault = [](const ReportRow& row) { return !row.failure.empty() && !row.unaffordable; };
  // Who gave a worker its task knows of the other tasks.
  if (!run.task && !rows.empty() && std::all_of(rows.begin(), rows.end(), is_unaffordable)) {
    throw Error(too_little_text(run.budget.total_s(), run.enough_s));
  }
  if (run.dialogue != nullptr) {
    run.dialogue->end(run.report);
  } else {
    print_reports({&run.report, 1}, run.options);
  }
  if (run.trials != nullptr) {
    run.trials->end(run.report);
    if (const std::string fault = run.trials->fault(); !fault.empty())
      say(run, fmt::format("warning: --trials {} has not all of them: {}", run.options.trials, fault));
  }
  write_t4(run);
  // Last: a disk that keeps it from its work must not keep what was measured from being said.
  emit_winners(run, rows);
  if (run.report.totals.stopped) {
    say(run, stopped_text(rows));
    return 130;
  }
  // What the budget left out can still be gone on with, with a larger one.
  if (run.journal.journal != nullptr && std::none_of(rows.begin(), rows.end(), is_unaffordable)) run.journal.journal->end();
  return std::any_of(rows.begin(), rows.end(), is_fault) ? 1 : 0;
}

// What only a device can give.
void require_present(const Options& options, const Target& target) {
  if (target.present) return;
  if (!options.t4.empty())
    throw UsageError(fmt::format("--t4 {}: {}, so there are no results", options.t4.string(), target.why_not));
  if (options.serve) throw UsageError(fmt::format("serve: {}, so nothing can be measured", target.why_not));
  if (!options.trials.empty())
    throw UsageError(fmt::format("--trials {}: {}, so there are none", options.trials, target.why_not));
}

// What is native is an arch that adds to a lesser one where it has kernels for all that is asked: dispatch prefers these,
// unless records are of the lesser one.
void prefer_added(Run& run, const std::vector<AskedOp>& asked) {
  for (const Target& added : run.added) {
    const auto has_kernels = [&](const AskedOp& each) {
      const auto& uses = each.op->uses;
      if (std::ranges::none_of(added.arch.adds, [&](const auto& feature) { return std::ranges::count(uses, feature) > 0; }))
        return false;
      try {
        run.codegen.manifest(each.op->op.name, added.arch.name, each.requests.json,
                             run.options.work / "runs" / run.stamp / each.op->op.name, 0, added.spec);
        return true;
      } catch (const UsageError&) {
        return false;  // if it is not that, the lesser arch says so
      }
    };
    if (asked.empty() || !std::ranges::all_of(asked, has_kernels)) continue;
    run.target = added;
    return;
  }
}

int tune_all(Run& run) {
  const Options& options = run.options;
  const std::vector<OpListing> ops = run.task ? run.codegen.asked_ops(run.task->op) : list_asked(run.codegen, options);
  // All of them before the first line: what codegen cannot do is wrong usage.
  std::vector<TuningTask> tasks;
  bool& stopped = run.report.totals.stopped;
  std::vector<AskedOp> all = ask_for(run, ops);
  prefer_added(run, all);
  for (AskedOp& asked : all) {
    if (!stopped) tasks.push_back(make_task(run, std::move(asked)));
    stopped = stopped || run.stop.requested();
  }
  if (tasks.empty() && !stopped)
    say(run, fmt::format("nothing falls to shard {}: there are fewer shapes than shards", to_string(options.shard)));
  run.ops = run.ops_left = static_cast<int>(tasks.size());
  for (TuningTask& task : tasks) {
    if (!stopped) tune(run, task);
    --run.ops_left;
  }
  if (!options.dry_run) return conclude(run);
  if (options.json) print_plans({&run.report, 1});
  return stopped ? 130 : 0;
}

// What a worker of a cluster was given.
int run_task(const Options& options, StopSignal& stop) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // whoever lost the worker gives the task to another
  ClusterTask task = read_cluster_task(options.cluster.task);
  Progress progress;
  const CodegenClient codegen(codegen_settings(options));
  // Who only compiles does it for the device that measures.
  const std::string& device = options.cluster.compiles ? task.device_spec : options.device;
  Run run = begin_run(options, stop, progress, codegen, choose_target(codegen.archs(), options.arch, device), true);
  if (options.cluster.compiles) run.target.spec = task.device_spec;
  run.task = std::move(task);
  if (options.cluster.says_facts) return say_worker_facts(run);
  if (options.cluster.compiles) return compile_task(run);
  if (!run.target.present) throw UsageError(fmt::format("--task: {}, so nothing can be measured", run.target.why_not));
  return tune_all(run);
}

}  // namespace

int run_autotune(const Options& options, StopSignal& stop) {
  if (!options.devices.empty()) return run_on_devices(options, stop);
  if (options.cluster.is_asked()) return run_on_cluster(options, stop);
  if (!options.serve) make_strategy(options.strategy, {});  // an unknown one is a usage error before anything is done
  require_known_providers(options.providers);               // whether their libraries are there is asked later
  if (!options.cluster.task.empty()) return run_task(options, stop);
  Progress progress;
  const CodegenClient codegen(codegen_settings(options));
  const std::vector<ArchSpec> archs = codegen.archs();
  Target target = choose_target(archs, options.arch, options.device);
  require_present(options, target);
  const bool measures = target.present;
  std::vector<Target> added =
      options.arch == "native" && options.device.empty() ? added_targets(archs, target) : std::vector<Target>();
  Run run = begin_run(options, stop, progress, codegen, std::move(target), measures);
  run.added = std::move(added);
  look_for_compiler(run);
  if (!options.trials.empty() && !options.dry_run) run.trials = std::make_unique<Trials>(options.trials);
  if (options.serve) run.dialogue = std::make_unique<Dialogue>(STDIN_FILENO, STDOUT_FILENO, stop);
  return tune_all(run);
}

}  // namespace tilewright::tune
