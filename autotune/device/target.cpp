#include "device/target.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

// A slice of a GPU is taken for the whole: "NVIDIA H200 MIG 1g.18gb".
bool is_called(const DeviceSpec& spec, const std::string& driver_name) {
  const std::string whole = driver_name.substr(0, driver_name.find(" MIG "));
  return std::find(spec.driver_names.begin(), spec.driver_names.end(), whole) != spec.driver_names.end();
}

// One of this machine that runs the arch's code, and is the `wanted` device where one is.
const Device* find_device(const ArchSpec& arch, const DeviceSpec* wanted = nullptr) {
  const auto fits = [&](const Device& device) {
    return runs_on(arch, device) && (wanted == nullptr || is_called(*wanted, device.name));
  };
#ifdef TILEWRIGHT_HAS_CUDA
  for (const Device& device : cuda_devices()) {
    if (fits(device)) return &device;
  }
#endif
  return fits(cpu_device()) ? &cpu_device() : nullptr;
}

// As the runtime makes keys from names.
std::string key_of(const DeviceSpec& spec, TargetKind kind) {
  std::string key;
  for (const unsigned char letter : spec.driver_names.front()) {
    if (std::isalnum(letter) != 0) {
      key += static_cast<char>(std::tolower(letter));
    } else if (!key.empty() && key.back() != '-') {
      key += '-';
    }
  }
  return fmt::format("{}-{}{}", key, spec.compute_units, kind == TargetKind::cuda ? "sm" : "c");
}

Device device_of(const DeviceSpec& spec, const ArchSpec& arch) {
  Device device;
  device.kind = arch.kind;
  device.key = key_of(spec, arch.kind);
  device.name = spec.driver_names.front();
  device.major = arch.major;
  device.minor = arch.minor;
  device.compute_units = spec.compute_units;
  device.clock_mhz = spec.clock_mhz;
  device.memory_gb_per_s = spec.memory_gb_per_s;
  return device;
}

// The arch's device that `device` is.
const DeviceSpec* spec_of(const ArchSpec& arch, const Device& device) {
  const auto found = std::find_if(arch.devices.begin(), arch.devices.end(),
                                  [&](const DeviceSpec& spec) { return is_called(spec, device.name); });
  return found != arch.devices.end() ? &*found : nullptr;
}

std::string why_absent(const ArchSpec& arch, const DeviceSpec* wanted) {
  const std::string what = wanted != nullptr ? wanted->driver_names.front() : arch.name;
  if (arch.kind == TargetKind::cpu) return fmt::format("{} is no {}", cpu_device().name, what);
#ifdef TILEWRIGHT_HAS_CUDA
  std::string why_none;
  const auto& devices = cuda_devices(&why_none);
  if (!devices.empty()) return fmt::format("{} is no {}", devices.front().name, what);
  return why_none;
#else
  return "this build has no CUDA: it was configured without a CUDA toolkit";
#endif
}

// An ordinal or a UUID, which no device file is named for.
bool names_one_here(const std::string& device) {
  return device.starts_with("GPU-") || device.starts_with("MIG-") ||
         (!device.empty() && std::all_of(device.begin(), device.end(), [](unsigned char c) { return std::isdigit(c) != 0; }));
}

Target target_here(const std::vector<ArchSpec>& archs, const std::string& name, const std::string& device_name) try {
  const Device& device = tilewright::find_device(device_name);
  const auto named = std::find_if(archs.begin(), archs.end(), [&](const ArchSpec& arch) { return arch.name == name; });
  const ArchSpec* arch = name == "native" ? best_arch(archs, device) : named != archs.end() ? &*named : nullptr;
  if (arch == nullptr || !runs_on(*arch, device))
    throw UsageError(fmt::format("no code of arch {} runs on device {}, {}", name, device_name, device.name));
  const DeviceSpec* spec = spec_of(*arch, device);
  return {.arch = *arch, .device = device, .present = true, .spec = spec != nullptr ? spec->name : ""};
} catch (const UsageError&) {
  throw;
} catch (const Error& fault) {
  throw UsageError(fault.what());
}

}  // namespace

const ArchSpec* best_arch(const std::vector<ArchSpec>& archs, const Device& device) {
  const ArchSpec* best = nullptr;
  for (const ArchSpec& arch : archs) {
    if (arch.adds.empty() && runs_on(arch, device) && (best == nullptr || arch.rank > best->rank)) best = &arch;
  }
  return best;
}

bool runs_on(const ArchSpec& arch, const Device& device) {
  std::vector<const char*> flags;
  for (const std::string& flag : arch.cpu_flags) flags.push_back(flag.c_str());
  return compatible({.name = arch.name.c_str(),
                     .kind = arch.kind,
                     .major = static_cast<std::uint8_t>(arch.major),
                     .minor = static_cast<std::uint8_t>(arch.minor),
                     .minors = arch.minors,
                     .rank = static_cast<std::uint16_t>(arch.rank),
                     .cpu_flags = flags},
                    device);
}

std::vector<Target> added_targets(const std::vector<ArchSpec>& archs, const Target& target) {
  std::vector<Target> added;
  for (const ArchSpec& arch : archs) {
    if (arch.adds.empty() || arch.kind != target.arch.kind || !target.present || !runs_on(arch, target.device)) continue;
    const DeviceSpec* spec = spec_of(arch, target.device);
    added.push_back(
        {.arch = arch, .device = target.device, .present = true, .spec = spec != nullptr ? spec->name : std::string()});
  }
  std::ranges::sort(added, std::ranges::greater{}, [](const Target& each) { return each.arch.rank; });
  return added;
}

Target choose_target(const std::vector<ArchSpec>& archs, const std::string& name, const std::string& device_name) {
  if (names_one_here(device_name)) return target_here(archs, name, device_name);
  const ArchSpec* chosen = nullptr;
  const DeviceSpec* wanted = nullptr;
  std::vector<std::string> names, device_names;
  for (const ArchSpec& arch : archs) {
    names.push_back(arch.name);
    for (const DeviceSpec& spec : arch.devices) {
      device_names.push_back(spec.name);
      if (spec.name != device_name) continue;
      wanted = &spec;
      chosen = &arch;
    }
  }
  if (!device_name.empty() && wanted == nullptr)
    throw UsageError(fmt::format("unknown device '{}', valid: {}", device_name, fmt::join(device_names, ", ")));
  if (wanted != nullptr && name != "native" && name != chosen->name)
    throw UsageError(fmt::format("--device {} is of arch {}, not {}", device_name, chosen->name, name));
  for (const ArchSpec& arch : archs) {
    if (wanted != nullptr) break;
    if (name == arch.name) chosen = &arch;
    if (name != "native" || !arch.adds.empty() || find_device(arch) == nullptr) continue;
    // A GPU before a CPU, then the higher rank.
    if (chosen == nullptr || std::pair(arch.kind, arch.rank) > std::pair(chosen->kind, chosen->rank)) chosen = &arch;
  }
  if (chosen == nullptr && name == "native") {
    throw Error(fmt::format("no arch describes this machine's {}; add a descriptor with --archs, or choose one of {}",
                            cpu_device().name, fmt::join(names, ", ")));
  }
  if (chosen == nullptr) throw UsageError(fmt::format("unknown arch '{}', valid: native, {}", name, fmt::join(names, ", ")));
  Target target{.arch = *chosen};
  const Device* device = find_device(*chosen, wanted);
  target.present = device != nullptr;
  const DeviceSpec* spec = wanted != nullptr ? wanted : target.present ? spec_of(*chosen, *device) : &chosen->devices.at(0);
  if (spec != nullptr) target.spec = spec->name;
  target.device = target.present ? *device : device_of(*spec, *chosen);
  if (!target.present) target.why_not = why_absent(*chosen, wanted);
  return target;
}

const Device* any_cuda_device() {
#ifdef TILEWRIGHT_HAS_CUDA
  if (!cuda_devices().empty()) return &cuda_devices().front();
#endif
  return nullptr;
}

}  // namespace tilewright::tune
