// Launch rules, legality, cost model and parameter blocks as pure functions.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>

#include "fake_table.h"
#include "launch.h"

namespace tilewright {
namespace {

using test::FakeTable;
using test::ToyParams;

TEST(Launch, GridIsAProductOfRoundedUpQuotients) {
  LaunchSpec spec;
  spec.grid[0] = {Term{.value = 0, .divisor = 128}, Term{.value = 1, .divisor = 64}};
  spec.grid[1][0] = {.value = kRuntimeValue, .divisor = 1};
  const ResolvedLaunch launch = resolve_launch(spec, FakeTable::problem(129, 64), {4});
  EXPECT_EQ(launch.grid, (std::array<std::int64_t, 3>{2, 4, 1}));
  EXPECT_EQ(launch.points(), 8);
}

TEST(Launch, AnEmptyProblemHasNoPoints) {
  LaunchSpec spec;
  spec.grid[0] = {Term{.value = 0, .divisor = 128}, Term{.value = 1, .divisor = 64}};
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(0, 64), {}).points(), 0);
}

TEST(Launch, ProductsSaturateInsteadOfWrapping) {
  LaunchSpec spec;
  spec.grid[0] = {Term{.value = 0, .divisor = 1}, Term{.value = 1, .divisor = 1}};
  constexpr std::int64_t kHalf = std::int64_t{1} << 32;  // its square wraps to 0
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(kHalf, kHalf), {}).points(), INT64_MAX);
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(INT64_MAX, INT64_MAX), {}).points(), INT64_MAX);
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(INT64_MAX, 0), {}).points(), 0);
  spec.grid[1] = {Term{.value = kNoValue, .divisor = 1}};
  spec.grid[2] = {Term{.value = kRuntimeValue, .divisor = 1}};
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(kHalf, kHalf / 4), {4}).points(), INT64_MAX);
  spec.workspace = {.fixed_bytes = 16, .bytes_per = 4, .terms = spec.grid[0]};
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(kHalf, kHalf / 4), {1}).workspace_bytes, std::size_t{INT64_MAX});
}

TEST(Launch, WorkspaceDependsOnItsCondition) {
  LaunchSpec spec;
  spec.workspace = {.fixed_bytes = 65536,
                    .bytes_per = 4,
                    .terms = {Term{.value = 0, .divisor = 1}, Term{.value = kRuntimeValue, .divisor = 1}},
                    .when = kRuntimeValue};
  const ResolvedLaunch without = resolve_launch(spec, FakeTable::problem(10, 1), {1});
  EXPECT_EQ(without.workspace_bytes, 0u);
  EXPECT_EQ(without.zeroed_workspace_bytes, 0u);
  const ResolvedLaunch with = resolve_launch(spec, FakeTable::problem(10, 1), {3});
  EXPECT_EQ(with.workspace_bytes, 65536u + 4 * 10 * 3);
  EXPECT_EQ(with.zeroed_workspace_bytes, 65536u);
  spec.workspace.when = kNoValue;
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(10, 1), {1}).workspace_bytes, 65536u + 4 * 10);
}

TEST(Legality, NamesTheRuleThatFails) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  const SizeRule rules[] = {{.value = 1, .multiple = 8, .min = 16}, {.value = 0, .max = 100}};
  kernel.rules = rules;
  EXPECT_EQ(why_illegal(kernel, fake.ops[0], FakeTable::problem(1, 16)), "");
  EXPECT_TRUE(is_legal(kernel, FakeTable::problem(1, 16)));
  EXPECT_EQ(why_illegal(kernel, fake.ops[0], FakeTable::problem(1, 20)),
            "k needs cols to be a multiple of 8 to be at least 16, not 20");
  EXPECT_FALSE(is_legal(kernel, FakeTable::problem(1, 8)));
  EXPECT_EQ(why_illegal(kernel, fake.ops[0], FakeTable::problem(101, 16)), "k needs rows to be at most 100, not 101");
}

TEST(Legality, AttributesMustMatchUnlessTheKernelServesAll) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  EXPECT_TRUE(is_legal(kernel, FakeTable::problem(1, 1, 1, 1)));
  kernel.attributes = {0};
  EXPECT_TRUE(is_legal(kernel, FakeTable::problem(1, 1, 1, 0)));
  EXPECT_EQ(why_illegal(kernel, fake.ops[0], FakeTable::problem(1, 1, 2, 1)), "k does not serve toy mode=turned threads=2");
}

TEST(CostModel, CountsWavesAndDepth) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  EXPECT_EQ(predict_us(kernel, FakeTable::problem(10, 64), {2}), 0);
  kernel.model = {.fixed_us = 1, .us_per_depth = 0.5f, .ctas_per_wave = 4, .depth = 1, .split = kRuntimeValue};
  // 10 CTAs in waves of 4: 3 waves of 1 + 0.5 * 64 / 2.
  EXPECT_DOUBLE_EQ(predict_us(kernel, FakeTable::problem(10, 64), {2}), 3 * (1 + 0.5 * 32));
}

TEST(Parameters, LieWhereTheGeneratedStructHasThem) {
  FakeTable fake;
  const KernelEntry& kernel = fake.add_kernel<0>("k");
  const ParameterLayout layout = parameter_layout(fake.ops[0], kernel);
  EXPECT_EQ(layout.workspace, offsetof(ToyParams, workspace));
  EXPECT_EQ(layout.sizes, offsetof(ToyParams, rows));
  EXPECT_EQ(layout.scalars, offsetof(ToyParams, scale));
  EXPECT_EQ(layout.runtime, offsetof(ToyParams, split));
  EXPECT_EQ(layout.bytes, sizeof(ToyParams));

  float in = 0;
  Arguments arguments;
  arguments.tensors = {&in};
  arguments.scalars[0].f32 = 2.5f;
  arguments.scalars[1].i32 = 6;
  ParameterBlock block;
  pack_parameters(layout, FakeTable::problem(3, 5), {7, 9}, arguments, &block, block);
  ToyParams params;
  std::memcpy(&params, block.bytes.data(), sizeof(params));
  EXPECT_EQ(params.in, &in);
  EXPECT_EQ(params.out, nullptr);
  EXPECT_EQ(params.workspace, &block);
  EXPECT_EQ(params.scale, 2.5f);
  EXPECT_EQ(params.code, 6);
  EXPECT_EQ(params.rows, 3);
  EXPECT_EQ(params.cols, 5);
  EXPECT_EQ(params.stride, 5);
  EXPECT_EQ(params.split, 7);
  EXPECT_EQ(params.group, 9);
}

TEST(Parameters, AreRoundedUpToEightBytes) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.runtime_names = std::span(test::kToyRuntime).first(1);
  const ParameterLayout layout = parameter_layout(fake.ops[0], kernel);
  EXPECT_EQ(layout.bytes, sizeof(ToyParams));
  EXPECT_EQ(layout.bytes % 8, 0u);
}

TEST(Text, NamesShapesAndRuntime) {
  FakeTable fake;
  const KernelEntry& kernel = fake.add_kernel<0>("k");
  EXPECT_EQ(shape_text(fake.ops[0], FakeTable::problem(3, 5)), "rows=3 cols=5");
  EXPECT_EQ(semantic_text(fake.ops[0], FakeTable::problem(3, 5, 0, 1)), "toy mode=turned");
  EXPECT_EQ(to_string(kernel, {4, 8}), "split=4 group=8");
}

}  // namespace
}  // namespace tilewright
