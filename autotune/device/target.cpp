#include "device/target.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

bool is_called(const DeviceSpec& spec, const std::string& driver_name) {
  return std::find(spec.driver_names.begin(), spec.driver_names.end(), driver_name) != spec.driver_names.end();
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

}  // namespace

bool runs_on(const ArchSpec& arch, const Device& device) {
  std::vector<const char*> flags;
  for (const std::string& flag : arch.cpu_flags) flags.push_back(flag.c_str());
  return compatible({.name = arch.name.c_str(),
                     .kind = arch.kind,
                     .major = static_cast<std::uint8_t>(arch.major),
                     .minor = static_cast<std::uint8_t>(arch.minor),
                     .exact = arch.exact,
                     .rank = static_cast<std::uint16_t>(arch.rank),
                     .cpu_flags = flags},
                    device);
}

Target choose_target(const std::vector<ArchSpec>& archs, const std::string& name, const std::string& device_name) {
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
    if (name != "native" || find_device(arch) == nullptr) continue;
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
