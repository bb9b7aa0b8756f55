// Which arch is tuned, and on what: a device of this machine, or none, in which case results can only be predicted, for the
// device that is asked for or the arch's default one.
#pragma once

#include <string>
#include <vector>

#include "manifest/manifest.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct Target {
  ArchSpec arch;
  Device device{};  // present: the real one; otherwise as its datasheet has it
  bool present = false;
  std::string why_not{};  // when not present
  std::string spec{};     // which of arch.devices the models take it for; empty: none is like it, so the default one
};

// `name` is an arch or "native"; `device` one of its devices' names, a GPU of this machine (its ordinal, or the
// beginning of its UUID), or empty. Native with a device is that device's arch.
// Throws UsageError, listing the valid names.
Target choose_target(const std::vector<ArchSpec>& archs, const std::string& name, const std::string& device = "");
// The same CPU as targets of the archs that add to others and run on it (ArchSpec::adds), the highest rank first; of a GPU
// none.
std::vector<Target> added_targets(const std::vector<ArchSpec>& archs, const Target& target);
// Whether code of `arch` runs on `device` as it is.
bool runs_on(const ArchSpec& arch, const Device& device);
// Of those that run on it and are whole (ArchSpec::adds) the one with the highest rank; nullptr: none does.
const ArchSpec* best_arch(const std::vector<ArchSpec>& archs, const Device& device);
// The device to check kernels of another CUDA arch on; nullptr when there is none.
const Device* any_cuda_device();

}  // namespace tilewright::tune
