// Measuring on a CUDA device: events around a batch of launches, short ones recorded as a graph, and everything queued before
// the first event is read, so that the host never holds the device up.
#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

#include "backend/cuda/driver_api.h"
#include "device/clock_settling.h"
#include "device/device_backend.h"
#include "device/device_monitor.h"
#include "device/energy_meter.h"
#include "system/seconds_since.h"
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

using Clock = std::chrono::steady_clock;

constexpr double kShortestSampleUs = 200;  // the resolution of events is 0.5 us
constexpr double kRecordedBelowUs = 20;    // the host needs 2 to 5 us for a launch, and much more once in a while
constexpr double kEnergyBurstUs = 5000;    // a reading between two bursts costs a percent of this
constexpr std::chrono::milliseconds kCooling{100};
// After a pause this long the clock may have dropped: a compiler ran, or another process had the device.
constexpr std::chrono::milliseconds kIdle{500};

class CudaRecording : public Recording {
 public:
  explicit CudaRecording(CUgraph graph) {
    const CUresult result = driver().cuGraphInstantiate(&executable_, graph, 0);
    driver().cuGraphDestroy(graph);
    check(result, "cuGraphInstantiate");
  }
  ~CudaRecording() override { driver().cuGraphExecDestroy(executable_); }
  CudaRecording(const CudaRecording&) = delete;
  CudaRecording& operator=(const CudaRecording&) = delete;
  CUgraphExec get() const { return executable_; }

 private:
  CUgraphExec executable_ = nullptr;
};

class CudaBackend : public DeviceBackend {
 public:
  explicit CudaBackend(const Device& device)
      : context_(device.ordinal),
        cache_bytes_(std::max<std::size_t>(device.last_level_cache_bytes, std::size_t{1} << 20)),
        flush_bytes_(2 * cache_bytes_),
        monitor_(make_monitor(device)) {
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
  void copy(void* to, const void* from, std::size_t bytes) override {
    check(driver().cuMemcpyDtoDAsync(reinterpret_cast<CUdeviceptr>(to), reinterpret_cast<CUdeviceptr>(from), bytes, stream_),
          "cuMemcpyDtoDAsync");
    check(driver().cuStreamSynchronize(stream_), "cuStreamSynchronize");
  }
  // Whatever the checker has put there is complete: its algorithms wait for their end.
  void read(void* host, const void* memory, std::size_t bytes) override {
    check(driver().cuMemcpyDtoH(host, reinterpret_cast<CUdeviceptr>(memory), bytes), "cuMemcpyDtoH");
  }
  void write(void* memory, const void* host, std::size_t bytes) override {
    check(driver().cuMemcpyHtoD(reinterpret_cast<CUdeviceptr>(memory), host, bytes), "cuMemcpyHtoD");
  }
  std::size_t free_bytes() override {
    std::size_t free = 0, total = 0;
    check(driver().cuMemGetInfo(&free, &total), "cuMemGetInfo");
    return free;
  }

  void run_reference(const KernelEntry& reference, std::span<const unsigned char> parameters, const OutputView& view,
                     double* out) override {
    constexpr unsigned kThreads = 256;
    auto found = references_.find(&reference);
    if (found == references_.end()) found = references_.emplace(&reference, CudaLibrary(reference.image)).first;
    CUlaunchConfig config{};
    std::int64_t cols = view.extents[OutputView::kAxes - 1];
    config.gridDimX = static_cast<unsigned>(view.elements() / cols);
    config.gridDimY = static_cast<unsigned>((cols + kThreads - 1) / kThreads);
    config.gridDimZ = 1;
    config.blockDimX = kThreads;
    config.blockDimY = config.blockDimZ = 1;
    config.hStream = stream_;
    void* arguments[] = {const_cast<unsigned char*>(parameters.data()), &out, &cols};
    const CUkernel kernel = found->second.kernel(reference.symbol);
    check(driver().cuLaunchKernelEx(&config, reinterpret_cast<CUfunction>(kernel), arguments, nullptr),
          "cuLaunchKernelEx of the reference");
    check(driver().cuStreamSynchronize(stream_), "the reference");
  }

  Timing time(const Launch& launch, const Sampling& sampling) override {
    if (sampling.again && Clock::now() - last_work_ > kIdle) warm_up();
    Timing timing = take_unspoiled(
        [&](Timing& group) {
          DeviceReading reading = take(launch, sampling, group.samples_us);
          reading.spoiled = reading.spoiled && sampling.again;
          return reading;
        },
        kCooling);
    parts().pause_s += timing.paused_s;
    last_work_ = Clock::now();
    return timing;
  }

  double recorded_below_us() const override { return kRecordedBelowUs; }
  std::unique_ptr<Recording> record(const Launch& launch, int batch) override {
    const PartTimer timer(parts().record_s);
    CUgraph graph = nullptr;
    // Thread local: another thread's calls are none of the recording's business.
    check(driver().cuStreamBeginCapture(stream_, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL), "cuStreamBeginCapture");
    try {
      for (int i = 0; i < batch; ++i) launch(stream_);
    } catch (...) {
      if (driver().cuStreamEndCapture(stream_, &graph) == CUDA_SUCCESS) driver().cuGraphDestroy(graph);
      throw;
    }
    check(driver().cuStreamEndCapture(stream_, &graph), "cuStreamEndCapture");
    return std::make_unique<CudaRecording>(graph);
  }

  double energy_mj(const Launch& launch, const Sampling& sampling, double us) override {
    const int bursts = static_cast<int>(std::clamp(kEnergyBurstUs / (sampling.batch * std::max(us, 0.1)), 1.0, 1e3));
    const auto run = [&] {
      for (int i = 0; i < bursts; ++i) queue_work(launch, sampling);
      check(driver().cuStreamSynchronize(stream_), "the kernel");
    };
    const double millijoules = energy_per_call_mj(*monitor_, run, bursts * sampling.batch);
    last_work_ = Clock::now();
    return millijoules;
  }

  double sample_us() const override { return kShortestSampleUs; }
  std::size_t cache_bytes() const override { return cache_bytes_; }
  bool usable() override { return driver().cuCtxSynchronize() == CUDA_SUCCESS; }
  TargetKind kind() const override { return TargetKind::cuda; }

 private:
  void warm_up() {
    const PartTimer timer(parts().warm_up_s);
    const auto start = Clock::now();
    ClockSettling settling;
    while (!settling.done()) {
      for (int i = 0; i < 64; ++i) queue_flush(i);
      check(driver().cuStreamSynchronize(stream_), "cuStreamSynchronize");
      settling.add(seconds_since(start), monitor_->read().clock_mhz);
    }
    last_work_ = Clock::now();
  }

  void queue_flush(int value) {
    check(driver().cuMemsetD8Async(reinterpret_cast<CUdeviceptr>(flush_), value & 0xff, flush_bytes_, stream_),
          "cuMemsetD8Async");
  }

  // Lines that L2 was told to give up last outlive gigabytes of other traffic: another kernel's would serve whoever is timed
  // next.
  static void let_go_of_l2() {
    const CUresult result = driver().cuCtxResetPersistingL2Cache();
    if (result != CUDA_ERROR_NOT_SUPPORTED) check(result, "cuCtxResetPersistingL2Cache");
  }

  void queue_work(const Launch& launch, const Sampling& sampling) {
    if (sampling.recording != nullptr) {
      check(driver().cuGraphLaunch(static_cast<const CudaRecording*>(sampling.recording)->get(), stream_), "cuGraphLaunch");
    } else {
      for (int i = 0; i < sampling.batch; ++i) launch(stream_);
    }
  }

  DeviceReading take(const Launch& launch, const Sampling& sampling, std::vector<double>& samples_us) {
    const int samples = sampling.samples;
    while (events_.size() < 2 * static_cast<std::size_t>(samples)) events_.emplace_back();
    let_go_of_l2();
    if (sampling.lead_in) queue_work(launch, sampling);
    for (int sample = 0; sample < samples; ++sample) {
      if (sampling.flush) queue_flush(sample);
      check(driver().cuEventRecord(start_of(sample), stream_), "cuEventRecord");
      queue_work(launch, sampling);
      check(driver().cuEventRecord(stop_of(sample), stream_), "cuEventRecord");
    }
    // While the device works on what is queued, or has just done so.
    const DeviceReading reading = sampling.again ? read_monitor() : DeviceReading{};
    check(driver().cuStreamSynchronize(stream_), "the kernel");
    for (int sample = 0; sample < samples; ++sample) {
      float milliseconds = 0;
      check(driver().cuEventElapsedTime(&milliseconds, start_of(sample), stop_of(sample)), "cuEventElapsedTime");
      samples_us.push_back(1e3 * static_cast<double>(milliseconds) / sampling.batch);
    }
    return reading;
  }

  DeviceReading read_monitor() {
    const PartTimer timer(parts().reading_s);
    return monitor_->read();
  }

  CUevent start_of(int sample) const { return events_[2 * static_cast<std::size_t>(sample)].get(); }
  CUevent stop_of(int sample) const { return events_[2 * static_cast<std::size_t>(sample) + 1].get(); }

  CurrentContext context_;
  std::size_t cache_bytes_, flush_bytes_;
  std::unique_ptr<DeviceMonitor> monitor_;
  Clock::time_point last_work_{};
  void* flush_ = nullptr;
  CUstream stream_ = nullptr;
  std::vector<Event> events_;
  std::map<const KernelEntry*, CudaLibrary> references_;
};

}  // namespace

std::unique_ptr<DeviceBackend> make_cuda_backend(const Device& device) { return std::make_unique<CudaBackend>(device); }

}  // namespace tilewright::tune
