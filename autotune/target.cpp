#include "target.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>

#include "usage_error.h"

namespace tilewright::tune {
namespace {

const Device* find_device(const ArchSpec& arch) {
#ifdef TILEWRIGHT_HAS_CUDA
  for (const Device& device : cuda_devices()) {
    if (runs_on(arch, device)) return &device;
  }
#endif
  return runs_on(arch, cpu_device()) ? &cpu_device() : nullptr;
}

// As the runtime makes keys from names.
std::string key_of(const NominalDevice& nominal, TargetKind kind) {
  std::string key;
  for (const unsigned char letter : nominal.name) {
    if (std::isalnum(letter) != 0) {
      key += static_cast<char>(std::tolower(letter));
    } else if (!key.empty() && key.back() != '-') {
      key += '-';
    }
  }
  return fmt::format("{}-{}{}", key, nominal.compute_units, kind == TargetKind::cuda ? "sm" : "c");
}

Device nominal_device(const ArchSpec& arch) {
  Device device;
  device.kind = arch.kind;
  device.key = key_of(arch.nominal, arch.kind);
  device.name = arch.nominal.name;
  device.major = arch.major;
  device.minor = arch.minor;
  device.compute_units = arch.nominal.compute_units;
  device.clock_mhz = arch.nominal.clock_mhz;
  device.memory_gb_per_s = arch.nominal.memory_gb_per_s;
  return device;
}

std::string why_absent(const ArchSpec& arch) {
  if (arch.kind == TargetKind::cpu) return fmt::format("{} is not a {}", cpu_device().name, arch.name);
#ifdef TILEWRIGHT_HAS_CUDA
  std::string why_none;
  const auto& devices = cuda_devices(&why_none);
  if (!devices.empty()) return fmt::format("{} is not an {}", devices.front().name, arch.name);
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

Target choose_target(const std::vector<ArchSpec>& archs, const std::string& name) {
  const ArchSpec* chosen = nullptr;
  std::vector<std::string> names;
  for (const ArchSpec& arch : archs) {
    names.push_back(arch.name);
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
  const Device* device = find_device(*chosen);
  target.present = device != nullptr;
  target.device = device != nullptr ? *device : nominal_device(*chosen);
  if (device == nullptr) target.why_not = why_absent(*chosen);
  return target;
}

const Device* any_cuda_device() {
#ifdef TILEWRIGHT_HAS_CUDA
  if (!cuda_devices().empty()) return &cuda_devices().front();
#endif
  return nullptr;
}

}  // namespace tilewright::tune
