// What the benchmarks of GEMM on a GPU have in common: options, random operands, timing with a cold L2, and the linked
// library's plan for a shape. Host code only: kernels come from the library. Used by gemm_cuda and gemm_fusion.
#pragma once

#include <cuda_runtime_api.h>
#include <library_types.h>

#include <CLI/CLI.hpp>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <utility>

#include "comparison.h"
#include "gemm_shapes.h"
#include "machine.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"
#include "tilewright/ops.h"

namespace tilewright::bench {

// What the GEMM benchmarks on a GPU can be told.
struct CudaOptions {
  std::string dtype = "bf16";
  std::string preset = "h200-bf16";
  std::string shapes;
  std::string presets_file = TILEWRIGHT_SOURCE_DIR "/templates/gemm/presets.json";
  std::string results = TILEWRIGHT_SOURCE_DIR "/bench/results";
  int rounds = 31;
  bool flushed = false;  // how operands come to be cold: see ColdTimer
};

inline void add_options(CLI::App& app, CudaOptions& options) {
  app.add_option("--dtype", options.dtype, dtype_names())->capture_default_str();
  app.add_option("--preset", options.preset, "Shapes: a preset of the gemm spec")->capture_default_str();
  app.add_option("--shapes", options.shapes, "Shapes instead of a preset: M,N,K or a file with a JSON array of problems");
  app.add_option("--presets-file", options.presets_file, "Where the presets stand")->capture_default_str();
  app.add_option("--rounds", options.rounds, "Samples of each side")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_flag("--flushed", options.flushed,
               "Single launches after a write of four times the L2, instead of launches that go round copies of the operands");
  app.add_option("--results", options.results, "Folder of the result files")->capture_default_str();
}

inline std::vector<GemmShape> shapes_of(const CudaOptions& options) {
  const GemmShape defaults{.layout = "nt", .dtype = options.dtype};
  return options.shapes.empty() ? shapes_of_preset(options.presets_file, options.preset, defaults)
                                : shapes_from(options.shapes, defaults);
}

// The result file of benchmark `name`: other shapes than the usual ones have files of their own.
inline std::filesystem::path results_path(const CudaOptions& options, const Device& device, const std::string& name) {
  const bool is_usual = options.shapes.empty() && options.preset == CudaOptions{}.preset;
  const std::string shapes = is_usual ? "" : options.shapes.empty() ? "_" + options.preset : "_shapes";
  const std::string policy = options.flushed ? "_flushed" : "";
  return std::filesystem::path(options.results) / device.key / (name + "_" + options.dtype + shapes + policy + ".jsonl");
}

inline void require(cudaError_t status, const char* what) {
  if (status != cudaSuccess) throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(status));
}

// The first CUDA device, made current.
inline const Device& use_first_device() {
  std::string why_none;
  if (cuda_devices(&why_none).empty()) throw std::runtime_error("no CUDA device: " + why_none);
  const Device& device = cuda_devices()[0];
  require(cudaSetDevice(device.ordinal), "cudaSetDevice");
  require(cudaFree(nullptr), "creating the context");
  return device;
}

// Move-only device memory.
class DeviceBuffer {
 public:
  explicit DeviceBuffer(std::size_t bytes) : bytes_(bytes) {
    if (bytes > 0) require(cudaMalloc(&pointer_, bytes), "cudaMalloc");
  }
  ~DeviceBuffer() { cudaFree(pointer_); }
  DeviceBuffer(DeviceBuffer&& other) noexcept : pointer_(std::exchange(other.pointer_, nullptr)), bytes_(other.bytes_) {}
  DeviceBuffer& operator=(DeviceBuffer&&) = delete;
  void* get() const { return pointer_; }
  std::size_t bytes() const { return bytes_; }

 private:
  void* pointer_ = nullptr;
  std::size_t bytes_ = 0;
};

// How values of a type are stored.
struct Storage {
  std::size_t bytes;
  cudaDataType_t type;
};
inline constexpr Storage kF16{2, CUDA_R_16F}, kBf16{2, CUDA_R_16BF}, kF32{4, CUDA_R_32F};

// What a product of a dtype is stored as: A and B, and C and bias.
struct ProductStorage {
  Dtype dtype;
  Storage factor, result;
};
inline ProductStorage storage_of(const std::string& dtype) {
  switch (const Dtype value = dtype_of(dtype)) {
    case Dtype::f16:
      return {value, kF16, kF16};
    case Dtype::bf16:
      return {value, kBf16, kBf16};
    case Dtype::f16_f32:
      return {value, kF16, kF32};
    case Dtype::bf16_f32:
      return {value, kBf16, kF32};
    case Dtype::f32:
    case Dtype::tf32:
    case Dtype::tf32x3:
      return {value, kF32, kF32};
  }
  throw std::logic_error("a dtype without storage");
}

// f16 only for |value| in [2^-14, 2): enough for random operands.
inline std::uint16_t to_half(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  return static_cast<std::uint16_t>((bits >> 16 & 0x8000) | (((bits >> 23 & 0xff) - 112) << 10) | (bits >> 13 & 0x3ff));
}
inline std::uint16_t to_bfloat(float value) { return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16); }

// 16 Mi values (a prime fewer, so that rows do not repeat), uniform in +-[2^-10, 1). Made once: that takes longer than a shape.
inline const std::vector<std::byte>& random_block(const Storage& storage, unsigned seed) {
  static std::map<std::pair<cudaDataType_t, unsigned>, std::vector<std::byte>> blocks;
  std::vector<std::byte>& block = blocks[{storage.type, seed}];
  if (!block.empty()) return block;
  block.resize(((std::size_t{1} << 24) - 3) * storage.bytes);
  std::mt19937 generator(seed);
  std::uniform_real_distribution<float> uniform(0x1p-10f, 1.0f);
  for (std::size_t i = 0; i < block.size() / storage.bytes; ++i) {
    const float value = (generator() & 1) != 0 ? uniform(generator) : -uniform(generator);
    if (storage.bytes == 4) {
      std::memcpy(&block[i * 4], &value, 4);
    } else {
      const std::uint16_t bits = storage.type == CUDA_R_16F ? to_half(value) : to_bfloat(value);
      std::memcpy(&block[i * 2], &bits, 2);
    }
  }
  return block;
}

// The block, laid out again and again.
inline DeviceBuffer random_matrix(std::int64_t elements, const Storage& storage, unsigned seed) {
  const std::vector<std::byte>& block = random_block(storage, seed);
  DeviceBuffer matrix(static_cast<std::size_t>(elements) * storage.bytes);
  for (std::size_t offset = 0; offset < matrix.bytes(); offset += block.size()) {
    require(cudaMemcpy(static_cast<std::byte*>(matrix.get()) + offset, block.data(),
                       std::min(block.size(), matrix.bytes() - offset), cudaMemcpyHostToDevice),
            "cudaMemcpy");
  }
  return matrix;
}

inline double value_at(const std::byte* memory, std::size_t index, cudaDataType_t type) {
  if (type == CUDA_R_32F) {
    float value;
    std::memcpy(&value, memory + index * 4, 4);
    return value;
  }
  std::uint16_t bits;
  std::memcpy(&bits, memory + index * 2, 2);
  if (type == CUDA_R_16BF) return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
  const int exponent = bits >> 10 & 0x1f;
  const double magnitude = exponent == 0    ? std::ldexp(bits & 0x3ff, -24)
                           : exponent == 31 ? ((bits & 0x3ff) != 0 ? NAN : INFINITY)
                                            : std::ldexp(1024 + (bits & 0x3ff), exponent - 25);
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

// What two right results may differ by, beside their magnitude: the rounding of what they are stored as, or of their factors;
// and where tensor cores add up factors of 16 bits, that these cut what they add to.
inline double rounding_of(const ProductStorage& storage) {
  if (storage.result.type == CUDA_R_16BF) return 0x1p-7;
  if (storage.result.type == CUDA_R_16F || storage.dtype == Dtype::tf32) return 0x1p-9;
  return storage.factor.bytes == 2 ? 0x1p-13 : 0x1p-18;
}

// Where the ends of two outputs differ by more than rounding, the two values as text.
inline std::optional<std::string> first_difference(const DeviceBuffer& a, const DeviceBuffer& b, const ProductStorage& product,
                                                   std::int64_t depth) {
  constexpr std::size_t kCheckedElements = 1 << 16;  // at either end
  const Storage& storage = product.result;
  const std::size_t checked = std::min(a.bytes(), kCheckedElements * storage.bytes);
  const double unit = rounding_of(product);
  std::vector<std::byte> left(checked), right(checked);
  for (const std::size_t offset : {std::size_t{0}, a.bytes() - checked}) {
    require(cudaMemcpy(left.data(), static_cast<const std::byte*>(a.get()) + offset, checked, cudaMemcpyDeviceToHost),
            "cudaMemcpy");
    require(cudaMemcpy(right.data(), static_cast<const std::byte*>(b.get()) + offset, checked, cudaMemcpyDeviceToHost),
            "cudaMemcpy");
    for (std::size_t i = 0; i < checked / storage.bytes; ++i) {
      const double x = value_at(left.data(), i, storage.type), y = value_at(right.data(), i, storage.type);
      if (!(std::abs(x - y) <= 2 * unit * (std::abs(y) + std::sqrt(static_cast<double>(depth))))) {
        return std::to_string(x) + " and " + std::to_string(y);
      }
    }
  }
  return std::nullopt;
}

// Times computations whose operands are not in the L2 cache, in one of two ways.
//  rotating: launches go round copies of all operands, twice the L2 together, back to back, 200 us of them in a sample and
//            short ones as a CUDA graph: much as the tuner measures, and what a stream of layers does.
//  flushed:  a single launch between two events, after a write of four times the L2. It also pays for its own launch, for
//            code that is in no cache, and for writing back what the flush left in the L2.
class ColdTimer {
 public:
  using Enqueue = std::function<void(std::size_t copy, cudaStream_t stream)>;

  ColdTimer(std::size_t l2_bytes, bool flushed)
      : l2_bytes_(l2_bytes),
        flushed_(flushed),
        flush_(flushed ? std::max<std::size_t>(4 * l2_bytes, std::size_t{256} << 20) : 0) {
    require(cudaStreamCreate(&stream_), "cudaStreamCreate");
    require(cudaEventCreate(&start_), "cudaEventCreate");
    require(cudaEventCreate(&stop_), "cudaEventCreate");
  }
  ~ColdTimer() {
    cudaEventDestroy(start_);
    cudaEventDestroy(stop_);
    cudaStreamDestroy(stream_);
  }
  ColdTimer(const ColdTimer&) = delete;
  ColdTimer& operator=(const ColdTimer&) = delete;

  const char* policy() const { return flushed_ ? "cold-l2/events/median" : "cold-l2/rotating/median"; }

  // A launch as it comes, whatever is in the cache: to tell what is far too slow.
  double once_us(const Enqueue& enqueue) {
    return timed_us([&] { enqueue(0, stream_); });
  }

  // Of operands that are `bytes` together. Eight at least: where operands lie in memory changes times, too. Of the smallest not
  // enough to fill L2: graphs of so many launches, one for each of cuBLASLt's heuristics, would take minutes.
  std::size_t copies(std::size_t bytes) const {
    return flushed_ ? 1 : std::clamp<std::size_t>(2 + 2 * l2_bytes_ / bytes, 8, kMostCopies);
  }

  // What takes samples of a computation, in microseconds; it has run by then. Each begins with an L2 that was told to keep
  // nothing: lines that are to go last outlive gigabytes of other traffic, so another contender's would serve this one.
  std::function<double()> sampler(const Enqueue& enqueue, std::size_t copies) {
    return [sample_us = sampler_as_l2_is(enqueue, copies)] {
      const cudaError_t status = cudaCtxResetPersistingL2Cache();
      if (status != cudaErrorNotSupported) require(status, "cudaCtxResetPersistingL2Cache");
      return sample_us();
    };
  }

 private:
  static constexpr double kSampleUs = 200, kSingleFromUs = 100;
  static constexpr std::size_t kMostCopies = 4096;

  std::function<double()> sampler_as_l2_is(const Enqueue& enqueue, std::size_t copies) {
    enqueue(0, stream_);
    if (flushed_) return [this, enqueue] { return flushed_us(enqueue); };
    const auto all = [&] {
      for (std::size_t copy = 0; copy < copies; ++copy) enqueue(copy, stream_);
    };
    const double us = timed_us(all) / static_cast<double>(copies);
    if (us > kSingleFromUs) {
      return [this, enqueue, copies, next = std::size_t{0}]() mutable {
        enqueue(next++ % copies, stream_);  // keeps the device busy until the host has enqueued the next one
        return timed_us([&] { enqueue(next++ % copies, stream_); });
      };
    }
    const auto rounds = static_cast<std::size_t>(std::ceil(kSampleUs / us / static_cast<double>(copies)));
    const auto graph = record([&] {
      for (std::size_t round = 0; round < rounds; ++round) all();
    });
    return [this, graph, launches = static_cast<double>(rounds * copies)] {
      const auto launch = [&] { require(cudaGraphLaunch(graph.get(), stream_), "cudaGraphLaunch"); };
      launch();
      return timed_us(launch) / launches;
    };
  }

  double timed_us(const std::function<void()>& work) {
    require(cudaEventRecord(start_, stream_), "cudaEventRecord");
    work();
    require(cudaEventRecord(stop_, stream_), "cudaEventRecord");
    require(cudaEventSynchronize(stop_), "cudaEventSynchronize");
    float milliseconds = 0;
    require(cudaEventElapsedTime(&milliseconds, start_, stop_), "cudaEventElapsedTime");
    return milliseconds * 1e3;
  }

  // The write lasts longer than the host needs to enqueue, so launch overhead of neither side shows.
  double flushed_us(const Enqueue& enqueue) {
    require(cudaMemsetAsync(flush_.get(), 0, flush_.bytes(), stream_), "cudaMemset");
    return timed_us([&] { enqueue(0, stream_); });
  }

  std::shared_ptr<CUgraphExec_st> record(const std::function<void()>& work) {
    cudaGraph_t graph = nullptr;
    cudaGraphExec_t executable = nullptr;
    require(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal), "cudaStreamBeginCapture");
    work();
    require(cudaStreamEndCapture(stream_, &graph), "cudaStreamEndCapture");
    require(cudaGraphInstantiate(&executable, graph, 0), "cudaGraphInstantiate");
    require(cudaGraphDestroy(graph), "cudaGraphDestroy");
    return {executable, [](cudaGraphExec_t last) { cudaGraphExecDestroy(last); }};
  }

  std::size_t l2_bytes_;
  bool flushed_;
  DeviceBuffer flush_;
  cudaStream_t stream_{};
  cudaEvent_t start_{}, stop_{};
};

// Copies of a GEMM's operands, in turn.
class ColdOperands {
 public:
  ColdOperands(const GemmShape& shape, const ProductStorage& storage, const ColdTimer& timer) {
    const std::int64_t a = shape.batch * shape.m * shape.k, b = shape.batch * shape.k * shape.n,
                       c = shape.batch * shape.m * shape.n;
    const std::size_t copies = timer.copies(static_cast<std::size_t>(a + b) * storage.factor.bytes +
                                            static_cast<std::size_t>(c) * storage.result.bytes);
    a_ = random_copies(a, storage.factor, 1, copies);
    b_ = random_copies(b, storage.factor, 2, copies);
    c_ = random_copies(c, storage.result, 3, copies);
  }

  std::size_t copies() const { return a_.size(); }
  void* a(std::size_t copy) const { return a_[copy].get(); }
  void* b(std::size_t copy) const { return b_[copy].get(); }
  void* c(std::size_t copy) const { return c_[copy].get(); }

 private:
  static std::vector<DeviceBuffer> random_copies(std::int64_t elements, const Storage& storage, unsigned seed,
                                                 std::size_t count) {
    std::vector<DeviceBuffer> copies;
    copies.push_back(random_matrix(elements, storage, seed));
    while (copies.size() < count) {
      DeviceBuffer copy(copies[0].bytes());
      require(cudaMemcpy(copy.get(), copies[0].get(), copy.bytes(), cudaMemcpyDeviceToDevice), "cudaMemcpy");
      copies.push_back(std::move(copy));
    }
    return copies;
  }

  std::vector<DeviceBuffer> a_, b_, c_;
};

// What the linked library launches for a shape, or another plan of ours, with its workspace.
class OurGemm {
 public:
  OurGemm(const GemmShape& shape, const Device& device)
      : OurGemm(plan_gemm({.dtype = dtype_of(shape.dtype),
                           .layout = layout_of(shape.layout),
                           .M = shape.m,
                           .N = shape.n,
                           .K = shape.k,
                           .batch = shape.batch},
                          device)) {}
  explicit OurGemm(std::shared_ptr<const Plan> plan) : plan_(std::move(plan)), workspace_(plan_->workspace_bytes()) {
    if (plan_->zeroed_workspace_bytes() > 0) {
      require(cudaMemset(workspace_.get(), 0, plan_->zeroed_workspace_bytes()), "cudaMemset");
    }
  }

  void run(const GemmArguments& arguments, cudaStream_t stream) const {
    plan_->run(to_arguments(arguments), workspace_.get(), stream);
  }

  // A result without peers; `samples` are ours.
  ResultLine result(const GemmShape& shape, const std::vector<double>& samples) const {
    const Explanation& explanation = plan_->explain();
    return {.op = "gemm",
            .dtype = shape.dtype,
            .shape = shape_json(shape),
            .ours_us = median(samples),
            .instance = explanation.kernel + (explanation.runtime.empty() ? "" : " " + explanation.runtime),
            .match = to_string(explanation.match),
            .peers = {},
            .n = samples.size(),
            .mad_us = median_absolute_deviation(samples)};
  }

 private:
  std::shared_ptr<const Plan> plan_;
  DeviceBuffer workspace_;
};

}  // namespace tilewright::bench
