// Which GPUs of this machine a run with --devices tunes on, each with its arch.
#pragma once

#include <string>
#include <vector>

#include "device/target.h"

namespace tilewright::tune {

struct ChosenDevices {
  std::vector<Target> targets{};
  std::vector<std::string> left_out{};  // a sentence for each that `all` passes over
};

// `names`: {"all"}, or ordinals and beginnings of UUIDs. `arch`: native, each GPU's best, or one that all of them must run.
// Throws UsageError when one is not here, or named twice, or none is left.
ChosenDevices choose_devices(const std::vector<ArchSpec>& archs, const std::string& arch,
                             const std::vector<std::string>& names);

// "GPU 1", by its ordinal.
std::string label_of(const Device& device);

}  // namespace tilewright::tune
