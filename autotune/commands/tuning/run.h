// One run of the tuner: what was asked for, resolved, and what it has come to so far. Made by tuner.cpp and handed to the
// stages, which add to its report; it does nothing by itself.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "commands/cluster/cluster_task.h"
#include "commands/options.h"
#include "commands/report.h"
#include "commands/tuning/dialogue.h"
#include "commands/tuning/trials.h"
#include "compile/build_stage.h"
#include "device/target.h"
#include "journal/run_journal.h"
#include "manifest/codegen_client.h"
#include "records/database.h"
#include "search/budget.h"
#include "system/progress.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

class DeviceBoard;

struct Run {
  const Options& options;
  StopSignal& stop;
  Progress& progress;
  CodegenClient codegen;
  Target target{};
  std::vector<Target> added{};  // for what all that is asked has kernels of its own, in the place of `target`
  Database database;
  std::string stamp;                     // names the run's files
  RunJournal journal{};                  // once measuring has begun
  std::unique_ptr<Dialogue> dialogue{};  // `serve`; else null
  std::unique_ptr<Trials> trials{};      // `--trials`; else null
  std::optional<ClusterTask> task{};     // what a worker of a cluster was given; else none
  Shard shard{};                         // of the problems, this run's, among those that have any
  std::string problems{};                // of all shards: problems_hash()
  Report report{};
  Budget budget{0};                                         // of all ops
  int ops = 1;                                              // that are tuned
  int ops_left = 1;                                         // that share what is left of it, the present one too
  double enough_s = 0;                                      // a budget that would do for one problem more; 0: it did for all
  int limit = 0;                                            // candidates of a problem
  std::map<std::filesystem::path, std::string> t4_files{};  // to be written: --t4
  std::set<std::string> looked_through{};                   // ops whose files' unreadable lines were told
  // One of several devices (--devices) has a run of its own.
  DeviceBoard* board = nullptr;  // where it says how far it is; null: it is the only one
  std::size_t lane = 0;          // its number there
  std::string label{};           // "GPU 1"
  double began_s = 0;            // Unix time
  // Why nothing can be compiled; then the kernels that this program links are measured, and no others. Empty: it can.
  std::string why_only_linked{};
  bool examined = false;  // by the doctor; once, because the device's other user may then be this run
};

// Of what the run compiles, or does not.
BuildSettings build_settings_of(const Run& run);
// Where nothing can be compiled for a device that is here, the run and its report say so.
void look_for_compiler(Run& run);
// For people: stdout, or stderr when stdout is the JSON document's.
void say(const Run& run, const std::string& text);
void publish(Run& run, const TuningRecord& record);
ReportRow row_of(const Manifest& manifest, const ProblemSpec& problem, double roofline_us);

}  // namespace tilewright::tune
