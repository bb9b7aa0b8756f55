// Every linked attention kernel that this CPU can run is right on awkward shapes, and so is what dispatch chooses.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

#include "attention_case.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::AttentionCase;
using test::AttentionOperands;

std::string failure(const Plan& plan, AttentionOperands x) {
  plan.run(x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), x.bias.data(), x.slopes.data(),
                        x.begins_q.data(), x.begins_k.data()}));
  return x.difference(x.o, x.lse);
}

bool is_here(const KernelEntry& kernel) {
  const KernelTable& table = linked_table();
  return std::string_view(table.ops[kernel.op].name) == "attention_forward" && kernel.kind == TargetKind::cpu &&
         compatible(table.archs[kernel.arch], cpu_device());
}

TEST(CpuAttention, EveryLinkedKernelIsRight) {
  const KernelTable& table = linked_table();
  std::map<const KernelEntry*, int> runs;
  for (const KernelEntry& kernel : table.kernels) {
    if (is_here(kernel)) runs[&kernel] = 0;
  }
  if (runs.empty()) GTEST_SKIP() << "no linked attention kernel runs on this CPU";
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16, Dtype::f16}) {
    for (const AttentionCase& each : test::awkward_attention(dtype, 2)) {
      const Problem problem = to_problem(each.problem, cpu_device());
      const AttentionOperands operands(each, problem);  // with what is right, which takes far longer than a kernel
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

// Instructions that multiply pairs of bf16 take them for 0.
TEST(CpuAttention, SubnormalNumbersCountAsWhatTheyAre) {
  constexpr std::int64_t kQueries = 7, kKeys = 37, kDim = 20, kChosen = 5;
  const auto rows_of = [&](std::int64_t rows, auto value) {
    std::vector<std::uint16_t> all;
    for (std::int64_t i = 0; i < rows * kDim; ++i) all.push_back(test::to_bf16(value(i / kDim, i % kDim)));
    return all;
  };
  const float large = std::ldexp(1.0f, 127), small = std::ldexp(1.0f, -129);  // 16 products add up to 4
  const auto large_rows = [&](std::int64_t, std::int64_t d) { return d < 16 ? large : 0; };
  const auto small_rows = [&](std::int64_t, std::int64_t d) { return d < 16 ? small : 0; };
  const auto one_chosen = [&](auto rows) {
    return [=](std::int64_t i, std::int64_t d) { return i == kChosen ? rows(i, d) : 0; };
  };
  const auto chosen_values = [](std::int64_t i, std::int64_t) { return i == kChosen ? 1.0f : 0.0f; };
  const auto tiny_values = [](std::int64_t, std::int64_t) { return std::ldexp(3.0f, -130); };
  const double weight = std::exp(4.0) / (std::exp(4.0) + kKeys - 1);
  struct Case {
    std::vector<std::uint16_t> q, k, v;
    double expected;
  };
  const Case cases[] = {
      {rows_of(kQueries, large_rows), rows_of(kKeys, one_chosen(small_rows)), rows_of(kKeys, chosen_values), weight},
      {rows_of(kQueries, small_rows), rows_of(kKeys, one_chosen(large_rows)), rows_of(kKeys, chosen_values), weight},
      {rows_of(kQueries, small_rows), rows_of(kKeys, small_rows), rows_of(kKeys, tiny_values), std::ldexp(3.0, -130)},
  };
  for (const Mask mask : {Mask::full, Mask::general}) {
    const AttentionForwardProblem given{
        .dtype = Dtype::bf16, .mask = mask, .B = 1, .Hq = 1, .Hkv = 1, .Sq = kQueries, .Sk = kKeys, .D = kDim};
    const Problem problem = to_problem(given, cpu_device());
    for (const KernelEntry& kernel : linked_table().kernels) {
      if (!is_here(kernel) || !is_legal(kernel, problem)) continue;
      for (const Case& each : cases) {
        std::vector<std::uint16_t> o(kQueries * kDim, 0x7fff);
        const Plan plan(kernel, kernel.runtime_defaults, linked_table(), problem, cpu_device());
        plan.run(to_arguments({.Q = each.q.data(), .K = each.k.data(), .V = each.v.data(), .O = o.data(), .scale = 1}));
        for (const std::uint16_t value : o) {
          ASSERT_NEAR(test::from_bf16(value), each.expected, each.expected / 64) << kernel.id;
        }
      }
    }
  }
}

TEST(CpuAttention, DispatchFindsARightKernel) {
  if (std::ranges::none_of(linked_table().kernels, is_here)) GTEST_SKIP() << "no linked attention kernel runs on this CPU";
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16, Dtype::f16}) {
    for (const AttentionCase& each : test::awkward_attention(dtype, 1)) {
      const Problem problem = to_problem(each.problem, cpu_device());
      ASSERT_EQ(failure(*make_plan(problem, cpu_device()), AttentionOperands(each, problem)), "") << to_text(each);
    }
  }
}

TEST(CpuAttention, AnArgumentThatTheMaskDoesNotReadIsAnErrorThatNamesIt) {
  if (std::ranges::none_of(linked_table().kernels, is_here)) GTEST_SKIP() << "no linked attention kernel runs on this CPU";
  const auto message = [](Mask mask, auto change) -> std::string {
    const AttentionCase each{.problem = {.dtype = Dtype::f32, .mask = mask, .Hq = 1, .Hkv = 1, .Sq = 8, .Sk = 8, .D = 64}};
    const Problem problem = to_problem(each.problem, cpu_device());
    AttentionOperands x(each, problem);
    AttentionForwardArguments given;
    given.Q = x.q.data(), given.K = x.k.data(), given.V = x.v.data(), given.O = x.o.data();
    change(given, x);
    try {
      make_plan(problem, cpu_device())->run(to_arguments(given));
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  const auto with_bias = [](AttentionForwardArguments& given, AttentionOperands& x) { given.bias = x.bias.data(); };
  const auto with_window = [](AttentionForwardArguments& given, AttentionOperands&) { given.window_left = 3; };
  EXPECT_EQ(message(Mask::causal, with_bias), "attention_forward: bias is given, but only mask=general reads it");
  EXPECT_EQ(message(Mask::full, with_window), "attention_forward: window_left is not -1, but only mask=general reads it");
  EXPECT_EQ(message(Mask::general, with_bias), "");
  EXPECT_EQ(message(Mask::general, with_window), "");
}

TEST(CpuAttention, WhatNoKernelServesIsAnErrorThatNamesIt) {
  const AttentionForwardProblem grouped{.Hq = 6, .Hkv = 4, .Sq = 8, .Sk = 8, .D = 64};
  try {
    plan_attention_forward(grouped, cpu_device());
    FAIL() << "heads that do not divide were taken";
  } catch (const InvalidArgument& error) {
    EXPECT_STREQ(error.what(), "attention_forward: Hkv is 4; valid are divisors of Hq, 6, in B=1 Hq=6 Hkv=4 Sq=8 Sk=8 D=64");
  }
  const AttentionForwardProblem wide{.Hq = 1, .Hkv = 1, .Sq = 8, .Sk = 8, .D = 320};
  EXPECT_THROW(plan_attention_forward(wide, cpu_device()), Error);
  const AttentionForwardProblem tf32{.dtype = Dtype::tf32, .Hq = 1, .Hkv = 1, .Sq = 8, .Sk = 8, .D = 64};
  EXPECT_THROW(to_problem(tf32, cpu_device()), Error);
}

}  // namespace
}  // namespace tilewright
