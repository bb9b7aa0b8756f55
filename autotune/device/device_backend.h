// What measuring needs from a device: memory, the checker, the reference, a stopwatch. One implementation for the host and one
// for CUDA; LaidOutProblem and Evaluator are written against this and know neither.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>

#include "device/call_parts.h"
#include "device/checker.h"
#include "device/timing.h"
#include "manifest/manifest.h"
#include "table/kernel_table.h"
#include "tilewright/device.h"
#include "tilewright/plan.h"

namespace tilewright::tune {

using Launch = std::function<void(Stream)>;

// A batch of launches, recorded once to be launched as one: what the host does for each launch is then not in its time.
class Recording {
 public:
  virtual ~Recording() = default;
};

struct Sampling {
  int samples = 1;
  int batch = 1;         // launches in a sample, which is their time divided by this
  bool lead_in = false;  // the work of a sample once before the first, untimed: the host gets ahead of the device
  bool flush = false;    // empties the last-level cache before each sample
  bool again = false;    // a sample in which something held the device back is taken again
  int threads = 0;       // CPU: that a launch keeps busy
  const Recording* recording = nullptr;  // of `batch` launches; null: launched one by one
};

class DeviceBackend {
 public:
  virtual ~DeviceBackend() = default;

  virtual const Checker& checker() const = 0;
  virtual void* allocate(std::size_t bytes) = 0;  // 256-byte aligned; throws Error
  virtual void release(void* memory) = 0;
  virtual std::size_t free_bytes() = 0;
  virtual void zero(void* memory, std::size_t bytes) = 0;
  virtual void copy(void* to, const void* from, std::size_t bytes) = 0;
  virtual void read(void* host, const void* memory, std::size_t bytes) = 0;
  virtual void write(void* memory, const void* host, std::size_t bytes) = 0;
  // The dense f64 results of all outputs, from a reference unit and its parameter block. `view` is the first output's: the unit
  // is called for its rows, along the last axis, and fills what belongs to a row in all outputs.
  virtual void run_reference(const KernelEntry& reference, std::span<const unsigned char> parameters, const OutputView& view,
                             double* out) = 0;
  // Throws Error when a launch fails.
  virtual Timing time(const Launch& launch, const Sampling& sampling) = 0;
  // Launches shorter than this may reach the device later than it is ready for them: they are recorded. 0: never.
  virtual double recorded_below_us() const = 0;
  virtual std::unique_ptr<Recording> record(const Launch& launch, int batch) = 0;
  // Of one launch, `us` long; 0 where the device does not tell.
  virtual double energy_mj(const Launch& launch, const Sampling& sampling, double us) = 0;
  // How long a sample is at least, so that the clock can tell it from noise.
  virtual double sample_us() const = 0;
  virtual std::size_t cache_bytes() const = 0;  // of the last level
  // After an Error: whether the device still works, or the process has lost it.
  virtual bool usable() = 0;
  virtual TargetKind kind() const = 0;

  // Since they were last emptied; for who uses the backend to add to.
  CallParts& parts() { return parts_; }

 private:
  CallParts parts_{};
};

// Of the device's kind.
std::unique_ptr<DeviceBackend> make_backend(const Device& device);

std::unique_ptr<DeviceBackend> make_host_backend(const Device& device);
#ifdef TILEWRIGHT_HAS_CUDA
std::unique_ptr<DeviceBackend> make_cuda_backend(const Device& device);
#endif

// Memory of a backend, released when it goes.
class DeviceMemory {
 public:
  DeviceMemory() = default;
  DeviceMemory(DeviceBackend& backend, std::size_t bytes)
      : backend_(&backend), memory_(backend.allocate(bytes)), bytes_(bytes) {}
  ~DeviceMemory() {
    if (memory_ != nullptr) backend_->release(memory_);
  }
  DeviceMemory(DeviceMemory&& other) noexcept { swap(other); }
  DeviceMemory& operator=(DeviceMemory&& other) noexcept {
    swap(other);
    return *this;
  }
  void* get() const { return memory_; }
  std::size_t bytes() const { return bytes_; }

 private:
  void swap(DeviceMemory& other) noexcept {
    std::swap(backend_, other.backend_);
    std::swap(memory_, other.memory_);
    std::swap(bytes_, other.bytes_);
  }
  DeviceBackend* backend_ = nullptr;
  void* memory_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace tilewright::tune
