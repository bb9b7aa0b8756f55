#include "device/nvml.h"

#include <dlfcn.h>

#include <array>
#include <utility>

namespace tilewright::tune {

// Initialised, and shut down by the last device that goes (NVML counts). Never unloaded: it may keep threads.
struct NvmlDevice::Library {
  void* library = nullptr;
  bool started = false;

  ~Library() {
    if (started) find<int (*)()>("nvmlShutdown")();
  }
  template <typename Function>
  Function find(const char* name) const {
    return reinterpret_cast<Function>(::dlsym(library, name));
  }
};

std::string throttle_text(std::uint64_t reasons) {
  constexpr std::array<std::pair<std::uint64_t, const char*>, 9> kNames{{
      {nvml_throttle::idle, "idle"},
      {nvml_throttle::applications_clocks, "application clocks"},
      {nvml_throttle::software_power_cap, "software power cap"},
      {nvml_throttle::hardware_slowdown, "hardware slowdown"},
      {nvml_throttle::sync_boost, "sync boost"},
      {nvml_throttle::software_thermal, "software thermal"},
      {nvml_throttle::hardware_thermal, "hardware thermal"},
      {nvml_throttle::hardware_power_brake, "hardware power brake"},
      {nvml_throttle::display_clocks, "display clocks"},
  }};
  std::string text;
  for (const auto& [bit, name] : kNames) {
    if ((reasons & bit) != 0) text += (text.empty() ? "" : ", ") + std::string(name);
  }
  return text;
}

std::optional<NvmlDevice> NvmlDevice::open(const std::string& pci_bus_id, std::string* why_none, const char* library_name) {
  const auto none = [&](std::string reason) {
    if (why_none != nullptr) *why_none = std::move(reason);
    return std::nullopt;
  };
  auto library = std::make_shared<Library>();
  library->library = ::dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (library->library == nullptr) return none(std::string(library_name) + " was not found");
  const auto start = library->find<int (*)()>("nvmlInit_v2");
  const auto shut_down = library->find<int (*)()>("nvmlShutdown");
  const auto find_device = library->find<int (*)(const char*, Handle*)>("nvmlDeviceGetHandleByPciBusId_v2");
  if (start == nullptr || shut_down == nullptr || find_device == nullptr)
    return none(std::string(library_name) + " is too old: it lacks functions of NVML 5");
  const auto words = [&](int status) {
    const auto text = library->find<const char* (*)(int)>("nvmlErrorString");
    return text != nullptr ? std::string(text(status)) : "error " + std::to_string(status);
  };
  if (const int status = start(); status != 0) return none("NVML does not start: " + words(status));
  library->started = true;
  Handle handle = nullptr;
  if (const int status = find_device(pci_bus_id.c_str(), &handle); status != 0)
    return none("NVML does not know device " + pci_bus_id + ": " + words(status));
  return NvmlDevice(std::move(library), handle);
}

// All getters are alike: (device, arguments..., pointer to the value) -> 0 when the value is good.
template <typename Value, typename... Arguments>
std::optional<Value> NvmlDevice::ask(const char* function, Arguments... arguments) const {
  const auto call = library_->find<int (*)(Handle, Arguments..., Value*)>(function);
  Value value{};
  if (call == nullptr || call(handle_, arguments..., &value) != 0) return std::nullopt;
  return value;
}

std::optional<std::string> NvmlDevice::driver_version() const {
  const auto call = library_->find<int (*)(char*, unsigned)>("nvmlSystemGetDriverVersion");
  std::array<char, 81> text{};  // NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE, and a 0 of ours
  if (call == nullptr || call(text.data(), 80) != 0) return std::nullopt;
  return std::string(text.data());
}

namespace {

std::optional<double> thousandth(std::optional<double> value) { return value ? std::optional(*value * 1e-3) : std::nullopt; }

}  // namespace

// Whether it is on now; what it will be after a reset is nobody's question here.
std::optional<bool> NvmlDevice::current_mode(const char* function) const {
  unsigned current = 0, pending = 0;
  const auto call = library_->find<int (*)(Handle, unsigned*, unsigned*)>(function);
  if (call == nullptr || call(handle_, &current, &pending) != 0) return std::nullopt;
  return current != 0;
}

std::optional<bool> NvmlDevice::ecc() const { return current_mode("nvmlDeviceGetEccMode"); }
std::optional<bool> NvmlDevice::mig() const { return current_mode("nvmlDeviceGetMigMode"); }

std::optional<bool> NvmlDevice::persistence() const {
  const auto mode = ask<unsigned>("nvmlDeviceGetPersistenceMode");
  return mode ? std::optional(*mode != 0) : std::nullopt;
}

std::optional<NvmlComputeMode> NvmlDevice::compute_mode() const {
  const auto mode = ask<unsigned>("nvmlDeviceGetComputeMode");
  return mode && *mode <= 3 ? std::optional(static_cast<NvmlComputeMode>(*mode)) : std::nullopt;
}

std::optional<NvmlMemory> NvmlDevice::memory() const {
  struct Memory {
    unsigned long long total, free, used;
  };
  const auto memory = ask<Memory>("nvmlDeviceGetMemoryInfo");
  return memory ? std::optional(NvmlMemory{.total_bytes = memory->total, .free_bytes = memory->free}) : std::nullopt;
}

std::optional<unsigned> NvmlDevice::utilization_percent() const {
  struct Utilization {
    unsigned gpu, memory;
  };
  const auto rates = ask<Utilization>("nvmlDeviceGetUtilizationRates");
  return rates ? std::optional(rates->gpu) : std::nullopt;
}

std::optional<std::vector<NvmlProcess>> NvmlDevice::compute_processes() const {
  struct ProcessInfo {  // nvmlProcessInfo_v2_t, which version 3 of the function fills too
    unsigned pid;
    unsigned long long used_memory;
    unsigned gpu_instance, compute_instance;
  };
  const auto call = library_->find<int (*)(Handle, unsigned*, ProcessInfo*)>("nvmlDeviceGetComputeRunningProcesses_v3");
  std::vector<ProcessInfo> found(64);
  auto count = static_cast<unsigned>(found.size());
  if (call == nullptr || call(handle_, &count, found.data()) != 0) return std::nullopt;
  std::vector<NvmlProcess> processes;
  for (unsigned i = 0; i < count && i < found.size(); ++i) {
    const bool known = found[i].used_memory != ~0ULL;  // NVML_VALUE_NOT_AVAILABLE
    processes.push_back({.pid = found[i].pid, .memory_bytes = known ? found[i].used_memory : 0});
  }
  return processes;
}

std::optional<unsigned> NvmlDevice::clock_mhz(NvmlClock clock) const {
  return ask<unsigned>("nvmlDeviceGetClockInfo", static_cast<unsigned>(clock));
}
std::optional<unsigned> NvmlDevice::max_clock_mhz(NvmlClock clock) const {
  return ask<unsigned>("nvmlDeviceGetMaxClockInfo", static_cast<unsigned>(clock));
}
std::optional<unsigned> NvmlDevice::applications_clock_mhz(NvmlClock clock) const {
  return ask<unsigned>("nvmlDeviceGetApplicationsClock", static_cast<unsigned>(clock));
}

std::optional<std::uint64_t> NvmlDevice::throttle_reasons() const {
  return ask<unsigned long long>("nvmlDeviceGetCurrentClocksThrottleReasons");
}
std::optional<unsigned> NvmlDevice::temperature_c() const {
  return ask<unsigned>("nvmlDeviceGetTemperature", 0U);  // NVML_TEMPERATURE_GPU
}

std::optional<double> NvmlDevice::power_w() const { return thousandth(ask<unsigned>("nvmlDeviceGetPowerUsage")); }
std::optional<double> NvmlDevice::power_limit_w() const { return thousandth(ask<unsigned>("nvmlDeviceGetEnforcedPowerLimit")); }
std::optional<double> NvmlDevice::default_power_limit_w() const {
  return thousandth(ask<unsigned>("nvmlDeviceGetPowerManagementDefaultLimit"));
}
std::optional<double> NvmlDevice::energy_j() const {
  return thousandth(ask<unsigned long long>("nvmlDeviceGetTotalEnergyConsumption"));
}

}  // namespace tilewright::tune
