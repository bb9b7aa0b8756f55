// Variants of a GEMM kernel against each other: what authors of kernels time before a change goes into a template. They are
// sampled in turn, round by round, with cold operands, and what they compute is held against what the first one does. Writes no
// results.
#include <algorithm>
#include <sstream>

#include "cuda_gemm.h"
#include "manifest_gemm.h"
#include "measure/kernel_set.h"

namespace tilewright::bench {
namespace {

constexpr const char* kFooter =
    R"(A variant is an image (nvcc -cubin) of a kernel of a manifest, with the manifest's launch data, which may be edited as well:

  ./tilewright codegen manifest --op gemm --arch sm90a --problems shapes.json --kernel ID --out build/v
  nvcc -cubin -std=c++17 -gencode arch=compute_90a,code=sm_90a -I templates build/v/src/ID.cu -o build/v/as_it_is.cubin
  ./tilewright bench gemm_variants "build/v ID build/v/as_it_is.cubin overlap=2" "build/v ID build/v/changed.cubin overlap=2"

Run-time parameters that are not given have their family's defaults. Problems are those of the first variant's manifest.)";

struct Options {
  std::vector<std::string> variants;
  bool behind = false;
  bool flushed = false;
  bool bias = false;
  double beta = 0;
  Activation activation = Activation::none;
  int rounds = 15;
};

struct Variant {
  std::string text;
  tune::Manifest manifest;
  std::unique_ptr<tune::KernelSet> kernels;
  std::size_t kernel = 0;
  Runtime runtime{};
};

// "FOLDER KERNEL IMAGE [NAME=VALUE ...]"
std::unique_ptr<Variant> read_variant(const std::string& text, const Device& device) {
  std::istringstream words(text);
  std::string folder, id, image, word;
  if (!(words >> folder >> id >> image))
    throw std::invalid_argument("'" + text + "' is not FOLDER KERNEL IMAGE [NAME=VALUE ...]");
  auto variant = std::make_unique<Variant>();
  variant->text = text;
  variant->manifest = tune::read_manifest(std::filesystem::path(folder) / "manifest.json");
  const auto& kernels = variant->manifest.kernels;
  const auto found = std::ranges::find(kernels, id, &tune::KernelSpec::id);
  if (found == kernels.end()) throw std::invalid_argument("the manifest in " + folder + " has no kernel " + id);
  variant->kernel = static_cast<std::size_t>(found - kernels.begin());
  variant->runtime = found->runtime_defaults;
  while (words >> word) {
    const auto equals = std::min(word.find('='), word.size() - 1);
    const auto name = std::ranges::find(found->runtime_names, word.substr(0, equals));
    if (name == found->runtime_names.end()) throw std::invalid_argument(id + " has no run-time parameter '" + word + "'");
    variant->runtime[static_cast<std::size_t>(name - found->runtime_names.begin())] = std::stoi(word.substr(equals + 1));
  }
  variant->kernels = std::make_unique<tune::KernelSet>(variant->manifest, device);
  variant->kernels->attach(variant->kernel, image);
  return variant;
}

void time_problem(const Options& options, const Device& device, std::span<const std::unique_ptr<Variant>> variants,
                  const Problem& problem) {
  const GemmShape shape = shape_of(variants.front()->manifest, problem);
  const ProductStorage storage = storage_of(shape.dtype);
  ColdTimer timer(device.last_level_cache_bytes, options.flushed);
  const ColdOperands operands(shape, storage, timer);
  const DeviceBuffer other(std::size_t{4} << 20), bias = random_matrix(shape.n, storage.result, 4);
  std::vector<Plan> plans;
  std::vector<DeviceBuffer> workspaces, results;
  for (const std::unique_ptr<Variant>& variant : variants) {
    plans.push_back(variant->kernels->plan(variant->kernel, variant->runtime, problem));
    workspaces.emplace_back(plans.back().workspace_bytes());
    require(cudaMemset(workspaces.back().get(), 0, workspaces.back().bytes()), "cudaMemset");
    results.emplace_back(static_cast<std::size_t>(elements_of_c(shape)) * storage.result.bytes);
    require(cudaMemset(results.back().get(), 0xff, results.back().bytes()), "cudaMemset");
    if (options.beta != 0) {
      require(cudaMemcpy(results.back().get(), operands.c(0), results.back().bytes(), cudaMemcpyDeviceToDevice), "cudaMemcpy");
    }
  }
  const auto launch = [&](std::size_t i, std::size_t copy, void* c, cudaStream_t stream) {
    const GemmArguments arguments{.A = operands.a(copy),
                                  .B = operands.b(copy),
                                  .C = c,
                                  .bias = options.bias ? bias.get() : nullptr,
                                  .beta = static_cast<float>(options.beta),
                                  .activation = options.activation};
    plans[i].run(to_arguments(arguments), workspaces[i].get(), stream);
  };
  std::vector<Contender> contenders;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    launch(i, 0, results[i].get(), nullptr);
    const auto enqueue = [&, i](std::size_t copy, cudaStream_t stream) {
      if (options.behind) require(cudaMemsetAsync(other.get(), 1, other.bytes(), stream), "cudaMemsetAsync");
      launch(i, copy, operands.c(copy), stream);
    };
    contenders.push_back({variants[i]->text, timer.sampler(enqueue, operands.copies())});
  }
  require(cudaDeviceSynchronize(), "running all once");
  const auto samples = interleave(contenders, options.rounds);
  std::printf("%s\n", label(shape).c_str());
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const double us = median(samples[i]);
    const auto apart = first_difference(results[i], results[0], storage, shape.k);
    std::printf("  %9.3f us  %6.3f of the first  %s%s\n", us, us / median(samples[0]), contenders[i].name.c_str(),
                apart ? (": its result DIFFERS, " + *apart).c_str() : "");
  }
  std::fflush(stdout);
}

void run(const Options& options) {
  const Device& device = use_first_device();
  std::vector<std::unique_ptr<Variant>> variants;
  for (const std::string& text : options.variants) variants.push_back(read_variant(text, device));
  for (const tune::ProblemSpec& problem : variants.front()->manifest.problems) {
    time_problem(options, device, variants, problem.problem);
  }
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::Options options;
  CLI::App app{"Variants of a GEMM kernel, interleaved, cold L2; what they compute is compared too"};
  app.add_option("variants", options.variants, "FOLDER KERNEL IMAGE [NAME=VALUE ...], each as one argument")->required();
  app.add_flag("--behind", options.behind, "Each launch comes behind a write of 4 MiB by another kernel, not behind its like");
  app.add_flag("--flushed", options.flushed, "Single launches after a write of four times the L2");
  app.add_flag("--bias", options.bias, "With a bias");
  app.add_option("--beta", options.beta, "What C is multiplied by before it is added")->capture_default_str();
  app.add_option("--activation", options.activation, "none relu gelu silu")
      ->transform(
          CLI::CheckedTransformer(std::map<std::string, tilewright::Activation>{{"none", tilewright::Activation::none},
                                                                                {"relu", tilewright::Activation::relu},
                                                                                {"gelu", tilewright::Activation::gelu},
                                                                                {"silu", tilewright::Activation::silu}}));
  app.add_option("--rounds", options.rounds, "Samples of each variant")->capture_default_str()->check(CLI::PositiveNumber);
  app.footer(tilewright::bench::kFooter);
  return tilewright::bench::run_main(app, "gemm_variants", argc, argv,
                                     [&](const std::string&) { tilewright::bench::run(options); });
}
