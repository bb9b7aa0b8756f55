// The command `check`: every published kernel of an arch, run against the reference again, on its problem and the edges.
// Kernels of an arch that is not here run as cross code on the device that is. Changes nothing.
#pragma once

#include <functional>

#include "commands/options.h"
#include "records/record.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// For who checks only some records and does something about what comes out.
struct CheckedRecords {
  std::function<bool(const TuningRecord&)> is_wanted{};                         // empty: all are
  bool says_what_comes_out = true;                                              // at the end; what is wrong is always said
  std::function<void(const TuningRecord&, const std::string& fault)> judged{};  // `fault` is empty for those that are right
};

// 0 when all are right, 1 when any is wrong, stale or missing, 130 when stopped. Throws UsageError and Error.
int run_check(const Options& options, StopSignal& stop);
int run_check(const Options& options, StopSignal& stop, const CheckedRecords& records);

}  // namespace tilewright::tune
