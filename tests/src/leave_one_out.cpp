// Prints, for every linked record that was measured, what the library would launch if the problem's records were not there: one
// JSON object a line. Loads and runs nothing, so it needs neither the devices nor the images of their kernels.
// bench/leave_one_out.py compares what is launched with what the records measured.
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "dispatch/dispatcher.h"
#include "table/problem_key.h"

namespace tilewright {
namespace {

using nlohmann::ordered_json;

constexpr unsigned char kNoImage[1]{};  // nothing is loaded; a kernel without an image would never be selected

Device device_of(const KernelTable& table, const TunedDevice& tuned) {
  const ArchEntry& arch = table.archs[tuned.arch];
  Device device;
  device.kind = arch.kind;
  device.key = tuned.key;
  device.name = tuned.name;
  device.compute_units = tuned.compute_units;
  device.major = arch.major;
  device.minor = arch.minor;
  device.cpu_flags.assign(arch.cpu_flags.begin(), arch.cpu_flags.end());
  return device;
}

ordered_json named(std::span<const char* const> names, const auto& values) {
  ordered_json object = ordered_json::object();
  for (std::size_t i = 0; i < names.size(); ++i) object[names[i]] = values[i];
  return object;
}

void print_without(const KernelTable& linked, const std::vector<KernelEntry>& kernels, const TunedEntry& left_out) {
  const OpEntry& op = linked.ops[left_out.problem.op];
  std::vector<TunedEntry> others;
  for (const TunedEntry& entry : linked.tuned) {
    if (!same_key(entry.problem, left_out.problem, op.key_sizes)) others.push_back(entry);
  }
  KernelTable table = linked;
  table.kernels = kernels;
  table.tuned = others;
  const Device device = device_of(linked, linked.devices[left_out.device]);
  Problem problem = left_out.problem;
  make_dense(op, problem);
  const Dispatcher dispatcher(table, [](const std::string&) {});
  const Selection chosen = dispatcher.select(problem, device, SIZE_MAX);
  ordered_json attributes = ordered_json::object();
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    attributes[op.attributes[i].name] = op.attributes[i].values[problem.attributes[i]];
  }
  const ordered_json line{{"device", device.key},
                          {"op", op.name},
                          {"attributes", attributes},
                          {"shape", named(op.sizes.first(op.key_sizes), problem.sizes)},
                          {"threads", problem.threads},
                          {"match", to_string(chosen.match)},
                          {"kernel", chosen.kernel->id},
                          {"family", chosen.kernel->family},
                          {"config", chosen.kernel->config},
                          {"hash", chosen.kernel->hash},
                          {"runtime", named(chosen.kernel->runtime_names, chosen.runtime)}};
  std::puts(line.dump().c_str());
}

void print_all() {
  const KernelTable& linked = linked_table();
  std::vector<KernelEntry> kernels(linked.kernels.begin(), linked.kernels.end());
  for (KernelEntry& kernel : kernels) {
    if (kernel.kind == TargetKind::cuda) kernel.image = {kNoImage, kNoImage + 1};
  }
  for (const TunedEntry& entry : linked.tuned) {
    if (!entry.predicted) print_without(linked, kernels, entry);
  }
}

}  // namespace
}  // namespace tilewright

int main() { tilewright::print_all(); }
