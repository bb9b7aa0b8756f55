// The linked table: its entries are consistent, and every kernel in it that this CPU can run is right on awkward shapes.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "gemm_case.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::awkward_cases;
using test::GemmCase;
using test::GemmOperands;

std::uint16_t op_index(const std::string& name) {
  const auto& ops = linked_table().ops;
  return static_cast<std::uint16_t>(std::ranges::find_if(ops, [&](const OpEntry& op) { return name == op.name; }) -
                                    ops.begin());
}

TEST(LinkedTable, RefersOnlyToWhatItHas) {
  const KernelTable& table = linked_table();
  std::set<std::string> ids;
  for (const KernelEntry& kernel : table.kernels) {
    EXPECT_TRUE(ids.insert(kernel.id).second) << kernel.id << " is there twice";
    ASSERT_LT(kernel.op, table.ops.size());
    ASSERT_LT(kernel.arch, table.archs.size());
    EXPECT_EQ(kernel.kind, table.archs[kernel.arch].kind) << kernel.id;
    EXPECT_LE(kernel.runtime_names.size(), static_cast<std::size_t>(kMaxRuntime));
    if (kernel.kind == TargetKind::cpu) {
      EXPECT_NE(kernel.cpu_symbol, nullptr) << kernel.id;
    }
  }
  for (const TunedEntry& entry : table.tuned) {
    ASSERT_LT(entry.device, table.devices.size());
    ASSERT_LT(entry.kernel, table.kernels.size());
    EXPECT_EQ(table.kernels[entry.kernel].op, entry.problem.op);
    EXPECT_EQ(table.kernels[entry.kernel].arch, table.devices[entry.device].arch);
  }
}

TEST(LinkedTable, RecordsAreLegalForDenseOperands) {
  const KernelTable& table = linked_table();
  for (const TunedEntry& entry : table.tuned) {
    Problem problem = entry.problem;
    const OpEntry& op = table.ops[problem.op];
    make_dense(op, problem);
    EXPECT_EQ(why_illegal(table.kernels[entry.kernel], op, problem), "") << shape_text(op, problem);
  }
}

TEST(LinkedTable, ThisCpuHasAKernelForEveryProblem) {
  if (std::ranges::none_of(linked_table().archs, [](const ArchEntry& arch) { return compatible(arch, cpu_device()); })) {
    GTEST_SKIP() << "no linked arch runs on this CPU";
  }
  for (const Layout layout : test::kAllLayouts) {
    for (const GemmCase& each : awkward_cases(Dtype::f32, layout, 1)) {
      ASSERT_NO_THROW(explain(to_problem(each.problem, cpu_device()), cpu_device())) << to_text(each);
    }
  }
}

TEST(LinkedTable, StridesThatDoNotFitAreRefused) {
  const std::int64_t half = std::int64_t{1} << 32;  // M * lda wraps to 0
  EXPECT_THROW(plan_gemm({.M = half, .N = 1, .K = half}, cpu_device()), Error);
  EXPECT_THROW(plan_gemm({.M = 9000000000000000000, .N = 1, .K = 1}, cpu_device()), Error);
}

TEST(LinkedTable, LeadingDimensionsShorterThanARowAreRefused) {
  const GemmProblem dense{.M = 8, .N = 16, .K = 64};
  GemmProblem lda = dense, ldc = dense, padded = dense;
  lda.lda = 3;
  ldc.ldc = 15;
  padded.ldc = 17;
  EXPECT_THROW(plan_gemm(lda, cpu_device()), InvalidArgument);
  EXPECT_THROW(plan_gemm(ldc, cpu_device()), InvalidArgument);
  EXPECT_EQ(to_problem(padded, cpu_device()).sizes[6], 17);
}

TEST(LinkedTable, AWorkspaceThatIsTooSmallIsNotTouched) {
  const GemmProblem problem{.layout = Layout::nt, .M = 64, .N = 64, .K = 64, .threads = 1};
  ASSERT_GT(cached_plan(to_problem(problem, cpu_device()), cpu_device()).workspace_bytes(), 1u);
  std::vector<float> a(64 * 64, 1.0f), b(64 * 64, 1.0f), c(64 * 64);
  alignas(256) unsigned char workspace[256] = {};
  gemm(problem, {.A = a.data(), .B = b.data(), .C = c.data()}, workspace, 1, nullptr, cpu_device());
  EXPECT_EQ(c, std::vector<float>(64 * 64, 64.0f));
  for (const unsigned char byte : workspace) EXPECT_EQ(byte, 0);
}

class CpuKernel : public testing::TestWithParam<int> {};

// By index in the table; instantiated for the GEMM kernels that run here.
TEST_P(CpuKernel, IsRightOnAwkwardShapes) {
  const KernelTable& table = linked_table();
  const KernelEntry& kernel = table.kernels[static_cast<std::size_t>(GetParam())];
  int runs = 0;
  for (const Dtype dtype : test::kAllDtypes) {
    for (const Layout layout : test::kAllLayouts) {
      if (!test::serves(kernel, dtype, layout)) continue;
      for (const int threads : {1, 2, 3}) {
        for (const GemmCase& each : awkward_cases(dtype, layout, threads)) {
          const Problem problem = to_problem(each.problem, cpu_device());
          if (!is_legal(kernel, problem)) continue;
          const GemmOperands operands(each, problem);
          for (const Runtime& runtime : test::runtimes_of(table, kernel)) {
            const Plan plan(kernel, runtime, table, problem, cpu_device());
            std::vector<unsigned char> a = operands.a, b = operands.b, c = operands.c, bias = operands.bias;
            plan.run(operands.arguments(a.data(), b.data(), c.data(), bias.data()));
            ASSERT_EQ(operands.difference(c), "") << kernel.id << " " << to_string(kernel, runtime) << "\n" << to_text(each);
            ++runs;
          }
        }
      }
    }
  }
  EXPECT_GT(runs, 0);
}

std::vector<int> runnable_kernels() {
  const KernelTable& table = linked_table();
  std::vector<int> indices;
  for (std::size_t i = 0; i < table.kernels.size(); ++i) {
    const KernelEntry& kernel = table.kernels[i];
    if (kernel.op == op_index("gemm") && kernel.kind == TargetKind::cpu && compatible(table.archs[kernel.arch], cpu_device())) {
      indices.push_back(static_cast<int>(i));
    }
  }
  return indices;
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CpuKernel);
INSTANTIATE_TEST_SUITE_P(Linked, CpuKernel, testing::ValuesIn(runnable_kernels()), [](const auto& info) {
  std::string name = linked_table().kernels[static_cast<std::size_t>(info.param)].id;
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
});

}  // namespace
}  // namespace tilewright
