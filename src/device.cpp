// The devices of this machine, found once per process, and which architectures run on them.
#include "tilewright/device.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "backend/cpu/cpu_device.h"
#include "backend/cpu/thread_count.h"
#include "backend/cuda/cuda_device.h"
#include "process_lock.h"
#include "table/kernel_table.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

constinit Immortal<const CudaDevices> cuda;
constinit Immortal<const Device> cpu;

const CudaDevices& found_cuda_devices() { return cuda.get(find_cuda_devices); }

const Device* opened(int ordinal) {
  const auto& devices = found_cuda_devices().devices;
  const auto found = std::ranges::find(devices, ordinal, &Device::ordinal);
  return found != devices.end() ? &*found : nullptr;
}

// What there is: "0 is GPU-1b2c..., 1 does not open", or why nothing is.
std::string devices_text() {
  const CudaDevices& found = found_cuda_devices();
  if (found.devices.empty()) return found.why_none;
  std::string text = "CUDA devices: ";
  for (const Device& device : found.devices) {
    text += (&device == &found.devices.front() ? "" : ", ") + std::to_string(device.ordinal) + " is " + device.uuid;
  }
  for (const DeviceFault& fault : found.faults) text += ", " + std::to_string(fault.ordinal) + " does not open";
  return text;
}

bool is_uuid(const std::string& name) { return name.size() > 4 && (name.starts_with("GPU-") || name.starts_with("MIG-")); }

}  // namespace

const Device& cpu_device() {
  return cpu.get([] { return read_cpu_device("/", usable_cores(), read_cpuid()); });
}

const std::vector<Device>& cuda_devices(std::string* why_none) {
  if (why_none != nullptr) *why_none = found_cuda_devices().why_none;
  return found_cuda_devices().devices;
}

const std::vector<DeviceFault>& cuda_device_faults() { return found_cuda_devices().faults; }

const Device& cuda_device(int ordinal) {
  if (const Device* device = opened(ordinal); device != nullptr) return *device;
  const auto& faults = cuda_device_faults();
  const auto fault = std::ranges::find(faults, ordinal, &DeviceFault::ordinal);
  if (fault != faults.end())
    throw InvalidArgument("CUDA device " + std::to_string(ordinal) + " does not open: " + fault->reason);
  throw InvalidArgument("there is no CUDA device " + std::to_string(ordinal) + " (" + devices_text() + ")");
}

const Device& find_device(const std::string& name) {
  if (name == "cpu") return cpu_device();
  int ordinal = 0;
  const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), ordinal);
  if (problem == std::errc{} && end == name.data() + name.size() && ordinal >= 0) return cuda_device(ordinal);
  const Device* found = nullptr;
  for (const Device& device : cuda_devices()) {
    if (!is_uuid(name) || !device.uuid.starts_with(name)) continue;
    if (found != nullptr)
      throw InvalidArgument("device " + name + " is the beginning of several UUIDs (" + devices_text() + ")");
    found = &device;
  }
  if (found == nullptr)
    throw InvalidArgument("there is no device \"" + name + "\" (" + devices_text() + "; valid: cpu, an ordinal, a UUID)");
  return *found;
}

const Device& current_device() {
  const std::vector<Device>& devices = cuda_devices();
  if (devices.empty()) return cpu_device();
  const Device* device = opened(current_cuda_ordinal());
  return device != nullptr ? *device : devices.front();
}

bool compatible(const ArchEntry& arch, const Device& device) {
  if (arch.kind != device.kind) return false;
  if (arch.kind == TargetKind::cpu) {
    return std::ranges::all_of(arch.cpu_flags, [&](std::string_view flag) {
      const bool is_wanted = !flag.starts_with('!');
      return (std::ranges::count(device.cpu_flags, flag.substr(is_wanted ? 0 : 1)) > 0) == is_wanted;
    });
  }
  if (arch.minors.empty()) return std::pair<int, int>(arch.major, arch.minor) <= std::pair(device.major, device.minor);
  return arch.major == device.major && std::ranges::count(arch.minors, device.minor) > 0;
}

}  // namespace tilewright
