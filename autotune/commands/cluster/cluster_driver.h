// The process that speaks with Dask (python -m tilewright.cluster): gets a file of tasks, says what becomes of them in JSON, a
// line each, and leaves when its input ends. Started by a run on a cluster.
#pragma once

#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>

#include "commands/options.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

// `hear` is told each line until the end, or until the user wants to stop. Returns its exit status. Throws Error where no
// Python here has Dask, and what the process itself says is wrong: UsageError where workers do not fit.
int drive_cluster(const Options& options, const std::filesystem::path& tasks, StopSignal& stop,
                  const std::function<void(const nlohmann::ordered_json& event)>& hear);

}  // namespace tilewright::tune
