// What the epilogue of every linked CPU kernel of gemm makes of any number, and that it does not look at what a factor of 0
// says is not read.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <iomanip>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "gemm_case.h"
#include "linked_cpu_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr std::int64_t kRows = 16;  // of C, which every family takes

// Of f32, at the magnitude of `want`; infinite where one is an infinity or NaN and the other is not.
double units_in_the_last_place(float got, long double want) {
  const auto rounded = static_cast<float>(want);
  if (std::isnan(want) || std::isnan(got) || std::isinf(rounded) || std::isinf(got)) {
    const bool same = (std::isnan(want) && std::isnan(got)) || got == rounded;
    return same ? 0 : std::numeric_limits<double>::infinity();
  }
  int exponent = 0;
  std::frexp(rounded, &exponent);
  return static_cast<double>(std::abs((got - want) / std::ldexp(1.0L, std::max(exponent - 24, -149))));
}

long double activated(long double x, Activation activation) {
  switch (activation) {
    case Activation::relu:
      return x < 0 ? 0 : x;
    case Activation::gelu:
      return 0.5L * x * std::erfc(-x / std::sqrt(2.0L));
    case Activation::silu:
      return x / (1 + std::exp(-x));
    default:
      return x;
  }
}

std::vector<const KernelEntry*> f32_kernels() {
  std::vector<const KernelEntry*> kernels = test::linked_cpu_kernels("gemm");
  std::erase_if(kernels, [](const KernelEntry* kernel) { return kernel->attributes[0] != 0; });  // the code of f32
  return kernels;
}

Layout layout_of(const KernelEntry& kernel) {
  for (const Layout layout : test::kAllLayouts) {
    if (test::serves(kernel, Dtype::f32, layout)) return layout;
  }
  ADD_FAILURE() << kernel.id << " serves no layout";
  return Layout::nn;
}

// act(x) of each x, as `kernel` computes it: C = act(0 A B + 1 C).
std::vector<float> activate(const KernelEntry& kernel, std::vector<float> x, Activation activation) {
  const GemmProblem given{.dtype = Dtype::f32,
                          .layout = layout_of(kernel),
                          .M = kRows,
                          .N = static_cast<std::int64_t>(x.size()) / kRows,
                          .K = 0,
                          .threads = 1};
  const Problem problem = to_problem(given, cpu_device());
  float unread = kNan;
  Plan(kernel, kernel.runtime_defaults, linked_table(), problem, cpu_device())
      .run(to_arguments({.A = &unread, .B = &unread, .C = x.data(), .beta = 1, .activation = activation}));
  return x;
}

constexpr Activation kActivations[] = {Activation::none, Activation::relu, Activation::gelu, Activation::silu};

std::string text(long double number) {
  std::ostringstream stream;
  stream << std::setprecision(9) << number;
  return stream.str();
}

// Of each activation by each kernel, the input whose result is furthest from what it should be, where that is more than 2
// units.
void expect_within_2_units(const std::vector<const KernelEntry*>& kernels, const std::vector<float>& inputs) {
  for (const Activation activation : kActivations) {
    std::vector<long double> wants;
    wants.reserve(inputs.size());
    for (const float x : inputs) wants.push_back(activated(x, activation));
    for (const KernelEntry* kernel : kernels) {
      const std::vector<float> results = activate(*kernel, inputs, activation);
      double most = 0;
      std::size_t worst = 0;
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        const double units = units_in_the_last_place(results[i], wants[i]);
        if (units > most) most = units, worst = i;
      }
      EXPECT_LE(most, 2) << kernel->id << ": activation " << static_cast<int>(activation) << " of " << text(inputs[worst])
                         << " is " << text(results[worst]) << ", not " << text(wants[worst]);
    }
  }
}

TEST(CpuValues, ActivationsOfEvery16BitNumberAreWithin2Units) {
  std::vector<float> inputs;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    inputs.push_back(test::from_f16(static_cast<std::uint16_t>(bits)));
    inputs.push_back(test::from_bf16(static_cast<std::uint16_t>(bits)));
  }
  expect_within_2_units(f32_kernels(), inputs);
}

TEST(CpuValues, ActivationsOfAllMagnitudesAreWithin2Units) {
  constexpr std::uint64_t kStep = 1021;  // a prime: all exponents with fractions of all kinds
  std::vector<float> inputs;
  for (std::uint64_t bits = 0; bits <= 0xffffffff; bits += kStep) {
    inputs.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  }
  inputs.resize(inputs.size() / kRows * kRows);
  std::set<std::uint16_t> archs;
  std::vector<const KernelEntry*> kernels;  // one of each arch: all of one have the same epilogue
  for (const KernelEntry* kernel : f32_kernels()) {
    if (archs.insert(kernel->arch).second) kernels.push_back(kernel);
  }
  expect_within_2_units(kernels, inputs);
}

TEST(CpuValues, AFactorOf0MeansNotRead) {
  for (const KernelEntry* kernel : f32_kernels()) {
    for (const int threads : {1, 3}) {
      const GemmProblem given{
          .dtype = Dtype::f32, .layout = layout_of(*kernel), .M = 13, .N = 70, .K = 300, .batch = 2, .threads = threads};
      const Problem problem = to_problem(given, cpu_device());
      const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device());
      const std::vector<float> ones(static_cast<std::size_t>(2 * 70 * 300), 1.0f), nans(ones.size(), kNan);
      const auto c_of = [&](const std::vector<float>& operands, float alpha, float beta, float c) {
        std::vector<float> result(static_cast<std::size_t>(2 * 13 * 70), c);
        plan.run(to_arguments({.A = operands.data(), .B = operands.data(), .C = result.data(), .alpha = alpha, .beta = beta}));
        return std::set<float>(result.begin(), result.end());
      };
      EXPECT_EQ(c_of(nans, 0, 0.5f, 3), std::set<float>{1.5f}) << kernel->id << " reads A or B, threads=" << threads;
      EXPECT_EQ(c_of(nans, 0, 0, kNan), std::set<float>{0}) << kernel->id << " reads something, threads=" << threads;
      EXPECT_EQ(c_of(ones, 2, 0, kNan), std::set<float>{600}) << kernel->id << " reads C, threads=" << threads;
      EXPECT_EQ(c_of(ones, 1, 1, 1), std::set<float>{301}) << kernel->id << " threads=" << threads;
    }
  }
}

}  // namespace
}  // namespace tilewright
