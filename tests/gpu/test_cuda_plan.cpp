// Plans on a GPU: streams, capture into a CUDA graph, contexts, devices and what goes wrong without a workspace.
#include <atomic>
#include <set>
#include <thread>

#include "cuda_memory.h"
#include "gemm_case.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::CudaMemory;
using test::CudaStream;
using test::GemmCase;
using test::GemmOperands;
using test::GpuTest;

struct Multiplication {
  explicit Multiplication(const Device& device, const GemmCase& gemm)
      : problem(to_problem(gemm.problem, device)),
        plan(make_plan(problem, device)),
        operands(gemm, problem),
        a(operands.a),
        b(operands.b),
        c(operands.c),
        bias(operands.bias),
        workspace(plan->workspace_bytes()) {
    workspace.clear();
  }

  Arguments arguments() const { return operands.arguments(a.data(), b.data(), c.data(), bias.data()); }

  Problem problem;
  std::shared_ptr<const Plan> plan;
  GemmOperands operands;
  CudaMemory a, b, c, bias, workspace;
};

class CudaPlan : public GpuTest {
 protected:
  static GemmCase gemm() { return {.problem = {.dtype = Dtype::bf16, .layout = Layout::nt, .M = 65, .N = 128, .K = 256}}; }
};

TEST_F(CudaPlan, RunsOnTheGivenStream) {
  Multiplication multiplication(device(), gemm());
  const CudaStream stream;
  multiplication.plan->run(multiplication.arguments(), multiplication.workspace.data(), stream.get());
  stream.synchronize();
  EXPECT_EQ(multiplication.operands.difference(multiplication.c.read()), "");
}

TEST_F(CudaPlan, IsCapturedIntoAGraph) {
  Multiplication multiplication(device(), gemm());
  const CudaStream stream;
  const DriverApi& api = driver();
  CUgraph graph = nullptr;
  CUgraphExec executable = nullptr;
  // Global mode: any call in this process that could need a synchronisation or an allocation would fail the capture.
  check(api.cuStreamBeginCapture(stream.get(), CU_STREAM_CAPTURE_MODE_GLOBAL), "cuStreamBeginCapture");
  multiplication.plan->run(multiplication.arguments(), multiplication.workspace.data(), stream.get());
  multiplication.plan->run(multiplication.arguments(), multiplication.workspace.data(), stream.get());
  check(api.cuStreamEndCapture(stream.get(), &graph), "cuStreamEndCapture");
  EXPECT_EQ(multiplication.c.read(), multiplication.operands.c) << "capturing ran something";
  check(api.cuGraphInstantiate(&executable, graph, 0), "cuGraphInstantiate");
  for (int i = 0; i < 3; ++i) {
    multiplication.c.write(multiplication.operands.c);
    check(api.cuGraphLaunch(executable, stream.get()), "cuGraphLaunch");
    stream.synchronize();
    EXPECT_EQ(multiplication.operands.difference(multiplication.c.read()), "");
  }
  check(api.cuGraphExecDestroy(executable), "cuGraphExecDestroy");
  check(api.cuGraphDestroy(graph), "cuGraphDestroy");
}

TEST_F(CudaPlan, CachedPlanIsLegalUnderCaptureOnceItExists) {
  Multiplication multiplication(device(), gemm());
  cached_plan(multiplication.problem, device());
  const CudaStream stream;
  CUgraph graph = nullptr;
  check(driver().cuStreamBeginCapture(stream.get(), CU_STREAM_CAPTURE_MODE_GLOBAL), "cuStreamBeginCapture");
  cached_plan(multiplication.problem, device()).run(multiplication.arguments(), multiplication.workspace.data(), stream.get());
  check(driver().cuStreamEndCapture(stream.get(), &graph), "cuStreamEndCapture");
  check(driver().cuGraphDestroy(graph), "cuGraphDestroy");
}

// Of one plan each on two GPUs: each runs where it was made for, and says so elsewhere.
TEST_F(CudaPlan, IsForItsDevice) {
  if (cuda_devices().size() < 2) GTEST_SKIP() << "needs two GPUs";
  const CurrentContext on_first(cuda_devices()[0].ordinal);
  const Multiplication first(cuda_devices()[0], gemm());
  first.plan->run(first.arguments(), first.workspace.data(), nullptr);
  synchronize();
  EXPECT_EQ(first.operands.difference(first.c.read()), "");
  const CurrentContext on_second(cuda_devices()[1].ordinal);
  const Multiplication second(cuda_devices()[1], gemm());
  second.plan->run(second.arguments(), second.workspace.data(), nullptr);
  synchronize();
  EXPECT_EQ(second.operands.difference(second.c.read()), "");
  try {
    first.plan->run(first.arguments(), first.workspace.data(), nullptr);
    ADD_FAILURE() << "the plan of device 0 ran in a context of device 1";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("device 0"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("device 1"), std::string::npos) << error.what();
  }
}

// Rows of launches that may overlap, each of which reads what the one before has written and writes what that one has read: by
// every kernel that can, by itself and in turn with the others, on one workspace.
class OverlappingLaunches : public CudaPlan {
 protected:
  static constexpr int kLaunches = 100;
  static constexpr std::int64_t kWidth = 512;

  struct Pair {
    std::string name;
    std::unique_ptr<Plan> apart, overlapping;
  };

  // With alpha one launch multiplies such values by about 1: they neither vanish nor overflow.
  static GemmCase gemm_of(std::int64_t rows, std::int64_t ldb, float beta) {
    return {.problem = {.dtype = Dtype::bf16, .layout = Layout::nt, .M = rows, .N = kWidth, .K = kWidth, .ldb = ldb},
            .alpha = 1.0f / 45,
            .beta = beta};
  }

  // Of kernels for which the problem is legal, but for those whose names are in `left_out`.
  std::vector<Pair> pairs(const Problem& problem, const std::set<std::string_view>& left_out) const {
    const KernelTable& table = linked_table();
    std::vector<Pair> pairs;
    for (const KernelEntry& kernel : table.kernels) {
      if (!compatible(table.archs[kernel.arch], device()) || kernel.image.empty()) continue;
      if (std::string_view(table.ops[kernel.op].name) != "gemm" || !is_legal(kernel, problem)) continue;
      if (left_out.contains(kernel.id)) continue;
      const auto overlap = std::ranges::find(kernel.runtime_names, std::string_view("overlap"));
      if (kernel.launch.overlap == kNoValue || overlap == kernel.runtime_names.end()) continue;
      for (Runtime runtime : test::runtimes_of(table, kernel)) {
        Pair pair;
        const auto plan = [&](std::int64_t value) {
          runtime[static_cast<std::size_t>(overlap - kernel.runtime_names.begin())] = value;
          pair.name = std::string(kernel.id) + " " + to_string(kernel, runtime);
          return std::make_unique<Plan>(kernel, runtime, table, problem, device());
        };
        pair.apart = plan(0);
        pair.overlapping = plan(2);
        pairs.push_back(std::move(pair));
      }
    }
    return pairs;
  }

  struct Memory {
    explicit Memory(const GemmOperands& operands, std::size_t workspace_bytes)
        : start(operands.a),
          weights(operands.b),
          rows{CudaMemory(operands.a), CudaMemory(operands.a)},
          workspace(workspace_bytes) {
      workspace.clear();
    }
    const std::vector<unsigned char>& start;
    CudaMemory weights;
    CudaMemory rows[2];
    CudaMemory workspace;
  };

  // What is in the rows after kLaunches or more, the plans taking turns; as a CUDA graph or not. The weights are what
  // `constants` may promise.
  std::vector<unsigned char> result(const std::vector<const Plan*>& plans, const GemmOperands& operands, Memory& memory,
                                    bool as_graph, std::uint32_t constants = 0) {
    const std::size_t launches = std::max<std::size_t>(kLaunches, plans.size());
    for (CudaMemory& rows : memory.rows) rows.write(memory.start);
    const CudaStream stream;
    CUgraph graph = nullptr;
    CUgraphExec executable = nullptr;
    if (as_graph) check(driver().cuStreamBeginCapture(stream.get(), CU_STREAM_CAPTURE_MODE_GLOBAL), "cuStreamBeginCapture");
    for (std::size_t i = 0; i < launches; ++i) {
      Arguments arguments =
          operands.arguments(memory.rows[i % 2].data(), memory.weights.data(), memory.rows[(i + 1) % 2].data(), nullptr);
      arguments.constants = constants;
      plans[i % plans.size()]->run(arguments, memory.workspace.data(), stream.get());
    }
    if (as_graph) {
      check(driver().cuStreamEndCapture(stream.get(), &graph), "cuStreamEndCapture");
      check(driver().cuGraphInstantiate(&executable, graph, 0), "cuGraphInstantiate");
      check(driver().cuGraphLaunch(executable, stream.get()), "cuGraphLaunch");
    }
    stream.synchronize();
    if (as_graph) {
      check(driver().cuGraphExecDestroy(executable), "cuGraphExecDestroy");
      check(driver().cuGraphDestroy(graph), "cuGraphDestroy");
    }
    return memory.rows[launches % 2].read();
  }

  static bool is_finite(const std::vector<unsigned char>& bf16) {
    for (std::size_t i = 1; i < bf16.size(); i += 2) {
      if ((bf16[i] & 0x7f) == 0x7f && (bf16[i - 1] & 0x80) != 0) return false;
    }
    return true;
  }

  void expect_the_same(const GemmCase& gemm, bool only_new);

  std::set<std::string_view> seen_;  // kernels
  std::size_t instances_ = 0, eager_ = 0;
};

void OverlappingLaunches::expect_the_same(const GemmCase& gemm, bool only_new) {
  const Problem problem = to_problem(gemm.problem, device());
  const std::vector<Pair> all = pairs(problem, only_new ? seen_ : std::set<std::string_view>{});
  ASSERT_FALSE(all.empty());
  std::vector<const Plan*> all_apart, all_overlapping;
  std::size_t workspace_bytes = 0;
  for (const Pair& pair : all) {
    all_apart.push_back(pair.apart.get());
    all_overlapping.push_back(pair.overlapping.get());
    workspace_bytes = std::max({workspace_bytes, pair.apart->workspace_bytes(), pair.overlapping->workspace_bytes()});
    seen_.insert(pair.apart->kernel().id);
  }
  const GemmOperands operands(gemm, problem);
  Memory memory(operands, workspace_bytes);
  const std::uint32_t weights = to_arguments(GemmArguments{.constant_b = true}).constants;
  for (const bool as_graph : {false, true}) {
    for (const Pair& pair : all) {
      const auto apart = result({pair.apart.get()}, operands, memory, as_graph);
      ASSERT_NE(apart, std::vector<unsigned char>(apart.size(), 0)) << pair.name;
      ASSERT_TRUE(is_finite(apart)) << pair.name;
      ASSERT_EQ(apart, result({pair.overlapping.get()}, operands, memory, as_graph))
          << pair.name << (as_graph ? " in a graph" : "");
      if (pair.overlapping->kernel().launch.constants == 0) continue;
      ASSERT_EQ(apart, result({pair.overlapping.get()}, operands, memory, as_graph, weights))
          << pair.name << " with constant weights" << (as_graph ? " in a graph" : "");
      eager_ += as_graph ? 0 : 1;
    }
    const auto apart = result(all_apart, operands, memory, as_graph);
    EXPECT_EQ(apart, result(all_overlapping, operands, memory, as_graph)) << "in turn";
    EXPECT_EQ(apart, result(all_overlapping, operands, memory, as_graph, weights)) << "in turn, with constant weights";
  }
  instances_ += all.size();
}

TEST_F(OverlappingLaunches, GiveWhatLaunchesOneAfterTheOtherGive) {
  if (device().major != 9) GTEST_SKIP() << "kernels that begin before the one ahead has ended are linked for sm90a";
  constexpr std::int64_t kAnywhere = kWidth + 9;  // from one row of the weights to the next, which begins anywhere
  expect_the_same(gemm_of(16, kWidth, 0.0f), false);
  expect_the_same(gemm_of(16, kWidth, 0.25f), false);
  expect_the_same(gemm_of(16, kAnywhere, 0.0f), false);
  expect_the_same(gemm_of(8, kAnywhere, 0.0f), true);  // by kernels for fewer rows
  expect_the_same(gemm_of(8, kWidth, 0.0f), true);
  EXPECT_GT(eager_, 0u);
  std::printf("%zu instances of kernels overlap as they should, %zu of them with constant weights\n", instances_, eager_);
}

TEST_F(CudaPlan, RunsOnAThreadWithoutAContext) {
  Multiplication multiplication(device(), gemm());
  std::thread([&] { multiplication.plan->run(multiplication.arguments(), multiplication.workspace.data()); }).join();
  synchronize();
  EXPECT_EQ(multiplication.operands.difference(multiplication.c.read()), "");
}

TEST_F(CudaPlan, ManyThreadsEachWithItsOwnStreamAndWorkspace) {
  std::vector<std::thread> threads;
  std::atomic<int> failures{0};
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      try {
        check(driver().cuCtxSetCurrent(primary_context(device().ordinal)), "cuCtxSetCurrent");
        Multiplication multiplication(device(), gemm());
        const CudaStream stream;
        for (int run = 0; run < 20; ++run) {
          cached_plan(multiplication.problem, device())
              .run(multiplication.arguments(), multiplication.workspace.data(), stream.get());
        }
        stream.synchronize();
        if (!multiplication.operands.difference(multiplication.c.read()).empty()) ++failures;
      } catch (const std::exception&) {
        ++failures;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(failures, 0);
}

TEST_F(CudaPlan, AWorkspaceLimitOfZeroNeedsNoWorkspace) {
  const Problem problem = to_problem({.dtype = Dtype::bf16, .layout = Layout::nt, .M = 16, .N = 256, .K = 8192}, device());
  EXPECT_EQ(make_plan(problem, device(), 0)->workspace_bytes(), 0u);
}

TEST_F(CudaPlan, AMissingWorkspaceIsAnErrorThatSaysHowMuch) {
  const KernelTable& table = linked_table();
  for (const KernelEntry& kernel : table.kernels) {
    if (!compatible(table.archs[kernel.arch], device()) || kernel.image.empty()) continue;
    if (std::string_view(table.ops[kernel.op].name) != "gemm") continue;
    for (const Runtime& runtime : test::runtimes_of(table, kernel)) {
      Problem problem{.op = kernel.op};
      for (std::size_t i = 0; i < problem.attributes.size(); ++i)
        problem.attributes[i] = kernel.attributes[i] == kAnyAttribute ? 0 : kernel.attributes[i];
      problem.sizes = {256, 256, 256, 1};
      make_dense(table.ops[kernel.op], problem);
      if (!is_legal(kernel, problem)) continue;
      const Plan plan(kernel, runtime, table, problem, device());
      if (plan.workspace_bytes() == 0) continue;
      EXPECT_THROW(plan.run({}), Error);
      return;
    }
  }
  GTEST_SKIP() << "no linked kernel needs a workspace";
}

TEST_F(CudaPlan, DeviceFactsArePlausible) {
  EXPECT_TRUE(device().key.starts_with("nvidia-")) << device().key;
  EXPECT_GE(device().major, 5);
  EXPECT_GT(device().compute_units, 0u);
  EXPECT_GT(device().smem_bytes_per_cta, 40000u);
  EXPECT_GT(device().clock_mhz, 100);
  EXPECT_GT(device().memory_gb_per_s, 10);
  std::printf("%s: %s, %u SMs, %.0f MHz, %.0f GB/s, L2 %zu MiB, driver %d\n", device().key.c_str(), device().name.c_str(),
              device().compute_units, device().clock_mhz, device().memory_gb_per_s, device().last_level_cache_bytes >> 20,
              device().driver_version);
}

}  // namespace
}  // namespace tilewright
