#include "commands/cluster/compile_task.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

#include "commands/settings.h"
#include "commands/tuning/tuning_task.h"
#include "compile/build_stage.h"
#include "compile/handed_images.h"

namespace tilewright::tune {

int compile_task(Run& run) {
  const std::vector<OpListing> ops = run.codegen.asked_ops(run.task->op);
  AskedOp asked = std::move(ask_for(run, ops).front());
  const TuningTask task = make_task(run, std::move(asked));
  const Manifest& manifest = task.manifest;
  const std::vector<bool> wanted(manifest.kernels.size(), true);
  const BuildResult build =
      build_units(manifest, wanted, manifest.arch.real_name, true, build_settings(run.options), run.stop, run.progress);
  if (build.stopped) return 130;
  hand_over(manifest, build, run.options.cluster.images);
  const nlohmann::ordered_json told{{"units", build.count},
                                    {"from_cache", build.from_cache},
                                    {"compiled", build.compiled},
                                    {"cpu_s", build.cpu_seconds},
                                    {"compiler", build.compiler}};
  std::puts(told.dump().c_str());
  return 0;
}

}  // namespace tilewright::tune
