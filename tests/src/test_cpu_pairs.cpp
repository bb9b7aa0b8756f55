// Products of bf16 on CPUs: what instructions that multiply pairs take for 0 is kept, infinities and NaN are, and a row's bits
// depend on no other row, nor on how many there are.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "gemm_case.h"
#include "linked_cpu_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

constexpr std::int64_t kRows = 37, kColumns = 70, kDepth = 133;
constexpr float kInfinity = std::numeric_limits<float>::infinity(), kNan = std::numeric_limits<float>::quiet_NaN();

using Halves = std::vector<std::uint16_t>;

Halves small_integers(std::int64_t count, int exponent, unsigned seed) {
  std::mt19937 random(seed);
  Halves halves(static_cast<std::size_t>(count));
  for (std::uint16_t& half : halves) half = test::to_bf16(std::ldexp(static_cast<float>(random() % 9) - 4, exponent));
  return halves;
}

std::vector<const KernelEntry*> kernels_of_bf16() {
  std::vector<const KernelEntry*> kernels = test::linked_cpu_kernels("gemm");
  std::erase_if(kernels, [](const KernelEntry* kernel) {
    return !test::serves(*kernel, Dtype::bf16, Layout::nn) && !test::serves(*kernel, Dtype::bf16_f32, Layout::nn);
  });
  return kernels;
}

// A of `rows` rows of kDepth times B, both as `layout` says; f32, also where C is of bf16.
std::vector<float> multiply(const KernelEntry& kernel, Layout layout, std::int64_t rows, const Halves& a, const Halves& b,
                            int threads) {
  const Dtype dtype = test::serves(kernel, Dtype::bf16, layout) ? Dtype::bf16 : Dtype::bf16_f32;
  const GemmProblem given{.dtype = dtype, .layout = layout, .M = rows, .N = kColumns, .K = kDepth, .threads = threads};
  const Problem problem = to_problem(given, cpu_device());
  const Plan plan(kernel, kernel.runtime_defaults, linked_table(), problem, cpu_device());
  std::vector<float> result(static_cast<std::size_t>(rows * kColumns), kNan);
  Halves halves(result.size(), 0x7fff);
  const bool is_f32 = dtype == Dtype::bf16_f32;
  plan.run(to_arguments({.A = a.data(), .B = b.data(), .C = is_f32 ? static_cast<void*>(result.data()) : halves.data()}));
  for (std::size_t i = 0; i < result.size() && !is_f32; ++i) result[i] = test::from_bf16(halves[i]);
  return result;
}

std::size_t place(std::int64_t row, std::int64_t k, bool along_k, std::int64_t rows) {
  return static_cast<std::size_t>(along_k ? row * kDepth + k : k * rows + row);
}
std::size_t place_a(Layout layout, std::int64_t row, std::int64_t k) {
  return place(row, k, layout == Layout::nn || layout == Layout::nt, kRows);
}
std::size_t place_b(Layout layout, std::int64_t column, std::int64_t k) {
  return place(column, k, layout == Layout::nt || layout == Layout::tt, kColumns);
}

void expect_product(const KernelEntry& kernel, Layout layout, const Halves& a, const Halves& b) {
  for (const int threads : {1, 3}) {
    const std::vector<float> got = multiply(kernel, layout, kRows, a, b, threads);
    for (std::int64_t row = 0; row < kRows; ++row) {
      for (std::int64_t column = 0; column < kColumns; ++column) {
        double sum = 0;
        for (std::int64_t k = 0; k < kDepth; ++k) {
          sum +=
              static_cast<double>(test::from_bf16(a[place_a(layout, row, k)])) * test::from_bf16(b[place_b(layout, column, k)]);
        }
        const float value = got[static_cast<std::size_t>(row * kColumns + column)];
        const bool is_same = std::isnan(sum) ? std::isnan(value) : std::isinf(sum) && value == sum;
        ASSERT_TRUE(is_same || std::abs(value - sum) <= 0x1p-8 * std::abs(sum))
            << kernel.id << " layout " << static_cast<int>(layout) << " C[" << row << "][" << column << "] is " << value
            << ", not " << sum;
      }
    }
  }
}

TEST(CpuPairs, SubnormalNumbersCountAsWhatTheyAre) {
  for (const KernelEntry* kernel : kernels_of_bf16()) {
    for (const Layout layout : test::kAllLayouts) {
      // Multiples of 2^-133, the least number of bf16: some rows have only such, others none.
      Halves a = small_integers(kRows * kDepth, 0, 1);
      for (std::int64_t row = 0; row < kRows; row += 3) {
        for (std::int64_t k = 0; k < kDepth; ++k) {
          std::uint16_t& each = a[place_a(layout, row, k)];
          each = test::to_bf16(std::ldexp(test::from_bf16(each), -133));
        }
      }
      expect_product(*kernel, layout, a, small_integers(kColumns * kDepth, 110, 2));
      expect_product(*kernel, layout, small_integers(kRows * kDepth, 110, 3), small_integers(kColumns * kDepth, -133, 4));
    }
  }
}

TEST(CpuPairs, InfinitiesAndNansAreKept) {
  for (const KernelEntry* kernel : kernels_of_bf16()) {
    for (const Layout layout : test::kAllLayouts) {
      Halves a = small_integers(kRows * kDepth, 0, 5), b = small_integers(kColumns * kDepth, 0, 6);
      a[place_a(layout, 3, 7)] = test::to_bf16(kInfinity);
      a[place_a(layout, 36, 132)] = test::to_bf16(-kInfinity);
      a[place_a(layout, 20, 50)] = test::to_bf16(kNan);
      b[place_b(layout, 69, 132)] = test::to_bf16(kInfinity);
      b[place_b(layout, 40, 0)] = test::to_bf16(kNan);
      expect_product(*kernel, layout, a, b);
    }
  }
}

// Sums that are rounded, in an order that must be the same.
TEST(CpuPairs, ARowsBitsDependOnNoOtherRow) {
  std::mt19937 random(7);
  const auto any = [&](std::int64_t count) {
    Halves halves(static_cast<std::size_t>(count));
    for (std::uint16_t& half : halves) half = test::to_bf16(static_cast<float>(random() % 2001) / 1000.0f - 1.0f);
    return halves;
  };
  const Halves a = any(kRows * kDepth), b = any(kColumns * kDepth);
  Halves other = a;
  for (std::int64_t k = 0; k < kDepth; k += 5) other[place_a(Layout::nt, 20, k)] = 1;  // subnormal
  const auto bytes = [](std::int64_t row_count) { return sizeof(float) * static_cast<std::size_t>(row_count * kColumns); };
  for (const KernelEntry* kernel : kernels_of_bf16()) {
    for (const int threads : {1, 2}) {
      const std::vector<float> all = multiply(*kernel, Layout::nt, kRows, a, b, threads);
      const std::vector<float> beside = multiply(*kernel, Layout::nt, kRows, other, b, threads);
      EXPECT_EQ(std::memcmp(all.data(), beside.data(), bytes(20)), 0) << kernel->id;
      EXPECT_EQ(std::memcmp(&all[21 * kColumns], &beside[21 * kColumns], bytes(kRows - 21)), 0) << kernel->id;
      EXPECT_NE(std::memcmp(&all[20 * kColumns], &beside[20 * kColumns], bytes(1)), 0) << kernel->id;
      const Halves row(a.begin() + 5 * kDepth, a.begin() + 6 * kDepth);
      const std::vector<float> alone = multiply(*kernel, Layout::nt, 1, row, b, threads);
      EXPECT_EQ(std::memcmp(&all[5 * kColumns], alone.data(), bytes(1)), 0) << kernel->id;
    }
  }
}

// Deeper than the slices of K that are packed at a time: sums are kept from one to the next, and finished once. Magnitudes are
// such that no sum is rounded.
TEST(CpuPairs, KMayBeOfManySlices) {
  for (const KernelEntry* kernel : kernels_of_bf16()) {
    const Dtype dtype = test::serves(*kernel, Dtype::bf16_f32, Layout::nn) ? Dtype::bf16_f32 : Dtype::bf16;
    for (const Layout layout : test::kAllLayouts) {
      const GemmProblem given{.dtype = dtype, .layout = layout, .M = 13, .N = 34, .K = 40003};
      test::GemmCase each{.problem = given, .alpha = 2, .beta = -1, .activation = Activation::relu, .has_bias = true};
      const test::GemmOperands operands(each, to_problem(given, cpu_device()));
      for (const int threads : {1, 2, 3}) {
        each.problem.threads = threads;
        const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), to_problem(each.problem, cpu_device()),
                        cpu_device());
        std::vector<unsigned char> a = operands.a, b = operands.b, c = operands.c, bias = operands.bias;
        plan.run(operands.arguments(a.data(), b.data(), c.data(), bias.data()));
        EXPECT_EQ(operands.difference(c), "") << kernel->id << " " << test::to_text(each);
      }
    }
  }
}

// C of more parts than one, of which each has many slices: all elements of a row of A, and of a column of B, are the same one.
TEST(CpuPairs, CMayBeOfManyParts) {
  constexpr std::int64_t kM = 2060, kN = 2100, kK = 16386;
  const GemmProblem given{.dtype = Dtype::bf16_f32, .layout = Layout::tn, .M = kM, .N = kN, .K = kK, .lda = 0, .ldb = 0};
  const Halves a = small_integers(kM, 0, 8), b = small_integers(kN, 0, 9);
  for (const KernelEntry* kernel : kernels_of_bf16()) {
    if (!test::serves(*kernel, Dtype::bf16_f32, Layout::tn)) continue;
    GemmProblem problem = given;
    problem.threads = 2;
    const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), to_problem(problem, cpu_device()), cpu_device());
    EXPECT_LE(plan.workspace_bytes(), std::size_t{1} << 27) << kernel->id;
    std::vector<float> c(static_cast<std::size_t>(kM * kN), kNan);
    plan.run(to_arguments({.A = a.data(), .B = b.data(), .C = c.data()}));
    std::int64_t wrong = 0;
    for (std::size_t i = 0; i < c.size(); ++i) {
      wrong += c[i] != kK * test::from_bf16(a[i / kN]) * test::from_bf16(b[i % kN]);
    }
    EXPECT_EQ(wrong, 0) << kernel->id;
  }
}

}  // namespace
}  // namespace tilewright
