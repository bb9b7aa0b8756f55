// A GPU, by the CUDA driver, which is loaded when one is asked for: the program builds and starts without any of CUDA.
#include <dlfcn.h>

#include <cstdint>
#include <stdexcept>
#include <string>

#include "machine.h"

namespace block {
namespace {

constexpr std::size_t kStallBytes = std::size_t{1} << 30;  // written, as a pause for the host
constexpr unsigned kCaptureThreadLocal = 1;                // CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
constexpr unsigned kNonBlocking = 1;                       // CU_STREAM_NON_BLOCKING

using Handle = void*;  // of a context, a stream, a graph, an event: pointers to what the driver alone knows
using Address = unsigned long long;

// The calls of cuda.h that are needed here, under the names that the driver exports.
class Driver {
 public:
  Driver() {
    library_ = dlopen("libcuda.so.1", RTLD_NOW);
    if (library_ == nullptr) throw std::runtime_error(std::string("no CUDA driver: ") + dlerror());
  }

  // Calls by name; throws with the name and the driver's number unless it succeeds.
  template <typename... Arguments>
  void call(const char* name, Arguments... arguments) const {
    void* const symbol = dlsym(library_, name);
    if (symbol == nullptr) throw std::runtime_error(std::string("the CUDA driver has no ") + name + ": it is too old");
    const int result = reinterpret_cast<int (*)(Arguments...)>(symbol)(arguments...);
    if (result != 0) throw std::runtime_error(std::string(name) + ": CUDA error " + std::to_string(result));
  }

 private:
  void* library_;
};

Address address(const void* memory) { return reinterpret_cast<Address>(memory); }

class Graph : public Recording {
 public:
  Graph(const Driver& driver, Handle stream, Handle executable) : driver_(driver), stream_(stream), executable_(executable) {}
  ~Graph() override {
    try {
      driver_.call("cuGraphExecDestroy", executable_);
    } catch (const std::exception&) {  // the process ends soon; there is nobody to tell
    }
  }
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;
  void replay() override { driver_.call("cuGraphLaunch", executable_, stream_); }

 private:
  const Driver& driver_;
  Handle stream_, executable_;
};

class CudaMachine : public Machine {
 public:
  explicit CudaMachine(const tilewright::Device& device) : device_(device) {
    driver_.call("cuInit", 0U);
    int ordinal = 0;
    driver_.call("cuDeviceGet", &ordinal, device.ordinal);
    Handle context = nullptr;
    driver_.call("cuDevicePrimaryCtxRetain", &context, ordinal);
    driver_.call("cuCtxSetCurrent", context);
    driver_.call("cuStreamCreate", &stream_, kNonBlocking);
  }

  const tilewright::Device& device() const override { return device_; }
  tilewright::Stream stream() const override { return stream_; }

  void* allocate(std::size_t bytes) override {
    Address memory = 0;
    driver_.call("cuMemAlloc_v2", &memory, bytes);
    driver_.call("cuMemsetD8_v2", memory, static_cast<unsigned char>(0), bytes);
    driver_.call("cuCtxSynchronize");
    return reinterpret_cast<void*>(memory);
  }
  void release(void* memory) noexcept override {
    try {
      driver_.call("cuMemFree_v2", address(memory));
    } catch (const std::exception&) {  // as a graph's
    }
  }
  void upload(void* to, const void* from, std::size_t bytes) override {
    synchronize();
    driver_.call("cuMemcpyHtoD_v2", address(to), from, bytes);
    driver_.call("cuCtxSynchronize");  // a copy from pageable memory may return before it has arrived
  }
  void download(void* to, const void* from, std::size_t bytes) override {
    synchronize();
    driver_.call("cuMemcpyDtoH_v2", to, address(from), bytes);
  }
  void copy(void* to, const void* from, std::size_t bytes) override {
    driver_.call("cuMemcpyDtoDAsync_v2", address(to), address(from), bytes, stream_);
  }

  void synchronize() override { driver_.call("cuStreamSynchronize", stream_); }

  std::unique_ptr<Recording> record(const std::function<void()>& work) override {
    Handle graph = nullptr, executable = nullptr;
    driver_.call("cuStreamBeginCapture_v2", stream_, kCaptureThreadLocal);
    work();
    driver_.call("cuStreamEndCapture", stream_, &graph);
    driver_.call("cuGraphInstantiateWithFlags", &executable, graph, 0ULL);
    driver_.call("cuGraphDestroy", graph);
    return std::make_unique<Graph>(driver_, stream_, executable);
  }

  void mark() override {
    if (marks_ == events_.size()) {
      events_.push_back(nullptr);
      driver_.call("cuEventCreate", &events_.back(), 0U);
    }
    driver_.call("cuEventRecord", events_[marks_++], stream_);
  }
  std::vector<double> take_marks_us() override {
    synchronize();
    std::vector<double> times;
    for (std::size_t i = 1; i < marks_; ++i) {
      float milliseconds = 0;
      driver_.call("cuEventElapsedTime", &milliseconds, events_[i - 1], events_[i]);
      times.push_back(milliseconds * 1e3);
    }
    marks_ = 0;
    return times;
  }
  void stall() override {
    if (stalled_ == nullptr) stalled_ = allocate(kStallBytes);
    driver_.call("cuMemsetD8Async", address(stalled_), static_cast<unsigned char>(0), kStallBytes, stream_);
  }

 private:
  const tilewright::Device& device_;
  Driver driver_;
  Handle stream_ = nullptr;
  std::vector<Handle> events_;
  std::size_t marks_ = 0;
  void* stalled_ = nullptr;
};

}  // namespace

std::unique_ptr<Machine> make_cuda_machine(const tilewright::Device& device) { return std::make_unique<CudaMachine>(device); }

}  // namespace block
