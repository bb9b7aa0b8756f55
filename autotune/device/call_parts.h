// Where the seconds of a call to a measuring process went, as far as it is not the timed launches: so that what a device lacks
// to its full speed can be told from journals. Filled by who does the work, with a PartTimer; part of an Evaluation.
#pragma once

#include <chrono>

#include "system/seconds_since.h"

namespace tilewright::tune {

struct CallParts {
  double start_s = 0;         // of a measuring process, because there was none
  double lay_out_s = 0;       // memory, contents and copies of the problem, and
  double reference_s = 0;     // its reference
  double load_s = 0;          // the kernel's image
  double first_launch_s = 0;  // of a check: drivers load code when it is first launched
  double check_s = 0;         // all of a check, the first launch too
  double record_s = 0;        // launches into a graph
  double warm_up_s = 0;       // after a pause
  double reading_s = 0;       // clocks, power, what holds the device back
  double pause_s = 0;         // before samples are taken again
  double cpu_s = 0;           // of all this and the launches: CPU time of the process, and
  double system_s = 0;        // of it in the operating system and its drivers

  bool operator==(const CallParts&) const = default;
};

// Adds its own lifetime to a sum.
class PartTimer {
 public:
  explicit PartTimer(double& sum_s) : sum_s_(sum_s), start_(std::chrono::steady_clock::now()) {}
  ~PartTimer() { sum_s_ += seconds_since(start_); }
  PartTimer(const PartTimer&) = delete;
  PartTimer& operator=(const PartTimer&) = delete;

 private:
  double& sum_s_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace tilewright::tune
