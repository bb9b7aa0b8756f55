// Launch rules, legality, cost model and parameter blocks as pure functions.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>

#include "fake_table.h"
#include "launch/launch.h"

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

TEST(Launch, SetsAreCutEachForItself) {
  LaunchSpec spec;
  spec.grid[0] = {Term{.value = 0, .divisor = 64, .sets = 8}};
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(512, 1), {}).points(), 8);
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(513, 1), {}).points(), 16) << "sets of 65 rows and of 64";
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(0, 1), {}).points(), 0);
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

TEST(Launch, RegionsBeginAtMultiplesOf256) {
  LaunchSpec spec;
  spec.workspace = {.fixed_bytes = 512, .bytes_per = 4, .terms = {Term{.value = 0}}, .when = kRuntimeValue};
  spec.workspace.more[0] = {.bytes_per = 8, .terms = {Term{.value = 1, .divisor = 2}}, .when = kRuntimeValue + 1};
  spec.workspace.more[1] = {.bytes_per = 1, .terms = {Term{.value = 0}}, .when = kRuntimeValue};
  const auto resolve = [&](Runtime runtime) { return resolve_launch(spec, FakeTable::problem(10, 5), runtime); };
  const ResolvedLaunch all = resolve({2, 2});
  EXPECT_EQ(all.regions[0].begin, 512u);
  EXPECT_EQ(all.regions[0].bytes, 40u);
  EXPECT_EQ(all.regions[1].begin, 768u);
  EXPECT_EQ(all.regions[1].bytes, 24u);
  EXPECT_EQ(all.regions[2].begin, 1024u);
  EXPECT_EQ(all.regions[2].bytes, 10u);
  EXPECT_EQ(all.regions[3].bytes, 0u);
  EXPECT_EQ(all.workspace_bytes, 1034u);
  EXPECT_EQ(all.zeroed_workspace_bytes, 512u);

  const ResolvedLaunch second = resolve({1, 2});  // regions 0 and 2 are empty
  EXPECT_EQ(second.regions[0].bytes, 0u);
  EXPECT_EQ(second.regions[1].begin, 512u);
  EXPECT_EQ(second.regions[2].bytes, 0u);
  EXPECT_EQ(second.workspace_bytes, 536u);
  EXPECT_EQ(second.zeroed_workspace_bytes, 512u);

  const ResolvedLaunch first = resolve({2, 1});
  EXPECT_EQ(first.regions[2].begin, 768u);
  EXPECT_EQ(first.workspace_bytes, 778u);

  const ResolvedLaunch none = resolve({1, 1});
  EXPECT_EQ(none.workspace_bytes, 0u);
  EXPECT_EQ(none.zeroed_workspace_bytes, 0u);
}

TEST(Launch, RegionsSaturateInsteadOfWrapping) {
  LaunchSpec spec;
  constexpr std::int64_t kHalf = std::int64_t{1} << 32;  // its square wraps to 0
  spec.workspace = {.bytes_per = 1, .terms = {Term{.value = 0}, Term{.value = 1}}};
  spec.workspace.more[0] = {.bytes_per = 1, .terms = {Term{.value = 0}}};
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(kHalf, kHalf), {}).workspace_bytes, std::size_t{INT64_MAX});
}

TEST(Launch, OverlapsWhileItsValueIsNotZero) {
  LaunchSpec spec;
  const auto overlaps = [&](Runtime runtime) { return resolve_launch(spec, FakeTable::problem(10, 1), runtime).overlaps; };
  EXPECT_FALSE(overlaps({1, 1})) << "it names no value";
  spec.overlap = kRuntimeValue + 1;
  EXPECT_FALSE(overlaps({1, 0}));
  EXPECT_TRUE(overlaps({0, 1}));
  EXPECT_TRUE(overlaps({0, 2}));
}

TEST(Launch, APersistentGridIsCutToWhatTheDeviceHolds) {
  LaunchSpec spec{.cluster = {2, 1, 1}, .ctas_per_unit = 1};
  spec.grid[0] = {Term{.value = 0, .divisor = 128}};
  spec.grid[1] = {Term{.value = kRuntimeValue}};
  const auto grid = [&](std::int64_t rows, std::uint32_t units) {
    return resolve_launch(spec, FakeTable::problem(rows, 1), {3}, units).grid;
  };
  using Grid = std::array<std::int64_t, 3>;
  EXPECT_EQ(grid(128 * 100, 132), (Grid{132, 3, 1}));  // 66 clusters loop over 100 pieces of work
  EXPECT_EQ(grid(128 * 66, 132), (Grid{132, 3, 1}));
  EXPECT_EQ(grid(128 * 65, 132), (Grid{130, 3, 1}));
  EXPECT_EQ(grid(128 * 100, 133), (Grid{132, 3, 1}));  // the odd unit holds no cluster
  EXPECT_EQ(grid(128 * 100, 1), (Grid{2, 3, 1}));
  EXPECT_EQ(grid(128 * 100, 0), (Grid{200, 3, 1}));  // of no device in particular
  EXPECT_EQ(grid(0, 132), (Grid{0, 3, 1}));
  spec.ctas_per_unit = 3;
  EXPECT_EQ(grid(128 * 1000, 10), (Grid{30, 3, 1}));
  spec.grid[0][1] = {.value = 1};
  constexpr std::int64_t kMost = std::int64_t{1} << 48;
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(kMost, kMost), {3}, 132).points(), INT64_MAX) << "refused, not cut";
}

TEST(Launch, APrologueHasAGridOfItsOwn) {
  LaunchSpec spec{.ctas_per_unit = 1};
  spec.grid[0] = {Term{.value = 0, .divisor = 128}};
  const auto ctas = [&](std::int64_t rows, std::uint32_t units) {
    return resolve_launch(spec, FakeTable::problem(rows, 1), {}, units).prologue_ctas;
  };
  EXPECT_EQ(ctas(128 * 100, 10), 0) << "there is none";
  spec.prologue = {.threads = 128, .terms = {Term{.value = 0, .divisor = 32}}, .ctas_per_unit = 4};
  EXPECT_EQ(ctas(32 * 7, 10), 7);
  EXPECT_EQ(ctas(128 * 100, 10), 40);
  spec.prologue.terms[1] = spec.prologue.terms[2] = {.value = 0};
  EXPECT_EQ(ctas(kMaxSize, 10), 40) << "more than any number says is cut, too";
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(128 * 100, 1), {}, 10).prologue_threads, 128u);
}

constexpr Token number(std::int64_t value) { return {.word = FormulaWord::number, .number = value}; }
constexpr Token value(ValueIndex index) { return {.word = FormulaWord::value, .number = index}; }
constexpr Token word(FormulaWord word) { return {.word = word}; }

// parts = min(ceil(rows / split), 4 * compute_units), rest = rows - 10 * parts
constexpr ComputedValue kParts{.name = "parts",
                               .formula = {{value(0), value(kRuntimeValue), word(FormulaWord::ceil_divide), number(4),
                                            value(kComputeUnits), word(FormulaWord::multiply), word(FormulaWord::least)}}};
constexpr ComputedValue kRest{
    .name = "rest",
    .formula = {{value(0), number(10), value(kComputedValue), word(FormulaWord::multiply), word(FormulaWord::subtract)}}};
constexpr ComputedValue kComputedValues[] = {kParts, kRest};

TEST(Launch, ComputedValuesCountWhateverNamesThem) {
  LaunchSpec spec{.computed = kComputedValues};
  spec.grid = {Product{Term{.value = kComputedValue}}, Product{Term{.value = kComputeUnits}},
               Product{Term{.value = kComputedValue + 1, .divisor = 8}}};
  spec.workspace = {.bytes_per = 4, .terms = {Term{.value = kComputedValue}}, .when = kComputedValue};
  FollowingKernel second{.block = {32, 1, 1}, .smem_bytes = 8};
  second.grid[0] = {Term{.value = kComputedValue}};
  spec.then = {&second, 1};
  const ResolvedLaunch few = resolve_launch(spec, FakeTable::problem(100, 1), {20}, 3);
  EXPECT_EQ(few.grid, (std::array<std::int64_t, 3>{5, 3, 7}));
  EXPECT_EQ(few.workspace_bytes, 20u);
  ASSERT_EQ(few.then.size(), 1u);
  EXPECT_EQ(few.then[0].grid, (std::array<std::int64_t, 3>{5, 1, 1}));
  EXPECT_EQ(few.then[0].block[0], 32u);
  EXPECT_EQ(few.then[0].smem_bytes, 8u);
  EXPECT_EQ(few.most_points(), 5 * 3 * 7);
  EXPECT_EQ(resolve_launch(spec, FakeTable::problem(1000, 1), {1}, 3).grid[0], 12) << "no more than the device takes";
  const ResolvedLaunch one = resolve_launch(spec, FakeTable::problem(10, 1), {10}, 3);
  EXPECT_EQ(one.workspace_bytes, 0u) << "its condition does not hold";
  EXPECT_EQ(one.points(), 0);
  EXPECT_EQ(one.most_points(), 1);
}

TEST(Launch, WhatCannotBeComputedIsNamedWithItsValues) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.launch.computed = kComputedValues;
  const auto why = [&](std::int64_t rows, Runtime runtime, std::uint32_t units) {
    const Problem problem = FakeTable::problem(rows, 1);
    EXPECT_EQ(resolve_launch(kernel.launch, problem, runtime, units).host.are_there,
              fits_grid(kernel, problem, runtime, units));
    return why_not_computed(kernel, fake.ops[0], problem, runtime, units);
  };
  EXPECT_EQ(why(100, {20}, 3), "");
  EXPECT_EQ(why(100, {0}, 3),
            "toy: parts = min(ceil(rows / split), 4 * compute_units) of k divides by 0 with rows=100 split=0 compute_units=3");
  EXPECT_EQ(why(5, {1}, 3), "toy: rest = rows - (10 * parts) of k is below 0 with rows=5 parts=5");
  const ComputedValue square{.name = "square", .formula = {{value(0), value(0), word(FormulaWord::multiply)}}};
  kernel.launch.computed = {&square, 1};
  EXPECT_EQ(why(std::int64_t{1} << 31, {}, 1), "");
  EXPECT_EQ(why(std::int64_t{1} << 32, {}, 1), "toy: square = rows * rows of k needs more than 64 bits with rows=4294967296");
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

// Of values that came later: what they alone read stands at the ends, and is overwritten by what follows.
TEST(Parameters, LackTheLastMembersWhereAKernelKnowsNoneOfThem) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  const std::vector<const char*> tensors{"in", "out", "later"}, sizes{"rows", "cols", "stride", "stride_later"};
  OpEntry op = fake.ops[0];
  op.tensors = tensors;
  op.sizes = sizes;
  EXPECT_EQ(parameter_layout(op, kernel).bytes, sizeof(ToyParams) + 16);
  kernel.tensors_left_out = 1;
  kernel.sizes_left_out = 1;
  const std::vector<ScalarDeclaration> scalars{
      test::kToyScalars[0], test::kToyScalars[1], {.name = "later", .is_float = false}};
  op.scalars = scalars;
  kernel.scalars_left_out = 1;
  const ParameterLayout layout = parameter_layout(op, kernel);
  EXPECT_EQ(layout.bytes, sizeof(ToyParams));
  float in = 0, later = 0;
  Arguments arguments;
  arguments.tensors = {&in, nullptr, &later};
  arguments.scalars[0].f32 = 2.5f;
  arguments.scalars[2].i32 = 99;
  Problem problem = FakeTable::problem(3, 5);
  problem.sizes[3] = 77;
  ParameterBlock block;
  pack_parameters(layout, problem, {7, 9}, arguments, &block, block);
  ToyParams params;
  std::memcpy(&params, block.bytes.data(), sizeof(params));
  EXPECT_EQ(params.in, &in);
  EXPECT_EQ(params.workspace, &block);
  EXPECT_EQ(params.stride, 5);
  EXPECT_EQ(params.scale, 2.5f);
  EXPECT_EQ(params.split, 7);
}

TEST(Parameters, AreRoundedUpToEightBytes) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.runtime_names = std::span(test::kToyRuntime).first(1);
  const ParameterLayout layout = parameter_layout(fake.ops[0], kernel);
  EXPECT_EQ(layout.bytes, sizeof(ToyParams));
  EXPECT_EQ(layout.bytes % 8, 0u);
}

TEST(Parameters, EndWithTheTensorMaps) {
  struct alignas(128) Map {
    unsigned char bytes[128];
  };
  struct Params : ToyParams {
    Map first, second;
  };
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  const TensorMapSpec maps[2] = {};
  kernel.tensor_maps = maps;
  const ParameterLayout layout = parameter_layout(fake.ops[0], kernel);
  EXPECT_EQ(layout.tensor_maps, sizeof(Params) - 2 * sizeof(Map));
  EXPECT_EQ(layout.bytes, sizeof(Params));
}

TEST(Parameters, HaveComputedValuesBeforeTheTensorMaps) {
  struct Map {
    alignas(128) unsigned char bytes[128];
  };
  struct Params {
    const void *in, *out, *workspace;
    long long rows, cols, stride;
    float scale;
    int code;
    int split;
    long long parts, rest;
    Map map;
  };
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.runtime_names = std::span(test::kToyRuntime).first(1);
  kernel.launch.computed = kComputedValues;
  const TensorMapSpec maps[1] = {};
  kernel.tensor_maps = maps;
  const ParameterLayout layout = parameter_layout(fake.ops[0], kernel);
  EXPECT_EQ(layout.computed, offsetof(Params, parts));
  EXPECT_EQ(layout.tensor_maps, offsetof(Params, map));
  EXPECT_EQ(layout.bytes, sizeof(Params));
  const Problem problem = FakeTable::problem(100, 1);
  const ParameterBlock block = pack_parameters(layout, problem, {20}, host_values(kernel.launch, problem, {20}, 3));
  Params params;
  std::memcpy(&params, block.bytes.data(), sizeof(params));
  EXPECT_EQ(params.split, 20);
  EXPECT_EQ(params.parts, 5);
  EXPECT_EQ(params.rest, 50);
}

TEST(Parameters, FitTheirBlockAtTheirMost) {
  OpEntry op{};
  KernelEntry kernel{};
  const std::array<const char*, kMaxSizes> names{};
  const std::array<ScalarDeclaration, kMaxScalars> scalars{};
  const std::array<TensorMapSpec, kMaxTensorMaps> maps{};
  const std::array<ComputedValue, kMaxComputed> computed{};
  kernel.launch.computed = computed;
  op.tensors = std::span(names).first<kMaxTensors>();
  op.sizes = std::span(names).first<kMaxSizes>();
  op.scalars = scalars;
  kernel.runtime_names = std::span(names).first<kMaxRuntime>();
  kernel.tensor_maps = maps;
  EXPECT_EQ(parameter_layout(op, kernel).bytes, std::size_t{kMaxParameterBytes});
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
