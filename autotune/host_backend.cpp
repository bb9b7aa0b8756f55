// Measuring on the CPU: steady clock, warm caches, batches of at least a millisecond.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "backend/cpu/thread_pool.h"
#include "device_backend.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

constexpr double kShortestSampleUs = 1000;  // a scheduler tick that falls into a sample then costs it less than a percent

// On a shared machine another process may take a core in the middle of a sample. Then the process gets less CPU time than its
// threads could have used: the sample says nothing about the kernel and is taken again, unless it is so long that this is too
// dear.
constexpr double kDisturbedShare = 0.93;
constexpr double kRetriedBelowUs = 20'000;
constexpr int kRetries = 6;
constexpr double kSameShare = 0.03;

struct Sample {
  double us = 0;  // of one launch
  bool disturbed = false;
};

double process_cpu_us() {
  timespec now{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

Sample take(const std::function<void(Stream)>& launch, const Sampling& sampling) {
  using Clock = std::chrono::steady_clock;
  const double cpu_before_us = process_cpu_us();
  const auto start = Clock::now();
  for (int i = 0; i < sampling.batch; ++i) launch(nullptr);
  const double us = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
  const double cpu_us = process_cpu_us() - cpu_before_us;
  return {.us = us / sampling.batch, .disturbed = cpu_us < kDisturbedShare * us * sampling.threads};
}

class HostBackend : public DeviceBackend {
 public:
  explicit HostBackend(const Device& device) : cores_(static_cast<int>(std::max(1u, device.compute_units))) {}

  const Checker& checker() const override { return host_checker(); }

  void* allocate(std::size_t bytes) override {
    void* memory = std::aligned_alloc(4096, (bytes + 4095) / 4096 * 4096 + 4096);
    if (memory == nullptr) throw Error("not enough memory for " + std::to_string(bytes) + " bytes; choose smaller --shapes");
    return memory;
  }
  void release(void* memory) override { std::free(memory); }
  void zero(void* memory, std::size_t bytes) override { std::memset(memory, 0, bytes); }

  void run_reference(const KernelEntry& reference, std::span<const unsigned char> parameters, const OutputView& view,
                     double* out) override {
    using Function = void (*)(const void* parameters, double* out, std::int64_t first_row, std::int64_t last_row);
    const auto function = reinterpret_cast<Function>(const_cast<void*>(reference.cpu_symbol));
    const std::int64_t rows = view.batches * view.rows;
    const std::int64_t chunk = std::max<std::int64_t>(1, rows / (8 * cores_));
    cpu_pool(cores_).parallel_for((rows + chunk - 1) / chunk, [&](std::int64_t i) {
      function(parameters.data(), out, i * chunk, std::min(rows, (i + 1) * chunk));
    });
  }

  std::vector<double> time(const std::function<void(Stream)>& launch, const Sampling& sampling) override {
    std::vector<double> times_us;
    for (int sample = 0; sample < sampling.samples; ++sample) {
      Sample best = take(launch, sampling);
      for (int retry = 0; retry < kRetries && best.disturbed && best.us * sampling.batch < kRetriedBelowUs; ++retry) {
        const Sample again = take(launch, sampling);
        const bool reproduced = std::abs(again.us - best.us) < kSameShare * best.us;
        if (!again.disturbed || again.us < best.us) best = again;
        if (reproduced) break;  // threads that wait for each other look the same, and that is the kernel's own doing
      }
      times_us.push_back(best.us);
    }
    return times_us;
  }

  int batch_for(double us) const override {
    return static_cast<int>(std::clamp(std::ceil(kShortestSampleUs / std::max(us, 0.01)), 1.0, 1e5));
  }
  bool usable() override { return true; }
  const char* policy() const override { return "warm/steady-clock/median"; }

 private:
  int cores_;
};

}  // namespace

std::unique_ptr<DeviceBackend> make_host_backend(const Device& device) { return std::make_unique<HostBackend>(device); }

}  // namespace tilewright::tune
