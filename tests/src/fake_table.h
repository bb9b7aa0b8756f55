// A small kernel table for tests of dispatch: one op whose kernels write their own number, so that a run shows which kernel
// ran. CPU kernels run for real; CUDA kernels have a made-up image and can be selected but not loaded.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "launch/launch.h"
#include "table/kernel_table.h"
#include "tilewright/device.h"

namespace tilewright::test {

// The block of the op below, as generated code would declare it. `split` and `group` are the family's run-time parameters.
struct ToyParams {
  const void* in;
  float* out;
  void* workspace;
  long long rows, cols, stride;
  float scale;
  int code;
  int split, group;
};

// out[x] = kernel's number; grid: rows calls.
template <int kNumber>
void toy_kernel(const void* parameters, std::int64_t x, std::int64_t /*y*/, std::int64_t /*z*/) {
  const auto& p = *static_cast<const ToyParams*>(parameters);
  p.out[x] = kNumber;
}

inline constexpr const char* kModes[] = {"plain", "turned"};
inline constexpr NamedValues kToyAttributes[] = {{.name = "mode", .values = kModes}};
inline constexpr const char* kToySizes[] = {"rows", "cols", "stride"};
inline constexpr ScalarDeclaration kToyScalars[] = {{.name = "scale", .is_float = true}, {.name = "code", .is_float = false}};
inline constexpr const char* kToyTensors[] = {"in", "out"};
inline constexpr const char* kToyRuntime[] = {"split", "group"};

inline void lay_out(Problem& problem) {
  if (problem.sizes[2] == kDense) problem.sizes[2] = problem.sizes[1];
}

// Archs, best last; `any` runs everywhere, `impossible` nowhere.
inline constexpr std::uint8_t kMinorsOfSm80[] = {0, 6, 9};
inline constexpr std::uint8_t kMinorsOfSm90a[] = {0};

enum ToyArch : std::uint16_t { kAny, kFast, kImpossible, kSm80, kSm90a };

struct FakeTable {
  std::vector<OpEntry> ops{{.name = "toy",
                            .attributes = kToyAttributes,
                            .sizes = kToySizes,
                            .key_sizes = 2,
                            .scalars = kToyScalars,
                            .tensors = kToyTensors,
                            .lay_out = lay_out}};
  std::vector<ArchEntry> archs{
      {.name = "any", .kind = TargetKind::cpu, .major = 0, .minor = 0, .minors = {}, .rank = 1, .cpu_flags = {}},
      {.name = "fast", .kind = TargetKind::cpu, .major = 0, .minor = 0, .minors = {}, .rank = 2, .cpu_flags = kFastFlags},
      {.name = "impossible",
       .kind = TargetKind::cpu,
       .major = 0,
       .minor = 0,
       .minors = {},
       .rank = 3,
       .cpu_flags = kImpossibleFlags},
      {.name = "sm80", .kind = TargetKind::cuda, .major = 8, .minor = 0, .minors = kMinorsOfSm80, .rank = 80, .cpu_flags = {}},
      {.name = "sm90a",
       .kind = TargetKind::cuda,
       .major = 9,
       .minor = 0,
       .minors = kMinorsOfSm90a,
       .rank = 90,
       .cpu_flags = {}},
  };
  std::vector<TunedDevice> devices;
  std::vector<KernelEntry> kernels;
  std::vector<TunedEntry> tuned;

  KernelTable table() const {
    return {.generator = "test", .ops = ops, .archs = archs, .devices = devices, .kernels = kernels, .tuned = tuned};
  }

  // A legal-everywhere kernel of `arch`; change what the test needs.
  template <int kNumber>
  KernelEntry& add_kernel(const char* id, ToyArch arch = kAny) {
    const bool is_cuda = archs[arch].kind == TargetKind::cuda;
    KernelEntry kernel{};
    kernel.id = id;
    kernel.family = "toy_family";
    kernel.config = "";
    kernel.hash = "0123";
    kernel.symbol = id;
    kernel.kind = archs[arch].kind;
    kernel.arch = arch;
    kernel.attributes.fill(kAnyAttribute);
    kernel.launch.grid[0][0] = {.value = 0, .divisor = 1};
    kernel.pointer_alignment = 1;
    kernel.runtime_names = kToyRuntime;
    kernel.runtime_defaults = {1, 8};
    if (is_cuda) {
      kernel.image = {std::begin(kImage), std::end(kImage)};
    } else {
      kernel.cpu_symbol = reinterpret_cast<const void*>(&toy_kernel<kNumber>);
    }
    kernels.push_back(kernel);
    return kernels.back();
  }

  // `kernel` is an index in kernels.
  TunedEntry& add_record(std::uint16_t device, std::uint16_t kernel, std::int64_t rows, std::int64_t cols,
                         std::uint16_t threads = 1) {
    TunedEntry entry{};
    entry.device = device;
    entry.kernel = kernel;
    entry.problem = problem(rows, cols, threads);
    entry.runtime = kernels[kernel].runtime_defaults;
    entry.median_us = 10;
    entry.default_us = 20;
    tuned.push_back(entry);
    return tuned.back();
  }

  static Problem problem(std::int64_t rows, std::int64_t cols, std::uint16_t threads = 1, std::uint8_t mode = 0) {
    Problem problem;
    problem.threads = threads;
    problem.attributes[0] = mode;
    problem.sizes = {rows, cols, cols};
    return problem;
  }

  static constexpr const char* kFastFlags[] = {"flag_fast"};
  static constexpr const char* kImpossibleFlags[] = {"flag_of_no_cpu"};
  static constexpr unsigned char kImage[] = {1};
};

inline Device fake_cpu(const std::string& key = "cpu-a", std::uint32_t cores = 4) {
  Device device;
  device.key = key;
  device.name = "A CPU";
  device.compute_units = cores;
  device.cpu_flags = {"flag_fast"};
  return device;
}

inline Device fake_gpu(const std::string& key, int major, int minor, std::uint32_t multiprocessors) {
  Device device;
  device.kind = TargetKind::cuda;
  device.key = key;
  device.name = "A GPU";
  device.major = major;
  device.minor = minor;
  device.compute_units = multiprocessors;
  return device;
}

inline void no_warnings(const std::string& message) { throw std::runtime_error("unexpected warning: " + message); }

}  // namespace tilewright::test
