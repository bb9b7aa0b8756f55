#include "commands/devices/many_devices.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <exception>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "commands/devices/chosen_devices.h"
#include "commands/devices/device_kind.h"
#include "commands/settings.h"
#include "commands/tuning/begin_run.h"
#include "commands/tuning/conclusion.h"
#include "measure/provider_list.h"
#include "search/search_strategy.h"
#include "system/usage_error.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

constexpr std::chrono::milliseconds kLookForStop{20};

// GPUs are of one kind where their records have one folder, and their kernels one arch.
std::vector<DeviceKind> kinds_of(const Options& options, StopSignal& stop, Progress& progress) {
  const CodegenClient codegen(codegen_settings(options));
  ChosenDevices chosen = choose_devices(codegen.archs(), options.arch, options.devices);
  for (const std::string& line : chosen.left_out) progress.line("warning: " + line);
  std::vector<std::vector<Target>> groups;
  for (Target& target : chosen.targets) {
    const auto is_like = [&](const std::vector<Target>& group) {
      return group.front().device.key == target.device.key && group.front().arch.name == target.arch.name;
    };
    const auto group = std::ranges::find_if(groups, is_like);
    if (group == groups.end()) {
      groups.push_back({std::move(target)});
    } else {
      group->push_back(std::move(target));
    }
  }
  std::vector<DeviceKind> kinds;
  for (std::vector<Target>& group : groups) {
    Run run = begin_run(options, stop, progress, codegen, group.front(), true);
    look_for_compiler(run);
    if (groups.size() > 1) run.stamp += "-" + run.target.device.key;
    kinds.emplace_back(std::move(run), std::move(group));
  }
  return kinds;
}

class RunOnDevices {
 public:
  RunOnDevices(std::vector<DeviceKind>& kinds, StopSignal& stop) : kinds_(kinds), stop_(stop) {}

  // Throws what ended the run, when all threads have ended.
  void run() {
    std::vector<std::jthread> threads;
    std::atomic<std::size_t> at_work{0};
    for (DeviceKind& kind : kinds_) {
      for (const std::unique_ptr<DeviceLane>& lane : kind.lanes()) {
        ++at_work;
        threads.emplace_back([this, &at_work, &lane] {
          guarded([&] { lane->work(); });
          --at_work;
        });
      }
    }
    guarded([&] { compile(); });
    while (at_work > 0) {
      if (stop_.requested()) close();
      std::this_thread::sleep_for(kLookForStop);
    }
    threads.clear();
    if (fault_) std::rethrow_exception(fault_);
  }

 private:
  template <typename Work>
  void guarded(const Work& work) {
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!fault_) fault_ = std::current_exception();
      stop_.request();
      close();
    }
  }

  void close() {
    for (DeviceKind& kind : kinds_) kind.pool().close();
  }

  // For all kinds in turn, so that none waits for all of another's.
  void compile() {
    for (bool is_done = false; !is_done && !stop_.requested();) {
      is_done = true;
      for (DeviceKind& kind : kinds_) {
        if (!kind.pool().is_over() && kind.compile_some()) is_done = false;
      }
    }
  }

  std::vector<DeviceKind>& kinds_;
  StopSignal& stop_;
  std::mutex mutex_{};
  std::exception_ptr fault_{};
};

// Records of all kinds are emitted at once.
int conclude(std::vector<DeviceKind>& kinds, const Options& options, bool stopped) {
  std::vector<ReportRow> rows;
  std::vector<Report> reports;
  double total_s = 0;
  for (DeviceKind& kind : kinds) {
    kind.conclude(stopped);
    const Report& report = kind.run().report;
    rows.insert(rows.end(), report.rows.begin(), report.rows.end());
    reports.push_back(report);
    total_s += report.totals.budget_s;
  }
  const auto is_unaffordable = [](const ReportRow& row) { return row.unaffordable; };
  if (!rows.empty() && std::ranges::all_of(rows, is_unaffordable)) throw Error(too_little_text(total_s, 0));
  print_reports(reports, options);
  Run& run = kinds.front().run();
  emit_winners(run, rows);
  if (stopped) {
    say(run, stopped_text(rows));
    return 130;
  }
  return std::ranges::any_of(rows, [](const ReportRow& row) { return !row.failure.empty() && !row.unaffordable; }) ? 1 : 0;
}

}  // namespace

int run_on_devices(const Options& options, StopSignal& stop) {
  make_strategy(options.strategy, {});
  require_known_providers(options.providers);
  if (!options.resume_journal.empty())
    throw UsageError("--resume FILE is of one device's journal; with --devices say --resume alone, which finds those of all");
  Progress progress;
  std::vector<DeviceKind> kinds = kinds_of(options, stop, progress);
  const std::vector<OpListing> ops = list_asked(kinds.front().run().codegen, options);
  std::vector<std::string> labels;
  std::size_t problems = 0;
  double total_s = 0;
  for (DeviceKind& kind : kinds) {
    kind.ask(ops);
    const std::vector<std::string> own = kind.labels();
    labels.insert(labels.end(), own.begin(), own.end());
    problems += kind.problem_count();
    total_s += kind.run().budget.total_s();
  }
  Run& first = kinds.front().run();
  if (stop.requested()) return 130;
  if (problems == 0)
    say(first, fmt::format("nothing falls to shard {}: there are fewer shapes than shards", to_string(options.shard)));
  if (options.dry_run) {
    std::vector<Report> reports;
    for (DeviceKind& kind : kinds) {
      kind.plan();
      reports.push_back(kind.run().report);
    }
    if (options.json) print_plans(reports);
    return 0;
  }
  {
    DeviceBoard board(progress, labels, problems, total_s);
    std::size_t lanes = 0;
    for (DeviceKind& kind : kinds) {
      kind.prepare(board, lanes);
      lanes += kind.lanes().size();
    }
    try {
      RunOnDevices(kinds, stop).run();
    } catch (...) {
      for (DeviceKind& kind : kinds) kind.conclude(true);
      throw;
    }
    return conclude(kinds, options, stop.requested());
  }
}

}  // namespace tilewright::tune
