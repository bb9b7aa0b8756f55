// Measuring on a CUDA device: events around every launch, the L2 cache overwritten before each, and many samples queued before
// the first is read, so that the host never holds the device up.
#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

#include "backend/cuda/driver_api.h"
#include "device_backend.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

class Event {
 public:
  Event() { check(driver().cuEventCreate(&handle_, CU_EVENT_DEFAULT), "cuEventCreate"); }
  ~Event() {
    if (handle_ != nullptr) driver().cuEventDestroy(handle_);
  }
  Event(Event&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Event& operator=(Event&&) = delete;
  CUevent get() const { return handle_; }

 private:
  CUevent handle_ = nullptr;
};

class CudaBackend : public DeviceBackend {
 public:
  explicit CudaBackend(const Device& device)
      : context_(device.ordinal), flush_bytes_(std::max<std::size_t>(2 * device.last_level_cache_bytes, std::size_t{1} << 20)) {
    flush_ = allocate(flush_bytes_);
    check(driver().cuStreamCreate(&stream_, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
    warm_up();
  }
  ~CudaBackend() override {
    release(flush_);
    driver().cuStreamDestroy(stream_);
  }

  const Checker& checker() const override { return cuda_checker(); }

  void* allocate(std::size_t bytes) override {
    CUdeviceptr memory = 0;
    if (driver().cuMemAlloc(&memory, std::max<std::size_t>(bytes, 1)) == CUDA_ERROR_OUT_OF_MEMORY) {
      throw Error("not enough device memory for " + std::to_string(bytes) + " bytes; choose smaller --shapes");
    }
    if (memory == 0) check(driver().cuMemAlloc(&memory, std::max<std::size_t>(bytes, 1)), "cuMemAlloc");
    return reinterpret_cast<void*>(memory);
  }
  void release(void* memory) override { driver().cuMemFree(reinterpret_cast<CUdeviceptr>(memory)); }
  void zero(void* memory, std::size_t bytes) override {
    check(driver().cuMemsetD8Async(reinterpret_cast<CUdeviceptr>(memory), 0, bytes, stream_), "cuMemsetD8Async");
    check(driver().cuStreamSynchronize(stream_), "cuStreamSynchronize");
  }

  void run_reference(const KernelEntry& reference, std::span<const unsigned char> parameters, const OutputView& view,
                     double* out) override {
    constexpr unsigned kThreads = 256;
    auto found = references_.find(&reference);
    if (found == references_.end()) found = references_.emplace(&reference, CudaLibrary(reference.image)).first;
    CUlaunchConfig config{};
    config.gridDimX = static_cast<unsigned>((view.elements() + kThreads - 1) / kThreads);
    config.gridDimY = config.gridDimZ = 1;
    config.blockDimX = kThreads;
    config.blockDimY = config.blockDimZ = 1;
    config.hStream = stream_;
    void* arguments[] = {const_cast<unsigned char*>(parameters.data()), &out};
    const CUkernel kernel = found->second.kernel(reference.symbol);
    check(driver().cuLaunchKernelEx(&config, reinterpret_cast<CUfunction>(kernel), arguments, nullptr),
          "cuLaunchKernelEx of the reference");
    check(driver().cuStreamSynchronize(stream_), "the reference");
  }

  std::vector<double> time(const std::function<void(Stream)>& launch, const Sampling& sampling) override {
    const int samples = sampling.samples;
    while (events_.size() < 2 * static_cast<std::size_t>(samples)) events_.emplace_back();
    for (int sample = 0; sample < samples; ++sample) {
      check(driver().cuMemsetD8Async(reinterpret_cast<CUdeviceptr>(flush_), sample & 0xff, flush_bytes_, stream_),
            "cuMemsetD8Async");
      check(driver().cuEventRecord(start_of(sample), stream_), "cuEventRecord");
      for (int i = 0; i < sampling.batch; ++i) launch(stream_);
      check(driver().cuEventRecord(stop_of(sample), stream_), "cuEventRecord");
    }
    check(driver().cuStreamSynchronize(stream_), "the kernel");
    std::vector<double> times_us;
    for (int sample = 0; sample < samples; ++sample) {
      float milliseconds = 0;
      check(driver().cuEventElapsedTime(&milliseconds, start_of(sample), stop_of(sample)), "cuEventElapsedTime");
      times_us.push_back(1e3 * static_cast<double>(milliseconds) / sampling.batch);
    }
    return times_us;
  }

  int batch_for(double) const override { return 1; }  // every launch finds a cold cache
  bool usable() override { return driver().cuCtxSynchronize() == CUDA_SUCCESS; }
  const char* policy() const override { return "cold-l2/events/median"; }

 private:
  // An idle device runs at a fifth of its clock, and needs some tens of milliseconds of work to notice that it is not idle.
  void warm_up() {
    const auto start = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() - start < std::chrono::milliseconds(150)) zero(flush_, flush_bytes_);
  }

  CUevent start_of(int sample) const { return events_[2 * static_cast<std::size_t>(sample)].get(); }
  CUevent stop_of(int sample) const { return events_[2 * static_cast<std::size_t>(sample) + 1].get(); }

  CurrentContext context_;
  std::size_t flush_bytes_;
  void* flush_ = nullptr;
  CUstream stream_ = nullptr;
  std::vector<Event> events_;
  std::map<const KernelEntry*, CudaLibrary> references_;
};

}  // namespace

std::unique_ptr<DeviceBackend> make_cuda_backend(const Device& device) { return std::make_unique<CudaBackend>(device); }

}  // namespace tilewright::tune
