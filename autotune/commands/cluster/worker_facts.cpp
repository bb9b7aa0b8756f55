#include "commands/cluster/worker_facts.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "commands/cluster/cluster_task.h"
#include "compile/local_compilers.h"
#include "system/temporary_folder.h"
#include "table/kernel_table.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// Those of the arch: what answers today is a candidate of every problem.
Json linked_kernels(const std::string& arch) {
  Json kernels = Json::object();
  const KernelTable& table = linked_table();
  for (const KernelEntry& kernel : table.kernels) {
    if (table.archs[kernel.arch].name == arch) kernels[kernel.id] = kernel.hash;
  }
  return kernels;
}

}  // namespace

int say_worker_facts(const Run& run) {
  const Target& target = run.target;
  const ClusterTask& task = *run.task;
  const TemporaryFolder folder(run.options.temporary);
  const Manifest manifest =
      run.codegen.manifest(task.op, target.arch.name, task.problems_json, folder.path(), run.limit, task.device_spec);
  Json kernels = Json::object();
  for (const KernelSpec& kernel : manifest.kernels) kernels[kernel.id] = kernel.unit.hash;
  std::string compiler;
  if (!manifest.kernels.empty()) compiler = LocalCompilers().of(manifest.kernels.front().unit.compiler).identity;
  const Json facts{{"generator", manifest.generator},
                   {"arch", target.arch.name},
                   {"device", target.present ? target.device.key : ""},
                   {"driver", std::to_string(target.device.driver_version)},
                   {"compiler", compiler},
                   {"uuid", target.device.uuid},
                   {"why_not", target.why_not},
                   {"spec", target.spec},
                   {"kernels", std::move(kernels)},
                   {"linked", linked_kernels(target.arch.name)}};
  std::puts(facts.dump().c_str());
  return 0;
}

}  // namespace tilewright::tune
