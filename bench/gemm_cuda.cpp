// GEMM on a GPU: what the linked library dispatches, with and without the promise that B is constant, against cuBLASLt's first
// heuristic and the best of its first 32, with a cold L2, interleaved round by round; where A has few rows also against reading
// B once; and an empty kernel, whose time tells how fast this process launches. Prints a table and writes
// bench/results/<device>/gemm_<dtype>.jsonl, where ours_constant_b, read_once and empty_launch stand with the peers.
#include <cublasLt.h>

#include <array>
#include <bit>
#include <cmath>

#include "floor.h"

namespace tilewright::bench {
namespace {

constexpr std::size_t kPeerWorkspaceBytes = std::size_t{64} << 20;
constexpr int kHeuristics = 32;
constexpr std::int64_t kFewRows = 128;  // up to here reading B bounds a product

using bench::require;  // beside this one
void require(cublasStatus_t status, const char* what) {
  if (status != CUBLAS_STATUS_SUCCESS) throw std::runtime_error(std::string(what) + ": " + cublasLtGetStatusString(status));
}

cublasComputeType_t compute_of(const Storage& storage) {
  return storage.dtype == Dtype::tf32 ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;
}

// One row-major GEMM as cuBLASLt (column-major) sees it: C^T[N,M] = op(B)^T op(A)^T, no data moved.
class CublasLtGemm {
 public:
  CublasLtGemm(cublasLtHandle_t handle, const GemmShape& shape, const Storage& storage) : handle_(handle) {
    require(cublasLtMatmulDescCreate(&operation_, compute_of(storage), CUDA_R_32F), "cublasLtMatmulDescCreate");
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
  bool enqueue(std::size_t heuristic, const void* a, const void* b, void* c, void* workspace, cudaStream_t stream) const {
    const float alpha = 1, beta = 0;
    return cublasLtMatmul(handle_, operation_, &alpha, b, first_, a, second_, &beta, c, output_, c, output_,
                          &heuristics_[heuristic].algo, workspace, kPeerWorkspaceBytes, stream) == CUBLAS_STATUS_SUCCESS;
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

// The heuristic with the best median over a few cold, interleaved rounds.
std::size_t best_heuristic(const CublasLtGemm& peer, ColdTimer& timer, const ColdOperands& operands, void* workspace) {
  std::vector<std::size_t> runnable;
  std::vector<Contender> contenders;
  for (std::size_t i = 0; i < peer.heuristics(); ++i) {
    if (!peer.enqueue(i, operands.a(0), operands.b(0), operands.c(0), workspace, nullptr)) continue;
    runnable.push_back(i);
    const auto run = [&, i](std::size_t copy, cudaStream_t stream) {
      peer.enqueue(i, operands.a(copy), operands.b(copy), operands.c(copy), workspace, stream);
    };
    contenders.push_back({std::to_string(i), timer.sampler(run, operands.copies())});
  }
  require(cudaDeviceSynchronize(), "cuBLASLt");
  return runnable.at(fastest(interleave(contenders, kRoundsToRank)));
}

ResultLine compare(const GemmShape& shape, const Device& device, cublasLtHandle_t handle, ColdTimer& timer, int rounds) {
  const Storage storage = storage_of(shape.dtype);
  const ColdOperands operands(shape, storage, timer);
  const DeviceBuffer ours(static_cast<std::size_t>(shape.m * shape.n) * storage.bytes), theirs(ours.bytes());
  const DeviceBuffer peer_workspace(kPeerWorkspaceBytes);

  const OurGemm gemm(shape, storage, device);
  const auto run_ours = [&](bool constant_b) {
    return [&, constant_b](std::size_t copy, cudaStream_t stream) {
      gemm.run({.A = operands.a(copy), .B = operands.b(copy), .C = operands.c(copy), .constant_b = constant_b}, stream);
    };
  };
  const CublasLtGemm peer(handle, shape, storage);
  const std::size_t best = best_heuristic(peer, timer, operands, peer_workspace.get());
  const auto run_peer = [&](std::size_t heuristic) {
    return [&, heuristic](std::size_t copy, cudaStream_t stream) {
      peer.enqueue(heuristic, operands.a(copy), operands.b(copy), operands.c(copy), peer_workspace.get(), stream);
    };
  };
  peer.enqueue(best, operands.a(0), operands.b(0), theirs.get(), peer_workspace.get(), nullptr);
  for (const bool constant_b : {false, true}) {
    require(cudaMemset(ours.get(), 0xff, ours.bytes()), "cudaMemset");
    gemm.run({.A = operands.a(0), .B = operands.b(0), .C = ours.get(), .constant_b = constant_b}, nullptr);
    require(cudaDeviceSynchronize(), "running both once");
    if (const auto apart = first_difference(ours, theirs, storage, shape.k)) {
      throw std::runtime_error(label(shape) + ": ours and cuBLASLt differ: " + *apart);
    }
  }

  const auto run_nothing = [](std::size_t, cudaStream_t stream) { enqueue_nothing(stream); };
  std::vector<Contender> contenders{{"ours", timer.sampler(run_ours(false), operands.copies())},
                                    {"ours_constant_b", timer.sampler(run_ours(true), operands.copies())},
                                    {"cublaslt_first", timer.sampler(run_peer(0), operands.copies())},
                                    {"cublaslt_best", timer.sampler(run_peer(best), operands.copies())},
                                    {"empty_launch", timer.sampler(run_nothing, operands.copies())}};
  if (shape.m <= kFewRows) {
    const auto bytes = static_cast<std::size_t>(shape.batch * shape.n * shape.k) * storage.bytes;
    const auto b = [&](std::size_t copy) { return operands.b(copy); };
    contenders.push_back({"read_once", read_once_sampler(b, bytes, timer, operands.copies())});
  }
  const auto samples = interleave(contenders, rounds);
  ResultLine line = gemm.result(shape, samples[0]);
  line.peers = {{"ours_constant_b", median(samples[1])},
                {"cublaslt_first", median(samples[2])},
                {"cublaslt_best", std::min(median(samples[2]), median(samples[3]))},
                {"empty_launch", median(samples[4])}};
  if (shape.m <= kFewRows) line.peers.emplace_back("read_once", median(samples[5]));
  return line;
}

void run(const CudaOptions& options, const std::string& command) {
  storage_of(options.dtype);
  const std::vector<GemmShape> shapes = shapes_of(options);
  const Device& device = use_first_device();
  cublasLtHandle_t handle = nullptr;
  require(cublasLtCreate(&handle), "cublasLtCreate");
  ColdTimer timer(device.last_level_cache_bytes, options.flushed);

  nlohmann::ordered_json header = machine_header(device, command);
  header["driver"] = device.driver_version;
  header["cublaslt"] = cublasLtGetVersion();
  header["policy"] = std::string(timer.policy()) + ", 64 MiB workspace for cuBLASLt, best of its first 32 heuristics";
  ResultFile results(results_path(options, device, "gemm"), header);
  std::vector<ResultLine> lines, few_rows;
  std::printf("%-30s %10s %9s %10s %10s %7s %10s %7s %9s  %-8s %s\n", "shape", "ours us", "TFLOP/s", "first us", "best us",
              "ratio", "B constant", "ratio", "read once", "match", "instance");
  for (const GemmShape& shape : shapes) {
    const ResultLine line = compare(shape, device, handle, timer, options.rounds);
    results.add(line);
    lines.push_back(line);
    if (shape.m <= kFewRows) few_rows.push_back(line);
    const double first_us = time_of(line, "cublaslt_first"), best_us = time_of(line, "cublaslt_best");
    const double constant_b_us = time_of(line, "ours_constant_b");
    const double tflops =
        2e-6 * static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k) / line.ours_us;
    std::printf("%-30s %10.2f %9.1f %10.2f %10.2f %7.3f %10.2f %7.3f ", label(shape).c_str(), line.ours_us, tflops, first_us,
                best_us, best_us / line.ours_us, constant_b_us, best_us / constant_b_us);
    if (shape.m <= kFewRows) {
      std::printf("%9.2f", time_of(line, "read_once"));
    } else {
      std::printf("%9s", "");
    }
    std::printf("  %-8s %s\n", line.match.c_str(), line.instance.c_str());
    std::fflush(stdout);
  }
  cublasLtDestroy(handle);
  std::printf("geomean of cublaslt_best / ours over %zu shapes: %.3f; with the promise that B is constant: %.3f\n",
              lines.size(), mean_ratio(lines, "cublaslt_best", "ours"), mean_ratio(lines, "cublaslt_best", "ours_constant_b"));
  const auto launch_us = [](const ResultLine& line) { return time_of(line, "empty_launch"); };
  const auto [least, most] = std::ranges::minmax_element(lines, {}, launch_us);
  std::printf("an empty kernel: %.2f to %.2f us\n", launch_us(*least), launch_us(*most));
  if (!few_rows.empty()) {
    std::printf("over the %zu of up to %d rows: %.3f and %.3f; ours / reading B once: %.3f and %.3f\n", few_rows.size(),
                static_cast<int>(kFewRows), mean_ratio(few_rows, "cublaslt_best", "ours"),
                mean_ratio(few_rows, "cublaslt_best", "ours_constant_b"), mean_ratio(few_rows, "ours", "read_once"),
                mean_ratio(few_rows, "ours_constant_b", "read_once"));
  }
  results.finish();
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::CudaOptions options;
  CLI::App app{"GEMM on a GPU against cuBLASLt, interleaved, cold L2; ratios are cublaslt_best / ours, above 1 ours is faster"};
  add_options(app, options);
  return tilewright::bench::run_main(app, "gemm_cuda", argc, argv,
                                     [&](const std::string& command) { tilewright::bench::run(options, command); });
}
