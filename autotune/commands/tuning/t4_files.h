// `--t4 FILE`: a file of results for each problem of an op, from what the journal has of its candidates.
#pragma once

#include "commands/tuning/run.h"
#include "compile/build_stage.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

// Adds them to the run's. Of several problems each is in the file's name.
void gather_t4(Run& run, const Manifest& manifest, const BuildResult& build);
// Says where they are. Throws Error when one cannot be written.
void write_t4(const Run& run);

}  // namespace tilewright::tune
