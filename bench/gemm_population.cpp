// Products as users have them, drawn by seed (population.py) or with --batches many small ones at once (gemm_batches.json), on
// a GPU: what the linked library dispatches for them, and with --tuned what a tuning of the same problems finds, against
// cuBLASLt's first heuristic and the best of its first 32; all in one process, interleaved round by round, with a cold L2 and
// random data. Writes bench/results/<device>/gemm_population_*.jsonl or gemm_batches_*.jsonl, and population_summary.py says
// what stands in them.
#include <cstdlib>

#include "cublaslt_gemm.h"
#include "manifest/python_interpreter.h"
#include "providers/providers.h"
#include "system/temporary_folder.h"
#include "tilewright/error.h"
#include "tuned_gemms.h"
#include "tuning.h"

namespace tilewright::bench {
namespace {

struct Options {
  int seed = 1, count = 90;
  std::string dtype = "bf16";
  bool batches = false;  // instead of what is drawn
  bool tuned = false;
  std::string provider;  // that competes in the tuning
  double budget_s = 1;   // of a problem
  int limit = 0;         // candidates of a problem; 0: the tuner's default
  int rounds = 15;
  double seconds = 0.5;
  std::string work = TILEWRIGHT_BENCH_WORK, cache;
  std::string keep;  // folder of the tuning's database and journal; empty: only while it runs
  std::string results = TILEWRIGHT_SOURCE_DIR "/bench/results";
};

std::string run_python(const std::string& script, std::vector<std::string> arguments) {
  const char* environment = std::getenv("VIRTUAL_ENV");
  arguments.insert(arguments.begin(), TILEWRIGHT_SOURCE_DIR "/bench/" + script);
  const tune::ProcessResult result = tune::run_process(tune::python_request(
      tune::find_python(environment != nullptr ? environment : "", TILEWRIGHT_BENCH_PYTHON), TILEWRIGHT_SOURCE_DIR, arguments));
  if (!result.ok()) throw std::runtime_error(script + " failed: " + result.errors);
  return result.output;
}

// Ours and cuBLASLt on one shape.
class Comparison {
 public:
  Comparison(const GemmShape& shape, cublasLtHandle_t handle, ColdTimer& timer)
      : shape_(shape),
        storage_(storage_of(shape.dtype)),
        timer_(timer),
        operands_(shape, storage_, timer),
        workspace_(kPeerWorkspaceBytes),
        peer_(handle, shape, storage_),
        expected_(static_cast<std::size_t>(elements_of_c(shape)) * storage_.result.bytes) {
    while (!enqueue_peer(first_, expected_.get(), 0, nullptr)) {
      if (++first_ == peer_.heuristics()) throw std::runtime_error("none of cuBLASLt's algorithms runs");
    }
    best_ = best_heuristic(peer_, timer, operands_, workspace_.get());
    require(cudaDeviceSynchronize(), "cuBLASLt");
  }

  // A line for each of `plans`, all of the same rounds.
  std::vector<ResultLine> run(std::span<const std::shared_ptr<const Plan>> plans, int rounds, double seconds) {
    std::vector<std::unique_ptr<OurGemm>> ours;
    std::vector<ColdTimer::Enqueue> runs;
    for (const auto& plan : plans) {
      ours.push_back(std::make_unique<OurGemm>(plan));
      require_right(*ours.back());
      runs.push_back([this, gemm = ours.back().get()](std::size_t copy, cudaStream_t stream) {
        gemm->run({.A = operands_.a(copy), .B = operands_.b(copy), .C = operands_.c(copy)}, stream);
      });
    }
    for (const std::size_t heuristic : {first_, best_}) {
      runs.push_back([this, heuristic](std::size_t copy, cudaStream_t stream) {
        enqueue_peer(heuristic, operands_.c(copy), copy, stream);
      });
    }
    std::vector<Contender> contenders;
    std::vector<double> once_us;
    for (const ColdTimer::Enqueue& each : runs) {
      once_us.push_back(timer_.once_us(each));
      contenders.push_back({std::to_string(contenders.size()), timer_.sampler(each, operands_.copies())});
    }
    const auto samples = interleave(contenders, affordable_rounds(once_us, rounds, seconds));
    const double first_us = median(samples[plans.size()]), best_us = median(samples[plans.size() + 1]);
    std::vector<ResultLine> lines;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      ResultLine& line = lines.emplace_back(ours[i]->result(shape_, samples[i]));
      line.peers = {{"cublaslt_best", std::min(first_us, best_us)}, {"cublaslt_first", first_us}};
      line.more["layout"] = shape_.layout;
    }
    return lines;
  }

 private:
  bool enqueue_peer(std::size_t heuristic, void* c, std::size_t copy, cudaStream_t stream) const {
    return peer_.enqueue(heuristic, operands_.a(copy), operands_.b(copy), c, workspace_.get(), stream);
  }

  void require_right(const OurGemm& gemm) const {
    const DeviceBuffer result(expected_.bytes());
    require(cudaMemset(result.get(), 0xff, result.bytes()), "cudaMemset");
    gemm.run({.A = operands_.a(0), .B = operands_.b(0), .C = result.get()}, nullptr);
    require(cudaDeviceSynchronize(), "running ours");
    if (const auto apart = first_difference(result, expected_, storage_, shape_.k))
      throw std::runtime_error("ours and cuBLASLt differ: " + *apart);
  }

  const GemmShape& shape_;
  const ProductStorage storage_;
  ColdTimer& timer_;
  const ColdOperands operands_;
  const DeviceBuffer workspace_;
  const CublasLtGemm peer_;
  const DeviceBuffer expected_;  // by cuBLASLt
  std::size_t first_ = 0, best_ = 0;
};

std::shared_ptr<const Plan> dispatched(const GemmShape& shape, const Device& device) {
  return plan_gemm({.dtype = dtype_of(shape.dtype),
                    .layout = layout_of(shape.layout),
                    .M = shape.m,
                    .N = shape.n,
                    .K = shape.k,
                    .batch = shape.batch},
                   device);
}

// The result files of a run: one of what is dispatched, and one of what was tuned.
class Results {
 public:
  Results(const Options& options, const Device& device, const nlohmann::ordered_json& header) {
    const std::string name = options.batches ? "gemm_batches_" + options.dtype
                                             : "gemm_population_" + options.dtype + "_seed" + std::to_string(options.seed);
    const auto add = [&](const std::string& ending) {
      paths_.push_back(std::filesystem::path(options.results) / device.key / (name + ending + ".jsonl"));
      files_.push_back(std::make_unique<ResultFile>(paths_.back(), header));
    };
    add("");  // beside a provider, too: what is compared with what must be of one run
    if (options.tuned) add(options.provider.empty() ? "_tuned" : "_provider");
  }
  void add(std::size_t file, const ResultLine& line) { files_[file]->add(line); }
  void finish() {
    for (const auto& file : files_) file->finish();
  }
  const std::vector<std::filesystem::path>& paths() const { return paths_; }

 private:
  std::vector<std::filesystem::path> paths_;
  std::vector<std::unique_ptr<ResultFile>> files_;
};

nlohmann::ordered_json header_of(const Options& options, const std::string& command, const Device& device,
                                 const ColdTimer& timer, const std::optional<Tuning>& tuning) {
  nlohmann::ordered_json header = machine_header(device, command);
  header["driver"] = device.driver_version;
  header["cublaslt"] = cublasLtGetVersion();
  header["policy"] = std::string(timer.policy()) + ", 64 MiB workspace for cuBLASLt, best of its first 32 heuristics";
  if (!options.batches) header["population"] = {{"seed", options.seed}, {"count", options.count}};
  if (!options.provider.empty()) header["provider"] = options.provider;
  if (tuning) {
    header["tuning"] = {{"gpu_seconds", round_to(tuning->device_s, 1)},
                        {"wall_seconds", round_to(tuning->wall_s, 1)},
                        {"decided", tuning->decided},
                        {"budget_s", options.budget_s}};
  }
  return header;
}

void print(const GemmShape& shape, const std::vector<ResultLine>& lines) {
  const double best_us = time_of(lines[0], "cublaslt_best");
  std::printf("%-34s %10.2f", label(shape).c_str(), best_us);
  for (const ResultLine& line : lines) std::printf(" %10.2f %6.3f", line.ours_us, best_us / line.ours_us);
  for (const ResultLine& line : lines) std::printf("  %-7s %s", line.match.c_str(), line.instance.c_str());
  std::printf("\n");
  std::fflush(stdout);
}

void run(const Options& options, const std::string& command) {
  dtype_of(options.dtype);
  const tune::TemporaryFolder folder(options.work);
  const std::filesystem::path shapes_file = folder.path() / "shapes.json";
  if (options.batches) {
    std::filesystem::copy_file(TILEWRIGHT_SOURCE_DIR "/bench/gemm_batches.json", shapes_file);
  } else {
    std::ofstream(shapes_file) << run_python("population.py", {std::to_string(options.seed), std::to_string(options.count)});
  }
  const std::vector<GemmShape> shapes = shapes_from(shapes_file, {.layout = "nt", .dtype = options.dtype}, Batches::taken);
  std::optional<Tuning> tuning;
  if (options.tuned) {
    std::printf("tuning %zu problems, %g device seconds for each ...\n", shapes.size(), options.budget_s);
    std::fflush(stdout);
    tuning = tune_gemms({.tuner = TILEWRIGHT_BENCH_TUNER,
                         .compiler = TILEWRIGHT_BENCH_COMPILER,
                         .dtype = options.dtype,
                         .shapes = shapes_file,
                         .budget_s = options.budget_s * static_cast<double>(shapes.size()),
                         .limit = options.limit,
                         .cache = options.cache,
                         .folder = options.keep.empty() ? folder.path() : std::filesystem::path(options.keep),
                         .providers = options.provider});
    for (const std::string& failure : tuning->failures) std::printf("no record: %s\n", failure.c_str());
  }
  const Device& device = use_first_device();
  std::optional<TunedGemms> tuned;
  if (tuning) tuned.emplace(*tuning, device, options.provider);
  cublasLtHandle_t handle = nullptr;
  require(cublasLtCreate(&handle), "cublasLtCreate");
  ColdTimer timer(device.last_level_cache_bytes, false);

  Results results(options, device, header_of(options, command, device, timer, tuning));
  std::printf("%-34s %10s %10s %6s", "shape", "best us", "ours us", "ratio");
  std::printf(tuned ? " %10s %6s  match   instance, twice\n" : "  match   instance\n", "tuned us", "ratio");
  int failed = 0;
  for (const GemmShape& shape : shapes) {
    try {
      std::vector<std::shared_ptr<const Plan>> plans;
      plans.reserve(2);
      plans.push_back(dispatched(shape, device));
      const std::shared_ptr<const Plan> winner = tuned ? tuned->plan(shape) : nullptr;
      if (winner) plans.push_back(winner);
      std::vector<ResultLine> lines = Comparison(shape, handle, timer).run(plans, options.rounds, options.seconds);
      lines[0].more["reason"] = plans[0]->explain().reason;
      if (winner) lines[1].match = to_string(Match::exact);
      if (tuned && !winner) lines.push_back(lines[0]);  // without a record that is what still runs
      if (tuned) lines[1].more["gpu_seconds"] = round_to(tuned->device_s(shape), 3);
      if (winner && !winner->explain().provider.empty()) lines[1].more["provider"] = winner->explain().provider;
      for (std::size_t i = 0; i < lines.size(); ++i) results.add(i, lines[i]);
      print(shape, lines);
    } catch (const std::runtime_error& fault) {
      ++failed;
      std::printf("%-34s FAILED: %s\n", label(shape).c_str(), fault.what());
    }
  }
  cublasLtDestroy(handle);
  results.finish();
  if (tuning) {
    std::printf("tuning: %.1f GPU seconds, %.2f for each of %zu problems; %.0f s in all with compiling\n", tuning->device_s,
                tuning->device_s / static_cast<double>(std::max<std::size_t>(tuning->decided, 1)), tuning->decided,
                tuning->wall_s);
  }
  for (const std::filesystem::path& path : results.paths())
    std::printf("\n%s", run_python("population_summary.py", {path.string()}).c_str());
  if (failed > 0)
    throw std::runtime_error(std::to_string(failed) + " of " + std::to_string(shapes.size()) + " problems failed");
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  tilewright::bench::Options options;
  options.cache = options.work + "/cache";
  CLI::App app{
      "Random products, by seed, against cuBLASLt: as dispatched, and tuned; ratios are cublaslt_best / ours, above 1 ours is "
      "faster"};
  app.add_option("--seed", options.seed, "Of the drawing; 1 to 9 are for development")->capture_default_str();
  app.add_option("--count", options.count, "Of problems")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--dtype", options.dtype, tilewright::bench::dtype_names())->capture_default_str();
  app.add_flag("--batches", options.batches, "Batches of small products (gemm_batches.json) instead of what is drawn");
  CLI::Option* tuned =
      app.add_flag("--tuned", options.tuned, "Also what a tuning of these problems finds, into a database of its own");
  app.add_option("--provider", options.provider,
                 "With --tuned: another library competes in the tuning, as TILEWRIGHT_PROVIDERS=NAME lets it, and is run where "
                 "it won; results end in _provider")
      ->needs(tuned)
      ->check([](const std::string& name) {
        try {
          tilewright::Providers::require_known(name);
          return std::string();
        } catch (const tilewright::InvalidArgument& fault) {
          return std::string(fault.what());
        }
      });
  app.add_option("--budget", options.budget_s, "With --tuned: device seconds for each problem, shared among all")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--limit", options.limit, "With --tuned: candidates of a problem (default: the tuner's)");
  app.add_option("--cache", options.cache, "With --tuned: compiled candidates, by content")->capture_default_str();
  app.add_option("--keep", options.keep, "With --tuned: an empty folder in which the tuning's db/ and work/journal/ stay")
      ->needs(tuned)
      ->check(tilewright::bench::why_not_empty);
  app.add_option("--rounds", options.rounds, "Samples of each side")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--seconds", options.seconds, "Of sampling one problem at most, 3 rounds if that is longer")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--work", options.work, "Folder for what is kept only while it runs")->capture_default_str();
  app.add_option("--results", options.results, "Folder of the result files")->capture_default_str();
  return tilewright::bench::run_main(app, "gemm_population", argc, argv,
                                     [&](const std::string& command) { tilewright::bench::run(options, command); });
}
