// What a run does without the device: a record of the best predicted candidate of every problem, marked as predicted. It never
// measures.
#pragma once

#include "commands/tuning/record_maker.h"
#include "commands/tuning/run.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

void predict_all(Run& run, const Manifest& manifest, const RecordContext& context);

}  // namespace tilewright::tune
