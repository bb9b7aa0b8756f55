// GEMM on a GPU: what the linked library dispatches, against cuBLASLt's first heuristic and the best of its first 32, with a
// cold L2 before every sample, interleaved round by round. Prints a table and writes bench/results/<device>/gemm_<dtype>.jsonl.
// Host code only: kernels come from the library, so it needs no nvcc, and no Google Benchmark where it runs.
#include <cublasLt.h>
#include <cuda_runtime_api.h>

#include <CLI/CLI.hpp>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>
#include <random>
#include <utility>

#include "comparison.h"
#include "gemm_shapes.h"
#include "machine.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"
#include "tilewright/ops.h"

namespace tilewright::bench {
namespace {

struct Options {
  std::string dtype = "bf16";
  std::string preset = "h200-bf16";
  std::string shapes;
  std::string presets_file = TILEWRIGHT_SOURCE_DIR "/templates/gemm/presets.json";
  std::string results = TILEWRIGHT_SOURCE_DIR "/bench/results";
  int rounds = 31;
  bool fusion = false;
};

constexpr std::size_t kPeerWorkspaceBytes = std::size_t{64} << 20;
constexpr int kHeuristics = 32;
constexpr int kRoundsToRankHeuristics = 7;
constexpr std::size_t kCheckedElements = 1 << 16;  // at either end of the output

void require(cudaError_t status, const char* what) {
  if (status != cudaSuccess) throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(status));
}
void require(cublasStatus_t status, const char* what) {
  if (status != CUBLAS_STATUS_SUCCESS) throw std::runtime_error(std::string(what) + ": " + cublasLtGetStatusString(status));
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

// How a storage type is named by cuBLASLt and read on the host.
struct Storage {
  std::size_t bytes;
  cudaDataType_t type;
  cublasComputeType_t compute;
  Dtype dtype;
};
Storage storage_of(const std::string& dtype) {
  if (dtype == "f32") return {4, CUDA_R_32F, CUBLAS_COMPUTE_32F, Dtype::f32};
  if (dtype == "tf32") return {4, CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32, Dtype::tf32};
  if (dtype == "f16") return {2, CUDA_R_16F, CUBLAS_COMPUTE_32F, Dtype::f16};
  if (dtype == "bf16") return {2, CUDA_R_16BF, CUBLAS_COMPUTE_32F, Dtype::bf16};
  throw std::invalid_argument("unknown dtype '" + dtype + "'; valid: f32 tf32 f16 bf16");
}

// f16 only for |value| in [2^-14, 2): enough for random operands.
std::uint16_t to_half(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  return static_cast<std::uint16_t>((bits >> 16 & 0x8000) | (((bits >> 23 & 0xff) - 112) << 10) | (bits >> 13 & 0x3ff));
}
std::uint16_t to_bfloat(float value) { return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16); }

double value_at(const std::byte* memory, std::size_t index, cudaDataType_t type) {
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

// 16 Mi values (a prime fewer, so that rows do not repeat), uniform in +-[2^-10, 1). Made once: that takes longer than a shape.
const std::vector<std::byte>& random_block(const Storage& storage, unsigned seed) {
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
DeviceBuffer random_matrix(std::int64_t elements, const Storage& storage, unsigned seed) {
  const std::vector<std::byte>& block = random_block(storage, seed);
  DeviceBuffer matrix(static_cast<std::size_t>(elements) * storage.bytes);
  for (std::size_t offset = 0; offset < matrix.bytes(); offset += block.size()) {
    require(cudaMemcpy(static_cast<std::byte*>(matrix.get()) + offset, block.data(),
                       std::min(block.size(), matrix.bytes() - offset), cudaMemcpyHostToDevice),
            "cudaMemcpy");
  }
  return matrix;
}

// Times one enqueued computation by events, after a write of four times the L2 that leaves none of the operands there. The
// write lasts longer than the host needs to enqueue, so launch overhead of neither side shows.
class ColdTimer {
 public:
  explicit ColdTimer(std::size_t l2_bytes) : flush_(std::max<std::size_t>(4 * l2_bytes, std::size_t{256} << 20)) {
    require(cudaEventCreate(&start_), "cudaEventCreate");
    require(cudaEventCreate(&stop_), "cudaEventCreate");
  }
  ~ColdTimer() {
    cudaEventDestroy(start_);
    cudaEventDestroy(stop_);
  }
  ColdTimer(const ColdTimer&) = delete;
  ColdTimer& operator=(const ColdTimer&) = delete;

  double sample_us(const std::function<void()>& enqueue) {
    require(cudaMemsetAsync(flush_.get(), 0, flush_.bytes(), nullptr), "cudaMemset");
    require(cudaEventRecord(start_, nullptr), "cudaEventRecord");
    enqueue();
    require(cudaEventRecord(stop_, nullptr), "cudaEventRecord");
    require(cudaEventSynchronize(stop_), "cudaEventSynchronize");
    float milliseconds = 0;
    require(cudaEventElapsedTime(&milliseconds, start_, stop_), "cudaEventElapsedTime");
    return milliseconds * 1e3;
  }

 private:
  DeviceBuffer flush_;
  cudaEvent_t start_{}, stop_{};
};

// One row-major GEMM as cuBLASLt (column-major) sees it: C^T[N,M] = op(B)^T op(A)^T, no data moved.
class CublasLtGemm {
 public:
  CublasLtGemm(cublasLtHandle_t handle, const GemmShape& shape, const Storage& storage) : handle_(handle) {
    require(cublasLtMatmulDescCreate(&operation_, storage.compute, CUDA_R_32F), "cublasLtMatmulDescCreate");
    const bool a_transposed = shape.layout[0] == 't', b_transposed = shape.layout[1] == 't';
    set(CUBLASLT_MATMUL_DESC_TRANSA, b_transposed ? CUBLAS_OP_T : CUBLAS_OP_N);
    set(CUBLASLT_MATMUL_DESC_TRANSB, a_transposed ? CUBLAS_OP_T : CUBLAS_OP_N);
    first_ = layout(storage, b_transposed ? shape.k : shape.n, b_transposed ? shape.n : shape.k);
    second_ = layout(storage, a_transposed ? shape.m : shape.k, a_transposed ? shape.k : shape.m);
    output_ = layout(storage, shape.n, shape.m);

    cublasLtMatmulPreference_t preference = nullptr;
    require(cublasLtMatmulPreferenceCreate(&preference), "cublasLtMatmulPreferenceCreate");
    require(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &kPeerWorkspaceBytes,
                                                 sizeof kPeerWorkspaceBytes),
            "cublasLtMatmulPreferenceSetAttribute");
    int found = 0;
    const cublasStatus_t status = cublasLtMatmulAlgoGetHeuristic(handle, operation_, first_, second_, output_, output_,
                                                                 preference, kHeuristics, heuristics_.data(), &found);
    cublasLtMatmulPreferenceDestroy(preference);
    require(status, "cublasLtMatmulAlgoGetHeuristic");
    count_ = static_cast<std::size_t>(found);
    if (count_ == 0) throw std::runtime_error("cuBLASLt knows no algorithm for " + label(shape));
  }
  ~CublasLtGemm() {
    for (const auto matrix : {first_, second_, output_}) cublasLtMatrixLayoutDestroy(matrix);
    cublasLtMatmulDescDestroy(operation_);
  }
  CublasLtGemm(const CublasLtGemm&) = delete;
  CublasLtGemm& operator=(const CublasLtGemm&) = delete;

  std::size_t heuristics() const { return count_; }

  // False when the heuristic can't run this problem after all.
  bool enqueue(std::size_t heuristic, const void* a, const void* b, void* c, void* workspace) const {
    const float alpha = 1, beta = 0;
    return cublasLtMatmul(handle_, operation_, &alpha, b, first_, a, second_, &beta, c, output_, c, output_,
                          &heuristics_[heuristic].algo, workspace, kPeerWorkspaceBytes, nullptr) == CUBLAS_STATUS_SUCCESS;
  }

 private:
  void set(cublasLtMatmulDescAttributes_t attribute, cublasOperation_t value) {
    require(cublasLtMatmulDescSetAttribute(operation_, attribute, &value, sizeof value), "cublasLtMatmulDescSetAttribute");
  }
  static cublasLtMatrixLayout_t layout(const Storage& storage, std::int64_t rows, std::int64_t columns) {
    cublasLtMatrixLayout_t result = nullptr;
    require(cublasLtMatrixLayoutCreate(&result, storage.type, static_cast<std::uint64_t>(rows),
                                       static_cast<std::uint64_t>(columns), rows),
            "cublasLtMatrixLayoutCreate");
    return result;
  }

  cublasLtHandle_t handle_;
  cublasLtMatmulDesc_t operation_ = nullptr;
  cublasLtMatrixLayout_t first_ = nullptr, second_ = nullptr, output_ = nullptr;
  std::array<cublasLtMatmulHeuristicResult_t, kHeuristics> heuristics_{};
  std::size_t count_ = 0;
};

// Both ends of two outputs must agree to within rounding of the storage type.
void require_same(const DeviceBuffer& a, const DeviceBuffer& b, const Storage& storage, std::int64_t depth,
                  const std::string& what) {
  const std::size_t checked = std::min(a.bytes(), kCheckedElements * storage.bytes);
  const double unit = storage.type == CUDA_R_16BF                                  ? 0x1p-7
                      : storage.type == CUDA_R_16F || storage.dtype == Dtype::tf32 ? 0x1p-9
                                                                                   : 0x1p-18;
  std::vector<std::byte> left(checked), right(checked);
  for (const std::size_t offset : {std::size_t{0}, a.bytes() - checked}) {
    require(cudaMemcpy(left.data(), static_cast<const std::byte*>(a.get()) + offset, checked, cudaMemcpyDeviceToHost),
            "cudaMemcpy");
    require(cudaMemcpy(right.data(), static_cast<const std::byte*>(b.get()) + offset, checked, cudaMemcpyDeviceToHost),
            "cudaMemcpy");
    for (std::size_t i = 0; i < checked / storage.bytes; ++i) {
      const double x = value_at(left.data(), i, storage.type), y = value_at(right.data(), i, storage.type);
      if (!(std::abs(x - y) <= 2 * unit * (std::abs(y) + std::sqrt(static_cast<double>(depth))))) {
        throw std::runtime_error(what + ": ours and cuBLASLt differ: " + std::to_string(x) + " and " + std::to_string(y));
      }
    }
  }
}

// The heuristic with the best median over a few cold, interleaved rounds.
std::size_t best_heuristic(const CublasLtGemm& peer, ColdTimer& timer, const void* a, const void* b, void* c, void* workspace) {
  std::vector<std::size_t> runnable;
  std::vector<Contender> contenders;
  for (std::size_t i = 0; i < peer.heuristics(); ++i) {
    if (!peer.enqueue(i, a, b, c, workspace)) continue;
    runnable.push_back(i);
    contenders.push_back({std::to_string(i), [&, i] { return timer.sample_us([&] { peer.enqueue(i, a, b, c, workspace); }); }});
  }
  require(cudaDeviceSynchronize(), "cuBLASLt");
  const auto samples = interleave(contenders, kRoundsToRankHeuristics);
  std::size_t best = 0;
  for (std::size_t i = 1; i < samples.size(); ++i) {
    if (median(samples[i]) < median(samples[best])) best = i;
  }
  return runnable.at(best);
}

ResultLine compare(const GemmShape& shape, const Device& device, cublasLtHandle_t handle, ColdTimer& timer, int rounds) {
  const Storage storage = storage_of(shape.dtype);
  const DeviceBuffer a = random_matrix(shape.m * shape.k, storage, 1), b = random_matrix(shape.k * shape.n, storage, 2);
  const DeviceBuffer ours(static_cast<std::size_t>(shape.m * shape.n) * storage.bytes), theirs(ours.bytes());
  const DeviceBuffer peer_workspace(kPeerWorkspaceBytes);

  const auto plan =
      plan_gemm({.dtype = storage.dtype, .layout = layout_of(shape.layout), .M = shape.m, .N = shape.n, .K = shape.k}, device);
  const DeviceBuffer workspace(plan->workspace_bytes());
  if (plan->zeroed_workspace_bytes() > 0) require(cudaMemset(workspace.get(), 0, plan->zeroed_workspace_bytes()), "cudaMemset");
  const GemmArguments arguments{.A = a.get(), .B = b.get(), .C = ours.get()};
  const auto run_ours = [&] { plan->run(to_arguments(arguments), workspace.get()); };

  const CublasLtGemm peer(handle, shape, storage);
  const std::size_t best = best_heuristic(peer, timer, a.get(), b.get(), theirs.get(), peer_workspace.get());
  const auto run_peer = [&](std::size_t heuristic) {
    peer.enqueue(heuristic, a.get(), b.get(), theirs.get(), peer_workspace.get());
  };
  run_ours();
  run_peer(best);
  require(cudaDeviceSynchronize(), "running both once");
  require_same(ours, theirs, storage, shape.k, label(shape));

  const std::vector<Contender> contenders{{"ours", [&] { return timer.sample_us(run_ours); }},
                                          {"cublaslt_first", [&] { return timer.sample_us([&] { run_peer(0); }); }},
                                          {"cublaslt_best", [&] { return timer.sample_us([&] { run_peer(best); }); }}};
  const auto samples = interleave(contenders, rounds);
  const Explanation& explanation = plan->explain();
  return {
      .op = "gemm",
      .dtype = shape.dtype,
      .shape = shape_json(shape),
      .ours_us = median(samples[0]),
      .instance = explanation.kernel + (explanation.runtime.empty() ? "" : " " + explanation.runtime),
      .match = to_string(explanation.match),
      .peers = {{"cublaslt_first", median(samples[1])}, {"cublaslt_best", std::min(median(samples[1]), median(samples[2]))}},
      .n = samples[0].size(),
      .mad_us = median_absolute_deviation(samples[0])};
}

// Ours with what may be fused into it, against ours without: the "peers" are the fused ones, so ratios say how much longer
// those take. Whether fused results are right is the tests' business; here they are only timed.
ResultLine compare_fusion(const GemmShape& shape, const Device& device, ColdTimer& timer, int rounds) {
  const Storage storage = storage_of(shape.dtype);
  const DeviceBuffer a = random_matrix(shape.m * shape.k, storage, 1), b = random_matrix(shape.k * shape.n, storage, 2);
  const DeviceBuffer c = random_matrix(shape.m * shape.n, storage, 3), bias = random_matrix(shape.n, storage, 4);
  const auto plan =
      plan_gemm({.dtype = storage.dtype, .layout = layout_of(shape.layout), .M = shape.m, .N = shape.n, .K = shape.k}, device);
  const DeviceBuffer workspace(plan->workspace_bytes());
  if (plan->zeroed_workspace_bytes() > 0) require(cudaMemset(workspace.get(), 0, plan->zeroed_workspace_bytes()), "cudaMemset");

  const GemmArguments plain{.A = a.get(), .B = b.get(), .C = c.get()};
  std::vector<std::pair<std::string, GemmArguments>> variants{{"plain", plain}, {"residual", plain}};
  variants.back().second.beta = 1;
  for (const auto& [name, activation] : {std::pair{"bias", Activation::none}, std::pair{"bias_relu", Activation::relu},
                                         std::pair{"bias_gelu", Activation::gelu}, std::pair{"bias_silu", Activation::silu}}) {
    variants.emplace_back(name, plain);
    variants.back().second.bias = bias.get();
    variants.back().second.activation = activation;
  }
  std::vector<Contender> contenders;
  for (const auto& variant : variants) {
    const auto run_variant = [&] { plan->run(to_arguments(variant.second), workspace.get()); };
    contenders.push_back({variant.first, [&timer, run_variant] { return timer.sample_us(run_variant); }});
    contenders.back().sample_us();
  }
  const auto samples = interleave(contenders, rounds);
  const Explanation& explanation = plan->explain();
  ResultLine line{.op = "gemm",
                  .dtype = shape.dtype,
                  .shape = shape_json(shape),
                  .ours_us = median(samples[0]),
                  .instance = explanation.kernel + (explanation.runtime.empty() ? "" : " " + explanation.runtime),
                  .match = to_string(explanation.match),
                  .peers = {},
                  .n = samples[0].size(),
                  .mad_us = median_absolute_deviation(samples[0])};
  for (std::size_t i = 1; i < contenders.size(); ++i) line.peers.emplace_back(contenders[i].name, median(samples[i]));
  return line;
}

// How much longer each fused variant takes, and the geometric means over the shapes.
void run_fusion(std::span<const GemmShape> shapes, const Device& device, ColdTimer& timer, int rounds, ResultFile& results) {
  std::map<std::string, std::vector<double>> ratios;
  for (const GemmShape& shape : shapes) {
    const ResultLine line = compare_fusion(shape, device, timer, rounds);
    results.add(line);
    std::printf("%-30s %10.2f us", label(shape).c_str(), line.ours_us);
    for (const auto& [name, us] : line.peers) {
      ratios[name].push_back(us / line.ours_us);
      std::printf("  %s %.3f", name.c_str(), us / line.ours_us);
    }
    std::printf("  %s\n", line.instance.c_str());
    std::fflush(stdout);
  }
  std::printf("geomeans of fused / plain over %zu shapes:", shapes.size());
  for (const auto& [name, values] : ratios) std::printf(" %s %.3f", name.c_str(), geometric_mean(values));
  std::printf("\n");
}

void run(const Options& options, const std::string& command) {
  storage_of(options.dtype);
  const GemmShape defaults{.layout = "nt", .dtype = options.dtype};
  const auto shapes = options.shapes.empty() ? shapes_of_preset(options.presets_file, options.preset, defaults)
                                             : shapes_from(options.shapes, defaults);

  std::string why_none;
  if (cuda_devices(&why_none).empty()) throw std::runtime_error("no CUDA device: " + why_none);
  const Device& device = cuda_devices()[0];
  require(cudaSetDevice(device.ordinal), "cudaSetDevice");
  require(cudaFree(nullptr), "creating the context");
  cublasLtHandle_t handle = nullptr;
  require(cublasLtCreate(&handle), "cublasLtCreate");
  ColdTimer timer(device.last_level_cache_bytes);

  nlohmann::ordered_json header = machine_header(device, command);
  header["driver"] = device.driver_version;
  header["cublaslt"] = cublasLtGetVersion();
  header["policy"] = "cold-l2/events/median, 64 MiB workspace for cuBLASLt, best of its first 32 heuristics";
  const bool is_usual = options.shapes.empty() && options.preset == Options{}.preset;
  const std::string name = "gemm_" + options.dtype + (options.fusion ? "_fusion" : "") +
                           (is_usual                 ? ""
                            : options.shapes.empty() ? "_" + options.preset
                                                     : "_shapes");
  ResultFile results(std::filesystem::path(options.results) / device.key / (name + ".jsonl"), header);
  if (options.fusion) {
    run_fusion(shapes, device, timer, options.rounds, results);
    cublasLtDestroy(handle);
    results.finish();
    return;
  }
  std::vector<double> ratios;
  std::printf("%-30s %10s %9s %10s %10s %7s  %-8s %s\n", "shape", "ours us", "TFLOP/s", "first us", "best us", "ratio", "match",
              "instance");
  for (const GemmShape& shape : shapes) {
    const ResultLine line = compare(shape, device, handle, timer, options.rounds);
    results.add(line);
    const double best_us = line.peers[1].second;
    ratios.push_back(best_us / line.ours_us);
    const double tflops =
        2e-6 * static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k) / line.ours_us;
    std::printf("%-30s %10.2f %9.1f %10.2f %10.2f %7.3f  %-8s %s\n", label(shape).c_str(), line.ours_us, tflops,
                line.peers[0].second, best_us, ratios.back(), line.match.c_str(), line.instance.c_str());
    std::fflush(stdout);
  }
  cublasLtDestroy(handle);
  std::printf("geomean of cublaslt_best / ours over %zu shapes: %.3f\n", ratios.size(), geometric_mean(ratios));
  results.finish();
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::Options options;
  CLI::App app{"GEMM on a GPU against cuBLASLt, interleaved, cold L2; ratios are cublaslt_best / ours, above 1 ours is faster"};
  app.add_option("--dtype", options.dtype, "f32 tf32 f16 bf16")->capture_default_str();
  app.add_option("--preset", options.preset, "Shapes: a preset of the gemm spec")->capture_default_str();
  app.add_option("--shapes", options.shapes, "Shapes instead of a preset: M,N,K or a file with a JSON array of problems");
  app.add_option("--presets-file", options.presets_file, "Where the presets stand")->capture_default_str();
  app.add_option("--rounds", options.rounds, "Samples of each side")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--results", options.results, "Folder of the result files")->capture_default_str();
  app.add_flag("--fusion", options.fusion, "Bias, activations and beta = 1 against the plain product, instead of cuBLASLt");
  return tilewright::bench::run_main(app, "gemm_cuda", argc, argv, [&](const std::string& command) { run(options, command); });
}
