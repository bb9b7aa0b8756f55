// Products of 8-bit integers on CPUs, by every linked kernel of scaled_gemm that serves them: each pair of numbers, sums that
// are whole numbers of 32 bits and no less, sums beyond that, operands between pages that nobody may touch, and that a row's
// bits depend on no other row.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "calls/guarded_memory.h"
#include "gemm_case.h"
#include "linked_cpu_kernels.h"
#include "tilewright/dispatch.h"
#include "tilewright/scaled_gemm.h"

namespace tilewright {
namespace {

using calls::GuardedMemory;
using Place = GuardedMemory::Place;

constexpr std::int64_t kExactDepth = 131072;

struct Kernel {
  const KernelEntry* entry;
  Runtime runtime;
  std::string text() const { return entry->id + (" " + to_string(*entry, runtime)); }
};

ScaledGemmProblem problem_of(std::int64_t m, std::int64_t n, std::int64_t k) {
  return {.dtype = Dtype::i8, .dtype_c = DtypeC::f32, .M = m, .N = n, .K = k};
}

// Of kernels with blocks also small ones, and both ways to multiply few rows.
std::vector<Kernel> kernels_of_integers() {
  const Problem problem = to_problem(problem_of(1, 1, 1), cpu_device());
  std::vector<Kernel> kernels;
  for (const KernelEntry* entry : test::linked_cpu_kernels("scaled_gemm")) {
    const auto serves = [&](std::size_t i) {
      return entry->attributes[i] == kAnyAttribute || entry->attributes[i] == problem.attributes[i];
    };
    if (!serves(0) || !serves(2)) continue;
    kernels.push_back({entry, entry->runtime_defaults});
    const auto set = [&](const char* name, std::int32_t value) {
      for (std::size_t i = 0; i < entry->runtime_names.size(); ++i) {
        if (name == std::string(entry->runtime_names[i])) kernels.back().runtime[i] = value;
      }
    };
    if (entry->runtime_names.empty()) continue;
    kernels.push_back(kernels.back());
    set("kc", 64), set("mc", 12), set("nc", 32), set("few", 0);
    kernels.push_back(kernels.back());
    set("few", 100);
  }
  return kernels;
}

void run(const Kernel& kernel, const ScaledGemmProblem& given, const ScaledGemmArguments& arguments) {
  Plan(*kernel.entry, kernel.runtime, linked_table(), to_problem(given, cpu_device()), cpu_device())
      .run(to_arguments(arguments));
}

using Numbers = std::vector<signed char>;

Numbers numbers(std::int64_t count, std::mt19937& random, bool are_large) {
  Numbers all(static_cast<std::size_t>(count));
  for (signed char& each : all) {
    const unsigned word = random();
    each = static_cast<signed char>(!are_large ? static_cast<int>(word % 256) - 128 : word % 4 == 0 ? 127 : -128);
  }
  return all;
}

std::int64_t sum_of(const signed char* a, const signed char* b, std::int64_t k) {
  std::int64_t sum = 0;
  for (std::int64_t i = 0; i < k; ++i) sum += std::int64_t{a[i]} * b[i];
  return sum;
}

TEST(CpuIntegers, EachPairOfNumbersIsItsProduct) {
  Numbers a, b;
  for (int i = -128; i < 128; ++i) {
    for (const int each : {0, i, 0}) a.push_back(static_cast<signed char>(each));
    for (const int each : {-128, i, 127}) b.push_back(static_cast<signed char>(each));
  }
  const float one = 1;
  for (const Kernel& kernel : kernels_of_integers()) {
    std::vector<float> c(256 * 256, NAN);
    ScaledGemmProblem problem = problem_of(256, 256, 3);
    problem.scale_a_row = problem.scale_b_row = 0, problem.threads = 2;
    run(kernel, problem, {.A = a.data(), .B = b.data(), .C = c.data(), .scale_a = &one, .scale_b = &one});
    for (int i = -128; i < 128; ++i) {
      for (int j = -128; j < 128; ++j) {
        ASSERT_EQ(c[static_cast<std::size_t>((i + 128) * 256 + j + 128)], static_cast<float>(i * j)) << kernel.text();
      }
    }
  }
}

// Small sums of large terms: what is lost on the way shows.
TEST(CpuIntegers, NotOneIsLost) {
  constexpr std::int64_t kDepth = kExactDepth - 1, kHalf = kDepth / 2;
  Numbers a(2 * kDepth, -128), b(2 * kDepth, -128);
  for (std::int64_t k = 0; k < kDepth; ++k) {
    a[static_cast<std::size_t>(kDepth + k)] = 127;
    if (k >= kHalf) b[static_cast<std::size_t>(k)] = 127;
    if (k >= kHalf) b[static_cast<std::size_t>(kDepth + k)] = static_cast<signed char>(k % 2 == 0 ? 127 : 126);
  }
  a[kHalf] = 3, b[kDepth - 1] = 5, b[2 * kDepth - 1] = -77;
  const float one = 1;
  for (const Kernel& kernel : kernels_of_integers()) {
    std::vector<float> c(4, NAN);
    ScaledGemmProblem problem = problem_of(2, 2, kDepth);
    problem.scale_a_row = problem.scale_b_row = 0;
    run(kernel, problem, {.A = a.data(), .B = b.data(), .C = c.data(), .scale_a = &one, .scale_b = &one});
    for (std::int64_t i = 0; i < 4; ++i) {
      const std::int64_t sum =
          sum_of(&a[static_cast<std::size_t>(i / 2 * kDepth)], &b[static_cast<std::size_t>(i % 2 * kDepth)], kDepth);
      ASSERT_LT(std::abs(sum), 1 << 24) << "an f32";
      EXPECT_EQ(c[static_cast<std::size_t>(i)], static_cast<float>(sum)) << kernel.text();
    }
  }
}

TEST(CpuIntegers, SumsOfMoreThan32BitsAreFloats) {
  for (const std::int64_t k : {kExactDepth - 1, kExactDepth, kExactDepth + 5}) {
    const Numbers a(static_cast<std::size_t>(3 * k), -128), b(static_cast<std::size_t>(2 * k), -128);
    const float one = 1;
    for (const Kernel& kernel : kernels_of_integers()) {
      std::vector<float> c(6, NAN);
      ScaledGemmProblem problem = problem_of(3, 2, k);
      problem.scale_a_row = problem.scale_b_row = 0;
      run(kernel, problem, {.A = a.data(), .B = b.data(), .C = c.data(), .scale_a = &one, .scale_b = &one});
      for (const float each : c) EXPECT_EQ(each, static_cast<float>(k) * 16384) << kernel.text() << " K=" << k;
    }
  }
}

struct Case {
  std::int64_t m, n, k, pad;
  bool are_large;
  int threads;
};

struct Memory {
  GuardedMemory a{1 << 20}, b{1 << 20}, c{1 << 20}, scale_a{1 << 14}, scale_b{1 << 14}, bias{1 << 14};
};

template <typename T>
T* put(GuardedMemory& memory, const std::vector<T>& values, Place place) {
  auto* const at = reinterpret_cast<T*>(memory.place(values.size() * sizeof(T), place, 0));
  std::memcpy(at, values.data(), values.size() * sizeof(T));
  memory.protect();
  return at;
}

void check(const Kernel& kernel, const Case& each, Memory& memory, Place place) {
  std::mt19937 random(7);
  ScaledGemmProblem p = problem_of(each.m, each.n, each.k);
  p.lda = each.k + each.pad, p.ldb = each.k + 2 * each.pad, p.ldc = each.n + each.pad, p.threads = each.threads;
  p.scale_a_row = each.pad % 3, p.scale_b_row = (each.pad + 1) % 3;
  const auto length = [](std::int64_t rows, std::int64_t leading, std::int64_t columns) {
    return (rows - 1) * leading + columns;
  };
  const auto factors = [&](std::int64_t count) {
    std::vector<float> all(static_cast<std::size_t>(count));
    for (float& value : all) value = std::ldexp(random() % 4 == 0 ? -1.0f : 1.0f, static_cast<int>(random() % 5) - 2);
    return all;
  };
  const Numbers a = numbers(length(each.m, p.lda, each.k), random, each.are_large);
  const Numbers b = numbers(length(each.n, p.ldb, each.k), random, each.are_large);
  const std::vector<float> scale_a = factors(length(each.m, p.scale_a_row, 1)),
                           scale_b = factors(length(each.n, p.scale_b_row, 1));
  const std::vector<float> bias = factors(each.n);
  std::vector<float> empty(static_cast<std::size_t>(length(each.m, p.ldc, each.n)), std::nanf("1234"));
  auto* const c = reinterpret_cast<float*>(memory.c.place(empty.size() * sizeof(float), place, 0));
  std::memcpy(c, empty.data(), empty.size() * sizeof(float));
  float amax = 0;
  run(kernel, p,
      {.A = put(memory.a, a, place),
       .B = put(memory.b, b, place),
       .C = c,
       .scale_a = put(memory.scale_a, scale_a, place),
       .scale_b = put(memory.scale_b, scale_b, place),
       .bias = put(memory.bias, bias, place),
       .amax = &amax});
  const std::string text = kernel.text() + " " + std::to_string(each.m) + "x" + std::to_string(each.n) + "x" +
                           std::to_string(each.k) + " pad " + std::to_string(each.pad) + " threads " +
                           std::to_string(each.threads);
  ASSERT_TRUE(memory.c.is_guard_intact()) << text;
  float most = 0;
  for (std::int64_t i = 0; i < each.m; ++i) {
    for (std::int64_t j = 0; j < p.ldc && i * p.ldc + j < static_cast<std::int64_t>(empty.size()); ++j) {
      const float got = c[i * p.ldc + j];
      if (j >= each.n) {
        ASSERT_EQ(std::memcmp(&got, &empty[0], sizeof got), 0) << text << ": what is not C's was written";
        continue;
      }
      const double sum =
          static_cast<double>(sum_of(&a[static_cast<std::size_t>(i * p.lda)], &b[static_cast<std::size_t>(j * p.ldb)], each.k));
      const double want = sum * static_cast<double>(scale_a[static_cast<std::size_t>(i * p.scale_a_row)]) *
                              static_cast<double>(scale_b[static_cast<std::size_t>(j * p.scale_b_row)]) +
                          static_cast<double>(bias[static_cast<std::size_t>(j)]);
      ASSERT_NEAR(got, want, 0x1p-23 * std::abs(want)) << text << " at " << i << ", " << j;
      most = std::max(most, std::abs(got));
    }
  }
  ASSERT_EQ(amax, most) << text;
}

TEST(CpuIntegers, SumsAreExactAndNothingElseIsTouched) {
  Memory memory;
  std::vector<Case> cases{{1, 1, 1, 0, true, 1},       {3, 131, 129, 1, false, 2}, {193, 17, 128, 0, true, 3},
                          {13, 40, 520, 7, false, 2},  {30, 257, 255, 2, true, 1}, {5, 4, 1000, 4, true, 2},
                          {25, 65, 3000, 1, false, 2}, {4, 33, 63, 0, true, 1},    {2, 2, 65, 5, true, 4}};
  std::mt19937 random(44);
  const auto up_to = [&](unsigned most) { return 1 + static_cast<std::int64_t>(random() % most); };
  for (int i = 0; i < 40; ++i) {
    cases.push_back({up_to(29), up_to(70), up_to(i % 2 == 0 ? 20 : 150), i % 5, i % 3 == 0, 1 + i % 3});
  }
  for (const Kernel& kernel : kernels_of_integers()) {
    for (const Case& each : cases) {
      for (const Place place : {Place::at_the_end, Place::at_the_beginning}) check(kernel, each, memory, place);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(CpuIntegers, SumsOfNothingAreBias) {
  const float one = 1;
  std::vector<float> bias{1, -2, 3};
  for (const Kernel& kernel : kernels_of_integers()) {
    std::vector<float> c(6, NAN);
    ScaledGemmProblem problem = problem_of(2, 3, 0);
    problem.scale_a_row = problem.scale_b_row = 0;
    run(kernel, problem, {.A = c.data(), .B = c.data(), .C = c.data(), .scale_a = &one, .scale_b = &one, .bias = bias.data()});
    EXPECT_EQ(c, (std::vector<float>{1, -2, 3, 1, -2, 3})) << kernel.text();
  }
}

// Of so much of K that sums are added up as floats, in an order that must be the same.
TEST(CpuIntegers, ARowsBitsDependOnNoOtherRow) {
  constexpr std::int64_t kRows = 19, kColumns = 5, kDepth = kExactDepth + 100;
  std::mt19937 random(3);
  const Numbers a = numbers(kRows * kDepth, random, true), b = numbers(kColumns * kDepth, random, true);
  std::vector<float> scales(kRows, 1.0f / 3);
  for (const Kernel& kernel : kernels_of_integers()) {
    const auto multiply = [&](std::int64_t first, std::int64_t rows, int threads) {
      std::vector<float> c(static_cast<std::size_t>(rows * kColumns), NAN);
      ScaledGemmProblem problem = problem_of(rows, kColumns, kDepth);
      problem.threads = threads;
      run(kernel, problem,
          {.A = &a[static_cast<std::size_t>(first * kDepth)],
           .B = b.data(),
           .C = c.data(),
           .scale_a = scales.data(),
           .scale_b = scales.data()});
      return c;
    };
    const std::vector<float> all = multiply(0, kRows, 2);
    for (const std::int64_t row : {std::int64_t{0}, std::int64_t{7}, kRows - 1}) {
      const std::vector<float> alone = multiply(row, 1, 1);
      EXPECT_EQ(std::memcmp(alone.data(), &all[static_cast<std::size_t>(row * kColumns)], sizeof(float) * kColumns), 0)
          << kernel.text();
    }
  }
}

TEST(CpuIntegers, DispatchFindsWhatMultipliesIntegers) {
  if (kernels_of_integers().empty()) GTEST_SKIP() << "no linked kernel of scaled_gemm runs here";
  for (const DtypeC type : {DtypeC::bf16, DtypeC::f16, DtypeC::f32, DtypeC::e4m3}) {
    for (const Scaling scaling : {Scaling::row, Scaling::block, Scaling::block_row}) {
      const Problem problem = to_problem(
          ScaledGemmProblem{.dtype = Dtype::i8, .dtype_c = type, .scaling = scaling, .M = 5, .N = 7, .K = 300}, cpu_device());
      const Explanation found = explain(problem, cpu_device());
      EXPECT_EQ(found.kernel.find("cpu_bytes") != std::string::npos,
                scaling == Scaling::row &&
                    std::ranges::any_of(kernels_of_integers(),
                                        [](const Kernel& kernel) { return std::string(kernel.entry->family) == "cpu_bytes"; }))
          << found.kernel;
    }
  }
}

}  // namespace
}  // namespace tilewright
