// Every linked CPU kernel of gemm where operands are shared (strides of 0) and bias lies in any order, against sums in f64 that
// read the same strides. Operands are small integers, so that results are exact.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "gemm_case.h"
#include "launch/launch.h"
#include "linked_cpu_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

// Places among a problem's sizes.
enum : std::size_t { kM, kN, kK, kBatch, kLda, kLdb, kLdc, kStrideA, kStrideB, kStrideC, kStrideBias, kBiasRow, kBiasColumn };
using Sizes = std::array<std::int64_t, kMaxSizes>;

template <typename Element>
std::vector<Element> integers(std::int64_t count, std::uint32_t seed) {
  std::vector<Element> values;
  for (std::int64_t i = 0; i < count; ++i) {
    seed = seed * 1664525u + 1013904223u;  // Numerical Recipes, section 7.1
    values.push_back(static_cast<Element>(static_cast<int>((seed >> 16) % 9) - 4));
  }
  return values;
}

template <typename Element>
Element at(const std::vector<Element>& values, std::int64_t index) {
  return values.at(static_cast<std::size_t>(index));
}

template <typename Element>
struct Operands {
  std::vector<Element> a, b, bias, c;

  // The first element of C that is not what it should be after C = alpha A B + beta C + bias; empty when all are.
  std::string difference(const std::vector<Element>& result, const Sizes& s, Layout layout, double beta) const {
    const bool is_a_transposed = layout == Layout::tn || layout == Layout::tt;
    const bool is_b_transposed = layout == Layout::nt || layout == Layout::tt;
    for (std::int64_t i = 0; i < s[kBatch]; ++i) {
      for (std::int64_t m = 0; m < s[kM]; ++m) {
        for (std::int64_t n = 0; n < s[kN]; ++n) {
          double sum = 0;
          for (std::int64_t k = 0; k < s[kK]; ++k) {
            sum += static_cast<double>(at(a, i * s[kStrideA] + (is_a_transposed ? k * s[kLda] + m : m * s[kLda] + k))) *
                   at(b, i * s[kStrideB] + (is_b_transposed ? n * s[kLdb] + k : k * s[kLdb] + n));
          }
          const std::int64_t place = i * s[kStrideC] + m * s[kLdc] + n;
          sum += beta * at(c, place);
          if (!bias.empty()) sum += at(bias, i * s[kStrideBias] + m * s[kBiasRow] + n * s[kBiasColumn]);
          if (at(result, place) == sum) continue;
          return "C[" + std::to_string(i) + "][" + std::to_string(m) + "][" + std::to_string(n) + "] is " +
                 std::to_string(at(result, place)) + ", not " + std::to_string(sum);
        }
      }
    }
    return "";
  }
};

// From the first element to the last of an operand of these extents and strides.
std::int64_t extent(std::initializer_list<std::pair<std::int64_t, std::int64_t>> axes) {
  std::int64_t last = 0;
  for (const auto& [count, stride] : axes) last += (count - 1) * stride;
  return last + 1;
}

// Every linked kernel, of every run-time value worth testing, on a dense problem of which `change` has altered the sizes.
template <typename Element, class Change>
void expect_right_of(Dtype dtype, bool has_bias, Change change) {
  for (const KernelEntry* kernel : test::linked_cpu_kernels("gemm")) {
    for (const Layout layout : test::kAllLayouts) {
      if (!test::serves(*kernel, dtype, layout)) continue;
      for (const std::int64_t rows : {1, 30}) {
        for (const int threads : {1, 3}) {
          const GemmProblem given{
              .dtype = dtype, .layout = layout, .M = rows, .N = 83, .K = 37, .batch = 2, .threads = threads};
          Problem problem = to_problem(given, cpu_device());
          change(problem.sizes);
          const Sizes& s = problem.sizes;
          const bool is_a_transposed = layout == Layout::tn || layout == Layout::tt;
          const bool is_b_transposed = layout == Layout::nt || layout == Layout::tt;
          const auto stored = [&](bool is_transposed, std::int64_t outer, std::int64_t inner, std::int64_t leading) {
            return is_transposed ? extent({{inner, leading}, {outer, 1}}) : extent({{outer, leading}, {inner, 1}});
          };
          const Operands<Element> x{
              .a = integers<Element>(stored(is_a_transposed, s[kM], s[kK], s[kLda]) + s[kStrideA], 1),
              .b = integers<Element>(stored(is_b_transposed, s[kK], s[kN], s[kLdb]) + s[kStrideB], 2),
              .bias = has_bias
                          ? integers<Element>(extent({{2, s[kStrideBias]}, {s[kM], s[kBiasRow]}, {s[kN], s[kBiasColumn]}}), 3)
                          : std::vector<Element>{},
              .c = integers<Element>(2 * s[kM] * s[kN], 4)};
          for (const Runtime& runtime : test::runtimes_of(linked_table(), *kernel)) {
            const Plan plan(*kernel, runtime, linked_table(), problem, cpu_device());
            std::vector<Element> c = x.c;
            plan.run(to_arguments(
                {.A = x.a.data(), .B = x.b.data(), .C = c.data(), .bias = has_bias ? x.bias.data() : nullptr, .beta = 2}));
            EXPECT_EQ(x.difference(c, s, layout, 2), "")
                << kernel->id << " " << to_string(*kernel, runtime) << " M=" << rows << " threads=" << threads;
          }
        }
      }
    }
  }
}

template <class Change>
void expect_right(bool has_bias, Change change) {
  expect_right_of<float>(Dtype::f32, has_bias, change);
  expect_right_of<double>(Dtype::f64, has_bias, change);
}

TEST(CpuStrides, OperandsMayBeShared) {
  expect_right(false, [](Sizes& s) { s[kStrideA] = 0; });
  expect_right(false, [](Sizes& s) { s[kStrideB] = 0; });
  expect_right(false, [](Sizes& s) { s[kLda] = 0, s[kStrideA] = 100; });
  expect_right(false, [](Sizes& s) { s[kLdb] = 0, s[kStrideB] = 100; });
  expect_right(false, [](Sizes& s) { s[kLda] = s[kLdb] = s[kStrideA] = s[kStrideB] = 0; });
}

// Sizes may be any, for shared operands and for plans that nobody runs: the plan must be made.
TEST(CpuStrides, SizesOfAnyKindNeedLittleWorkspace) {
  struct Case {
    std::size_t size;
    std::size_t most_bytes;
  };
  for (const KernelEntry* kernel : test::linked_cpu_kernels("gemm")) {
    for (const Layout layout : test::kAllLayouts) {
      const Dtype dtype = test::cpu_dtype_of(*kernel);
      if (!test::serves(*kernel, dtype, layout)) continue;
      for (const auto [size, most_bytes] : {Case{kM, 1U << 27}, Case{kN, 1U << 27}, Case{kK, 1U << 24}}) {
        const GemmProblem given{.dtype = dtype, .layout = layout, .M = 8, .N = 40, .K = 9, .lda = 0, .ldb = 0, .threads = 2};
        Problem problem = to_problem(given, cpu_device());
        problem.sizes[size] = std::int64_t{1} << 40;
        problem.sizes[kLdc] = std::max(problem.sizes[kLdc], problem.sizes[kN]);
        if (!is_legal(*kernel, problem)) continue;  // cpu_stream is for few rows
        const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device());
        EXPECT_LE(plan.workspace_bytes(), most_bytes) << kernel->id << " size " << size;
      }
    }
  }
}

// Nothing to compute, in slices all the same.
TEST(CpuStrides, NoRowsNeedNoDepth) {
  for (const KernelEntry* kernel : test::linked_cpu_kernels("gemm")) {
    for (const Layout layout : test::kAllLayouts) {
      const Dtype dtype = test::cpu_dtype_of(*kernel);
      if (!test::serves(*kernel, dtype, layout)) continue;
      const GemmProblem given{.dtype = dtype, .layout = layout, .M = 8, .N = 40, .K = 9, .lda = 0, .ldb = 0, .threads = 2};
      for (const std::size_t empty : {std::size_t{kM}, std::size_t{kN}}) {
        Problem problem = to_problem(given, cpu_device());
        problem.sizes[kK] = std::int64_t{1} << 40;
        problem.sizes[empty] = 0;
        if (!is_legal(*kernel, problem)) continue;
        const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device());
        EXPECT_NO_THROW(plan.run(to_arguments(GemmArguments{}))) << kernel->id;
      }
    }
  }
}

TEST(CpuStrides, BiasMayLieInAnyOrder) {
  const auto with = [](std::int64_t product, std::int64_t row, std::int64_t column) {
    expect_right(true, [=](Sizes& s) { s[kStrideBias] = product, s[kBiasRow] = row, s[kBiasColumn] = column; });
  };
  with(0, 0, 1);    // a row
  with(0, 1, 0);    // a column
  with(0, 0, 0);    // a number
  with(83, 0, 1);   // a row for each product
  with(30, 1, 0);   // a column for each product
  with(0, 90, 1);   // a matrix
  with(5, 3, 2);    // that overlaps
  with(1, 2, 200);  // stored by columns
}

}  // namespace
}  // namespace tilewright
