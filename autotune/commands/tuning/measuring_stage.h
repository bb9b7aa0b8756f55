// What a run does on the device: every problem is tuned within the budget, decided, recorded and published before the next one
// begins. Neither how a candidate is measured nor how one problem is decided is its business.
#pragma once

#include <vector>

#include "commands/tuning/record_maker.h"
#include "commands/tuning/run.h"
#include "manifest/manifest.h"
#include "search/problem_tuner.h"

namespace tilewright::tune {

// `usable[k]`: kernel k may be tried. Fills in the context's policy and the run's report. Throws Error when the device is lost.
void measure_all(Run& run, const Manifest& manifest, RecordContext& context, const std::vector<bool>& usable);

// What measuring came to, into the report's totals and out of the run's budget.
void add_up(Run& run, const Manifest& manifest, const Budget& budget, const MeterReading& reading);

// How thoroughly problems are tuned on such a device, as far as the user has no say.
TuningRules tuning_rules(const Options& options, TargetKind kind);

}  // namespace tilewright::tune
