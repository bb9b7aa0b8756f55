// What a worker of a cluster does that compiles for those that measure (`--task FILE --compile --images DIR`): the kernels that
// they may try for the task's shape, and the references, as they would compile them.
#pragma once

#include "commands/tuning/run.h"

namespace tilewright::tune {

// Puts the images into the folder (handed_images.h), and one JSON object on stdout: what it came to. Returns the exit status.
int compile_task(Run& run);

}  // namespace tilewright::tune
