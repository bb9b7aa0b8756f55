// What the epilogue of every linked CUDA kernel of gemm makes of any number, that it does not look at what a factor of 0 says
// is not read, and that what a type can't hold becomes an infinity.
#include <cmath>
#include <limits>
#include <optional>
#include <set>

#include "cuda_memory.h"
#include "gemm_case.h"
#include "linked_cuda_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

using test::CudaMemory;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

bool is_16_bit(Dtype dtype) { return dtype == Dtype::f16 || dtype == Dtype::bf16; }

class CudaValues : public test::LinkedCudaKernels {
 protected:
  // Calls visit(kernel, dtype, layout) for each linked kernel, once for each that it serves.
  template <class Visit>
  void for_each_kernel(Visit visit) {
    const std::vector<const KernelEntry*> kernels = kernels_of("gemm");
    for (const Dtype dtype : test::kAllDtypes) {
      for (const Layout layout : test::kAllLayouts) {
        for (const KernelEntry* kernel : kernels) {
          if (test::serves(*kernel, dtype, layout)) visit(*kernel, dtype, layout);
        }
      }
    }
  }

  static std::vector<unsigned char> elements(Dtype dtype, const std::vector<float>& values) {
    if (!is_16_bit(dtype)) return test::raw_bytes(values);
    std::vector<std::uint16_t> bits;
    for (const float value : values) bits.push_back(dtype == Dtype::bf16 ? test::to_bf16(value) : test::to_f16(value));
    return test::raw_bytes(bits);
  }
  static std::vector<float> values(Dtype dtype, const std::vector<unsigned char>& bytes) {
    std::vector<float> result(bytes.size() / (is_16_bit(dtype) ? 2 : 4));
    for (std::size_t i = 0; i < result.size(); ++i) {
      std::uint16_t bits = 0;
      if (is_16_bit(dtype)) std::memcpy(&bits, &bytes[i * 2], 2);
      if (!is_16_bit(dtype)) std::memcpy(&result[i], &bytes[i * 4], 4);
      if (is_16_bit(dtype)) result[i] = dtype == Dtype::bf16 ? test::from_bf16(bits) : test::from_f16(bits);
    }
    return result;
  }

  // C after alpha op(A) op(B) + beta C, all elements of A and B being `operand`, without it both null; empty where the kernel
  // does not take the problem.
  static std::vector<unsigned char> run(const KernelEntry& kernel, const GemmProblem& given, std::optional<float> operand,
                                        const std::vector<unsigned char>& c_content, float alpha, float beta,
                                        Activation activation) {
    const Problem problem = to_problem(given, device());
    if (!is_legal(kernel, problem)) return {};
    const auto filled = [&](std::int64_t count) {
      const std::vector<float> content(static_cast<std::size_t>(given.batch * count), operand.value_or(0));
      return elements(test::factors_of(given.dtype), content);
    };
    const Plan plan(kernel, kernel.runtime_defaults, linked_table(), problem, device());
    const CudaMemory a(filled(given.M * given.K)), b(filled(given.N * given.K));
    CudaMemory c(c_content), workspace(plan.workspace_bytes());
    workspace.clear();
    plan.run(to_arguments({.A = operand ? a.data() : nullptr,
                           .B = operand ? b.data() : nullptr,
                           .C = c.data(),
                           .alpha = alpha,
                           .beta = beta,
                           .activation = activation}),
             workspace.data());
    synchronize();
    return c.read();
  }
};

double activated(double x, Activation activation) {
  if (activation == Activation::relu) return x < 0 ? 0 : x;
  if (activation == Activation::gelu) return 0.5 * x * std::erfc(-x / std::sqrt(2.0));
  if (activation == Activation::silu) return x < -745 && std::isfinite(x) ? -0.0 : x / (1 + std::exp(-x));
  return x;
}

// In units of the type's last place at the magnitude of `want`; infinite where one is no finite number and the other is.
double units(Dtype dtype, float got, double want) {
  const double most = dtype == Dtype::f16 ? 65520 : 0x1.ffp127;
  if (std::isnan(want) || std::isnan(got) || std::isinf(got) || std::abs(want) >= most) {
    const bool is_infinity = std::abs(want) >= most && std::isinf(got) && std::signbit(got) == std::signbit(want);
    return (std::isnan(want) && std::isnan(got)) || is_infinity || got == want ? 0 : std::numeric_limits<double>::infinity();
  }
  int exponent = 0;
  std::frexp(want, &exponent);
  const int digits = dtype == Dtype::f16    ? 11
                     : dtype == Dtype::bf16 ? 8
                                            : 24,
            least = dtype == Dtype::f16    ? -24
                    : dtype == Dtype::bf16 ? -133
                                           : -149;
  return std::abs(got - want) / std::ldexp(1.0, std::max(exponent - digits, least));
}

// Results of f32 are within 2 units of f64; those of 16 bits, which are rounded once more, within one.
TEST_F(CudaValues, ActivationsOfEvery16BitNumber) {
  for_each_kernel([](const KernelEntry& kernel, Dtype dtype, Layout layout) {
    std::vector<float> inputs;
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
      if (dtype != Dtype::bf16) inputs.push_back(test::from_f16(static_cast<std::uint16_t>(bits)));
      if (dtype != Dtype::f16) inputs.push_back(test::from_bf16(static_cast<std::uint16_t>(bits)));
    }
    std::vector<unsigned char> content = elements(dtype, inputs);
    if (dtype == Dtype::f16) {  // to_f16 is for numbers that are easier to round
      std::vector<std::uint16_t> all;
      for (std::uint32_t bits = 0; bits < 0x10000; ++bits) all.push_back(static_cast<std::uint16_t>(bits));
      content = test::raw_bytes(all);
    }
    for (const Activation activation : {Activation::none, Activation::relu, Activation::gelu, Activation::silu}) {
      const GemmProblem given{
          .dtype = dtype, .layout = layout, .M = 8, .N = static_cast<std::int64_t>(inputs.size()) / 8, .K = 64};
      const std::vector<float> results = values(dtype, run(kernel, given, kNan, content, 0, 1, activation));
      double most = 0;
      std::size_t worst = 0;
      for (std::size_t i = 0; i < results.size(); ++i) {
        const double off = units(dtype, results[i], activated(inputs[i], activation));
        if (off > most) most = off, worst = i;
      }
      EXPECT_LE(most, is_16_bit(dtype) ? 1 : 2) << kernel.id << ": activation " << static_cast<int>(activation) << " of "
                                                << inputs[worst] << " is " << results[worst];
    }
  });
}

TEST_F(CudaValues, AFactorOf0MeansNotRead) {
  for_each_kernel([](const KernelEntry& kernel, Dtype dtype, Layout layout) {
    for (const std::int64_t batch : {1, 2}) {
      const GemmProblem given{.dtype = dtype, .layout = layout, .M = 8, .N = 72, .K = 304, .batch = batch};
      const auto c_of = [&](std::optional<float> operand, float alpha, float beta, float c) {
        const std::vector<float> content(static_cast<std::size_t>(batch * 8 * 72), c);
        const std::vector<float> result =
            values(dtype, run(kernel, given, operand, elements(dtype, content), alpha, beta, Activation::none));
        return std::set<float>(result.begin(), result.end());
      };
      if (c_of(1, 1, 1, 1).empty()) continue;
      EXPECT_EQ(c_of(kNan, 0, 0.5f, 3), std::set<float>{1.5f}) << kernel.id << " reads A or B";
      EXPECT_EQ(c_of(kNan, 0, 0, kNan), std::set<float>{0}) << kernel.id << " reads something";
      EXPECT_EQ(c_of(std::nullopt, 0, 0.5f, 3), std::set<float>{1.5f}) << kernel.id << " needs A or B";
      EXPECT_EQ(c_of(1, 2, 0, kNan), std::set<float>{608}) << kernel.id << " reads C";
      EXPECT_EQ(c_of(1, 1, -48, 1), std::set<float>{256}) << kernel.id;
    }
  });
}

TEST_F(CudaValues, WhatATypeCannotHoldIsAnInfinity) {
  for_each_kernel([](const KernelEntry& kernel, Dtype dtype, Layout layout) {
    const GemmProblem given{.dtype = dtype, .layout = layout, .M = 8, .N = 72, .K = 64};
    const float operand = test::factors_of(dtype) == Dtype::f16 ? 256.0f : 0x1p+63f;
    // A result of f32 holds every product of f16.
    const float most = dtype == Dtype::f16_f32 ? 0x1p+22f : std::numeric_limits<float>::infinity();
    for (const float sign : {1.0f, -1.0f}) {
      for (const float c : values(
               dtype, run(kernel, given, operand, elements(dtype, std::vector<float>(8 * 72, 0)), sign, 0, Activation::none))) {
        ASSERT_EQ(c, sign * most) << kernel.id;
      }
    }
  });
}

TEST_F(CudaValues, NothingRoundsAResultOfF32) {
  for_each_kernel([](const KernelEntry& kernel, Dtype dtype, Layout layout) {
    if (is_16_bit(dtype)) return;
    const GemmProblem given{.dtype = dtype, .layout = layout, .M = 8, .N = 72, .K = 304};
    const std::vector<float> before(8 * 72, 0x1p-10f);
    for (const float c : values(dtype, run(kernel, given, 1, elements(dtype, before), 1, 1, Activation::none))) {
      ASSERT_EQ(c, 304 + 0x1p-10f) << kernel.id;
    }
  });
}

}  // namespace
}  // namespace tilewright
