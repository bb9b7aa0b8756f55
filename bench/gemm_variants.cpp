// Variants of a GEMM kernel against each other: what authors of kernels time before a change goes into a template. They are
// sampled in turn, round by round, with cold operands, and what they compute is held against what the first one does. Writes no
// results.
#include <fstream>
#include <iostream>
#include <sstream>

#include "cuda_gemm.h"
#include "kernel_set.h"
#include "manifest.h"

namespace tilewright::bench {
namespace {

constexpr const char* kFooter =
    R"(A variant is an image (nvcc -cubin) of a kernel of a manifest, with the manifest's launch data, which may be edited as well:

  ./tilewright codegen manifest --op gemm --arch sm90a --problems shapes.json --kernel ID --out build/v
  nvcc -cubin -std=c++17 -gencode arch=compute_90a,code=sm_90a -I templates build/v/src/ID.cu -o build/v/as_it_is.cubin
  ./tilewright bench gemm_variants "build/v ID build/v/as_it_is.cubin overlap=2" "build/v ID build/v/changed.cubin overlap=2"

Run-time parameters that are not given have their family's defaults. Problems are those of the first variant's manifest, in layout nt.)";

struct Options {
  std::vector<std::string> variants;
  bool behind = false;
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

float from_bfloat(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }

// The largest difference of two results in bf16; infinite where one is no number.
float difference(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b) {
  float most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const float apart = std::abs(from_bfloat(a[i]) - from_bfloat(b[i]));
    most = apart <= most ? most : std::isnan(apart) ? INFINITY : apart;
  }
  return most;
}

// One of a problem's contestants.
struct Contestant {
  Plan plan;
  DeviceBuffer workspace;
  std::function<double()> sample;
  std::vector<double> samples{};
  float difference = 0;
};

void time_problem(const Options& options, std::span<const std::unique_ptr<Variant>> variants, const Problem& problem) {
  const Storage storage = storage_of("bf16");
  const GemmShape shape{.m = problem.sizes[0], .n = problem.sizes[1], .k = problem.sizes[2], .layout = "nt", .dtype = "bf16"};
  int l2_bytes = 0;
  require(cudaDeviceGetAttribute(&l2_bytes, cudaDevAttrL2CacheSize, 0), "cudaDeviceGetAttribute");
  ColdTimer timer(static_cast<std::size_t>(l2_bytes), false);
  const ColdOperands operands(shape, storage, timer);
  const DeviceBuffer other(std::size_t{4} << 20);
  const auto c_bytes = static_cast<std::size_t>(shape.m * shape.n) * storage.bytes;
  std::vector<std::uint16_t> first(c_bytes / 2), mine(c_bytes / 2);
  std::vector<std::unique_ptr<Contestant>> contestants;
  for (const std::unique_ptr<Variant>& variant : variants) {
    Plan plan = variant->kernels->plan(variant->kernel, variant->runtime, problem);
    const std::size_t bytes = plan.workspace_bytes();
    contestants.push_back(std::make_unique<Contestant>(Contestant{std::move(plan), DeviceBuffer(bytes), {}}));
    Contestant& contestant = *contestants.back();
    require(cudaMemset(contestant.workspace.get(), 0, bytes), "cudaMemset");
    const auto enqueue = [&, behind = options.behind](std::size_t copy, cudaStream_t stream) {
      const GemmArguments arguments{.A = operands.a(copy), .B = operands.b(copy), .C = operands.c(copy)};
      if (behind) require(cudaMemsetAsync(other.get(), 1, other.bytes(), stream), "cudaMemsetAsync");
      contestant.plan.run(to_arguments(arguments), contestant.workspace.get(), stream);
    };
    require(cudaMemset(operands.c(0), 0xff, c_bytes), "cudaMemset");
    enqueue(0, nullptr);
    require(cudaMemcpy(mine.data(), operands.c(0), c_bytes, cudaMemcpyDeviceToHost), "cudaMemcpy");
    if (contestants.size() == 1) first = mine;
    contestant.difference = difference(mine, first);
    contestant.sample = timer.sampler(enqueue, operands.copies());
  }
  for (int round = 0; round < options.rounds; ++round) {
    for (std::size_t i = 0; i < contestants.size(); ++i) {
      Contestant& next = *contestants[(i + static_cast<std::size_t>(round)) % contestants.size()];
      next.samples.push_back(next.sample());
    }
  }
  std::printf("M=%lld N=%lld K=%lld\n", static_cast<long long>(shape.m), static_cast<long long>(shape.n),
              static_cast<long long>(shape.k));
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    const double us = median(contestants[i]->samples);
    std::printf("  %9.3f us  %6.3f of the first, results %.3g apart  %s\n", us, us / median(contestants[0]->samples),
                contestants[i]->difference, variants[i]->text.c_str());
  }
  std::fflush(stdout);
}

void run(const Options& options) {
  const Device& device = use_first_device();
  std::vector<std::unique_ptr<Variant>> variants;
  for (const std::string& text : options.variants) variants.push_back(read_variant(text, device));
  for (const tune::ProblemSpec& problem : variants.front()->manifest.problems) time_problem(options, variants, problem.problem);
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::Options options;
  CLI::App app{"Variants of a bf16 GEMM kernel, interleaved, cold L2; what they compute is compared too"};
  app.add_option("variants", options.variants, "FOLDER KERNEL IMAGE [NAME=VALUE ...], each as one argument")->required();
  app.add_flag("--behind", options.behind, "Each launch comes behind a write of 4 MiB by another kernel, not behind its like");
  app.add_option("--rounds", options.rounds, "Samples of each variant")->capture_default_str()->check(CLI::PositiveNumber);
  app.footer(tilewright::bench::kFooter);
  return tilewright::bench::run_main(app, "gemm_variants", argc, argv,
                                     [&](const std::string&) { tilewright::bench::run(options); });
}
