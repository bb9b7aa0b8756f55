#include "module/process.h"

#include <nanobind/stl/string.h>

#include "table/kernel_table.h"
#include "tilewright/dispatch.h"
#include "tilewright/threads.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

nb::dict facts_of(const Device& device) {
  nb::dict facts;
  facts["name"] = device.name;
  facts["key"] = device.key;
  facts["compute_units"] = device.compute_units;
  facts["memory_bytes"] = device.memory_bytes;
  return facts;
}

// Archs of which kernels are linked, and how many: of GPUs those that have an image.
nb::dict linked_kernels() {
  const KernelTable& table = linked_table();
  nb::dict counts;
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.kind == TargetKind::cuda && kernel.image.empty()) continue;
    const char* arch = table.archs[kernel.arch].name;
    counts[arch] = (counts.contains(arch) ? nb::cast<int>(counts[arch]) : 0) + 1;
  }
  return counts;
}

nb::dict facts() {
  std::string why_no_gpu;
  nb::list gpus;
  for (const Device& device : cuda_devices(&why_no_gpu)) gpus.append(facts_of(device));
  nb::list faults;
  for (const DeviceFault& fault : cuda_device_faults())
    faults.append("cuda:" + std::to_string(fault.ordinal) + ": " + fault.reason);
  nb::dict all;
  all["cpu"] = facts_of(cpu_device());
  all["threads"] = default_threads();
  all["gpus"] = gpus;
  all["why_no_gpu"] = why_no_gpu;
  all["faults"] = faults;
  all["kernels"] = linked_kernels();
  return all;
}

}  // namespace

void bind_process(nb::module_& module) {
  module.def(
      "set_threads", &set_threads, nb::arg("threads"),
      "On how many threads CPU kernels run from now on; 0: as many as the environment says, or as there are CPUs. Plans that "
      "were made keep theirs.");
  module.def(
      "set_numerics", [](const std::string& least) { set_numerics(numerics_by_name(least)); }, nb::arg("least"),
      "What every call of this process, also of PyTorch's operators, asks for at least from now on: \"deterministic\" or "
      "\"batch_invariant\"; \"tuned\" lifts it (docs/how/numerics.md). Plans that were made stay. Raises ValueError.");
  module.def("check_groups", &check_groups,
             "Raises ValueError with the first wrong end of a group, or index, that GPUs have found since it was called last, "
             "where TILEWRIGHT_GROUP_CHECKS is set. Waits for nothing: synchronise before (docs/how/moe.md).");
  module.def("threads", &default_threads, "On how many threads CPU kernels run.");
  module.def(
      "override_kernel", [](const std::string& op, const std::string& kernel) { override_kernel(op, kernel); }, nb::arg("op"),
      nb::arg("kernel"), "Forces one kernel, by its id or \"family:NAME\", for one operator; \"\" lifts it.");
  module.def(
      "load_overrides",
      [](nb::handle file) { return load_overrides(nb::cast<std::string>(nb::module_::import_("os").attr("fspath")(file))); },
      nb::arg("file"),
      "Kernels that are chosen by hand: a JSON object a line of the file for each problem, which wins over everything "
      "(docs/how/link.md); \"\" lifts it. Returns the number of lines. Raises ValueError, with the line, when that names what "
      "is "
      "not there.");
  module.def("facts", &facts, "What this process finds: devices, threads, linked kernels by arch.");
}

}  // namespace tilewright::module
