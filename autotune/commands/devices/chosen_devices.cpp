#include "commands/devices/chosen_devices.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

constexpr const char* kAll = "all";

bool is_ordinal_or_uuid(const std::string& name) {
  const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
  return name.starts_with("GPU-") || name.starts_with("MIG-") || (!name.empty() && std::ranges::all_of(name, is_digit));
}

ChosenDevices choose_all(const std::vector<ArchSpec>& archs, const std::string& arch) {
  ChosenDevices chosen;
  std::string why_none;
  for (const Device& device : cuda_devices(&why_none)) {
    try {
      chosen.targets.push_back(choose_target(archs, arch, std::to_string(device.ordinal)));
    } catch (const UsageError& fault) {
      chosen.left_out.push_back(fmt::format("{} ({}) is left out: {}", label_of(device), device.name, fault.what()));
    }
  }
  for (const DeviceFault& fault : cuda_device_faults())
    chosen.left_out.push_back(fmt::format("GPU {} is left out: it does not open: {}", fault.ordinal, fault.reason));
  if (!chosen.targets.empty()) return chosen;
  throw UsageError(fmt::format("--devices all: there is no GPU to tune on: {}",
                               chosen.left_out.empty() ? why_none : chosen.left_out.front()));
}

}  // namespace

std::string label_of(const Device& device) { return fmt::format("GPU {}", device.ordinal); }

ChosenDevices choose_devices(const std::vector<ArchSpec>& archs, const std::string& arch,
                             const std::vector<std::string>& names) {
  if (names.size() == 1 && names.front() == kAll) return choose_all(archs, arch);
  ChosenDevices chosen;
  for (const std::string& name : names) {
    if (name == kAll) throw UsageError("--devices all: that is every GPU, and nothing can be named beside it");
    if (!is_ordinal_or_uuid(name))
      throw UsageError(fmt::format("--devices is '{}', valid: all, or ordinals and UUIDs of GPUs, such as 0,1", name));
    Target target = choose_target(archs, arch, name);
    for (const Target& other : chosen.targets) {
      if (other.device.uuid == target.device.uuid)
        throw UsageError(fmt::format("--devices names {} ({}) twice", label_of(other.device), other.device.uuid));
    }
    chosen.targets.push_back(std::move(target));
  }
  return chosen;
}

}  // namespace tilewright::tune
