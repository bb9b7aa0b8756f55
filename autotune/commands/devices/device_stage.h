// An op that several devices of one kind tune: its manifest, what is compiled of it so far, and what they found. One thread
// compiles, the devices' threads look what there is.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <utility>

#include "commands/report.h"
#include "commands/tuning/tuning_task.h"
#include "compile/build_stage.h"
#include "search/cost_model.h"

namespace tilewright::tune {

class DeviceStage {
 public:
  explicit DeviceStage(TuningTask task);

  TuningTask& task() { return task_; }
  const Manifest& manifest() const { return task_.manifest; }
  CostModel& costs() { return costs_; }  // what one device has learned all of the kind go by

  // What a part of the build made. `places`: of all images, from the first part on.
  void add(const BuildResult& part);
  void set_places(ImagePlaces places);
  ImagePlaces places() const;
  bool has(std::size_t kernel) const;  // whatever came of it
  // Brings `build` up to date; false: it was. `version` is 0 at first.
  bool refresh(BuildResult& build, std::size_t& version) const;

  // A later row of a problem replaces the earlier.
  void put_rows(std::map<std::size_t, ReportRow> rows);
  std::map<std::size_t, ReportRow> take_rows();

 private:
  TuningTask task_;
  CostModel costs_;
  mutable std::mutex mutex_{};
  BuildResult build_{};
  ImagePlaces places_{};
  std::size_t version_ = 0;
  std::map<std::size_t, ReportRow> rows_{};  // by problem
};

}  // namespace tilewright::tune
