#include "doctor/gather_facts.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

#include "backend/cpu/cgroup_quota.h"
#include "compile/compiler.h"
#include "compile/prebuilt_set.h"
#include "compile/toolchain.h"
#include "device/device_lock.h"
#include "manifest/linked_kernels.h"
#include "manifest/python_interpreter.h"
#include "system/available_memory.h"
#include "system/process.h"
#include "system/temporary_folder.h"
#include "tilewright/dispatch.h"

#ifdef TILEWRIGHT_HAS_CUDA
#include <cuda.h>
#endif

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

std::string read_word(const fs::path& path) {
  std::ifstream stream(path);
  std::string word;
  stream >> word;
  return word;
}

TargetFacts target_facts(const Places& places, const std::optional<Target>& target, const std::string& fault) {
  if (!target) return {.arch = {}, .fault = fault};
  std::string unusable;
  return {.arch = target->arch.name,
          .kind = target->arch.kind,
          .present = target->present,
          .device = target->device.name,
          .why_absent = target->why_not,
          .is_prebuilt = read_prebuilt_set(places.cache, target->arch.name, unusable).has_value(),
          .is_linked = are_any_linked(target->arch.name)};
}

DriverFacts driver_facts() {
  DriverFacts facts;
  std::error_code ignored;
  facts.has_hardware = fs::exists("/dev/nvidia0", ignored) || fs::exists("/proc/driver/nvidia/gpus", ignored);
#ifdef TILEWRIGHT_HAS_CUDA
  facts.built_with_cuda = true;
  facts.runtime_version = CUDA_VERSION;
#endif
  const auto& devices = cuda_devices(&facts.why_none);
  if (!devices.empty()) facts.driver_version = devices.front().driver_version;
  facts.faults = cuda_device_faults();
  return facts;
}

GpuFacts gpu_facts(const fs::path& locks, const Device& device, bool is_target, const std::vector<ArchSpec>& archs) {
  const ArchSpec* const arch = best_arch(archs, device);
  GpuFacts facts{.ordinal = device.ordinal,
                 .pci_bus_id = device.pci_bus_id,
                 .name = device.name,
                 .major = device.major,
                 .minor = device.minor,
                 .has_arch = archs.empty() || arch != nullptr,
                 .note = arch != nullptr ? arch->note : "",
                 .is_target = is_target};
  facts.tuner = lock_holder(locks, device);
  const std::optional<NvmlDevice> nvml = NvmlDevice::open(device.pci_bus_id, &facts.why_no_nvml);
  if (!nvml) return facts;
  facts.ecc = nvml->ecc();
  facts.mig = nvml->mig();
  facts.persistence = nvml->persistence();
  facts.compute_mode = nvml->compute_mode();
  facts.memory = nvml->memory();
  facts.utilization_percent = nvml->utilization_percent();
  facts.temperature_c = nvml->temperature_c();
  facts.sm_clock_mhz = nvml->clock_mhz(NvmlClock::sm);
  facts.max_sm_clock_mhz = nvml->max_clock_mhz(NvmlClock::sm);
  facts.throttle_reasons = nvml->throttle_reasons();
  facts.power_w = nvml->power_w();
  facts.power_limit_w = nvml->power_limit_w();
  facts.default_power_limit_w = nvml->default_power_limit_w();
  facts.processes = nvml->compute_processes();
  if (facts.processes) {
    std::erase_if(*facts.processes,
                  [](const NvmlProcess& process) { return process.pid == static_cast<unsigned>(::getpid()); });
  }
  return facts;
}

// The first error line of compiling three lines as a kernel of `arch` would be; empty when they compile. This finds what a
// version does not tell: missing headers, builtins, assemblers, and an arch that the compiler is too old for.
std::string trial_fault(const Places& places, const ArchSpec& arch) try {
  const TemporaryFolder place(places.temporary);
  const bool is_cuda = arch.kind == TargetKind::cuda;
  const fs::path source = place.path() / (is_cuda ? "trial.cu" : "trial.cc");
  std::ofstream(source) << (is_cuda ? "#include \"common/types.h\"\nextern \"C\" __global__ void trial(float* out) {\n"
                                      "  out[threadIdx.x] = 1;\n}\n"
                                    : "extern \"C\" void trial(float* out) {\n  *out = 1;\n}\n");
  ProcessRequest request{.timeout_s = 60};
  request.command = {
      places.compile_program.string(),      "--kind", is_cuda ? "cuda" : "cxx", "--source", source.string(), "--out",
      (place.path() / "trial.out").string()};
  if (is_cuda) request.command.insert(request.command.end(), {"--arch", arch.real_name});
  request.command.insert(request.command.end(), {"--include", (places.root / "templates").string()});
  for (const std::string& flag : arch.flags) request.command.push_back("--flag=" + flag);
  const ProcessResult run = run_process(request);
  if (!run.started) return fmt::format("{} is missing: build the target tilewright-compile", places.compile_program.string());
  if (run.ok()) return "";
  std::string line = run.errors.substr(0, run.errors.find('\n'));
  const std::string prefix = fmt::format("tilewright-compile: error: {}: ", source.string());
  if (line.starts_with(prefix)) line.erase(0, prefix.size());
  return line.empty() ? fmt::format("it was ended by signal {}", run.signal) : line;
} catch (const Error& fault) {
  return fault.what();
}

CompilerFacts compiler_facts(const char* name, CompilerKind kind, bool cross, bool is_needed, const Toolchain& toolchain) {
  CompilerFacts facts{.name = name, .is_needed = is_needed};
  try {
    facts.identity = compiler_identity(kind, cross, toolchain);
  } catch (const Error&) {
    return facts;  // not found: the diagnosis has the remedy
  }
  int major = 0, minor = 0;
  if (std::sscanf(facts.identity.c_str(), "nvrtc %d.%d", &major, &minor) == 2) facts.cuda_version = 1000 * major + 10 * minor;
  return facts;
}

std::vector<CompilerFacts> all_compilers(const Places& places, const std::optional<Target>& target, Thoroughness thoroughness) {
  const Toolchain toolchain = toolchain_from_environment();
  const bool is_full = thoroughness == Thoroughness::full;
  const bool for_cuda = target && target->arch.kind == TargetKind::cuda;
  const bool for_cpu = target && target->arch.kind == TargetKind::cpu;
  std::vector<CompilerFacts> compilers;
  if (for_cuda || is_full) compilers.push_back(compiler_facts("NVRTC", CompilerKind::cuda, false, for_cuda, toolchain));
  if (for_cpu || is_full) compilers.push_back(compiler_facts("C++ compiler", CompilerKind::cxx, false, for_cpu, toolchain));
  if (is_full) compilers.push_back(compiler_facts("nvcc", CompilerKind::cuda, true, false, toolchain));
  for (CompilerFacts& compiler : compilers) {
    if (is_full && compiler.is_needed && !compiler.identity.empty()) compiler.fault = trial_fault(places, target->arch);
  }
  return compilers;
}

// The folder itself, or the nearest one above it that exists and in which it would be made.
FolderFacts folder_facts(const char* role, const char* option, const fs::path& path) {
  FolderFacts facts{.role = role, .option = option, .path = path.string()};
  std::error_code ignored;
  fs::path existing = fs::absolute(path);
  while (!fs::exists(existing, ignored) && existing.has_relative_path()) existing = existing.parent_path();
  if (!fs::is_directory(existing, ignored)) {
    facts.fault = fmt::format("{} is not a folder", existing.string());
  } else if (::access(existing.c_str(), W_OK | X_OK) != 0) {
    facts.fault = fmt::format("{}: {}", existing.string(), std::strerror(errno));
  }
  struct statvfs disk {};
  if (facts.fault.empty() && ::statvfs(existing.c_str(), &disk) == 0) {
    facts.free_bytes = std::uint64_t{disk.f_bavail} * disk.f_frsize;
    facts.free_files = disk.f_files == 0 ? ~std::uint64_t{0} : disk.f_favail;  // 0: this file system does not count them
  }
  return facts;
}

struct CpuTicks {
  std::uint64_t busy = 0, all = 0;
};

CpuTicks read_ticks() {
  std::ifstream stream("/proc/stat");
  std::string name;
  stream >> name;
  CpuTicks ticks;
  // user nice system idle iowait irq softirq steal
  for (int column = 0; column < 8; ++column) {
    std::uint64_t value = 0;
    stream >> value;
    ticks.all += value;
    if (column != 3 && column != 4) ticks.busy += value;
  }
  return ticks;
}

// Of all cores, while this process sleeps. A tick is 10 ms, so a tenth of a second tells idle from busy and no more.
std::optional<double> busy_share() {
  const CpuTicks before = read_ticks();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  const CpuTicks after = read_ticks();
  if (after.all <= before.all) return std::nullopt;
  return static_cast<double>(after.busy - before.busy) / static_cast<double>(after.all - before.all);
}

CpuFacts cpu_facts(const std::vector<ArchSpec>& archs) {
  const Device& cpu = cpu_device();
  const ArchSpec* const arch = best_arch(archs, cpu);
  CpuFacts facts{.name = cpu.name,
                 .arch = arch != nullptr ? arch->name : "",
                 .note = arch != nullptr ? arch->note : "",
                 .cores = cpu.compute_units,
                 .clock_mhz = cpu.clock_mhz};
  facts.busy_share = busy_share();
  facts.quota_cores = cgroup_quota_cores();
  if (const std::string governor = read_word("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"); !governor.empty())
    facts.governor = governor;
  if (const std::string smt = read_word("/sys/devices/system/cpu/smt/active"); !smt.empty()) facts.smt = smt == "1";
  facts.available_memory_bytes = available_memory_bytes();
  return facts;
}

LimitFacts limit_facts() {
  const auto limit = [](auto which) -> std::optional<std::uint64_t> {
    rlimit value{};
    if (::getrlimit(which, &value) != 0 || value.rlim_cur == RLIM_INFINITY) return std::nullopt;
    return value.rlim_cur;
  };
  return {.address_space_bytes = limit(RLIMIT_AS),
          .file_bytes = limit(RLIMIT_FSIZE),
          .cpu_seconds = limit(RLIMIT_CPU),
          .open_files = limit(RLIMIT_NOFILE)};
}

// As GCC and Clang print it.
std::string library_compiler() {
#ifdef __clang__
  return fmt::format("{}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#else
  return fmt::format("{}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}

// Nothing when it does not run: then the target's fault has said so.
std::optional<std::string> python_text(const Places& places) {
  ProcessRequest request =
      python_request(places.python, places.root,
                     {"-c", "import platform, jinja2; print(platform.python_version() + ', jinja2 ' + jinja2.__version__)"});
  request.timeout_s = 30;
  const ProcessResult run = run_process(request);
  if (!run.ok()) return std::nullopt;
  return fmt::format("{} {}", places.python, run.output.substr(0, run.output.find('\n')));
}

std::int64_t program_time_s(const fs::path& program) {
  std::error_code fault;
  const auto time = fs::last_write_time(program, fault);
  if (fault) return 0;
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::file_clock::to_sys(time).time_since_epoch()).count();
}

}  // namespace

MachineFacts gather_facts(const Places& places, const std::optional<Target>& target, const std::string& fault,
                          const std::vector<ArchSpec>& archs, Thoroughness thoroughness) {
  MachineFacts facts{.target = target_facts(places, target, fault)};
  facts.cpu = cpu_facts(archs);  // first: what follows is work, too
  facts.driver = driver_facts();
  for (const Device& device : cuda_devices()) {
    const bool is_target =
        target && target->present && target->device.kind == TargetKind::cuda && target->device.ordinal == device.ordinal;
    if (thoroughness == Thoroughness::brief && !is_target) continue;
    facts.gpus.push_back(gpu_facts(places.locks, device, is_target, archs));
  }
  if (!facts.driver.has_hardware) facts.driver.has_hardware = !cuda_devices().empty();
  if (const auto& devices = cuda_devices(); !devices.empty()) {
    if (const auto nvml = NvmlDevice::open(devices.front().pci_bus_id))
      facts.driver.driver_text = nvml->driver_version().value_or("");
  }
  facts.compilers = all_compilers(places, target, thoroughness);
  facts.library_compiler = library_compiler();
  if (thoroughness == Thoroughness::full) facts.python = python_text(places);
  facts.folders = {folder_facts("database", "--db", places.db), folder_facts("cache", "--cache", places.cache),
                   folder_facts("work", "--work", places.work)};
  if (!places.generated.empty()) facts.folders.push_back(folder_facts("generated", "--generated", places.generated));
  facts.limits = limit_facts();
  facts.now_s = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  facts.program_time_s = program_time_s(places.compile_program);
  return facts;
}

}  // namespace tilewright::tune
