// GEMM on a GPU: what the linked library dispatches, with and without the promise that B is constant, against cuBLASLt's first
// heuristic and the best of its first 32, with a cold L2, interleaved round by round; where A has few rows also against reading
// B once; and an empty kernel, whose time tells how fast this process launches. Prints a table and writes
// bench/results/<device>/gemm_<dtype>.jsonl, where ours_constant_b, read_once and empty_launch stand with the peers.
#include "cublaslt_gemm.h"
#include "floor.h"

namespace tilewright::bench {
namespace {

constexpr std::int64_t kFewRows = 128;  // up to here reading B bounds a product

ResultLine compare(const GemmShape& shape, const Device& device, cublasLtHandle_t handle, ColdTimer& timer, int rounds) {
  const ProductStorage storage = storage_of(shape.dtype);
  const ColdOperands operands(shape, storage, timer);
  const DeviceBuffer ours(static_cast<std::size_t>(elements_of_c(shape)) * storage.result.bytes), theirs(ours.bytes());
  const DeviceBuffer peer_workspace(kPeerWorkspaceBytes);

  const OurGemm gemm(shape, device);
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
    const auto bytes = static_cast<std::size_t>(shape.batch * shape.n * shape.k) * storage.factor.bytes;
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
  dtype_of(options.dtype);
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
