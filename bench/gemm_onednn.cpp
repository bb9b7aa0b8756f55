// Products of bf16, and of 8-bit integers with scales, on the CPU: what the linked library dispatches, against oneDNN's matmul,
// interleaved round by round in one process. Prints a table and writes bench/results/<device>/gemm_<type>_onednn.jsonl. It
// tunes nothing. --each: every linked kernel that the CPU runs as well, with its default run-time values.
#include <dlfcn.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <dnnl.hpp>
#include <map>
#include <memory>
#include <random>

#include "comparison.h"
#include "cpu_samples.h"
#include "gemm_shapes.h"
#include "launch/launch.h"
#include "machine.h"
#include "table/problem_by_name.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"
#include "tilewright/ops.h"

static_assert(DNNL_VERSION_MAJOR == 2, "written against oneDNN 2: scales are given otherwise from 3 on");

namespace tilewright::bench {
namespace {

struct Options {
  std::string dtype = "bf16";
  std::string preset = "cpu-bench";
  std::string shapes;
  std::string layout = "nt";
  std::string presets_file = TILEWRIGHT_SOURCE_DIR "/templates/gemm/presets.json";
  std::string results = TILEWRIGHT_SOURCE_DIR "/bench/results";
  std::vector<int> threads{1, 2};
  double seconds_per_shape = 1;
  int min_rounds = 7;
  bool each_kernel = false;

  bool is_integer() const { return dtype == "i8"; }
};

// Operands, scales (of A, and one for each column of B) and room for two results.
struct Operands {
  std::vector<std::byte> a, b, ours, theirs;
  std::vector<float> scale_a, scale_b, scale_ab;
};

std::uint16_t to_bf16(float value) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return static_cast<std::uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
float from_bf16(std::uint16_t bits) {
  const std::uint32_t wide = static_cast<std::uint32_t>(bits) << 16;
  float value = 0;
  std::memcpy(&value, &wide, sizeof value);
  return value;
}

std::vector<std::byte> random_matrix(std::int64_t elements, bool is_integer, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> uniform(-1, 1);
  std::vector<std::byte> matrix(static_cast<std::size_t>(elements) * (is_integer ? 1 : 2));
  for (std::int64_t i = 0; i < elements; ++i) {
    const float value = uniform(random);
    if (is_integer) {
      matrix[static_cast<std::size_t>(i)] = static_cast<std::byte>(static_cast<std::int8_t>(std::lround(value * 127)));
    } else {
      const std::uint16_t bits = to_bf16(value);
      std::memcpy(&matrix[static_cast<std::size_t>(i) * 2], &bits, 2);
    }
  }
  return matrix;
}

Operands operands_of(const GemmShape& shape, bool is_integer) {
  Operands operands{.a = random_matrix(shape.m * shape.k, is_integer, 1),
                    .b = random_matrix(shape.k * shape.n, is_integer, 2),
                    .ours = std::vector<std::byte>(static_cast<std::size_t>(shape.m * shape.n) * (is_integer ? 4 : 2)),
                    .theirs = {},
                    .scale_a = {1.f / 64},
                    .scale_b = {},
                    .scale_ab = {}};
  operands.theirs = operands.ours;
  for (std::int64_t column = 0; column < shape.n; ++column) {
    operands.scale_b.push_back(1.f / static_cast<float>(64 + column % 64));
    operands.scale_ab.push_back(operands.scale_a[0] * operands.scale_b.back());
  }
  return operands;
}

Problem problem_of(const GemmShape& shape, int threads, bool is_integer) {
  if (is_integer) {
    return to_problem(ScaledGemmProblem{.dtype = Dtype::i8,
                                        .dtype_c = DtypeC::f32,
                                        .M = shape.m,
                                        .N = shape.n,
                                        .K = shape.k,
                                        .scale_a_row = 0,
                                        .threads = threads},
                      cpu_device());
  }
  return to_problem(GemmProblem{.dtype = Dtype::bf16,
                                .layout = layout_of(shape.layout),
                                .M = shape.m,
                                .N = shape.n,
                                .K = shape.k,
                                .threads = threads},
                    cpu_device());
}

Arguments arguments_of(Operands& of, bool is_integer) {
  if (is_integer) {
    return to_arguments(ScaledGemmArguments{
        .A = of.a.data(), .B = of.b.data(), .C = of.ours.data(), .scale_a = of.scale_a.data(), .scale_b = of.scale_b.data()});
  }
  return to_arguments(GemmArguments{.A = of.a.data(), .B = of.b.data(), .C = of.ours.data()});
}

std::function<void()> running(std::shared_ptr<const Plan> plan, const Arguments& arguments) {
  const auto workspace = std::make_shared<std::vector<std::byte>>(plan->workspace_bytes() + 256);
  return [=, plan = std::move(plan)] { plan->run(arguments, aligned_256(*workspace)); };
}

// oneDNN's, of plain layouts as ours; with integers one scale for each column, A's within.
class Matmul {
 public:
  Matmul(const GemmShape& shape, bool is_integer, Operands& operands) {
    using Type = dnnl::memory::data_type;
    const Type type = is_integer ? Type::s8 : Type::bf16, result = is_integer ? Type::f32 : Type::bf16;
    const auto matrix = [](std::int64_t rows, std::int64_t columns, Type of, bool is_transposed) {
      const dnnl::memory::dims sizes{rows, columns};
      return dnnl::memory::desc(sizes, of, is_transposed ? dnnl::memory::dims{1, rows} : dnnl::memory::dims{columns, 1});
    };
    const auto a = matrix(shape.m, shape.k, type, shape.layout[0] == 't');
    const auto b = matrix(shape.k, shape.n, type, shape.layout[1] == 't');
    const auto c = matrix(shape.m, shape.n, result, false);
    dnnl::primitive_attr attributes;
    if (is_integer) attributes.set_output_scales(1 << 1, operands.scale_ab);
    const dnnl::matmul::primitive_desc description({a, b, c}, attributes, engine_);
    name_ = description.impl_info_str();
    primitive_ = dnnl::matmul(description);
    arguments_ = {{DNNL_ARG_SRC, {a, engine_, operands.a.data()}},
                  {DNNL_ARG_WEIGHTS, {b, engine_, operands.b.data()}},
                  {DNNL_ARG_DST, {c, engine_, operands.theirs.data()}}};
  }

  const std::string& name() const { return name_; }
  void run() {
    primitive_.execute(stream_, arguments_);
    stream_.wait();
  }

 private:
  dnnl::engine engine_{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream_{engine_};
  dnnl::matmul primitive_;
  std::unordered_map<int, dnnl::memory> arguments_;
  std::string name_;
};

// oneDNN computes with OpenMP, which is loaded with it.
void set_threads_of_onednn(int threads) {
  using Set = void(int);
  void* const set = dlsym(RTLD_DEFAULT, "omp_set_num_threads");
  if (set == nullptr) throw std::runtime_error("this oneDNN computes without OpenMP: its threads can't be set");
  reinterpret_cast<Set*>(set)(threads);
}

void require_same(const Operands& operands, const GemmShape& shape, bool is_integer, const std::string& who) {
  for (std::int64_t i = 0; i < shape.m * shape.n; ++i) {
    float ours = 0, theirs = 0;
    if (is_integer) {
      std::memcpy(&ours, &operands.ours[static_cast<std::size_t>(i) * 4], 4);
      std::memcpy(&theirs, &operands.theirs[static_cast<std::size_t>(i) * 4], 4);
    } else {
      std::uint16_t bits[2];
      std::memcpy(&bits[0], &operands.ours[static_cast<std::size_t>(i) * 2], 2);
      std::memcpy(&bits[1], &operands.theirs[static_cast<std::size_t>(i) * 2], 2);
      ours = from_bf16(bits[0]);
      theirs = from_bf16(bits[1]);
    }
    const double size = std::sqrt(static_cast<double>(shape.k));
    const double allowed = is_integer ? 1e-5 * (4 * size + std::abs(theirs)) : std::abs(theirs) / 128 + 1e-5 * size;
    if (!(std::abs(ours - theirs) <= allowed)) {
      throw std::runtime_error(who + ", " + label(shape) + ": results differ at element " + std::to_string(i) + ": " +
                               std::to_string(ours) + " and " + std::to_string(theirs));
    }
  }
}

std::string with_arch(const KernelEntry& kernel) {
  return std::string(kernel.id) + " of " + std::string(linked_table().archs[kernel.arch].name);
}

ResultLine compare(const GemmShape& shape, int threads, const Options& options) {
  const bool is_integer = options.is_integer();
  Operands operands = operands_of(shape, is_integer);
  const Problem problem = problem_of(shape, threads, is_integer);
  const Arguments arguments = arguments_of(operands, is_integer);
  set_threads_of_onednn(threads);
  Matmul matmul(shape, is_integer, operands);
  matmul.run();

  const std::shared_ptr<const Plan> plan = make_plan(problem, cpu_device());
  const Explanation explanation = plan->explain();
  std::vector<Contender> contenders{{"ours", sampler(running(plan, arguments), threads)}};
  require_same(operands, shape, is_integer, explanation.kernel);
  contenders.push_back({"onednn", sampler([&] { matmul.run(); }, threads)});
  const KernelTable& table = linked_table();
  for (const KernelEntry& kernel : table.kernels) {
    if (!options.each_kernel || kernel.op != problem.op || kernel.kind != TargetKind::cpu) continue;
    if (!compatible(table.archs[kernel.arch], cpu_device()) || !is_legal(kernel, problem)) continue;
    const auto forced = std::make_shared<const Plan>(kernel, kernel.runtime_defaults, table, problem, cpu_device());
    std::ranges::fill(operands.ours, std::byte{0xff});
    contenders.push_back({"ours: " + with_arch(kernel), sampler(running(forced, arguments), threads)});
    require_same(operands, shape, is_integer, contenders.back().name);
  }
  double round_us = 0;
  for (const Contender& contender : contenders) {
    const auto start = std::chrono::steady_clock::now();
    contender.sample_us();
    round_us += elapsed_us(start);
  }
  const int rounds = std::max(options.min_rounds, static_cast<int>(options.seconds_per_shape * 1e6 / round_us));
  const auto samples = interleave(contenders, std::min(rounds, 101));
  ResultLine line{.op = is_integer ? "scaled_gemm" : "gemm",
                  .dtype = options.dtype,
                  .shape = shape_json(shape),
                  .threads = threads,
                  .ours_us = median(samples[0]),
                  .instance = explanation.kernel + (explanation.runtime.empty() ? "" : " " + explanation.runtime),
                  .match = to_string(explanation.match),
                  .peers = {},
                  .n = samples[0].size(),
                  .mad_us = median_absolute_deviation(samples[0])};
  for (std::size_t i = 1; i < contenders.size(); ++i) line.peers.emplace_back(contenders[i].name, median(samples[i]));
  line.more["onednn_kernel"] = matmul.name();
  return line;
}

void run(const Options& options, const std::string& command) {
  const GemmShape defaults{.layout = options.layout};
  auto shapes = options.shapes.empty() ? shapes_of_preset(options.presets_file, options.preset, defaults)
                                       : shapes_from(options.shapes, defaults);
  for (GemmShape& shape : shapes) {
    if (options.is_integer()) shape.layout = "nt";
  }
  nlohmann::ordered_json header = machine_header(cpu_device(), command);
  const dnnl_version_t& is = *dnnl_version();
  header["onednn"] = std::to_string(is.major) + "." + std::to_string(is.minor) + "." + std::to_string(is.patch);
  ResultFile results(std::filesystem::path(options.results) / cpu_device().key / ("gemm_" + options.dtype + "_onednn.jsonl"),
                     header);
  std::printf("oneDNN %s\n", header["onednn"].get<std::string>().c_str());
  for (const int threads : options.threads) {
    std::vector<ResultLine> lines;
    for (const GemmShape& shape : shapes) {
      lines.push_back(compare(shape, threads, options));
      const ResultLine& line = lines.back();
      results.add(line);
      const double gops =
          2e-3 * static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k) / line.ours_us;
      std::printf("%-26s threads=%d ours %.2f us, %.1f GOP/s, onednn / ours %.3f (%s; %s)\n", label(shape).c_str(), threads,
                  line.ours_us, gops, time_of(line, "onednn") / line.ours_us, line.instance.c_str(),
                  line.more["onednn_kernel"].get<std::string>().c_str());
      for (std::size_t i = 1; i < line.peers.size(); ++i)
        std::printf("    %-60s %.2f us\n", line.peers[i].first.c_str(), line.peers[i].second);
      std::fflush(stdout);
    }
    std::printf("geomean of onednn / ours on %d thread%s: %.3f\n", threads, threads == 1 ? "" : "s",
                mean_ratio(lines, "onednn", "ours"));
  }
  results.finish();
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::forget_inherited_settings(argv);
  tilewright::bench::Options options;
  CLI::App app{"Products of bf16 or 8-bit integers on the CPU against oneDNN's, interleaved; above 1 ours is faster"};
  app.add_option("--dtype", options.dtype, "bf16, or i8 (scaled_gemm: layout nt, C of f32)")
      ->capture_default_str()
      ->check(CLI::IsMember({"bf16", "i8"}));
  app.add_option("--preset", options.preset, "Shapes: a preset of the gemm spec")->capture_default_str();
  app.add_option("--shapes", options.shapes, "Shapes instead of a preset: M,N,K or a file with a JSON array of problems");
  app.add_option("--layout", options.layout, "Layout of shapes that do not say theirs")
      ->capture_default_str()
      ->check(CLI::IsMember({"nn", "nt", "tn", "tt"}));
  app.add_option("--presets-file", options.presets_file, "Where the presets stand")->capture_default_str();
  app.add_option("--threads", options.threads, "Thread counts")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--seconds", options.seconds_per_shape, "Time to spend on each shape and thread count")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--rounds", options.min_rounds, "At least so many samples of each")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_flag("--each", options.each_kernel, "Time every linked kernel as well");
  app.add_option("--results", options.results, "Folder of the result files")->capture_default_str();
  return tilewright::bench::run_main(app, "gemm_onednn", argc, argv,
                                     [&](const std::string& command) { run(options, command); });
}
