// What became of one candidate on one problem: times, or the reason why there are none. A value: it crosses process boundaries
// and lies in the journal.
#pragma once

#include <string>
#include <vector>

#include "compile/invalidity.h"
#include "device/call_parts.h"
#include "device/conditions.h"

namespace tilewright::tune {

struct Evaluation {
  Invalidity invalidity = Invalidity::none;
  std::string reason{};              // one sentence, when invalid
  double max_error = 0;              // in units of the tolerance
  std::vector<double> samples_us{};  // in the order in which they were taken
  bool stopped_early = false;        // racing: clearly slower than the best after the first samples
  double device_s = 0;               // that the device was held for this
  bool fatal = false;                // it took the measuring process down with it: a crash, a hang, a lost device
  bool cut_off = false;              // ended by Measurer::set_time_left, not by its own limit: says nothing about the candidate
  bool replayed = false;             // an earlier run measured it; a journal says so
  double energy_mj = 0;              // of one call; 0: not asked for, or the device does not tell
  Conditions conditions{};           // while the samples were taken
  CallParts parts{};                 // of device_s
};

}  // namespace tilewright::tune
