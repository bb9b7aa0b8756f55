// What the doctor needs to know of a machine, as plain values: gather_facts fills them in here, tests make them up, diagnose
// judges them. Empty optionals are things that this machine does not say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "device/nvml.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct TargetFacts {
  std::string arch;  // empty: not known, because of `fault`
  TargetKind kind = TargetKind::cpu;
  bool present = false;
  std::string device{};      // its name: the real one, or what is predicted for
  std::string why_absent{};  // when not present
  std::string fault{};       // why not even the arch is known: no Python, no jinja2, no source tree, no descriptor
  bool is_prebuilt = false;  // the cache holds a prebuilt set of the arch
  bool is_linked = false;    // this program links kernels of the arch
};

struct DriverFacts {
  bool has_hardware = false;  // the kernel knows of an NVIDIA device, whatever the libraries say
  bool built_with_cuda = false;
  int runtime_version = 0;            // CUDA runtime in this program: 13000 = 13.0
  int driver_version = 0;             // newest CUDA that the driver serves; 0: no driver
  std::string driver_text{};          // the driver's own version: 580.65.06
  std::string why_none{};             // why there is no device
  std::vector<DeviceFault> faults{};  // devices that do not open
};

struct GpuFacts {
  int ordinal = 0;
  std::string pci_bus_id{};  // by which nvidia-smi knows it: its own numbers are not CUDA's
  std::string name{};
  int major = 0, minor = 0;
  bool has_arch = true;       // some descriptor's code runs on it
  std::string note{};         // the best of these descriptors'
  bool is_target = false;     // tuning would run on it
  std::string why_no_nvml{};  // when the rest is empty for that reason
  std::optional<bool> ecc{}, mig{}, persistence{};
  std::optional<NvmlComputeMode> compute_mode{};
  std::optional<NvmlMemory> memory{};
  std::optional<unsigned> utilization_percent{}, temperature_c{}, sm_clock_mhz{}, max_sm_clock_mhz{};
  std::optional<std::vector<NvmlProcess>> processes{};  // of others
  std::string tuner{};                                  // that measures on it: "tilewright 1234"; empty: none does
  std::optional<std::uint64_t> throttle_reasons{};
  std::optional<double> power_w{}, power_limit_w{}, default_power_limit_w{};
};

struct CompilerFacts {
  std::string name;        // NVRTC, nvcc, C++ compiler
  bool is_needed = false;  // to compile the target's kernels
  std::string identity{};  // empty: not found
  int cuda_version = 0;    // NVRTC: 13000 = 13.0
  std::string fault{};     // found, but a trial unit does not compile: the first error line
};

struct FolderFacts {
  std::string role;    // database, cache, work, generated
  std::string option;  // --db
  std::string path;
  std::string fault{};  // why it cannot be written; empty when it can
  std::uint64_t free_bytes = 0, free_files = 0;
};

struct CpuFacts {
  std::string name{};
  std::string arch{}, note{};             // the best descriptor that it runs code of, and its note
  unsigned cores = 1;                     // that this process may use
  std::optional<double> busy_share{};     // of all cores of the machine, by others, just now
  std::optional<double> quota_cores{};    // of the control group
  std::optional<std::string> governor{};  // performance, powersave, ...
  std::optional<bool> smt{};
  double clock_mhz = 0;
  std::optional<std::uint64_t> available_memory_bytes{};
};

struct LimitFacts {  // ulimit; empty: unlimited
  std::optional<std::uint64_t> address_space_bytes{}, file_bytes{}, cpu_seconds{}, open_files{};
};

struct MachineFacts {
  TargetFacts target;
  DriverFacts driver{};
  std::vector<GpuFacts> gpus{};
  std::vector<CompilerFacts> compilers{};
  std::string library_compiler{};       // version of the C++ compiler that built this program
  std::optional<std::string> python{};  // "3.11.2, jinja2 3.1.2"; not looked at when empty
  std::vector<FolderFacts> folders{};
  CpuFacts cpu{};
  LimitFacts limits{};
  std::int64_t now_s = 0, program_time_s = 0;  // since 1970: the clock, and when this program was built
};

}  // namespace tilewright::tune
