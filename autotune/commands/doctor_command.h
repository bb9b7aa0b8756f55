// The command `doctor`, and the brief look that every tuning run takes before it spends any of the device's time.
#pragma once

#include "commands/options.h"
#include "device/target.h"
#include "system/progress.h"

namespace tilewright::tune {

// Prints all findings; 0, or 1 when one of them is a problem. Throws UsageError for an unknown arch.
int run_doctor(const Options& options);

// Warnings become lines. Throws Error, with the remedies, when there are problems.
void examine_before_tuning(const Options& options, const Target& target, Progress& progress);

}  // namespace tilewright::tune
