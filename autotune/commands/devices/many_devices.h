// `autotune --devices`: several GPUs of this machine tune one list of problems. One thread compiles for all of them, the
// dearest problems first; each device has a thread that measures, in a process of the device's own, what is compiled. Devices
// of another kind have a list of their own. At the end the devices' journals become one, as `merge` does it.
#pragma once

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// The exit status, as run_autotune's. Throws UsageError and Error.
int run_on_devices(const Options& options, StopSignal& stop);

}  // namespace tilewright::tune
