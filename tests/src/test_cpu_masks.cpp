// Attention on CPUs where masks and scores are extreme, in every linked kernel, against f64: rows of the lowest finite scores,
// rows of -inf, both in one row; and what a row does not see may hold NaN and infinities.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "extreme_attention.h"
#include "linked_cpu_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

using test::AttentionCase;
using test::AttentionOperands;
using test::DecodeCase;
using test::DecodeOperands;

constexpr Dtype kDtypes[] = {Dtype::f32, Dtype::bf16};

// Runs every linked kernel that takes `each` with operands that `change` has altered.
template <class Change>
void expect_right(const AttentionCase& each, Change change) {
  const Problem problem = to_problem(each.problem, cpu_device());
  AttentionOperands operands(each, problem);
  change(operands);
  operands.compute_expected();
  int kernels = 0;
  for (const KernelEntry* kernel : test::linked_cpu_kernels("attention_forward")) {
    if (!is_legal(*kernel, problem)) continue;
    AttentionOperands x = operands;
    Plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device())
        .run(x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), x.bias.data(), x.slopes.data(),
                          x.begins_q.data(), x.begins_k.data()}));
    EXPECT_EQ(x.difference(x.o, x.lse), "") << kernel->id << "\n" << to_text(each);
    ++kernels;
  }
  EXPECT_TRUE(kernels > 0 || test::linked_cpu_kernels("attention_forward").empty()) << to_text(each);
}

template <class Change>
void expect_right(const DecodeCase& each, Change change) {
  const Problem problem = to_problem(each.problem, cpu_device());
  DecodeOperands operands(each, problem);
  change(operands);
  int kernels = 0;
  for (const KernelEntry* kernel : test::linked_cpu_kernels("attention_decode")) {
    if (!is_legal(*kernel, problem)) continue;
    DecodeOperands x = operands;
    std::vector<std::int32_t> pages = x.page_table();
    Plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device())
        .run(x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), pages.data(), x.lengths.data()}));
    EXPECT_EQ(x.difference(x.o, x.lse), "") << kernel->id << "\n" << to_text(each);
    ++kernels;
  }
  EXPECT_TRUE(kernels > 0 || test::linked_cpu_kernels("attention_decode").empty()) << to_text(each);
}

const auto kRun = [](const auto& each, auto change) { expect_right(each, change); };

TEST(CpuMasks, BiasOfTheLowestNumberAndOfMinusInfinity) {
  for (const Dtype dtype : kDtypes) test::bias_of_the_lowest_number(dtype, kRun);
}

TEST(CpuMasks, LowestScoresByQAndKAreAveraged) {
  for (const Dtype dtype : kDtypes) test::lowest_scores(dtype, kRun);
}

TEST(CpuMasks, WhatARowDoesNotSeeMayHoldAnything) {
  for (const Dtype dtype : kDtypes) test::hidden_keys(dtype, kRun);
}

TEST(CpuMasks, WhatDecodingDoesNotSeeMayHoldAnything) {
  for (const Dtype dtype : kDtypes) test::hidden_keys_in_decoding(dtype, kRun);
}

}  // namespace
}  // namespace tilewright
