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

template <typename Element>
constexpr Element kNan = std::numeric_limits<Element>::quiet_NaN();
constexpr std::int64_t kRows = 16;  // of C, which every family takes

// Of the element's type, at the magnitude of `want`; infinite where one is an infinity or NaN and the other is not.
template <typename Element>
double units_in_the_last_place(Element got, long double want) {
  using Limits = std::numeric_limits<Element>;
  // Of f64 the C library's numbers are subnormal before they are multiplied by x, which is up to 2^10.
  const int least_exponent = Limits::min_exponent + (sizeof(Element) == 8 ? 10 : 0);
  const auto rounded = static_cast<Element>(want);
  if (std::isnan(want) || std::isnan(got) || std::isinf(rounded) || std::isinf(got)) {
    const bool same = (std::isnan(want) && std::isnan(got)) || got == rounded;
    return same ? 0 : std::numeric_limits<double>::infinity();
  }
  int exponent = 0;
  std::frexp(rounded, &exponent);
  return static_cast<double>(std::abs((got - want) / std::ldexp(1.0L, std::max(exponent, least_exponent) - Limits::digits)));
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

Layout layout_of(const KernelEntry& kernel) {
  for (const Layout layout : test::kAllLayouts) {
    if (test::serves(kernel, test::cpu_dtype_of(kernel), layout)) return layout;
  }
  ADD_FAILURE() << kernel.id << " serves no layout";
  return Layout::nn;
}

// act(x) of each x, as `kernel` computes it: C = act(0 A B + 1 C).
template <typename Element>
std::vector<Element> activate(const KernelEntry& kernel, std::vector<Element> x, Activation activation) {
  const GemmProblem given{.dtype = test::cpu_dtype_of(kernel),
                          .layout = layout_of(kernel),
                          .M = kRows,
                          .N = static_cast<std::int64_t>(x.size()) / kRows,
                          .K = 0,
                          .threads = 1};
  const Problem problem = to_problem(given, cpu_device());
  Element unread = kNan<Element>;
  Plan(kernel, kernel.runtime_defaults, linked_table(), problem, cpu_device())
      .run(to_arguments({.A = &unread, .B = &unread, .C = x.data(), .beta = 1, .activation = activation}));
  return x;
}

constexpr Activation kActivations[] = {Activation::none, Activation::relu, Activation::gelu, Activation::silu};

std::string text(long double number) {
  std::ostringstream stream;
  stream << std::setprecision(20) << number;
  return stream.str();
}

// Of each activation by each kernel, the input whose result is furthest from what it should be, where that is more than
// what is allowed.
template <typename Element>
void expect_within(double units_allowed, const std::vector<const KernelEntry*>& kernels, const std::vector<Element>& inputs) {
  for (const Activation activation : kActivations) {
    std::vector<long double> wants;
    wants.reserve(inputs.size());
    for (const Element x : inputs) wants.push_back(activated(x, activation));
    for (const KernelEntry* kernel : kernels) {
      const std::vector<Element> results = activate(*kernel, inputs, activation);
      double most = 0;
      std::size_t worst = 0;
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        const double units = units_in_the_last_place(results[i], wants[i]);
        if (units > most) most = units, worst = i;
      }
      EXPECT_LE(most, units_allowed) << kernel->id << ": activation " << static_cast<int>(activation) << " of "
                                     << text(inputs[worst]) << " is " << text(results[worst]) << ", not " << text(wants[worst]);
    }
  }
}

std::vector<const KernelEntry*> cpu_kernels_of(Dtype dtype) {
  std::vector<const KernelEntry*> kernels = test::linked_cpu_kernels("gemm");
  std::erase_if(kernels, [&](const KernelEntry* each) { return test::cpu_dtype_of(*each) != dtype; });
  return kernels;
}

// Those of the C library are within 5 units (glibc's manual), and a product and a sum come to it.
TEST(CpuValues, ActivationsOfF64AreWithin8Units) {
  std::vector<double> inputs;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const double x = test::from_f16(static_cast<std::uint16_t>(bits));
    inputs.push_back(x);
    inputs.push_back(x * (1 + 0x1.23456789abcp-20));
  }
  for (const double x : {1e300, -1e300, 5e-324, -5e-324, 709.8, -709.8, -745.2, -27.2, -38.4, 1e-310, 0x1p-1022, -36.6})
    inputs.push_back(x);
  inputs.resize(inputs.size() / kRows * kRows);
  expect_within(8, cpu_kernels_of(Dtype::f64), inputs);
}

TEST(CpuValues, ActivationsOfEvery16BitNumberAreWithin2Units) {
  std::vector<float> inputs;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    inputs.push_back(test::from_f16(static_cast<std::uint16_t>(bits)));
    inputs.push_back(test::from_bf16(static_cast<std::uint16_t>(bits)));
  }
  expect_within(2, cpu_kernels_of(Dtype::f32), inputs);
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
  for (const KernelEntry* kernel : cpu_kernels_of(Dtype::f32)) {
    if (archs.insert(kernel->arch).second) kernels.push_back(kernel);
  }
  expect_within(2, kernels, inputs);
}

template <typename Element>
void expect_not_read(Dtype dtype) {
  for (const KernelEntry* kernel : cpu_kernels_of(dtype)) {
    for (const int threads : {1, 3}) {
      const GemmProblem given{
          .dtype = dtype, .layout = layout_of(*kernel), .M = 13, .N = 70, .K = 300, .batch = 2, .threads = threads};
      const Problem problem = to_problem(given, cpu_device());
      const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device());
      const std::vector<Element> ones(static_cast<std::size_t>(2 * 70 * 300), 1), nans(ones.size(), kNan<Element>);
      const auto c_of = [&](const std::vector<Element>& operands, double alpha, double beta, Element c) {
        std::vector<Element> result(static_cast<std::size_t>(2 * 13 * 70), c);
        plan.run(to_arguments({.A = operands.data(), .B = operands.data(), .C = result.data(), .alpha = alpha, .beta = beta}));
        return std::set<Element>(result.begin(), result.end());
      };
      EXPECT_EQ(c_of(nans, 0, 0.5, 3), std::set<Element>{1.5}) << kernel->id << " reads A or B, threads=" << threads;
      EXPECT_EQ(c_of(nans, 0, 0, kNan<Element>), std::set<Element>{0}) << kernel->id << " reads something, threads=" << threads;
      EXPECT_EQ(c_of(ones, 2, 0, kNan<Element>), std::set<Element>{600}) << kernel->id << " reads C, threads=" << threads;
      EXPECT_EQ(c_of(ones, 1, 1, 1), std::set<Element>{301}) << kernel->id << " threads=" << threads;
    }
  }
}

TEST(CpuValues, AFactorOf0MeansNotRead) {
  expect_not_read<float>(Dtype::f32);
  expect_not_read<double>(Dtype::f64);
}

// Factors that no f32 holds: of more digits, of more than its largest number, of less than its least, which is not 0.
TEST(CpuValues, FactorsOfF64AreOfF64) {
  for (const KernelEntry* kernel : cpu_kernels_of(Dtype::f64)) {
    const GemmProblem given{.dtype = Dtype::f64, .layout = layout_of(*kernel), .M = 9, .N = 17, .K = 5, .threads = 1};
    const Problem problem = to_problem(given, cpu_device());
    const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device());
    const std::vector<double> ones(9 * 17, 1.0);
    for (const double factor : {1.0 / 3, -0.1, 1e60, 1e-60, -5e-324, 1e308, 0.5}) {
      std::vector<double> c(9 * 17, 2.0);
      plan.run(to_arguments({.A = ones.data(), .B = ones.data(), .C = c.data(), .alpha = factor / 5, .beta = factor}));
      const double want = 5 * (factor / 5) + 2 * factor;
      for (const double each : c) {
        ASSERT_TRUE(each == want || std::abs(each / want - 1) < 0x1p-51) << kernel->id << " " << factor << " " << each;
      }
    }
  }
}

}  // namespace
}  // namespace tilewright
