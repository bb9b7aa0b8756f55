// The kernels of an op that are linked and run on this CPU. Used by tests that run each of them.
#pragma once

#include <string_view>
#include <vector>

#include "launch/launch.h"
#include "table/kernel_table.h"
#include "tilewright/device.h"

namespace tilewright::test {

inline std::vector<const KernelEntry*> linked_cpu_kernels(std::string_view op) {
  std::vector<const KernelEntry*> kernels;
  const KernelTable& table = linked_table();
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.kind == TargetKind::cpu && table.ops[kernel.op].name == op &&
        compatible(table.archs[kernel.arch], cpu_device())) {
      kernels.push_back(&kernel);
    }
  }
  return kernels;
}

}  // namespace tilewright::test
