// One of several devices that tune together: it asks the pool of its kind for problems until there are none, with a journal of
// its own. Its work is a thread of the run's; what it measures is done by its own process, as ever.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <set>
#include <span>
#include <string>

#include "commands/devices/device_board.h"
#include "commands/devices/device_stage.h"
#include "commands/tuning/run.h"
#include "search/problem_pool.h"

namespace tilewright::tune {

class DeviceLane {
 public:
  // `run` has the device as its target, and the board. All that is referred to must outlive this.
  DeviceLane(Run run, ProblemPool& pool, std::size_t number, std::span<const std::unique_ptr<DeviceStage>> stages)
      : run_(std::move(run)), pool_(pool), number_(number), stages_(stages) {}

  // To the end. A device that is lost is told to the pool; anything else that is thrown ends the run.
  void work();

  Run& run() { return run_; }
  std::size_t number() const { return number_; }         // in the pool
  const std::string& lost() const { return lost_; }      // why; empty: it is not
  double locked_out_s() const { return locked_out_s_; }  // by another tuner
  double ended_s() const { return ended_s_; }            // Unix time of its last measurement
  double held_back_s() const { return held_back_s_; }    // see MeterReading
  bool interrupted() const { return run_.report.totals.stopped; }

 private:
  void measure(std::size_t stage);
  void set_state(LiveDevice::State state, const std::string& problem = {});

  Run run_;
  ProblemPool& pool_;
  std::size_t number_;
  std::span<const std::unique_ptr<DeviceStage>> stages_;
  std::string lost_{};
  double locked_out_s_ = 0;
  double ended_s_ = 0;
  double held_back_s_ = 0;
  std::set<std::size_t> told_{};  // stages whose compilations are in the journal
};

}  // namespace tilewright::tune
