// What bias, activations, beta = 1 (a residual) and batches cost: the linked library's GEMM with each of them against the plain
// product, cold L2, interleaved round by round. Of a batch it is the time for each product. Prints a table and writes
// bench/results/<device>/fusion_gemm_<dtype>.jsonl, whose "peers" are the fused products. Whether those are right is the tests'
// business; here they are only timed.
#include "cuda_gemm.h"

namespace tilewright::bench {
namespace {

constexpr std::int64_t kBatch = 4, kMostBatched = std::int64_t{1} << 33;  // products of a batch; M N K up to which it is timed

ResultLine compare(const GemmShape& shape, const Device& device, ColdTimer& timer, int rounds) {
  const ProductStorage storage = storage_of(shape.dtype);
  const ColdOperands operands(shape, storage, timer);
  const DeviceBuffer bias = random_matrix(shape.n, storage.result, 4);
  const OurGemm gemm(shape, device);

  const GemmArguments plain{};
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
    const auto run_variant = [&](std::size_t copy, cudaStream_t stream) {
      GemmArguments arguments = variant.second;
      arguments.A = operands.a(copy);
      arguments.B = operands.b(copy);
      arguments.C = operands.c(copy);
      gemm.run(arguments, stream);
    };
    contenders.push_back({variant.first, timer.sampler(run_variant, operands.copies())});
  }
  GemmShape batch = shape;
  batch.batch = kBatch;
  std::optional<ColdOperands> of_batch;
  std::optional<OurGemm> batched;
  if (shape.m * shape.n * shape.k <= kMostBatched) {
    of_batch.emplace(batch, storage, timer);
    batched.emplace(batch, device);
    const auto run_batch = [&](std::size_t copy, cudaStream_t stream) {
      batched->run({.A = of_batch->a(copy), .B = of_batch->b(copy), .C = of_batch->c(copy)}, stream);
    };
    contenders.push_back(
        {"batched", [sample_us = timer.sampler(run_batch, of_batch->copies())] { return sample_us() / kBatch; }});
  }
  const auto samples = interleave(contenders, rounds);
  ResultLine line = gemm.result(shape, samples[0]);
  for (std::size_t i = 1; i < contenders.size(); ++i) line.peers.emplace_back(contenders[i].name, median(samples[i]));
  return line;
}

void run(const CudaOptions& options, const std::string& command) {
  dtype_of(options.dtype);
  const std::vector<GemmShape> shapes = shapes_of(options);
  const Device& device = use_first_device();
  ColdTimer timer(device.last_level_cache_bytes, options.flushed);
  nlohmann::ordered_json header = machine_header(device, command);
  header["driver"] = device.driver_version;
  header["policy"] = timer.policy();
  ResultFile results(results_path(options, device, "fusion_gemm"), header);
  std::map<std::string, std::vector<double>> ratios;
  for (const GemmShape& shape : shapes) {
    const ResultLine line = compare(shape, device, timer, options.rounds);
    results.add(line);
    std::printf("%-30s %10.2f us", label(shape).c_str(), line.ours_us);
    for (const auto& [name, us] : line.peers) {
      ratios[name].push_back(us / line.ours_us);
      std::printf("  %s %.3f", name.c_str(), us / line.ours_us);
    }
    std::printf("  %s\n", line.instance.c_str());
    std::fflush(stdout);
  }
  std::printf("geomeans of fused / plain (and shapes):");
  for (const auto& [name, values] : ratios) std::printf(" %s %.3f (%zu)", name.c_str(), geometric_mean(values), values.size());
  std::printf("\n");
  results.finish();
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::CudaOptions options;
  CLI::App app{"What bias, activations and beta = 1 add to GEMM on a GPU, interleaved, cold L2; ratios are fused / plain"};
  add_options(app, options);
  return tilewright::bench::run_main(app, "gemm_fusion", argc, argv,
                                     [&](const std::string& command) { tilewright::bench::run(options, command); });
}
