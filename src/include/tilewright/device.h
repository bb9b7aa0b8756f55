// The devices of this machine, as facts. CUDA devices are found through the driver library, loaded at run time: a program
// linked with tilewright starts and runs on machines that have no GPU and no driver.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilewright {

enum class TargetKind : std::uint8_t { cpu, cuda };

struct Device {
  TargetKind kind = TargetKind::cpu;
  int ordinal = 0;                  // CUDA device ordinal; 0 for the CPU
  std::string key;                  // names a folder of tuning_db: nvidia-h200-132sm, amd-epyc-26-2-2c
  std::string name;                 // NVIDIA H200; AMD EPYC ...
  int major = 0, minor = 0;         // CUDA compute capability
  std::uint32_t compute_units = 0;  // SMs, or CPU cores this process may use
  std::size_t memory_bytes = 0;
  // Of a CPU at most 32 MiB for each CPU that shares it.
  std::size_t last_level_cache_bytes = 0;
  std::size_t smem_bytes_per_cta = 0;  // CUDA: opt-in maximum
  double clock_mhz = 0;                // nominal or maximum, as the driver or the kernel states it; 0 when unknown
  double memory_gb_per_s = 0;          // CUDA: theoretical, from clock and bus width; 0 when unknown
  int driver_version = 0;              // CUDA: 13000 = 13.0
  std::string pci_bus_id;              // CUDA: 0000:3b:00.0, by which NVML knows it
  std::string uuid;                    // CUDA: GPU-..., of a slice of a GPU MIG-..., as nvidia-smi -L prints it
  std::vector<std::string> cpu_flags;  // CPU: what CPUID says, spelled as in /proc/cpuinfo
};

// Looked for once in a process; a driver that does not work counts as none.
const Device& cpu_device();
// Empty when there is no driver or no device; `why_none` (may be null) then gets the reason.
const std::vector<Device>& cuda_devices(std::string* why_none = nullptr);
// Those that CUDA counts and that did not open; the others are in cuda_devices() under the ordinals that they have.
struct DeviceFault {
  int ordinal = 0;
  std::string reason;
};
const std::vector<DeviceFault>& cuda_device_faults();
// Throws InvalidArgument, with the device's own reason where it has one.
const Device& cuda_device(int ordinal);
// "cpu", an ordinal, or the beginning of a UUID, as CUDA_VISIBLE_DEVICES takes it. Throws InvalidArgument.
const Device& find_device(const std::string& name);
// The current CUDA device of the calling thread if a context is current, else device 0 if there is one, else the CPU.
const Device& current_device();

}  // namespace tilewright

#endif
