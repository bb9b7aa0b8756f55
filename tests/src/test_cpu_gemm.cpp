// The CPU GEMM families beyond what is published: every linked CPU kernel with run-time values drawn over their whole range, on
// awkward shapes, layouts and epilogues, with several threads, a guarded workspace and a pool that others use at the same time.
#include <gtest/gtest.h>

#include <random>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "gemm_case.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

using test::GemmCase;
using test::GemmOperands;

struct RuntimeValues {
  std::string_view name;
  std::span<const std::int32_t> values;
};

// Beyond any sensible choice on purpose: blocks of one element, blocks larger than all, more threads along N than there are.
constexpr std::int32_t kBlocks[] = {1, 7, 16, 64, 100, 256, 4096};
constexpr std::int32_t kFlags[] = {0, 1};
constexpr std::int32_t kCopies[] = {0, 1, 2};
constexpr std::int32_t kPackB[] = {0, 1, 3, 8, 4096};
constexpr std::int32_t kSplits[] = {0, 1, 2, 3, 5};
constexpr RuntimeValues kRuntimeValues[] = {{"kc", kBlocks},    {"mc", kBlocks},      {"nc", kBlocks},
                                            {"block", kBlocks}, {"pack_a", kFlags},   {"copy", kCopies},
                                            {"pack_b", kPackB}, {"split_n", kSplits}, {"split_k", kSplits}};

class CpuGemm : public testing::TestWithParam<const KernelEntry*> {
 protected:
  template <typename Values>
  auto pick(const Values& values) {
    return *(std::begin(values) + static_cast<std::ptrdiff_t>(random_() % std::size(values)));
  }

  Runtime random_runtime(const KernelEntry& kernel) {
    Runtime runtime = kernel.runtime_defaults;
    for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
      const auto known = std::ranges::find(kRuntimeValues, std::string_view(kernel.runtime_names[i]), &RuntimeValues::name);
      EXPECT_NE(known, std::end(kRuntimeValues)) << "add values of " << kernel.runtime_names[i] << " to this test";
      if (known != std::end(kRuntimeValues)) runtime[i] = pick(known->values);
    }
    return runtime;
  }

  GemmCase random_case(const KernelEntry& kernel) {
    static constexpr std::int64_t kRows[] = {1, 2, 3, 4, 5, 7, 8, 9, 13, 14, 15, 16, 17, 29, 32, 33, 64, 100, 131};
    static constexpr std::int64_t kColumns[] = {1, 2, 7, 8, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 130, 200};
    static constexpr std::int64_t kDepths[] = {0, 1, 2, 3, 7, 8, 16, 17, 31, 64, 100, 255, 256, 300};
    GemmProblem p;
    p.dtype = test::cpu_dtype_of(kernel);
    p.layout = pick(layouts_of(kernel, p.dtype));
    p.M = pick(kRows);
    for (const SizeRule& rule : kernel.rules) {
      if (rule.value == 0) p.M = std::min(p.M, rule.max);
    }
    p.N = pick(kColumns);
    p.K = pick(kDepths);
    p.batch = random_() % 4 == 0 ? 1 + static_cast<std::int64_t>(random_() % 5) : 1;
    p.threads = 1 + static_cast<int>(random_() % 4);
    const bool is_a_transposed = p.layout == Layout::tn || p.layout == Layout::tt;
    const bool is_b_transposed = p.layout == Layout::nt || p.layout == Layout::tt;
    const auto padding = [&] { return static_cast<std::int64_t>(random_() % 4); };
    p.lda = std::max<std::int64_t>(is_a_transposed ? p.M : p.K, 1) + padding();
    p.ldb = std::max<std::int64_t>(is_b_transposed ? p.K : p.N, 1) + padding();
    p.ldc = p.N + padding();
    p.stride_a = p.lda * std::max<std::int64_t>(is_a_transposed ? p.K : p.M, 1) + padding();
    p.stride_b = p.ldb * std::max<std::int64_t>(is_b_transposed ? p.N : p.K, 1) + padding();
    p.stride_c = p.ldc * p.M + padding();
    static constexpr double kAlphas[] = {1.0, 0.5, -2.0, 1.0 / 3};
    static constexpr double kBetas[] = {0.0, 1.0, 0.25, -0.1};
    static constexpr Activation kActivations[] = {Activation::none, Activation::relu, Activation::gelu, Activation::silu};
    return {.problem = p,
            .alpha = pick(kAlphas),
            .beta = pick(kBetas),
            .activation = pick(kActivations),
            .has_bias = random_() % 2 == 0};
  }

  static std::vector<Layout> layouts_of(const KernelEntry& kernel, Dtype dtype) {
    std::vector<Layout> layouts;
    for (const Layout layout : test::kAllLayouts) {
      if (test::serves(kernel, dtype, layout)) layouts.push_back(layout);
    }
    return layouts;
  }

  std::mt19937 random_{5489};
};

// Runs `gemm` and returns what is wrong; empty when nothing is.
std::string run(const KernelEntry& kernel, const Runtime& runtime, const GemmCase& gemm) {
  constexpr std::size_t kGuardBytes = 256;
  constexpr unsigned char kGuard = 0xa5;
  const Problem problem = to_problem(gemm.problem, cpu_device());
  const GemmOperands operands(gemm, problem);
  std::vector<unsigned char> a = operands.a, b = operands.b, c = operands.c, bias = operands.bias;
  const Plan plan(kernel, runtime, linked_table(), problem, cpu_device());
  // All bits set is NaN: a kernel must not use what it has not written.
  std::vector<unsigned char> memory(plan.workspace_bytes() + 2 * kGuardBytes, 0xff);
  unsigned char* workspace = memory.data() + kGuardBytes - reinterpret_cast<std::uintptr_t>(memory.data()) % kGuardBytes;
  unsigned char* end = workspace + plan.workspace_bytes();
  std::fill(end, memory.data() + memory.size(), kGuard);
  plan.run(operands.arguments(a.data(), b.data(), c.data(), bias.data()), workspace);
  if (!std::all_of(end, memory.data() + memory.size(), [](unsigned char byte) { return byte == kGuard; })) {
    return "wrote beyond its workspace";
  }
  return operands.difference(c);
}

TEST_P(CpuGemm, IsRightForAnyRuntimeValues) {
  const KernelEntry& kernel = *GetParam();
  for (int i = 0; i < 150; ++i) {
    const GemmCase gemm = random_case(kernel);
    const Runtime runtime = random_runtime(kernel);
    ASSERT_EQ(run(kernel, runtime, gemm), "") << kernel.id << " " << to_string(kernel, runtime) << "\n" << to_text(gemm);
  }
}

// A pool in use gives the second caller a team of one thread, with the workspace of the whole team.
TEST_P(CpuGemm, IsRightWhileOthersUseThePool) {
  const KernelEntry& kernel = *GetParam();
  std::vector<std::pair<GemmCase, Runtime>> runs;
  for (int i = 0; i < 20; ++i) {
    runs.emplace_back(random_case(kernel), random_runtime(kernel));
    runs.back().first.problem.threads = 3;
  }
  std::vector<std::string> wrong(3);
  std::vector<std::thread> callers;
  for (std::string& mine : wrong) {
    callers.emplace_back([&] {
      for (const auto& [gemm, runtime] : runs) mine += run(kernel, runtime, gemm);
    });
  }
  for (std::thread& caller : callers) caller.join();
  for (const std::string& each : wrong) EXPECT_EQ(each, "") << kernel.id;
}

std::vector<const KernelEntry*> kernels_with_drivers() {
  std::vector<const KernelEntry*> kernels;
  const KernelTable& table = linked_table();
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.cpu_driver != nullptr && std::string_view(table.ops[kernel.op].name) == "gemm" &&
        compatible(table.archs[kernel.arch], cpu_device())) {
      kernels.push_back(&kernel);
    }
  }
  return kernels;
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CpuGemm);
INSTANTIATE_TEST_SUITE_P(Linked, CpuGemm, testing::ValuesIn(kernels_with_drivers()), [](const auto& info) {
  std::string name = info.param->id;
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
});

}  // namespace
}  // namespace tilewright
