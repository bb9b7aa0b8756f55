// What dispatch costs, in nanoseconds of one thread: finding an exact record among a thousand, choosing for a shape that no
// record is of, asking again for the same shape, and a function of one call and a plan's run against calling the kernel
// directly. On a GPU the times are those of enqueueing. It measures no kernel.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "backend/cpu/thread_pool.h"
#include "dispatch/dispatcher.h"
#include "launch/loaded_kernel.h"
#include "tilewright/gemm.h"

#ifdef TILEWRIGHT_BENCH_CUDA
#include "backend/cuda/driver_api.h"
#endif

namespace tilewright {
namespace {

constexpr int kRecords = 1024;
constexpr std::int64_t kSmall = 32;  // M = N = K of the problem that is run: about a microsecond on a CPU, one CTA on a GPU

// The linked kernels with a thousand made-up records, so that the figures do not depend on what was tuned.
struct Setup {
  KernelTable table = linked_table();
  std::vector<TunedDevice> devices;
  std::vector<TunedEntry> records;
  std::vector<Problem> problems;
  std::unique_ptr<Dispatcher> dispatcher;

  explicit Setup(const Device& device) {
    const Dispatcher linked(table, [](const std::string&) {});
    for (int i = 0; i < kRecords; ++i) {
      problems.push_back(problem(16 * (1 + i % 32), 16 * (1 + i / 32), device));
      const Selection any = linked.select(problems.back(), device, SIZE_MAX);
      devices = {{.key = device.key.c_str(),
                  .name = device.name.c_str(),
                  .arch = any.kernel->arch,
                  .compute_units = device.compute_units}};
      records.push_back({.device = 0,
                         .kernel = static_cast<std::uint16_t>(any.kernel - table.kernels.data()),
                         .problem = problems.back(),
                         .runtime = any.runtime,
                         .median_us = 1,
                         .default_us = 2,
                         .predicted = false});
    }
    // Asked for in an order that no table was built in.
    for (std::size_t i = 0; i < problems.size(); ++i) std::swap(problems[i], problems[i * 7919 % problems.size()]);
    table.devices = devices;
    table.tuned = records;
    dispatcher = std::make_unique<Dispatcher>(table, [](const std::string&) {});
  }

  static Problem problem(std::int64_t rows, std::int64_t columns, const Device& device) {
    return to_problem({.M = rows, .N = columns, .K = kSmall, .threads = 1}, device);
  }
};

const Setup& cpu_setup() {
  static const Setup setup(cpu_device());
  return setup;
}

void exact_hit(benchmark::State& state) {
  const Setup& setup = cpu_setup();
  std::size_t next = 0;
  if (setup.dispatcher->select(setup.problems[0], cpu_device(), SIZE_MAX).match != Match::exact) {
    return state.SkipWithError("the record is not found");
  }
  for (auto _ : state) {
    benchmark::DoNotOptimize(setup.dispatcher->select(setup.problems[next], cpu_device(), SIZE_MAX));
    next = (next + 1) % setup.problems.size();
  }
}
BENCHMARK(exact_hit);

// The model's turn: a shape of the middle of the range, for the device that most records are of, with all that is linked.
void untuned_shape(benchmark::State& state) {
  const KernelTable& table = linked_table();
  std::vector<int> counts(table.devices.size());
  for (const TunedEntry& entry : table.tuned) ++counts[entry.device];
  const TunedDevice& tuned = table.devices[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
  const ArchEntry& arch = table.archs[tuned.arch];
  Device device;
  device.kind = arch.kind;
  device.key = tuned.key;
  device.major = arch.major;
  device.minor = arch.minor;
  device.compute_units = tuned.compute_units;
  device.cpu_flags.assign(arch.cpu_flags.begin(), arch.cpu_flags.end());
  const Dispatcher dispatcher(table, [](const std::string&) {});
  const Problem problem = to_problem({.dtype = Dtype::bf16, .layout = Layout::nt, .M = 1000, .N = 5000, .K = 3000}, device);
  try {
    for (auto _ : state) benchmark::DoNotOptimize(dispatcher.select(problem, device, SIZE_MAX));
  } catch (const Error& error) {
    state.SkipWithError(error.what());  // a build without that device's kernels
  }
}
BENCHMARK(untuned_shape);

void cached_plan_of_another_shape(benchmark::State& state) {
  const Setup& setup = cpu_setup();
  for (const Problem& problem : setup.problems) setup.dispatcher->cached_plan(problem, cpu_device(), SIZE_MAX);
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(&setup.dispatcher->cached_plan(setup.problems[next], cpu_device(), SIZE_MAX));
    next = (next + 1) % setup.problems.size();
  }
}
BENCHMARK(cached_plan_of_another_shape);

// Through the public function, as a program calls it.
void cached_plan_of_the_same_shape(benchmark::State& state) {
  const Problem problem = cpu_setup().problems.front();
  for (auto _ : state) benchmark::DoNotOptimize(&cached_plan(problem, cpu_device()));
}
BENCHMARK(cached_plan_of_the_same_shape);

// M = N = K = side: of 1 there is next to nothing to compute.
struct CpuRun {
  explicit CpuRun(std::int64_t side) : side(side) {}

  std::int64_t side;
  std::vector<float> a = std::vector<float>(side * side, 1.0f), b = a, c = a;
  GemmProblem problem{.M = side, .N = side, .K = side, .threads = 1};
  GemmProblem on_any_threads{.M = side, .N = side, .K = side};  // the process's default, as most programs have it
  GemmArguments typed{.A = a.data(), .B = b.data(), .C = c.data()};
  std::shared_ptr<const Plan> plan = plan_gemm(problem, cpu_device());
  Arguments arguments = to_arguments(typed);
};

// As a program calls it that keeps no plan.
void cpu_gemm_call(benchmark::State& state) {
  const CpuRun run(state.range(0));
  for (auto _ : state) gemm(run.problem, run.typed, nullptr, 0, nullptr, cpu_device());
}
BENCHMARK(cpu_gemm_call)->Arg(1)->Arg(kSmall);

void cpu_gemm_call_on_default_threads(benchmark::State& state) {
  const CpuRun run(state.range(0));
  for (auto _ : state) gemm(run.on_any_threads, run.typed, nullptr, 0, nullptr, cpu_device());
}
BENCHMARK(cpu_gemm_call_on_default_threads)->Arg(1);

void cpu_plan_run(benchmark::State& state) {
  const CpuRun run(state.range(0));
  for (auto _ : state) run.plan->run(run.arguments);
}
BENCHMARK(cpu_plan_run)->Arg(1)->Arg(kSmall);

void cpu_direct_call(benchmark::State& state) {
  const CpuRun run(state.range(0));
  const KernelEntry& kernel = run.plan->kernel();
  if (kernel.cpu_driver == nullptr) return state.SkipWithError("the chosen kernel has no driver");
  const OpEntry& op = linked_table().ops[kernel.op];
  const ParameterLayout layout = parameter_layout(op, kernel);
  // The plan may have chosen other run-time parameters than the defaults: with a problem this small they make no difference.
  std::vector<unsigned char> memory(run.plan->workspace_bytes() + 256);
  void* workspace = reinterpret_cast<void*>((reinterpret_cast<std::uintptr_t>(memory.data()) + 255) / 256 * 256);
  ParameterBlock block;
  pack_parameters(layout, run.plan->problem(), kernel.runtime_defaults, run.arguments, workspace, block);
  ThreadPool& pool = cpu_pool(1);
  for (auto _ : state) kernel.cpu_driver->run(kernel.cpu_symbol, block.bytes.data(), workspace, pool);
}
BENCHMARK(cpu_direct_call)->Arg(1)->Arg(kSmall);

#ifdef TILEWRIGHT_BENCH_CUDA

constexpr int kLaunchesPerSync = 256;  // few enough never to fill the driver's queue, where a launch would wait

struct GpuRun {
  const Device& device = cuda_devices().front();
  CurrentContext context{device.ordinal};
  CUdeviceptr memory = 0;
  std::shared_ptr<const Plan> plan;
  Arguments arguments;

  GpuRun() {
    constexpr std::size_t kBytes = kSmall * kSmall * sizeof(float);
    check(driver().cuMemAlloc(&memory, 3 * kBytes), "cuMemAlloc");
    // The bare launch below knows neither tensor maps nor shared memory that must be asked for.
    override_kernel("gemm", "family:simt");
    plan = make_plan(Setup::problem(kSmall, kSmall, device), device, 0);
    override_kernel("gemm", "");
    const auto at = [&](std::size_t i) { return reinterpret_cast<void*>(memory + i * kBytes); };
    arguments = to_arguments({.A = at(0), .B = at(1), .C = at(2)});
    plan->run(arguments);
    synchronize();
  }
  ~GpuRun() { driver().cuMemFree(memory); }

  static void synchronize() { check(driver().cuCtxSynchronize(), "cuCtxSynchronize"); }
};

template <class Launch>
void enqueue(benchmark::State& state, const Launch& launch) {
  int enqueued = 0;
  for (auto _ : state) {
    launch();
    if (++enqueued == kLaunchesPerSync) {
      state.PauseTiming();
      GpuRun::synchronize();
      enqueued = 0;
      state.ResumeTiming();
    }
  }
  GpuRun::synchronize();
}

void gpu_plan_run(benchmark::State& state) {
  const GpuRun run;
  enqueue(state, [&] { run.plan->run(run.arguments); });
}

void gpu_bare_launch(benchmark::State& state) {
  const GpuRun run;
  const KernelEntry& kernel = run.plan->kernel();
  const OpEntry& op = linked_table().ops[kernel.op];
  const ParameterLayout layout = parameter_layout(op, kernel);
  ParameterBlock block;
  pack_parameters(layout, run.plan->problem(), kernel.runtime_defaults, run.arguments, nullptr, block);
  const ResolvedLaunch resolved = resolve_launch(kernel.launch, run.plan->problem(), kernel.runtime_defaults);
  const CudaLibrary library(kernel.image);
  const auto function = reinterpret_cast<CUfunction>(library.kernel(kernel.symbol));
  CUlaunchConfig config{};
  config.gridDimX = static_cast<unsigned>(resolved.grid[0]);
  config.gridDimY = static_cast<unsigned>(resolved.grid[1]);
  config.gridDimZ = static_cast<unsigned>(resolved.grid[2]);
  config.blockDimX = resolved.block[0];
  config.blockDimY = resolved.block[1];
  config.blockDimZ = resolved.block[2];
  config.sharedMemBytes = resolved.smem_bytes;
  void* arguments[] = {block.bytes.data()};
  const DriverApi& api = driver();
  enqueue(state, [&] { check(api.cuLaunchKernelEx(&config, function, arguments, nullptr), "cuLaunchKernelEx"); });
}

void register_gpu_benchmarks() {
  if (cuda_devices().empty()) return;
  benchmark::RegisterBenchmark("gpu_plan_run", gpu_plan_run);
  benchmark::RegisterBenchmark("gpu_bare_launch", gpu_bare_launch);
}

#else

void register_gpu_benchmarks() {}

#endif

}  // namespace
}  // namespace tilewright

// Medians of interleaved repetitions, unless the command line says otherwise: one run after the other would compare clocks.
int main(int count, char** words) {
  std::vector<char*> arguments(words, words + 1);
  std::string defaults[] = {"--benchmark_repetitions=9", "--benchmark_enable_random_interleaving=true",
                            "--benchmark_min_time=0.1", "--benchmark_report_aggregates_only=true"};
  for (std::string& word : defaults) arguments.push_back(word.data());
  arguments.insert(arguments.end(), words + 1, words + count);
  int argument_count = static_cast<int>(arguments.size());
  benchmark::Initialize(&argument_count, arguments.data());
  tilewright::register_gpu_benchmarks();
  if (benchmark::ReportUnrecognizedArguments(argument_count, arguments.data())) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
