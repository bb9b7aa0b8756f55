#include "doctor/diagnosis.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace tilewright::tune {
namespace {

constexpr double kGiB = 1024.0 * 1024 * 1024;

double gib(std::uint64_t bytes) { return static_cast<double>(bytes) / kGiB; }

std::string cuda_text(int version) { return fmt::format("{}.{}", version / 1000, version % 1000 / 10); }

// Collects findings about one subject.
class Notes {
 public:
  Notes(std::vector<Finding>& findings, std::string subject) : findings_(findings), subject_(std::move(subject)) {}

  void warn(std::string text, std::string remedy) { add(Severity::warning, std::move(text), std::move(remedy)); }
  void fail(std::string text, std::string remedy) { add(Severity::problem, std::move(text), std::move(remedy)); }
  // Says what there is, when nothing is wrong with it.
  void otherwise(std::string text) {
    if (!found_) add(Severity::ok, std::move(text), "");
  }
  void add(Severity severity, std::string text, std::string remedy) {
    found_ = true;
    findings_.push_back({.severity = severity, .subject = subject_, .text = std::move(text), .remedy = std::move(remedy)});
  }

 private:
  std::vector<Finding>& findings_;
  std::string subject_;
  bool found_ = false;
};

bool tunes(const MachineFacts& facts, TargetKind kind) { return facts.target.present && facts.target.kind == kind; }

void judge_target(const MachineFacts& facts, std::vector<Finding>& findings) {
  const TargetFacts& target = facts.target;
  Notes notes(findings, "target");
  if (target.arch.empty()) {
    notes.fail(
        target.fault,
        "apt-get install python3 python3-jinja2, or name an interpreter with --python; the source tree must be there, or "
        "be named by TILEWRIGHT_ROOT");
  } else if (!target.present) {
    notes.warn(fmt::format("{} cannot be measured here: {}", target.arch, target.why_absent),
               fmt::format("compile here (prebuild --arch {0} --cache DIR), copy DIR, and tune where there is one (autotune "
                           "--arch {0} --cache DIR); autotune here only predicts",
                           target.arch));
  }
  notes.otherwise(fmt::format("{} on {}", target.arch, target.device));
}

void judge_driver(const MachineFacts& facts, std::vector<Finding>& findings) {
  const DriverFacts& driver = facts.driver;
  Notes notes(findings, "driver");
  constexpr const char* kUpdate =
      "update the driver (Debian: apt-get install --only-upgrade nvidia-driver, or the newest of "
      "https://www.nvidia.com/drivers)";
  if (driver.has_hardware && !driver.built_with_cuda) {
    notes.warn("there is an NVIDIA GPU, and this program was built without CUDA",
               "install a CUDA toolkit, put nvcc on PATH and build again: ./tilewright build");
  } else if (driver.has_hardware && !driver.why_none.empty()) {
    notes.warn(
        fmt::format("there is an NVIDIA GPU that cannot be used: {}", driver.why_none),
        "install NVIDIA's driver libraries of the loaded kernel module's version (in a container: start it with the NVIDIA "
        "container toolkit, --gpus all), and see that CUDA_VISIBLE_DEVICES hides none");
  }
  if (driver.driver_version > 0 && driver.runtime_version / 1000 > driver.driver_version / 1000) {
    notes.add(tunes(facts, TargetKind::cuda) ? Severity::problem : Severity::warning,
              fmt::format("the driver serves CUDA {}, and this program was built with CUDA {}",
                          cuda_text(driver.driver_version), cuda_text(driver.runtime_version)),
              fmt::format("{}, or build with a CUDA {} toolkit", kUpdate, driver.driver_version / 1000));
  }
  if (driver.driver_version > 0) {
    notes.otherwise(fmt::format(
        "{} serves CUDA {}{}", driver.driver_text.empty() ? "it" : driver.driver_text, cuda_text(driver.driver_version),
        driver.runtime_version > 0 ? fmt::format(", and this program was built with CUDA {}", cuda_text(driver.runtime_version))
                                   : ""));
  }
  notes.otherwise(fmt::format("no GPU: {}", driver.why_none));
}

std::string processes_text(const std::vector<NvmlProcess>& processes) {
  std::vector<std::string> texts;
  for (const NvmlProcess& process : processes) {
    texts.push_back(process.memory_bytes > 0 ? fmt::format("{} ({:.1f} GiB)", process.pid, gib(process.memory_bytes))
                                             : std::to_string(process.pid));
  }
  return fmt::format("process{} {}", processes.size() == 1 ? "" : "es", fmt::join(texts, ", "));
}

// Who else is on the device that is to be tuned. Another tuner is waited for, and what it takes is free then.
void judge_sharing(const GpuFacts& gpu, Notes& notes) {
  const bool is_tuned = !gpu.tuner.empty();
  const Severity grave = is_tuned ? Severity::warning : Severity::problem;
  constexpr unsigned kBusyPercent = 10;
  const bool is_busy = gpu.utilization_percent.value_or(0) >= kBusyPercent;
  const bool is_shared = gpu.processes && !gpu.processes->empty();
  const std::string choose =
      fmt::format("{}, or choose another GPU with CUDA_VISIBLE_DEVICES", is_tuned ? "autotune waits for it" : "end them, wait");
  if (is_tuned) {
    notes.warn(gpu.tuner + " measures on it", choose);
  } else if (is_shared && is_busy) {
    notes.fail(fmt::format("others compute on it ({}%): {}", *gpu.utilization_percent, processes_text(*gpu.processes)),
               choose + "; times taken beside them are not the kernel's");
  } else if (is_shared) {
    notes.warn(fmt::format("others hold it, idle just now: {}", processes_text(*gpu.processes)), choose);
  } else if (is_busy) {
    notes.warn(fmt::format("it is busy ({}%), and not with any process that can be seen from here", *gpu.utilization_percent),
               "look for other containers on this host that have the same GPU");
  }
  if (gpu.compute_mode == NvmlComputeMode::prohibited) {
    notes.fail("its compute mode forbids computing", fmt::format("as root: nvidia-smi -i {} -c 0", gpu.pci_bus_id));
  } else if (gpu.compute_mode == NvmlComputeMode::exclusive_process && is_shared) {
    notes.add(grave, "its compute mode admits one process, and it is taken", choose);
  }
  if (!gpu.memory) return;
  if (gib(gpu.memory->free_bytes) < 1) {
    notes.add(grave,
              fmt::format("{:.2f} of {:.1f} GiB of its memory are free; operands, their references and copies need more",
                          gib(gpu.memory->free_bytes), gib(gpu.memory->total_bytes)),
              choose);
  } else if (gpu.memory->free_bytes < gpu.memory->total_bytes / 2) {
    notes.warn(fmt::format("{:.1f} of {:.1f} GiB of its memory are free: large shapes may not fit", gib(gpu.memory->free_bytes),
                           gib(gpu.memory->total_bytes)),
               choose);
  }
}

// Whether its clocks will be those of other machines like it.
void judge_clocks(const GpuFacts& gpu, Notes& notes) {
  const std::uint64_t slowing = gpu.throttle_reasons.value_or(0) & nvml_throttle::slowing;
  if (slowing != 0) {
    notes.warn(fmt::format("it holds its clock down: {}{}", throttle_text(slowing),
                           gpu.temperature_c ? fmt::format(", {} C", *gpu.temperature_c) : ""),
               "see to its power supply and cooling, and let it cool down; samples taken so are thrown away");
  }
  if (gpu.power_limit_w && gpu.default_power_limit_w && *gpu.power_limit_w < 0.95 * *gpu.default_power_limit_w) {
    notes.warn(fmt::format("its power is limited to {:.0f} W of {:.0f} W", *gpu.power_limit_w, *gpu.default_power_limit_w),
               fmt::format("as root: nvidia-smi -i {} -pl {:.0f}; or keep the limit if the kernels will run under it, too",
                           gpu.pci_bus_id, *gpu.default_power_limit_w));
  }
  if (gpu.mig == true) {
    notes.warn(
        "MIG is on: times are those of a slice, which shares caches and memory with the others",
        fmt::format("as root, with the GPU idle: nvidia-smi -i {} -mig 0; or tune for the slice on purpose", gpu.pci_bus_id));
  }
  if (gpu.ecc == false) {
    notes.warn("ECC is off: a wrong bit would look like a wrong kernel, and memory is not as fast as where it is on",
               fmt::format("as root: nvidia-smi -i {} -e 1, and restart the machine", gpu.pci_bus_id));
  }
  if (gpu.persistence == false) {
    notes.warn("persistence mode is off: the driver forgets the device between two runs, and each starts seconds later",
               fmt::format("as root: nvidia-smi -i {} -pm 1", gpu.pci_bus_id));
  }
}

std::string gpu_text(const GpuFacts& gpu) {
  std::string text = fmt::format("{}, compute capability {}.{}", gpu.name, gpu.major, gpu.minor);
  if (gpu.memory) text += fmt::format(", {:.1f} of {:.1f} GiB free", gib(gpu.memory->free_bytes), gib(gpu.memory->total_bytes));
  if (gpu.sm_clock_mhz && gpu.max_sm_clock_mhz) text += fmt::format(", {} of {} MHz", *gpu.sm_clock_mhz, *gpu.max_sm_clock_mhz);
  if (gpu.temperature_c) text += fmt::format(", {} C", *gpu.temperature_c);
  if (gpu.power_w && gpu.power_limit_w) text += fmt::format(", {:.0f} of {:.0f} W", *gpu.power_w, *gpu.power_limit_w);
  if (gpu.utilization_percent) text += fmt::format(", {}% busy", *gpu.utilization_percent);
  if (gpu.ecc) text += *gpu.ecc ? ", ECC on" : ", ECC off";
  if (gpu.mig) text += *gpu.mig ? ", MIG on" : ", MIG off";
  if (gpu.persistence) text += *gpu.persistence ? ", persistence on" : ", persistence off";
  return text;
}

void judge_gpu(const GpuFacts& gpu, std::vector<Finding>& findings) {
  const std::string subject = fmt::format("GPU {}", gpu.ordinal);
  findings.push_back({.severity = Severity::ok, .subject = subject, .text = gpu_text(gpu)});
  Notes notes(findings, subject);
  if (!gpu.has_arch) {
    notes.warn(fmt::format("no arch descriptor's code runs on compute capability {}.{}", gpu.major, gpu.minor),
               "add a descriptor, one file (CONTRIBUTING.md, Add an arch), and name its folder with --archs");
  }
  if (!gpu.note.empty()) {
    notes.warn(fmt::format("compute capability {}.{} computes with {}", gpu.major, gpu.minor, gpu.note),
               "add a descriptor, one file (CONTRIBUTING.md, Add an arch), and tune for it");
  }
  if (!gpu.is_target) return;
  if (!gpu.why_no_nvml.empty()) {
    notes.warn(fmt::format("its clocks, its temperature and its other users cannot be seen: {}", gpu.why_no_nvml),
               "install the driver's libnvidia-ml.so.1 (Debian: libnvidia-ml1; in a container: "
               "NVIDIA_DRIVER_CAPABILITIES=compute,utility)");
  }
  judge_sharing(gpu, notes);
  judge_clocks(gpu, notes);
}

// How to get it. CUDA's packages carry the version in their names; one that the driver serves.
std::string how_to_get(const CompilerFacts& compiler, const DriverFacts& driver) {
  if (compiler.name == "C++ compiler") return "apt-get install g++, or name one with TILEWRIGHT_CXX";
  const char* version = driver.driver_version == 0 || driver.driver_version >= 13000 ? "13-0" : "12-8";
  return fmt::format(
      "from NVIDIA's repository (https://developer.download.nvidia.com/compute/cuda/repos/debian12/x86_64/"
      "cuda-keyring_1.1-1_all.deb: dpkg -i it, apt-get update): apt-get install {}-{}; or name {} with {}",
      compiler.name == "nvcc" ? "cuda-nvcc" : "cuda-nvrtc", version, compiler.name == "nvcc" ? "one" : "its folder",
      compiler.name == "nvcc" ? "TILEWRIGHT_NVCC" : "TILEWRIGHT_NVRTC_DIR");
}

void judge_compiler(const MachineFacts& facts, const CompilerFacts& compiler, std::vector<Finding>& findings) {
  Notes notes(findings, compiler.name);
  const std::string remedy = how_to_get(compiler, facts.driver);
  if (compiler.identity.empty()) {
    if (compiler.is_needed && facts.target.is_prebuilt) {
      notes.warn("not found: only what was prebuilt can be tuned", remedy);
    } else if (compiler.is_needed && facts.target.present && facts.target.is_linked) {
      notes.warn("not found: of kernels only those that are linked can be tuned, and no reference checks them",
                 fmt::format("{}; or compile elsewhere: prebuild --arch {} --cache DIR", remedy, facts.target.arch));
    } else if (compiler.is_needed) {
      notes.fail("not found, and kernels have to be compiled",
                 fmt::format("{}; or compile elsewhere: prebuild --arch {} --cache DIR", remedy, facts.target.arch));
    }
    notes.otherwise("not found; not needed for " + facts.target.arch);
    return;
  }
  if (!compiler.fault.empty()) {
    notes.add(compiler.is_needed ? Severity::problem : Severity::warning,
              fmt::format("{} does not compile three lines: {}", compiler.identity, compiler.fault),
              "install it whole: " + remedy);
  }
  const bool runs_here = compiler.is_needed && facts.target.present;
  if (runs_here && facts.driver.driver_version > 0 && compiler.cuda_version / 1000 > facts.driver.driver_version / 1000) {
    notes.fail(fmt::format("its code needs a driver of CUDA {}, and the driver serves CUDA {}", compiler.cuda_version / 1000,
                           cuda_text(facts.driver.driver_version)),
               fmt::format("update the driver, or {}", remedy));
  }
  if (compiler.is_needed && compiler.name == "C++ compiler" && !facts.library_compiler.empty() &&
      compiler.identity.find(facts.library_compiler) == std::string::npos) {
    notes.warn(fmt::format("{} is not the {} that this was built with: what is measured is not what the library will hold",
                           compiler.identity, facts.library_compiler),
               "build with that compiler, or leave TILEWRIGHT_CXX unset");
  }
  notes.otherwise(compiler.identity);
}

void judge_folder(const MachineFacts& facts, const FolderFacts& folder, std::vector<Finding>& findings) {
  constexpr double kNeeded = 0.1, kComfortable = 1;  // GiB: a run's images, sources and journal are some tens of MiB
  Notes notes(findings, folder.role);
  const std::string elsewhere = fmt::format("choose another folder with {}", folder.option);
  if (!folder.fault.empty()) {
    const bool is_only_read = folder.role == "cache" && facts.target.is_prebuilt;
    notes.add(is_only_read ? Severity::warning : Severity::problem,
              fmt::format("{} cannot be written: {}", folder.path, folder.fault), elsewhere);
    return;
  }
  const std::string free = fmt::format("{}, {:.1f} GiB free", folder.path, gib(folder.free_bytes));
  if (gib(folder.free_bytes) < kNeeded) {
    notes.fail(free, "make room, or " + elsewhere);
  } else if (folder.free_files < 1000) {
    notes.fail(fmt::format("{}, and room for {} files", free, folder.free_files), "remove files, or " + elsewhere);
  } else if (gib(folder.free_bytes) < kComfortable) {
    notes.warn(free, "make room, or " + elsewhere);
  }
  notes.otherwise(free);
}

void judge_cpu(const MachineFacts& facts, std::vector<Finding>& findings) {
  const CpuFacts& cpu = facts.cpu;
  const bool is_target = tunes(facts, TargetKind::cpu);
  Notes notes(findings, "CPU");
  if (!cpu.note.empty()) {
    notes.warn(fmt::format("it computes as {}, {}", cpu.arch, cpu.note),
               "a virtual machine may hide what its host has: choose the host's CPU model for it (qemu: -cpu host)");
  }
  constexpr double kBusyShare = 0.2;
  if (cpu.busy_share.value_or(0) > kBusyShare) {
    notes.warn(fmt::format("{:.0f}% of the machine's cores are busy with other work", 100 * *cpu.busy_share),
               is_target ? "end it or wait; if it cannot be ended, run under `chrt -f 50`"
                         : "end it or wait: compiling takes longer, and launches may be late");
  }
  if (is_target && cpu.quota_cores && *cpu.quota_cores < cpu.cores - 0.01) {
    notes.warn(
        fmt::format("{} cores can be seen, and the control group grants the time of {:.2f}: more threads than that are held up",
                    cpu.cores, *cpu.quota_cores),
        std::floor(*cpu.quota_cores) >= 1
            ? fmt::format("raise the quota (docker: --cpus), or tune with --threads up to {:.0f}", std::floor(*cpu.quota_cores))
            : "raise the quota (docker: --cpus) to one core at least");
  }
  if (is_target && cpu.governor && *cpu.governor != "performance") {
    notes.warn(fmt::format("the frequency governor is {}", *cpu.governor), "as root: cpupower frequency-set -g performance");
  }
  if (cpu.available_memory_bytes && gib(*cpu.available_memory_bytes) < 0.25) {
    notes.fail(fmt::format("{:.2f} GiB of memory are available", gib(*cpu.available_memory_bytes)),
               "end other programs; a compiler alone takes more");
  } else if (cpu.available_memory_bytes && gib(*cpu.available_memory_bytes) < 2) {
    notes.warn(fmt::format("{:.1f} GiB of memory are available", gib(*cpu.available_memory_bytes)),
               "end other programs, or compile fewer units at once with --jobs");
  }
  notes.otherwise(fmt::format(
      "{}, {} cores{}{}{}{}", cpu.name, cpu.cores, cpu.clock_mhz > 0 ? fmt::format(", {:.0f} MHz", cpu.clock_mhz) : "",
      cpu.smt ? (*cpu.smt ? ", SMT on" : ", SMT off") : "",
      cpu.busy_share ? fmt::format(", {:.0f}% busy", 100 * *cpu.busy_share) : "",
      cpu.available_memory_bytes ? fmt::format(", {:.1f} GiB of memory available", gib(*cpu.available_memory_bytes)) : ""));
}

void judge_limits(const MachineFacts& facts, std::vector<Finding>& findings) {
  const LimitFacts& limits = facts.limits;
  Notes notes(findings, "limits");
  // The driver reserves addresses for all memory of all devices and of the host.
  const double needed_gib = tunes(facts, TargetKind::cuda) ? 256 : 4;
  if (limits.address_space_bytes && gib(*limits.address_space_bytes) < needed_gib) {
    notes.add(tunes(facts, TargetKind::cuda) ? Severity::problem : Severity::warning,
              fmt::format("address space is limited to {:.1f} GiB; {:.0f} GiB are needed", gib(*limits.address_space_bytes),
                          needed_gib),
              "ulimit -v unlimited");
  }
  if (limits.file_bytes && gib(*limits.file_bytes) < 0.1)
    notes.fail(fmt::format("files are limited to {} KiB", *limits.file_bytes / 1024), "ulimit -f unlimited");
  if (limits.cpu_seconds)
    notes.warn(fmt::format("processes are ended after {} CPU seconds", *limits.cpu_seconds), "ulimit -t unlimited");
  if (limits.open_files && *limits.open_files < 256)
    notes.warn(fmt::format("{} files may be open at once", *limits.open_files), "ulimit -n 1024");
  notes.otherwise("none that matter");
}

void judge_clock(const MachineFacts& facts, std::vector<Finding>& findings) {
  constexpr std::int64_t kDay_s = 24 * 3600;
  Notes notes(findings, "clock");
  if (facts.now_s + kDay_s < facts.program_time_s) {
    notes.warn(fmt::format("it is {} days before this program was built: records would carry a wrong date",
                           (facts.program_time_s - facts.now_s) / kDay_s),
               "set it: timedatectl set-ntp true");
  }
  notes.otherwise("after this program was built");
}

}  // namespace

std::vector<Finding> diagnose(const MachineFacts& facts) {
  std::vector<Finding> findings;
  judge_target(facts, findings);
  judge_driver(facts, findings);
  for (const GpuFacts& gpu : facts.gpus) judge_gpu(gpu, findings);
  for (const DeviceFault& fault : facts.driver.faults) {
    Notes(findings, fmt::format("GPU {}", fault.ordinal))
        .warn(fmt::format("it does not open: {}", fault.reason),
              "see its state with nvidia-smi -q, reset it or restart the machine; the other GPUs work");
  }
  for (const CompilerFacts& compiler : facts.compilers) judge_compiler(facts, compiler, findings);
  if (facts.python) findings.push_back({.severity = Severity::ok, .subject = "Python", .text = *facts.python});
  for (const FolderFacts& folder : facts.folders) judge_folder(facts, folder, findings);
  judge_cpu(facts, findings);
  judge_limits(facts, findings);
  judge_clock(facts, findings);
  return findings;
}

Severity worst_of(const std::vector<Finding>& findings) {
  Severity worst = Severity::ok;
  for (const Finding& finding : findings) worst = std::max(worst, finding.severity);
  return worst;
}

}  // namespace tilewright::tune
