// What measuring needs from a device: memory, the checker, the reference, a stopwatch. One implementation for the host and one
// for CUDA; Bench and Evaluator are written against this and know neither.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "checker.h"
#include "manifest.h"
#include "tilewright/device.h"
#include "tilewright/kernel_table.h"
#include "tilewright/plan.h"

namespace tilewright::tune {

struct Sampling {
  int samples = 1;
  int batch = 1;    // launches in a sample, which is their time divided by this
  int threads = 0;  // CPU: that a launch keeps busy; a sample in which they were disturbed is taken again. 0: never again
};

class DeviceBackend {
 public:
  virtual ~DeviceBackend() = default;

  virtual const Checker& checker() const = 0;
  virtual void* allocate(std::size_t bytes) = 0;  // 256-byte aligned; throws Error
  virtual void release(void* memory) = 0;
  virtual void zero(void* memory, std::size_t bytes) = 0;
  // The dense f64 result over `view`, from a reference unit and its parameter block.
  virtual void run_reference(const KernelEntry& reference, std::span<const unsigned char> parameters, const OutputView& view,
                             double* out) = 0;
  // Microseconds of each sample. Throws Error when a launch fails.
  virtual std::vector<double> time(const std::function<void(Stream)>& launch, const Sampling& sampling) = 0;
  // How many launches of this length make one sample that the clock can tell from noise.
  virtual int batch_for(double us) const = 0;
  // After an Error: whether the device still works, or the process has lost it.
  virtual bool usable() = 0;
  virtual const char* policy() const = 0;  // as in records
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
