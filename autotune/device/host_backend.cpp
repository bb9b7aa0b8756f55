// Measuring on the CPU: steady clock, batches of at least a millisecond, samples that somebody disturbed taken again.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>

#include "backend/cpu/thread_pool.h"
#include "device/device_backend.h"
#include "device/energy_meter.h"
#include "device/host_monitor.h"
#include "system/available_memory.h"
#include "system/seconds_since.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

constexpr double kShortestSampleUs = 1000;  // a scheduler tick that falls into a sample then costs it less than a percent

// On a shared machine another process may take a core in the middle of a sample. Then the process gets less CPU time than its
// threads could have used: the sample says nothing about the kernel and is taken again, unless it is so long that this is too
// dear.
constexpr double kDisturbedShare = 0.93;
constexpr double kRetriedBelowUs = 20'000;  // with the flush before it
constexpr int kRetries = 6;
constexpr double kSameShare = 0.03;
constexpr std::chrono::milliseconds kCooling{100};

struct Sample {
  double us = 0;  // of one launch
  bool disturbed = false;
};

double process_cpu_us() {
  timespec now{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

Sample take(const Launch& launch, const Sampling& sampling) {
  const double cpu_before_us = process_cpu_us();
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < sampling.batch; ++i) launch(nullptr);
  const double us = 1e6 * seconds_since(start);
  const double cpu_us = process_cpu_us() - cpu_before_us;
  return {.us = us / sampling.batch, .disturbed = cpu_us < kDisturbedShare * us * sampling.threads};
}

// What rotation has to pass.
std::size_t cache_bytes_of(const Device& device) {
  const char* mebibytes = std::getenv("TILEWRIGHT_LLC_MIB");
  const std::size_t named = mebibytes != nullptr ? std::strtoull(mebibytes, nullptr, 10) << 20 : 0;
  return std::max<std::size_t>(named != 0 ? named : device.last_level_cache_bytes, std::size_t{1} << 20);
}

class HostBackend : public DeviceBackend {
 public:
  explicit HostBackend(const Device& device)
      : cores_(static_cast<int>(std::max(1u, device.compute_units))), cache_bytes_(cache_bytes_of(device)), monitor_("/") {}

  const Checker& checker() const override { return host_checker(); }

  void* allocate(std::size_t bytes) override {
    void* memory = std::aligned_alloc(4096, (bytes + 4095) / 4096 * 4096 + 4096);
    if (memory == nullptr) throw Error("not enough memory for " + std::to_string(bytes) + " bytes; choose smaller --shapes");
    return memory;
  }
  void release(void* memory) override { std::free(memory); }
  std::size_t free_bytes() override { return available_memory_bytes().value_or(0); }
  void zero(void* memory, std::size_t bytes) override { std::memset(memory, 0, bytes); }
  void copy(void* to, const void* from, std::size_t bytes) override { std::memcpy(to, from, bytes); }
  void read(void* host, const void* memory, std::size_t bytes) override { std::memcpy(host, memory, bytes); }
  void write(void* memory, const void* host, std::size_t bytes) override { std::memcpy(memory, host, bytes); }

  void run_reference(const KernelEntry& reference, std::span<const unsigned char> parameters, const OutputView& view,
                     double* out) override {
    using Function =
        void (*)(const void* parameters, double* out, std::int64_t first_row, std::int64_t last_row, std::int64_t cols);
    const auto function = reinterpret_cast<Function>(const_cast<void*>(reference.cpu_symbol));
    const std::int64_t cols = view.extents[OutputView::kAxes - 1], rows = view.elements() / cols;
    const std::int64_t chunk = std::max<std::int64_t>(1, rows / (8 * cores_));
    cpu_pool(cores_).parallel_for((rows + chunk - 1) / chunk, [&](std::int64_t i) {
      function(parameters.data(), out, i * chunk, std::min(rows, (i + 1) * chunk), cols);
    });
  }

  Timing time(const Launch& launch, const Sampling& sampling) override {
    if (sampling.lead_in) launch(nullptr);  // wakes the workers, fetches the code
    const auto take_all = [&](Timing& timing) {
      for (int sample = 0; sample < sampling.samples; ++sample) {
        timing.samples_us.push_back(sampling.again ? take_undisturbed(launch, sampling, timing.conditions)
                                                   : take_flushed(launch, sampling).us);
      }
      DeviceReading reading = monitor_.read();
      reading.spoiled = reading.spoiled && sampling.again;
      return reading;
    };
    Timing timing = take_unspoiled(take_all, kCooling);
    parts().pause_s += timing.paused_s;
    return timing;
  }

  double recorded_below_us() const override { return 0; }
  std::unique_ptr<Recording> record(const Launch&, int) override { return nullptr; }

  double energy_mj(const Launch& launch, const Sampling& sampling, double) override {
    const auto run = [&] {
      for (int i = 0; i < sampling.batch; ++i) launch(nullptr);
    };
    return energy_per_call_mj(monitor_, run, sampling.batch);
  }

  double sample_us() const override { return kShortestSampleUs; }
  std::size_t cache_bytes() const override { return cache_bytes_; }
  bool usable() override { return true; }
  TargetKind kind() const override { return TargetKind::cpu; }

 private:
  Sample take_flushed(const Launch& launch, const Sampling& sampling) {
    if (sampling.flush) {
      flush_.resize(2 * cache_bytes_);
      std::memset(flush_.data(), ++flushes_ & 0xff, flush_.size());
    }
    return take(launch, sampling);
  }

  double take_undisturbed(const Launch& launch, const Sampling& sampling, Conditions& conditions) {
    const auto start = std::chrono::steady_clock::now();
    Sample best = take_flushed(launch, sampling);
    const bool is_cheap = 1e6 * seconds_since(start) < kRetriedBelowUs;
    for (int retry = 0; retry < kRetries && best.disturbed && is_cheap; ++retry) {
      const Sample again = take_flushed(launch, sampling);
      ++conditions.discarded;
      const bool reproduced = std::abs(again.us - best.us) < kSameShare * best.us;
      if (!again.disturbed || again.us < best.us) best = again;
      if (reproduced) break;  // threads that wait for each other look the same, and that is the kernel's own doing
    }
    return best.us;
  }

  int cores_;
  std::size_t cache_bytes_;
  HostMonitor monitor_;
  std::vector<char> flush_;
  int flushes_ = 0;
};

}  // namespace

std::unique_ptr<DeviceBackend> make_host_backend(const Device& device) { return std::make_unique<HostBackend>(device); }

}  // namespace tilewright::tune
