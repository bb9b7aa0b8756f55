// What a run does on the device: every problem is tuned within the budget, decided, recorded and published before the next one
// begins. Neither how a candidate is measured nor how one problem is decided is its business.
#pragma once

#include <vector>

#include "manifest.h"
#include "record_maker.h"
#include "run.h"

namespace tilewright::tune {

// `usable[k]`: kernel k may be tried. Fills in the context's policy and the run's report. Throws Error when the device is lost.
void measure_all(Run& run, const Manifest& manifest, RecordContext& context, const std::vector<bool>& usable);

}  // namespace tilewright::tune
