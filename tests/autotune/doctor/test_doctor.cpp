// The doctor's judgement, on machines that are made up: nothing to say of a sound one, and each fault found once.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "doctor/diagnosis.h"
#include "doctor/gather_facts.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

constexpr std::uint64_t kGiB = 1ULL << 30;

MachineFacts sound_machine() {
  GpuFacts gpu{.ordinal = 0, .pci_bus_id = "0000:3b:00.0", .name = "NVIDIA H200", .major = 9, .minor = 0, .is_target = true};
  gpu.ecc = true;
  gpu.mig = false;
  gpu.persistence = true;
  gpu.compute_mode = NvmlComputeMode::shared;
  gpu.memory = NvmlMemory{.total_bytes = 140 * kGiB, .free_bytes = 139 * kGiB};
  gpu.utilization_percent = 0;
  gpu.temperature_c = 30;
  gpu.sm_clock_mhz = 345;
  gpu.max_sm_clock_mhz = 1980;
  gpu.processes = std::vector<NvmlProcess>{};
  gpu.throttle_reasons = nvml_throttle::idle;
  gpu.power_w = 75;
  gpu.power_limit_w = gpu.default_power_limit_w = 700;
  MachineFacts facts{.target = {.arch = "sm90a", .kind = TargetKind::cuda, .present = true, .device = "NVIDIA H200"}};
  facts.driver = {.has_hardware = true,
                  .built_with_cuda = true,
                  .runtime_version = 13000,
                  .driver_version = 13000,
                  .driver_text = "580.65.06"};
  facts.gpus = {gpu};
  facts.compilers = {{.name = "NVRTC", .is_needed = true, .identity = "nvrtc 13.0 libnvrtc.so.13", .cuda_version = 13000},
                     {.name = "C++ compiler", .identity = "g++ (Debian 12.2.0-14) 12.2.0"},
                     {.name = "nvcc", .identity = ""}};
  facts.library_compiler = "12.2.0";
  facts.python = "/usr/bin/python3 3.11.2, jinja2 3.1.2";
  for (const auto& [role, option] : {std::pair("database", "--db"), {"cache", "--cache"}, {"work", "--work"}}) {
    facts.folders.push_back(
        {.role = role, .option = option, .path = "/somewhere", .free_bytes = 50 * kGiB, .free_files = 1'000'000});
  }
  facts.cpu = {.name = "AMD EPYC", .cores = 16, .busy_share = 0.02, .available_memory_bytes = 64 * kGiB};
  facts.limits.open_files = 1024;
  facts.now_s = facts.program_time_s = 1'790'000'000;
  return facts;
}

MachineFacts sound_cpu_machine() {
  MachineFacts facts = sound_machine();
  facts.target = {.arch = "x86-64-v4", .kind = TargetKind::cpu, .present = true, .device = "AMD EPYC"};
  facts.driver = {.why_none = "no CUDA driver is installed"};
  facts.gpus.clear();
  facts.compilers[0] = {.name = "NVRTC"};
  facts.compilers[1].is_needed = true;
  facts.cpu.governor = "performance";
  facts.cpu.quota_cores = 16;
  return facts;
}

std::string to_text(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    text +=
        std::string(to_string(finding.severity)) + " " + finding.subject + ": " + finding.text + " -> " + finding.remedy + "\n";
  }
  return text;
}

struct Fault {
  const char* name;
  std::function<void(MachineFacts&)> plant;
  Severity severity;
  const char* subject;
  const char* text;
  const char* remedy;
};

// One finding that is not ok, and it is the one that was planted.
void expect_only(const MachineFacts& facts, const Fault& fault) {
  std::vector<Finding> findings = diagnose(facts);
  std::erase_if(findings, [](const Finding& finding) { return finding.severity == Severity::ok; });
  ASSERT_EQ(findings.size(), 1u) << fault.name << "\n" << to_text(findings);
  EXPECT_EQ(findings[0].severity, fault.severity) << fault.name << "\n" << to_text(findings);
  EXPECT_EQ(findings[0].subject, fault.subject) << fault.name;
  EXPECT_NE(findings[0].text.find(fault.text), std::string::npos) << fault.name << "\n" << to_text(findings);
  EXPECT_NE(findings[0].remedy.find(fault.remedy), std::string::npos) << fault.name << "\n" << to_text(findings);
}

TEST(Diagnosis, OfASoundMachineNothingIsWrong) {
  for (const MachineFacts& facts : {sound_machine(), sound_cpu_machine()}) {
    const std::vector<Finding> findings = diagnose(facts);
    EXPECT_EQ(worst_of(findings), Severity::ok) << to_text(findings);
    for (const char* subject :
         {"target", "driver", "NVRTC", "C++ compiler", "Python", "database", "cache", "CPU", "limits", "clock"}) {
      EXPECT_EQ(std::count_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.subject == subject; }), 1)
          << subject;
    }
  }
}

TEST(Diagnosis, FindsEveryFaultOfAGpuMachineOnce) {
  using enum Severity;
  const Fault faults[] = {
      {"no Python",
       [](MachineFacts& m) {
         m.target = {.arch = "", .fault = "cannot run the Python interpreter 'x'"};
         m.gpus.clear();
         m.driver = {};
         m.compilers.clear();
       },
       problem, "target", "cannot run the Python interpreter", "apt-get install python3 python3-jinja2"},
      {"PTX alone", [](MachineFacts& m) { m.gpus[0].note = "PTX: the driver compiles"; }, warning, "GPU 0",
       "compute capability 9.0 computes with PTX: the driver compiles", "add a descriptor"},
      {"a GPU that does not open", [](MachineFacts& m) { m.driver.faults = {{.ordinal = 1, .reason = "it is busy"}}; }, warning,
       "GPU 1", "it does not open: it is busy", "nvidia-smi -q"},
      {"old driver",
       [](MachineFacts& m) {
         m.driver.driver_version = 12040;
         m.compilers[0].cuda_version = 12080;
       },
       problem, "driver", "the driver serves CUDA 12.4, and this program was built with CUDA 13.0",
       "build with a CUDA 12 toolkit"},
      {"new NVRTC", [](MachineFacts& m) { m.driver.driver_version = m.driver.runtime_version = 12040; }, problem, "NVRTC",
       "needs a driver of CUDA 13, and the driver serves CUDA 12.4", "apt-get install cuda-nvrtc-12-8"},
      {"no NVRTC", [](MachineFacts& m) { m.compilers[0].identity = ""; }, problem, "NVRTC", "not found",
       "prebuild --arch sm90a"},
      {"no NVRTC, prebuilt",
       [](MachineFacts& m) {
         m.compilers[0].identity = "";
         m.target.is_prebuilt = true;
       },
       warning, "NVRTC", "only what was prebuilt", "cuda-nvrtc-13-0"},
      {"broken NVRTC", [](MachineFacts& m) { m.compilers[0].fault = "no builtins"; }, problem, "NVRTC", "no builtins",
       "install it whole"},
      {"no arch", [](MachineFacts& m) { m.gpus[0].has_arch = false; }, warning, "GPU 0", "compute capability 9.0", "--archs"},
      {"no NVML", [](MachineFacts& m) { m.gpus[0] = {.name = "NVIDIA H200", .is_target = true, .why_no_nvml = "not found"}; },
       warning, "GPU 0", "cannot be seen: not found", "libnvidia-ml"},
      {"busy",
       [](MachineFacts& m) {
         m.gpus[0].processes = std::vector<NvmlProcess>{{.pid = 4711, .memory_bytes = 20 * kGiB}};
         m.gpus[0].utilization_percent = 97;
       },
       problem, "GPU 0", "others compute on it (97%): process 4711 (20.0 GiB)", "CUDA_VISIBLE_DEVICES"},
      {"shared",
       [](MachineFacts& m) {
         m.gpus[0].processes = std::vector<NvmlProcess>{{.pid = 4711}, {.pid = 4712}};
       },
       warning, "GPU 0", "processes 4711, 4712", "CUDA_VISIBLE_DEVICES"},
      {"busy elsewhere", [](MachineFacts& m) { m.gpus[0].utilization_percent = 60; }, warning, "GPU 0", "busy (60%)",
       "containers"},
      {"prohibited", [](MachineFacts& m) { m.gpus[0].compute_mode = NvmlComputeMode::prohibited; }, problem, "GPU 0",
       "forbids computing", "nvidia-smi -i 0000:3b:00.0 -c 0"},
      {"full memory", [](MachineFacts& m) { m.gpus[0].memory->free_bytes = kGiB / 2; }, problem, "GPU 0",
       "0.50 of 140.0 GiB of its memory are free", "CUDA_VISIBLE_DEVICES"},
      {"half memory", [](MachineFacts& m) { m.gpus[0].memory->free_bytes = 60 * kGiB; }, warning, "GPU 0", "may not fit",
       "end them"},
      {"hot",
       [](MachineFacts& m) {
         *m.gpus[0].throttle_reasons |= nvml_throttle::hardware_thermal;
         m.gpus[0].temperature_c = 92;
       },
       warning, "GPU 0", "hardware thermal, 92 C", "cooling"},
      {"capped", [](MachineFacts& m) { m.gpus[0].power_limit_w = 350; }, warning, "GPU 0", "limited to 350 W of 700 W",
       "nvidia-smi -i 0000:3b:00.0 -pl 700"},
      {"sliced", [](MachineFacts& m) { m.gpus[0].mig = true; }, warning, "GPU 0", "MIG is on",
       "nvidia-smi -i 0000:3b:00.0 -mig 0"},
      {"no ECC", [](MachineFacts& m) { m.gpus[0].ecc = false; }, warning, "GPU 0", "ECC is off",
       "nvidia-smi -i 0000:3b:00.0 -e 1"},
      {"forgetful", [](MachineFacts& m) { m.gpus[0].persistence = false; }, warning, "GPU 0", "persistence mode is off",
       "nvidia-smi -i 0000:3b:00.0 -pm 1"},
      {"address space", [](MachineFacts& m) { m.limits.address_space_bytes = 64 * kGiB; }, problem, "limits", "64.0 GiB",
       "ulimit -v unlimited"},
  };
  for (const Fault& fault : faults) {
    MachineFacts facts = sound_machine();
    fault.plant(facts);
    expect_only(facts, fault);
  }
}

TEST(Diagnosis, FindsEveryFaultOfACpuMachineOnce) {
  using enum Severity;
  const Fault faults[] = {
      {"no AVX2",
       [](MachineFacts& m) {
         m.cpu.arch = "x86-64-v2";
         m.cpu.note = "right and slow";
       },
       warning, "CPU", "it computes as x86-64-v2, right and slow", "-cpu host"},
      {"absent arch",
       [](MachineFacts& m) {
         m.target = {.arch = "sm80", .kind = TargetKind::cuda, .why_absent = "there is no GPU"};
         m.compilers[1].is_needed = false;
       },
       warning, "target", "sm80 cannot be measured here: there is no GPU", "prebuild --arch sm80 --cache DIR"},
      {"unused GPU", [](MachineFacts& m) { m.driver.has_hardware = true; }, warning, "driver", "built without CUDA",
       "./tilewright build"},
      {"hidden GPU", [](MachineFacts& m) { m.driver.has_hardware = m.driver.built_with_cuda = true; }, warning, "driver",
       "cannot be used: no CUDA driver is installed", "--gpus all"},
      {"no compiler", [](MachineFacts& m) { m.compilers[1].identity = ""; }, problem, "C++ compiler", "not found",
       "apt-get install g++"},
      {"no compiler, linked",
       [](MachineFacts& m) {
         m.compilers[1].identity = "";
         m.target.is_linked = m.target.present = true;
       },
       warning, "C++ compiler", "only those that are linked", "apt-get install g++"},
      {"other compiler", [](MachineFacts& m) { m.compilers[1].identity = "clang version 14.0.6"; }, warning, "C++ compiler",
       "is not the 12.2.0 that this was built with", "TILEWRIGHT_CXX"},
      {"read-only", [](MachineFacts& m) { m.folders[0].fault = "Read-only file system"; }, problem, "database",
       "/somewhere cannot be written: Read-only file system", "--db"},
      {"read-only cache",
       [](MachineFacts& m) {
         m.folders[1].fault = "Permission denied";
         m.target.is_prebuilt = true;
       },
       warning, "cache", "Permission denied", "--cache"},
      {"full disk", [](MachineFacts& m) { m.folders[2].free_bytes = 1 << 20; }, problem, "work", "0.0 GiB free", "--work"},
      {"no inodes", [](MachineFacts& m) { m.folders[2].free_files = 3; }, problem, "work", "room for 3 files", "remove files"},
      {"little room", [](MachineFacts& m) { m.folders[2].free_bytes = kGiB / 2; }, warning, "work", "0.5 GiB free",
       "make room"},
      {"neighbours", [](MachineFacts& m) { m.cpu.busy_share = 0.5; }, warning, "CPU", "50% of the machine's cores",
       "chrt -f 50"},
      {"quota", [](MachineFacts& m) { m.cpu.quota_cores = 2.5; }, warning, "CPU", "grants the time of 2.50",
       "--threads up to 2"},
      {"small quota", [](MachineFacts& m) { m.cpu.quota_cores = 0.5; }, warning, "CPU", "grants the time of 0.50",
       "one core at least"},
      {"governor", [](MachineFacts& m) { m.cpu.governor = "powersave"; }, warning, "CPU", "governor is powersave", "cpupower"},
      {"little memory", [](MachineFacts& m) { m.cpu.available_memory_bytes = kGiB; }, warning, "CPU", "1.0 GiB of memory",
       "--jobs"},
      {"no memory", [](MachineFacts& m) { m.cpu.available_memory_bytes = kGiB / 8; }, problem, "CPU", "0.12 GiB of memory",
       "end other"},
      {"file size", [](MachineFacts& m) { m.limits.file_bytes = 4096; }, problem, "limits", "4 KiB", "ulimit -f unlimited"},
      {"CPU time", [](MachineFacts& m) { m.limits.cpu_seconds = 60; }, warning, "limits", "60 CPU seconds", "ulimit -t"},
      {"open files", [](MachineFacts& m) { m.limits.open_files = 20; }, warning, "limits", "20 files", "ulimit -n"},
      {"clock", [](MachineFacts& m) { m.now_s = 0; }, warning, "clock", "days before this program was built", "timedatectl"},
  };
  for (const Fault& fault : faults) {
    MachineFacts facts = sound_cpu_machine();
    fault.plant(facts);
    expect_only(facts, fault);
  }
}

TEST(Diagnosis, AnotherTunerIsWaitedForAndNothingThatItTakesIsAProblem) {
  const std::vector<NvmlProcess> worker{{.pid = 4711, .memory_bytes = 139 * kGiB}};
  MachineFacts busy = sound_machine(), exclusive = busy, full = busy;
  busy.gpus[0].processes = exclusive.gpus[0].processes = worker;
  busy.gpus[0].utilization_percent = 97;
  exclusive.gpus[0].compute_mode = NvmlComputeMode::exclusive_process;
  full.gpus[0].memory->free_bytes = kGiB / 2;
  for (MachineFacts facts : {busy, exclusive, full}) {
    EXPECT_EQ(worst_of(diagnose(facts)), Severity::problem) << to_text(diagnose(facts));
    facts.gpus[0].tuner = "tilewright 4710";
    const std::string text = to_text(diagnose(facts));
    EXPECT_EQ(worst_of(diagnose(facts)), Severity::warning) << text;
    EXPECT_NE(text.find("tilewright 4710 measures on it"), std::string::npos) << text;
    EXPECT_NE(text.find("autotune waits for it, or choose another GPU"), std::string::npos) << text;
  }
}

TEST(Diagnosis, AGpuThatIsNotTheTargetIsOnlyDescribed) {
  MachineFacts facts = sound_machine();
  facts.target = sound_cpu_machine().target;
  facts.gpus[0].is_target = false;
  facts.gpus[0].mig = true;
  facts.gpus[0].utilization_percent = 99;
  facts.gpus[0].processes = std::vector<NvmlProcess>{{.pid = 1}};
  EXPECT_EQ(worst_of(diagnose(facts)), Severity::ok) << to_text(diagnose(facts));
}

// Predicting for another card does not look at the GPUs that are here.
TEST(Diagnosis, AGpuThatNobodyLookedAtIsNoFault) {
  MachineFacts facts = sound_machine();
  facts.gpus.clear();
  const std::vector<Finding> findings = diagnose(facts);
  EXPECT_EQ(worst_of(findings), Severity::ok) << to_text(findings);
}

TEST(GatherFacts, SaysWhatIsHere) {
  const ScratchFolder scratch;
  Places places;
  places.db = scratch.path() / "not/yet/there";
  places.cache = "/dev/null/cache";
  places.work = scratch.path();
  const MachineFacts facts = gather_facts(places, {}, "no Python", {}, Thoroughness::brief);
  EXPECT_EQ(facts.target.fault, "no Python");
  EXPECT_GE(facts.cpu.cores, 1u);
  EXPECT_GT(facts.cpu.available_memory_bytes.value_or(0), 0u);
  ASSERT_EQ(facts.folders.size(), 3u);
  EXPECT_EQ(facts.folders[0].fault, "");
  EXPECT_GT(facts.folders[0].free_bytes, 0u);
  EXPECT_NE(facts.folders[1].fault.find("is not a folder"), std::string::npos) << facts.folders[1].fault;
  EXPECT_GT(facts.now_s, 1'600'000'000);
  EXPECT_FALSE(std::filesystem::exists(places.db));  // looking makes nothing
}

}  // namespace
}  // namespace tilewright::tune
