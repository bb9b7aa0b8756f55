// The devices of this machine, found once per process, and which architectures run on them.
#include "tilewright/device.h"

#include <algorithm>

#include "backend/cpu/cpu_device.h"
#include "backend/cuda/cuda_device.h"
#include "kernel_table.h"

namespace tilewright {
namespace {

const CudaDevices& found_cuda_devices() {
  static const CudaDevices found = find_cuda_devices();
  return found;
}

}  // namespace

const Device& cpu_device() {
  static const Device device = read_cpu_device("/", usable_cores());
  return device;
}

const std::vector<Device>& cuda_devices(std::string* why_none) {
  if (why_none != nullptr) *why_none = found_cuda_devices().why_none;
  return found_cuda_devices().devices;
}

const Device& current_device() {
  const std::vector<Device>& devices = cuda_devices();
  if (devices.empty()) return cpu_device();
  const int ordinal = current_cuda_ordinal();
  return devices[ordinal >= 0 && static_cast<std::size_t>(ordinal) < devices.size() ? static_cast<std::size_t>(ordinal) : 0];
}

bool compatible(const ArchEntry& arch, const Device& device) {
  if (arch.kind != device.kind) return false;
  if (arch.kind == TargetKind::cpu) {
    return std::ranges::all_of(arch.cpu_flags,
                               [&](const char* flag) { return std::ranges::count(device.cpu_flags, flag) > 0; });
  }
  return arch.major == device.major && (arch.exact ? arch.minor == device.minor : arch.minor <= device.minor);
}

}  // namespace tilewright
