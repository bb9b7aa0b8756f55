// What the CUDA backend's times are worth, on kernels whose times are known: launching is not in them, recording does not
// change them, cold is cold. Needs a GPU.
#include <gtest/gtest.h>

#ifdef TILEWRIGHT_HAS_CUDA
#include <fmt/format.h>

#include <chrono>
#include <vector>

#include "backend/cuda/driver_api.h"
#include "compile/compiler.h"
#include "compile/toolchain.h"
#include "device/device_backend.h"
#include "device/statistics.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

constexpr const char* kSource = R"(
extern "C" __global__ void nothing() {}
extern "C" __global__ void spin(long long cycles) {
  const long long start = clock64();
  while (clock64() - start < cycles) {}
}
extern "C" __global__ void read(const float4* data, long long count, float* sink) {
  float sum = 0;
  for (long long i = blockIdx.x * 256ll + threadIdx.x; i < count; i += gridDim.x * 256ll) sum += data[i].x + data[i].w;
  if (sum == 12345.678f) *sink = sum;
}
)";

class CudaBackendTiming : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_devices().empty()) GTEST_SKIP() << "no CUDA device here";
    const Device& device = cuda_devices().front();
    const ScratchFolder scratch;
    const CompileJob job{.kind = CompilerKind::cuda,
                         .source = scratch.write("kernels.cu", kSource),
                         .arch = fmt::format("sm_{}{}", device.major, device.minor),
                         .output = scratch.path() / "kernels.cubin",
                         .log = {}};
    const CompileOutcome outcome = compile(job, toolchain_from_environment());
    ASSERT_TRUE(outcome.ok) << outcome.message;
    image_ = ScratchFolder::read(job.output);
    backend_ = make_cuda_backend(device);
    library_ = std::make_unique<CudaLibrary>(std::span(reinterpret_cast<const unsigned char*>(image_.data()), image_.size()));
    multiprocessors_ = device.compute_units;
    clock_mhz_ = device.clock_mhz;
  }

  void enqueue(const char* symbol, unsigned blocks, void** arguments, Stream stream) const {
    CUlaunchConfig config{};
    config.gridDimX = blocks;
    config.gridDimY = config.gridDimZ = config.blockDimY = config.blockDimZ = 1;
    config.blockDimX = 256;
    config.hStream = static_cast<CUstream>(stream);
    check(driver().cuLaunchKernelEx(&config, reinterpret_cast<CUfunction>(library_->kernel(symbol)), arguments, nullptr),
          symbol);
  }
  // Median microseconds of a launch, `batch` to a sample.
  double time_us(const Launch& launch, int batch, bool recorded, bool flush = false) const {
    const auto recording = recorded ? backend_->record(launch, batch) : nullptr;
    const Timing timing = backend_->time(
        launch, {.samples = 15, .batch = batch, .lead_in = true, .flush = flush, .again = true, .recording = recording.get()});
    return summarize(timing.samples_us).median;
  }

  std::string image_;
  std::unique_ptr<DeviceBackend> backend_;
  std::unique_ptr<CudaLibrary> library_;
  unsigned multiprocessors_ = 0;
  double clock_mhz_ = 0;
};

TEST_F(CudaBackendTiming, WhatTheHostNeedsForALaunchIsNotInTheTime) {
  const Launch launch = [&](Stream stream) { enqueue("nothing", 1, nullptr, stream); };
  constexpr int kLaunches = 2000;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kLaunches; ++i) launch(nullptr);
  const double host_us =
      std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / kLaunches;
  const double us = time_us(launch, 200, true);
  RecordProperty("host_us", std::to_string(host_us));
  RecordProperty("recorded_us", std::to_string(us));
  std::printf("[ measured ] an empty kernel: %.2f us recorded, the host needs %.2f us to launch it\n", us, host_us);
  EXPECT_LT(us, host_us);
}

TEST_F(CudaBackendTiming, RecordedAndLaunchedOneByOneAgreeWhereBothAreFair) {
  // Between kernels that are launched one by one there is nearly a microsecond: too much of 30 us.
  double ratio = 0;
  for (const int us : {30, 100}) {
    long long cycles = static_cast<long long>(us * clock_mhz_);
    const Launch launch = [&](Stream stream) {
      void* arguments[] = {&cycles};
      enqueue("spin", multiprocessors_, arguments, stream);
    };
    const double recorded_us = time_us(launch, 10, true), one_by_one_us = time_us(launch, 10, false);
    std::printf("[ measured ] a kernel of %d us: %.2f us recorded, %.2f us one by one\n", us, recorded_us, one_by_one_us);
    ratio = recorded_us / one_by_one_us;
  }
  EXPECT_NEAR(ratio, 1, 0.03);
}

TEST_F(CudaBackendTiming, RotationAndFlushBothFindTheCacheCold) {
  constexpr std::size_t kBytes = std::size_t{8} << 20;
  const std::size_t sets = 1 + (2 * backend_->cache_bytes() + kBytes - 1) / kBytes;
  const DeviceMemory memory(*backend_, sets * kBytes), sink(*backend_, 4);
  backend_->zero(memory.get(), memory.bytes());
  std::size_t used = 1, next = 0;
  const Launch launch = [&](Stream stream) {
    void* data = static_cast<char*>(memory.get()) + next * kBytes;
    next = (next + 1) % used;
    long long count = kBytes / 16;
    void* out = sink.get();
    void* arguments[] = {&data, &count, &out};
    enqueue("read", 4 * multiprocessors_, arguments, stream);
  };
  const double warm_us = time_us(launch, 20, true), flushed_us = time_us(launch, 1, true, true);
  used = sets;
  const double rotating_us = time_us(launch, static_cast<int>(2 * sets), true);
  std::printf("[ measured ] reading 8 MiB: warm %.2f us, flushed %.2f us, rotating over %zu sets %.2f us\n", warm_us,
              flushed_us, sets, rotating_us);
  EXPECT_GT(rotating_us, 1.2 * warm_us);
  EXPECT_GT(flushed_us, 1.2 * warm_us);
}

TEST_F(CudaBackendTiming, SaysWhatTheDeviceWasDoing) {
  long long cycles = static_cast<long long>(500 * clock_mhz_);
  const Launch launch = [&](Stream stream) {
    void* arguments[] = {&cycles};
    enqueue("spin", multiprocessors_, arguments, stream);
  };
  const auto start = std::chrono::steady_clock::now();
  const Timing timing = backend_->time(launch, {.samples = 20, .lead_in = true, .again = true});
  const double wall_us = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
  const double energy_mj = backend_->energy_mj(launch, {.batch = 1}, 500);
  std::printf("[ measured ] %.0f MHz, %.0f C, %.0f W, throttle '%s', %.0f us beside 21 launches of 500 us, %.1f mJ a launch\n",
              timing.conditions.clock_mhz, timing.conditions.temperature_c, timing.conditions.power_w,
              timing.conditions.throttle.c_str(), wall_us - 21 * 500, energy_mj);
  if (timing.conditions.clock_mhz == 0) GTEST_SKIP() << "no NVML here";
  EXPECT_GT(timing.conditions.clock_mhz, 300);
  EXPECT_GT(timing.conditions.temperature_c, 10);
  EXPECT_GT(timing.conditions.power_w, 20);
  EXPECT_GT(energy_mj, 1);
}

}  // namespace
}  // namespace tilewright::tune
#endif
