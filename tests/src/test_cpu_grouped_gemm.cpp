// Every linked kernel of grouped_gemm that this CPU can run is right on awkward groups, and so is what dispatch chooses.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "grouped_case.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::GroupedCase;
using test::GroupedOperands;

std::string failure(const Plan& plan, GroupedOperands x) {
  const std::vector<unsigned char> a = x.a, b = x.b;
  plan.run(x.arguments({x.a.data(), x.b.data(), x.c.data(), x.ends.data(), x.index.data(), x.bias.data(), x.scale.data()}));
  if (x.a != a || x.b != b) return "an input was written";
  return x.difference(x.c);
}

bool is_here(const KernelEntry& kernel) {
  const KernelTable& table = linked_table();
  return std::string_view(table.ops[kernel.op].name) == "grouped_gemm" && kernel.kind == TargetKind::cpu &&
         compatible(table.archs[kernel.arch], cpu_device());
}

bool is_linked() { return std::ranges::any_of(linked_table().kernels, is_here); }

TEST(CpuGroupedGemm, EveryLinkedKernelIsRight) {
  const KernelTable& table = linked_table();
  std::map<const KernelEntry*, int> runs;
  for (const KernelEntry& kernel : table.kernels) {
    if (is_here(kernel)) runs[&kernel] = 0;
  }
  if (runs.empty()) GTEST_SKIP() << "no linked kernel of grouped_gemm runs on this CPU";
  std::uint32_t seed = 0;
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16}) {
    for (const GroupedCase& each : test::awkward_groups(dtype, 2)) {
      const Problem problem = to_problem(each.problem, cpu_device());
      const GroupedOperands operands(each, problem, ++seed);
      for (auto& [kernel, count] : runs) {
        if (!is_legal(*kernel, problem)) continue;
        ASSERT_EQ(failure(Plan(*kernel, kernel->runtime_defaults, table, problem, cpu_device()), operands), "")
            << kernel->id << "\n"
            << to_text(each);
        ++count;
      }
    }
  }
  for (const auto& [kernel, count] : runs) EXPECT_GT(count, 0) << kernel->id;
}

TEST(CpuGroupedGemm, DispatchFindsARightKernelForAnyNumberOfThreads) {
  if (!is_linked()) GTEST_SKIP() << "no linked kernel of grouped_gemm runs here";
  std::uint32_t seed = 1000;
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16}) {
    for (const int threads : {1, 3}) {
      for (const GroupedCase& each : test::awkward_groups(dtype, threads)) {
        const Problem problem = to_problem(each.problem, cpu_device());
        ASSERT_EQ(failure(*make_plan(problem, cpu_device()), GroupedOperands(each, problem, ++seed)), "") << to_text(each);
      }
    }
  }
}

// Members of gemm's structures are named alike; what was written for these before there were groups means them still.
TEST(CpuGroupedGemm, BracesAloneAreGemms) {
  EXPECT_EQ(to_problem({.M = 4, .N = 8, .K = 16}, cpu_device()).op, to_problem(GemmProblem{}, cpu_device()).op);
  EXPECT_EQ(to_problem(GroupedGemmProblem{.M = 4, .N = 8}, cpu_device()).sizes[1], 4);
  float a = 0, c = 0;
  EXPECT_EQ(to_arguments({.A = &a, .B = &a, .C = &c}).tensors[2], &c);
  EXPECT_EQ(to_arguments(GroupedGemmArguments{.A = &a, .offsets = &c}).tensors[3], &c);
}

// Whatever its group's other rows are, a row has the same bits: of 1, 4, 5 and 100 rows, which are read in several ways.
TEST(CpuGroupedGemm, ARowHasTheSameBitsInAnyGroupWhereThatIsAskedFor) {
  if (!is_linked()) GTEST_SKIP() << "no linked kernel of grouped_gemm runs here";
  for (const Layout layout : {Layout::nt, Layout::nn}) {
    std::vector<unsigned char> first;
    for (const std::int32_t rows : {1, 4, 5, 100}) {
      GroupedCase each{
          .problem = {.dtype = Dtype::f32, .layout = layout, .G = 1, .M = rows, .N = 40, .K = 1000, .lda = 0, .threads = 1},
          .ends = {rows}};
      each.problem.numerics = Numerics::batch_invariant;
      const Problem problem = to_problem(each.problem, cpu_device());
      GroupedOperands x(each, problem, 7);
      x.a = x.b;  // fractions of all sizes
      for (std::size_t i = 0; i < x.a.size() / 4; ++i) {
        const float value = std::sin(static_cast<float>(i));
        std::memcpy(&x.a[4 * i], &value, 4);
      }
      make_plan(problem, cpu_device())
          ->run(
              x.arguments({x.a.data(), x.b.data(), x.c.data(), x.ends.data(), x.index.data(), x.bias.data(), x.scale.data()}));
      for (std::int32_t row = 0; row < rows; ++row) {
        const auto begin = x.c.begin() + static_cast<std::ptrdiff_t>(GroupedOperands::kGuard) + row * 40 * 4;
        const std::vector<unsigned char> bits(begin, begin + 40 * 4);
        if (first.empty()) first = bits;
        ASSERT_EQ(bits, first) << "row " << row << " of " << rows;
      }
    }
  }
}

TEST(CpuGroupedGemm, TheLowestNumbersPassNothingOfAClampedGate) {
  if (!is_linked()) GTEST_SKIP() << "no linked kernel of grouped_gemm runs here";
  const GroupedCase each{.problem = {.dtype = Dtype::f32, .gate = Gate::swiglu_clamped, .G = 1, .M = 2, .N = 8, .K = 1},
                         .ends = {2}};
  const Problem problem = to_problem(each.problem, cpu_device());
  std::vector<float> a(2, 1.0f), b(16, 0.0f), bias(16, 1.0f), c(16, 5.0f);
  std::fill_n(bias.begin(), 8, -3.4e38f);  // of the first product
  make_plan(problem, cpu_device())
      ->run(to_arguments(
          GroupedGemmArguments{.A = a.data(), .B = b.data(), .C = c.data(), .offsets = each.ends.data(), .bias = bias.data()}));
  for (const float value : c) EXPECT_EQ(value, 0.0f);
}

TEST(CpuGroupedGemm, AnActivationWithAGateIsAnErrorAndSoIsAMissingTensor) {
  if (!is_linked()) GTEST_SKIP() << "no linked kernel of grouped_gemm runs here";
  const auto message = [](Activation activation, bool has_ends) -> std::string {
    GroupedCase each{.problem = {.dtype = Dtype::f32, .gate = Gate::swiglu, .G = 1, .M = 2, .N = 8, .K = 8}, .ends = {2}};
    each.activation = activation;
    const Problem problem = to_problem(each.problem, cpu_device());
    GroupedOperands x(each, problem, 1);
    try {
      make_plan(problem, cpu_device())
          ->run(
              x.arguments({x.a.data(), x.b.data(), x.c.data(), has_ends ? x.ends.data() : nullptr, nullptr, nullptr, nullptr}));
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(message(Activation::none, true), "");
  EXPECT_NE(message(Activation::relu, true).find("activation"), std::string::npos);
  EXPECT_NE(message(Activation::none, false).find("offsets"), std::string::npos);
}

}  // namespace
}  // namespace tilewright
