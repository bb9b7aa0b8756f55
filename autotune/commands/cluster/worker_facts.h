// What a worker's measurements would be made of, said before it gets anything to tune (--task FILE --facts): device, driver,
// compiler, generator, the kernels that the task's shape may try and those that the library links, by hash. The client compares
// them (python/tilewright/cluster/).
#pragma once

#include "commands/tuning/run.h"

namespace tilewright::tune {

// One JSON object on stdout. Returns the exit status.
int say_worker_facts(const Run& run);

}  // namespace tilewright::tune
