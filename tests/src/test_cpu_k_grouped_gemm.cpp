// Every linked kernel of k_grouped_gemm that this CPU can run is right on awkward groups, and so is what dispatch chooses.
#include <gtest/gtest.h>

#include <map>

#include "k_grouped_case.h"
#include "linked_cpu_kernels.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::KGroupedCase;
using test::KGroupedOperands;

constexpr std::array kTypes{Dtype::f32, Dtype::bf16, Dtype::bf16_f32};

std::string failure(const Plan& plan, KGroupedOperands x) {
  const std::vector<unsigned char> a = x.a, b = x.b;
  std::vector<unsigned char> c = x.c;
  plan.run(x.arguments({x.a.data(), x.b.data(), c.data(), x.ends.data(), x.index.data()}));
  if (x.a != a || x.b != b) return "an input was written";
  return x.difference(c);
}

TEST(CpuKGroupedGemm, EveryLinkedKernelIsRight) {
  std::map<const KernelEntry*, int> runs;
  for (const KernelEntry* kernel : test::linked_cpu_kernels("k_grouped_gemm")) runs[kernel] = 0;
  if (runs.empty()) GTEST_SKIP() << "no linked kernel of k_grouped_gemm runs on this CPU";
  std::uint32_t seed = 0;
  for (const Dtype dtype : kTypes) {
    for (const KGroupedCase& each : test::awkward_gradients(dtype, 2)) {
      const Problem problem = to_problem(each.problem, cpu_device());
      const KGroupedOperands operands(each, problem, ++seed);
      for (auto& [kernel, count] : runs) {
        if (!is_legal(*kernel, problem)) continue;
        ASSERT_EQ(failure(Plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device()), operands), "")
            << kernel->id << "\n"
            << to_text(each);
        ++count;
      }
    }
  }
  for (const auto& [kernel, count] : runs) EXPECT_GT(count, 0) << kernel->id;
}

TEST(CpuKGroupedGemm, DispatchFindsARightKernelForAnyNumberOfThreads) {
  if (test::linked_cpu_kernels("k_grouped_gemm").empty()) GTEST_SKIP() << "no linked kernel of k_grouped_gemm runs here";
  std::uint32_t seed = 1000;
  for (const Dtype dtype : kTypes) {
    for (const int threads : {1, 3}) {
      for (const KGroupedCase& each : test::awkward_gradients(dtype, threads)) {
        const Problem problem = to_problem(each.problem, cpu_device());
        ASSERT_EQ(failure(*make_plan(problem, cpu_device()), KGroupedOperands(each, problem, ++seed)), "") << to_text(each);
      }
    }
  }
}

TEST(CpuKGroupedGemm, ResultsDoNotDependOnThreads) {
  if (test::linked_cpu_kernels("k_grouped_gemm").empty()) GTEST_SKIP() << "no linked kernel of k_grouped_gemm runs here";
  std::vector<unsigned char> first;
  for (const int threads : {1, 2, 5}) {
    KGroupedCase each{
        .problem = {.dtype = Dtype::f32, .G = 2, .T = 700, .M = 210, .N = 300, .numerics = Numerics::deterministic},
        .ends = {400, 700}};
    each.problem.threads = threads;
    const Problem problem = to_problem(each.problem, cpu_device());
    KGroupedOperands x(each, problem, 7);
    make_plan(problem, cpu_device())->run(x.arguments({x.a.data(), x.b.data(), x.c.data(), x.ends.data(), nullptr}));
    if (first.empty()) first = x.c;
    EXPECT_EQ(x.c, first) << threads << " threads";
  }
}

}  // namespace
}  // namespace tilewright
