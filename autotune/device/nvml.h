// One CUDA device as NVIDIA's management library states it: clocks, power, memory, who else uses it. The library is loaded at
// run time with prototypes of our own, so nothing here needs a driver or a header. Called by the doctor and by the monitor of
// measurements; it never changes a setting.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::tune {

enum class NvmlClock : std::uint8_t { graphics = 0, sm = 1, memory = 2 };
enum class NvmlComputeMode : std::uint8_t { shared = 0, exclusive_thread = 1, prohibited = 2, exclusive_process = 3 };

// Bits of throttle_reasons(): nvmlClocksEventReasons in NVIDIA's "NVML API Reference".
namespace nvml_throttle {
inline constexpr std::uint64_t idle = 0x1, applications_clocks = 0x2, software_power_cap = 0x4, hardware_slowdown = 0x8,
                               sync_boost = 0x10, software_thermal = 0x20, hardware_thermal = 0x40, hardware_power_brake = 0x80,
                               display_clocks = 0x100;
// Those under which a time says more about the machine's power supply or cooling than about the kernel.
inline constexpr std::uint64_t slowing =
    software_power_cap | hardware_slowdown | software_thermal | hardware_thermal | hardware_power_brake;
}  // namespace nvml_throttle

// "software power cap, hardware thermal"; empty when none of the known bits is set.
std::string throttle_text(std::uint64_t reasons);

struct NvmlMemory {
  std::uint64_t total_bytes = 0, free_bytes = 0;
};

struct NvmlProcess {
  unsigned pid = 0;
  std::uint64_t memory_bytes = 0;  // 0: not known
};

class NvmlDevice {
 public:
  // `pci_bus_id` as in Device. Nothing when there is no library, it does not start, or it knows no such device; `why_none` (may
  // be null) then gets the reason. Whoever asks the same device often keeps the object: opening costs milliseconds.
  static std::optional<NvmlDevice> open(const std::string& pci_bus_id, std::string* why_none = nullptr,
                                        const char* library = "libnvidia-ml.so.1");

  // Each is empty where this device, or this version of the library, does not say.
  std::optional<std::string> driver_version() const;  // "580.65.06"
  std::optional<bool> ecc() const;
  std::optional<bool> mig() const;
  std::optional<bool> persistence() const;
  std::optional<NvmlComputeMode> compute_mode() const;
  std::optional<NvmlMemory> memory() const;
  std::optional<unsigned> utilization_percent() const;  // share of the last sampling period in which some kernel ran
  std::optional<std::vector<NvmlProcess>> compute_processes() const;  // of all users, this process too
  std::optional<unsigned> clock_mhz(NvmlClock clock) const;
  std::optional<unsigned> max_clock_mhz(NvmlClock clock) const;
  std::optional<unsigned> applications_clock_mhz(NvmlClock clock) const;
  std::optional<std::uint64_t> throttle_reasons() const;
  std::optional<unsigned> temperature_c() const;
  std::optional<double> power_w() const;
  std::optional<double> power_limit_w() const;  // the one in force
  std::optional<double> default_power_limit_w() const;
  std::optional<double> energy_j() const;  // since the driver was loaded; its counter steps every 20 to 100 ms

 private:
  struct Library;
  using Handle = void*;
  NvmlDevice(std::shared_ptr<const Library> library, Handle handle) : library_(std::move(library)), handle_(handle) {}
  template <typename Value, typename... Arguments>
  std::optional<Value> ask(const char* function, Arguments... arguments) const;
  std::optional<bool> current_mode(const char* function) const;

  std::shared_ptr<const Library> library_;
  Handle handle_ = nullptr;
};

}  // namespace tilewright::tune
