// GEMM f32 or f64 on the CPU: what the linked library dispatches, against the BLAS libraries of this machine (those of its
// providers, found when this runs), interleaved round by round in one process. Prints a table and writes
// bench/results/<device>/gemm_f32_cpu.jsonl, or gemm_f64_cpu.jsonl. It tunes nothing. --each: every linked kernel that the CPU
// runs as well, with its default run-time values, below each line. --packed TYPE: ours multiplies with
// weights that were packed once (tilewright/packed_weights.h), the others as ever; gemm_f32_cpu_packed_TYPE.jsonl.
#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <random>

#include "comparison.h"
#include "cpu_samples.h"
#include "gemm_shapes.h"
#include "launch/launch.h"
#include "machine.h"
#include "providers/providers.h"
#include "table/problem_by_name.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"
#include "tilewright/ops.h"
#include "tilewright/packed_weights.h"

namespace tilewright::bench {
namespace {

struct Options {
  std::string preset = "cpu-bench";
  std::string shapes;
  std::string presets_file = TILEWRIGHT_SOURCE_DIR "/templates/gemm/presets.json";
  std::string results = TILEWRIGHT_SOURCE_DIR "/bench/results";
  std::string peers = "openblas,blis,onednn,mkl";
  std::string packed{};  // the type of weights; empty: ours is gemm
  std::string dtype = "f32";
  std::vector<int> threads{1, 2};
  double seconds_per_shape = 4;
  int min_rounds = 7;
  bool each_kernel = false;
};

template <typename Element>
std::vector<Element> random_matrix(std::int64_t elements, unsigned seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<Element> uniform(-1, 1);
  std::vector<Element> matrix(static_cast<std::size_t>(elements));
  for (Element& value : matrix) value = uniform(generator);
  return matrix;
}

// Largest |a - b|, to catch a comparison of different computations; each element is a sum of `depth` products in [-1, 1].
template <typename Element>
void require_same(const std::vector<Element>& a, const std::vector<Element>& b, std::int64_t depth, const std::string& label) {
  const double tolerance =
      100 * std::numeric_limits<Element>::epsilon() * std::max(1.0, std::sqrt(static_cast<double>(depth)) * 8);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!(std::abs(a[i] - b[i]) <= tolerance)) {
      throw std::runtime_error(label + ": results differ at element " + std::to_string(i) + ": " + std::to_string(a[i]) +
                               " and " + std::to_string(b[i]));
    }
  }
}

const std::map<std::string, Dtype> kPackedTypes{
    {"f32", Dtype::f32}, {"bf16", Dtype::bf16}, {"f16", Dtype::f16}, {"i8", Dtype::i8}};

// What ours runs, and how it was chosen.
struct Ours {
  std::function<void()> run;
  Explanation explanation;
};

Ours our_product(const GemmProblem& problem, const void* a, const void* b, void* c) {
  const auto plan = plan_gemm(problem, cpu_device());
  const auto workspace = std::make_shared<std::vector<std::byte>>(plan->workspace_bytes() + 256);
  const Arguments arguments = to_arguments({.A = a, .B = b, .C = c});
  return {[=] { plan->run(arguments, aligned_256(*workspace)); }, plan->explain()};
}

Ours our_packed_product(const GemmProblem& problem, Dtype type, const float* a, const float* b, float* c) {
  const auto weights = std::make_shared<const PackedWeights>(
      pack_weights({.weights = type, .layout = problem.layout, .N = problem.N, .K = problem.K}, b));
  const PackedRun run{.M = problem.M, .A = a, .C = c, .threads = problem.threads};
  return {[=] { weights->run(run); }, weights->explain(run)};
}

Ours ours_of(const GemmProblem& problem, const Options& options, const std::vector<float>& a, const std::vector<float>& b,
             std::vector<float>& c) {
  if (options.packed.empty()) return our_product(problem, a.data(), b.data(), c.data());
  return our_packed_product(problem, kPackedTypes.at(options.packed), a.data(), b.data(), c.data());
}
Ours ours_of(const GemmProblem& problem, const Options& /*options*/, const std::vector<double>& a, const std::vector<double>& b,
             std::vector<double>& c) {
  return our_product(problem, a.data(), b.data(), c.data());
}

// Those that are linked, forced, with their default run-time values.
void add_each_kernel(std::vector<Contender>& contenders, const Problem& problem, const GemmArguments& arguments, int threads) {
  const KernelTable& table = linked_table();
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.op != problem.op || kernel.kind != TargetKind::cpu || !is_legal(kernel, problem)) continue;
    if (!compatible(table.archs[kernel.arch], cpu_device())) continue;
    const auto plan = std::make_shared<const Plan>(kernel, kernel.runtime_defaults, table, problem, cpu_device());
    const auto workspace = std::make_shared<std::vector<std::byte>>(plan->workspace_bytes() + 256);
    contenders.push_back(
        {kernel.id, sampler([=, of = to_arguments(arguments)] { plan->run(of, aligned_256(*workspace)); }, threads)});
  }
}

template <typename Element>
ResultLine compare(const GemmShape& shape, int threads, const Providers& peers, const Options& options) {
  const std::vector<Element> a = random_matrix<Element>(shape.m * shape.k, 1), b = random_matrix<Element>(shape.k * shape.n, 2);
  std::vector<Element> ours(static_cast<std::size_t>(shape.m * shape.n));

  const GemmProblem problem{.dtype = sizeof(Element) == 8 ? Dtype::f64 : Dtype::f32,
                            .layout = layout_of(shape.layout),
                            .M = shape.m,
                            .N = shape.n,
                            .K = shape.k,
                            .threads = threads};
  const Ours product = ours_of(problem, options, a, b, ours);
  const bool is_exact = options.packed.empty() || options.packed == "f32";  // else weights are others than the peers'
  std::vector<Contender> contenders{{"ours", sampler(product.run, threads)}};
  const OpEntry& op = op_by_name(linked_table(), "gemm");
  const Problem asked = to_problem(problem, cpu_device());
  for (const Providers::Found& peer : peers.found()) {
    if (!peer.provider || peer.provider->algorithms(op, asked, cpu_device(), 1).empty()) continue;
    peer.provider->set_threads(threads);  // once, as a program does that calls the library itself
    const auto gemm = peer.provider->ready(sizeof(Element) == 8 ? "dgemm" : "sgemm", op, asked, cpu_device());
    auto theirs = std::make_shared<std::vector<Element>>(ours.size());
    const GemmArguments its{.A = a.data(), .B = b.data(), .C = theirs->data()};
    contenders.push_back(
        {peer.kind->name, sampler([gemm, theirs, its] { gemm->run(to_arguments(its), nullptr, nullptr); }, threads)});
    if (is_exact) require_same(ours, *theirs, shape.k, std::string(peer.kind->name) + " " + shape_json(shape).dump());
  }
  const std::size_t peers_end = contenders.size();
  if (options.each_kernel) add_each_kernel(contenders, asked, {.A = a.data(), .B = b.data(), .C = ours.data()}, threads);
  double round_us = 0;
  for (const Contender& contender : contenders) {
    const auto start = std::chrono::steady_clock::now();
    contender.sample_us();
    round_us += elapsed_us(start);
  }
  const int rounds = std::max(options.min_rounds, static_cast<int>(options.seconds_per_shape * 1e6 / round_us));
  const auto samples = interleave(contenders, std::min(rounds, 101));

  const Explanation& explanation = product.explanation;
  ResultLine line{.op = "gemm",
                  .dtype = options.dtype,
                  .shape = shape_json(shape),
                  .threads = threads,
                  .ours_us = median(samples[0]),
                  .instance = explanation.kernel + (explanation.runtime.empty() ? "" : " " + explanation.runtime),
                  .match = to_string(explanation.match),
                  .peers = {},
                  .n = samples[0].size(),
                  .mad_us = median_absolute_deviation(samples[0])};
  for (std::size_t i = 1; i < peers_end; ++i) line.peers.emplace_back(contenders[i].name, median(samples[i]));
  for (std::size_t i = peers_end; i < contenders.size(); ++i) line.more["kernels"][contenders[i].name] = median(samples[i]);
  return line;
}

double best_peer_us(const ResultLine& line) {
  double best_us = INFINITY;
  for (const auto& [name, us] : line.peers) best_us = std::min(best_us, us);
  return line.peers.empty() ? NAN : best_us;
}

void print_summary(const std::vector<ResultLine>& lines, int threads) {
  if (lines.front().peers.empty()) return;
  std::map<std::string, std::vector<double>> ratios;
  double least = INFINITY;
  for (const ResultLine& line : lines) {
    for (const auto& [name, us] : line.peers) ratios[name].push_back(us / line.ours_us);
    ratios["best peer"].push_back(best_peer_us(line) / line.ours_us);
    least = std::min(least, ratios["best peer"].back());
  }
  for (const auto& [name, of] : ratios)
    std::printf("geomean of %s / ours on %d thread%s: %.3f\n", name.c_str(), threads, threads == 1 ? "" : "s",
                geometric_mean(of));
  std::printf("the least of best peer / ours: %.3f\n", least);
}

void run(const Options& options, const std::string& command) {
  const auto shapes =
      options.shapes.empty() ? shapes_of_preset(options.presets_file, options.preset, {}) : shapes_from(options.shapes, {});
  nlohmann::ordered_json header = machine_header(cpu_device(), command);
  header["clocks"]["measured_mhz"] = std::round(measured_cpu_mhz());
  const Providers peers(options.peers);
  std::string columns;
  for (const Providers::Found& peer : peers.found()) {
    if (peer.provider) {
      header[peer.kind->name] = peer.version;
      std::printf("%s: %s\n", peer.kind->name, peer.version.c_str());
      columns += std::string(peer.kind->name) + " us ";
    } else {
      std::printf("%s is not here: %s\n", peer.kind->name, peer.why_none.c_str());
    }
  }
  ResultFile results(
      std::filesystem::path(options.results) / cpu_device().key /
          ("gemm_" + options.dtype + "_cpu" + (options.packed.empty() ? "" : "_packed_" + options.packed) + ".jsonl"),
      header);
  std::printf("%-28s %7s %12s %9s %7s  %-8s %-40s %s\n", "shape", "threads", "ours us", "GFLOP/s", "ratio", "match", "instance",
              columns.c_str());
  for (const int threads : options.threads) {
    std::vector<ResultLine> lines;
    for (const GemmShape& shape : shapes) {
      lines.push_back(options.dtype == "f64" ? compare<double>(shape, threads, peers, options)
                                             : compare<float>(shape, threads, peers, options));
      const ResultLine& line = lines.back();
      results.add(line);
      const double gflops =
          2e-3 * static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k) / line.ours_us;
      std::printf("%-28s %7d %12.1f %9.1f %7.3f  %-8s %-40s", label(shape).c_str(), threads, line.ours_us, gflops,
                  best_peer_us(line) / line.ours_us, line.match.c_str(), line.instance.c_str());
      for (const auto& [name, us] : line.peers) std::printf(" %.1f", us);
      std::puts("");
      if (line.more.contains("kernels")) {
        for (const auto& [name, us] : line.more["kernels"].items())
          std::printf("    %-60s %10.2f\n", name.c_str(), us.get<double>());
      }
      std::fflush(stdout);
    }
    print_summary(lines, threads);
  }
  results.finish();
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::forget_inherited_settings(argv);
  tilewright::bench::Options options;
  CLI::App app{
      "GEMM f32 or f64 on the CPU against BLAS libraries, interleaved; ratios are the fastest one's time / ours, above 1 ours "
      "is "
      "faster"};
  app.add_option("--preset", options.preset, "Shapes: a preset of the gemm spec")->capture_default_str();
  app.add_option("--shapes", options.shapes, "Shapes instead of a preset: M,N,K or a file with a JSON array of problems");
  app.add_option("--presets-file", options.presets_file, "Where the presets stand")->capture_default_str();
  app.add_option("--peers", options.peers,
                 "Libraries, as TILEWRIGHT_PROVIDERS names them; those that are not here are left out")
      ->capture_default_str();
  CLI::Option* dtype = app.add_option("--dtype", options.dtype, "f32, or f64 (oneDNN has no products of it)")
                           ->capture_default_str()
                           ->check(CLI::IsMember({"f32", "f64"}));
  app.add_option("--packed", options.packed, "Ours multiplies with weights packed once, as this type; layouts nn and nt")
      ->check(CLI::IsMember({"f32", "bf16", "f16", "i8"}))
      ->excludes(dtype);
  app.add_option("--threads", options.threads, "Thread counts")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--seconds", options.seconds_per_shape, "Time to spend on each shape and thread count")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_flag("--each", options.each_kernel, "Time every linked kernel as well");
  app.add_option("--rounds", options.min_rounds, "At least so many samples of each")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--results", options.results, "Folder of the result files")->capture_default_str();
  return tilewright::bench::run_main(app, "gemm_cpu", argc, argv, [&](const std::string& command) { run(options, command); });
}
