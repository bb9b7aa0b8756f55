// The devices of one kind that tune together: they share a list of problems, a budget and a folder of records. It knows the
// order in which things happen to its problems; the run on several devices has one of each kind, and the thread that compiles.
#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "commands/devices/device_lane.h"
#include "commands/devices/device_stage.h"
#include "commands/tuning/run.h"
#include "search/problem_pool.h"

namespace tilewright::tune {

class DeviceKind {
 public:
  // `run` has one of the devices as its target, and gets the report of all. `targets`: all of them.
  DeviceKind(Run run, std::vector<Target> targets);

  // What is asked for, resolved; or only told (--dry-run).
  void ask(const std::vector<OpListing>& ops);
  void plan();
  std::size_t problem_count() const;
  std::vector<std::string> labels() const;
  // Before anything is measured. `first_lane`: the number of its first device on the board.
  void prepare(DeviceBoard& board, std::size_t first_lane);

  // Compiles what the next problems need, and lets devices have them. False: there is nothing left to compile.
  bool compile_some();

  ProblemPool& pool() { return *pool_; }
  std::vector<std::unique_ptr<DeviceLane>>& lanes() { return lanes_; }
  Run& run() { return run_; }

  // When all threads have ended: rows, totals, journals. `stopped`: by the user, or for a fault.
  void conclude(bool stopped);

 private:
  struct Part {
    std::size_t stage = 0;
    std::vector<std::size_t> problems{};
    bool is_first = false;
  };
  void split(std::size_t stage);
  void go_on_from_before(std::size_t stage, const std::string& compiler);
  void add_rows(bool stopped);
  void add_totals();
  void merge_parts();

  Run run_;
  std::vector<Target> targets_;
  std::vector<std::unique_ptr<DeviceStage>> stages_{};
  std::unique_ptr<ProblemPool> pool_;
  std::vector<std::unique_ptr<DeviceLane>> lanes_{};
  std::deque<Part> parts_{};                       // to be compiled
  std::vector<std::filesystem::path> journals_{};  // of devices' earlier runs that this one goes on with
  std::vector<JournalContents> before_{};          // what is in these
  bool looked_back_ = false;
};

}  // namespace tilewright::tune
