// Facts about CUDA devices, as the driver states them.
#include "backend/cuda/cuda_device.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "backend/cuda/driver_api.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

// NVIDIA H200 with 132 multiprocessors: nvidia-h200-132sm
std::string device_key(const std::string& name, std::uint32_t multiprocessors) {
  std::string key;
  for (const unsigned char letter : name) {
    if (std::isalnum(letter) != 0) {
      key += static_cast<char>(std::tolower(letter));
    } else if (!key.empty() && key.back() != '-') {
      key += '-';
    }
  }
  while (!key.empty() && key.back() == '-') key.pop_back();
  return key + "-" + std::to_string(multiprocessors) + "sm";
}

// GPU-5fd1c3a2-7b04-4d3c-9a51-0c1f4be2a990. Of a slice of a GPU the driver knows the slice's own, and says so in its name.
std::string uuid_text(const CUuuid& uuid, const std::string& device_name) {
  std::string text = device_name.find(" MIG ") != std::string::npos ? "MIG" : "GPU";
  for (std::size_t i = 0; i < sizeof(uuid.bytes); ++i) {
    constexpr const char* kDigits = "0123456789abcdef";
    if (i == 0 || i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    const auto byte = static_cast<unsigned char>(uuid.bytes[i]);
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

// Where the variable is set, it is what hides GPUs from CUDA.
std::string visibility_text() {
  const char* visible = std::getenv("CUDA_VISIBLE_DEVICES");
  return visible == nullptr ? "" : std::string(" (CUDA_VISIBLE_DEVICES is \"") + visible + "\")";
}

Device read_device(const DriverApi& api, int ordinal) {
  CUdevice handle = 0;
  check(api.cuDeviceGet(&handle, ordinal), "cuDeviceGet");
  const auto attribute = [&](CUdevice_attribute name) {
    int value = 0;
    check(api.cuDeviceGetAttribute(&value, name, handle), "cuDeviceGetAttribute");
    return value;
  };
  Device device;
  device.kind = TargetKind::cuda;
  device.ordinal = ordinal;
  std::array<char, 256> name{};
  check(api.cuDeviceGetName(name.data(), static_cast<int>(name.size()), handle), "cuDeviceGetName");
  device.name = name.data();
  device.major = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
  device.minor = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
  device.compute_units = static_cast<std::uint32_t>(attribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT));
  device.key = device_key(device.name, device.compute_units);
  check(api.cuDeviceTotalMem(&device.memory_bytes, handle), "cuDeviceTotalMem");
  device.last_level_cache_bytes = static_cast<std::size_t>(attribute(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE));
  device.smem_bytes_per_cta = static_cast<std::size_t>(attribute(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN));
  device.clock_mhz = attribute(CU_DEVICE_ATTRIBUTE_CLOCK_RATE) / 1e3;
  // Two transfers per memory clock (kHz), bus width in bits.
  device.memory_gb_per_s = 2.0 * attribute(CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE) * 1e3 *
                           (attribute(CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH) / 8.0) / 1e9;
  check(api.cuDriverGetVersion(&device.driver_version), "cuDriverGetVersion");
  std::array<char, 16> bus_id{};
  check(api.cuDeviceGetPCIBusId(bus_id.data(), static_cast<int>(bus_id.size()), handle), "cuDeviceGetPCIBusId");
  device.pci_bus_id = bus_id.data();
  CUuuid uuid{};
  check(api.cuDeviceGetUuid(&uuid, handle), "cuDeviceGetUuid");
  device.uuid = uuid_text(uuid, device.name);
  return device;
}

}  // namespace

CudaDevices find_cuda_devices() {
  CudaDevices found;
  const DriverApi* api = find_driver(&found.why_none);
  int count = 0;
  try {
    if (api != nullptr) check(api->cuDeviceGetCount(&count), "cuDeviceGetCount");
    if (api != nullptr && count == 0) found.why_none = "the CUDA driver finds no device";
  } catch (const Error& error) {
    found.why_none = error.what();
  }
  if (count == 0) {
    found.why_none += visibility_text();
    return found;
  }
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    try {
      found.devices.push_back(read_device(*api, ordinal));
    } catch (const Error& error) {
      found.faults.push_back({.ordinal = ordinal, .reason = error.what()});
    }
  }
  if (found.devices.empty()) {
    found.why_none = "none of " + std::to_string(count) + " CUDA devices opens; device 0: " + found.faults.front().reason;
  }
  return found;
}

int current_cuda_ordinal() {
  const DriverApi* api = find_driver();
  return api == nullptr ? -1 : current_ordinal(*api);
}

}  // namespace tilewright
