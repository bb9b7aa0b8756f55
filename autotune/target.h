// Which arch is tuned, and on what: a device of this machine, or none, in which case results can only be predicted.
#pragma once

#include <string>
#include <vector>

#include "manifest.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct Target {
  ArchSpec arch;
  Device device{};  // present: the real one; otherwise the arch's nominal device
  bool present = false;
  std::string why_not{};  // when not present
};

// `name` is an arch or "native". Throws UsageError, listing the valid names.
Target choose_target(const std::vector<ArchSpec>& archs, const std::string& name);
// Whether code of `arch` runs on `device` as it is.
bool runs_on(const ArchSpec& arch, const Device& device);
// The device to check kernels of another CUDA arch on; nullptr when there is none.
const Device* any_cuda_device();

}  // namespace tilewright::tune
