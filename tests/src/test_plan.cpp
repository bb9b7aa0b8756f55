// Plans on the CPU: what run() does with grids, pointers, workspaces and empty problems.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <set>
#include <thread>
#include <vector>

#include "backend/cpu/thread_pool.h"
#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "launch/launch.h"
#include "launch/loaded_kernel.h"
#include "table/tensor_layout.h"
#include "tilewright/threads.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;
using test::ToyParams;

Arguments arguments(const void* in, float* out, float scale = 1, std::int32_t code = 0) {
  Arguments arguments;
  arguments.tensors = {const_cast<void*>(in), out};
  arguments.scalars[0].f32 = scale;
  arguments.scalars[1].i32 = code;
  return arguments;
}

TEST(Plan, CallsAGridKernelOncePerPoint) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.launch.grid[0] = {Term{.value = 0, .divisor = 2}};
  kernel.launch.grid[1] = {Term{.value = 1, .divisor = 1}};
  kernel.launch.grid[2] = {Term{.value = kRuntimeValue, .divisor = 1}};
  const CpuGridKernel count = [](const void* parameters, std::int64_t x, std::int64_t y, std::int64_t z) {
    const auto& p = *static_cast<const ToyParams*>(parameters);
    p.out[(z * p.cols + y) * ((p.rows + 1) / 2) + x] += p.scale;
  };
  kernel.cpu_symbol = reinterpret_cast<const void*>(count);
  const KernelTable table = fake.table();
  for (const std::uint16_t threads : {1, 2, 3}) {
    const Plan plan(fake.kernels[0], std::array{3}, table, FakeTable::problem(5, 7, threads), fake_cpu());
    std::vector<float> out(3 * 7 * 3, 0.0f);
    plan.run(arguments(nullptr, out.data(), 2.5f));
    EXPECT_EQ(out, std::vector<float>(3 * 7 * 3, 2.5f));
  }
}

TEST(Plan, WakesNobodyForASingleCallOfAGrid) {
  FakeTable fake;
  fake.add_kernel<3>("k");  // a call for each row
  const KernelTable table = fake.table();
  int spread = 0;
  set_parallel_for(
      [](void* user, int count, void (*task)(void*, int), void* context) {
        ++*static_cast<int*>(user);
        for (int i = 0; i < count; ++i) task(context, i);
      },
      &spread);
  for (const int rows : {1, 2}) {
    const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(rows, 7, 2), fake_cpu());
    std::vector<float> out(static_cast<std::size_t>(rows), 0.0f);
    plan.run(arguments(nullptr, out.data()));
    EXPECT_EQ(out, std::vector<float>(static_cast<std::size_t>(rows), 3.0f));
    EXPECT_EQ(spread, rows - 1);
  }
  set_parallel_for(nullptr);
}

TEST(Plan, CallsTheKernelsOfAUnitOneAfterTheOther) {
  struct Params : ToyParams {
    long long parts;
  };
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  const ComputedValue parts{.name = "parts",
                            .formula = {{{FormulaWord::value, 0},
                                         {FormulaWord::number, 10},
                                         {FormulaWord::ceil_divide},
                                         {FormulaWord::value, kComputeUnits},
                                         {FormulaWord::multiply}}}};
  kernel.launch.computed = {&parts, 1};
  kernel.launch.grid[0] = {Term{.value = kComputedValue}};
  kernel.launch.workspace = {.bytes_per = 8, .terms = {Term{.value = kComputedValue}}};
  FollowingKernel second;
  kernel.launch.then = {&second, 1};
  const CpuGridKernel each = [](const void* parameters, std::int64_t x, std::int64_t, std::int64_t) {
    static_cast<double*>(static_cast<const Params*>(parameters)->workspace)[x] = static_cast<double>(x + 1);
  };
  const CpuGridKernel sum = [](const void* parameters, std::int64_t, std::int64_t, std::int64_t) {
    const auto& p = *static_cast<const Params*>(parameters);
    double total = 0;
    for (long long i = 0; i < p.parts; ++i) total += static_cast<double*>(p.workspace)[i];
    *p.out = static_cast<float>(total);
  };
  kernel.cpu_symbol = reinterpret_cast<const void*>(each);
  const KernelTable table = fake.table();
  EXPECT_THROW(Plan(fake.kernels[0], {}, table, FakeTable::problem(95, 1), fake_cpu()), Error) << "no code of the second one";
  const void* const then[] = {reinterpret_cast<const void*>(sum)};
  kernel.cpu_then = then;
  for (const std::uint16_t threads : {1, 2, 3}) {
    float out = -1;
    for (int run = 0; run < 50; ++run) {
      Plan(fake.kernels[0], {}, table, FakeTable::problem(95, 1, threads), fake_cpu()).run(arguments(nullptr, &out));
      ASSERT_EQ(out, static_cast<float>(10 * threads * (10 * threads + 1) / 2)) << "units are the problem's threads";
    }
    Plan(fake.kernels[0], {}, table, FakeTable::problem(0, 1, threads), fake_cpu()).run(arguments(nullptr, &out));
    EXPECT_EQ(out, 0) << "the first one has nothing to do, the second one has";
  }
}

TEST(Plan, IsRefusedWhereAValueCannotBeComputedAndDispatchChoosesAnother) {
  FakeTable fake;
  const ComputedValue left{.name = "left",
                           .formula = {{{FormulaWord::value, 0}, {FormulaWord::number, 10}, {FormulaWord::subtract}}}};
  KernelEntry& computes = fake.add_kernel<1>("computes");
  computes.launch.computed = {&left, 1};
  computes.is_default = true;
  fake.add_kernel<2>("plain").is_default = true;
  const KernelTable table = fake.table();
  try {
    const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(9, 1), fake_cpu());
    FAIL() << "it has a plan";
  } catch (const InvalidArgument& refused) {
    EXPECT_STREQ(refused.what(), "toy: left = rows - 10 of computes is below 0 with rows=9");
  }
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(10, 1), fake_cpu()).kernel, "computes");
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(9, 1), fake_cpu()).kernel, "plain");
}

TEST(Plan, PassesEveryArgument) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  const CpuGridKernel check = [](const void* parameters, std::int64_t, std::int64_t, std::int64_t) {
    const auto& p = *static_cast<const ToyParams*>(parameters);
    const float values[] = {static_cast<float>(p.rows),   static_cast<float>(p.cols),
                            static_cast<float>(p.stride), p.scale,
                            static_cast<float>(p.code),   static_cast<float>(p.split),
                            static_cast<float>(p.group),  *static_cast<const float*>(p.in)};
    std::copy(std::begin(values), std::end(values), p.out);
  };
  kernel.cpu_symbol = reinterpret_cast<const void*>(check);
  const KernelTable table = fake.table();
  const Plan plan(fake.kernels[0], std::array{3, 4}, table, FakeTable::problem(1, 7), fake_cpu());
  const float in = 9;
  std::array<float, 8> out{};
  plan.run(arguments(&in, out.data(), 2.5f, 6));
  EXPECT_EQ(out, (std::array<float, 8>{1, 7, 7, 2.5f, 6, 3, 4, 9}));
}

TEST(Plan, DoesNothingForAnEmptyProblem) {
  FakeTable fake;
  fake.add_kernel<1>("k");
  const KernelTable table = fake.table();
  const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(0, 7), fake_cpu());
  plan.run(arguments(nullptr, nullptr));
}

TEST(Plan, RefusesSizesWhoseProductsDoNotFit) {
  FakeTable fake;
  fake.add_kernel<1>("k").launch.grid[0] = {Term{.value = 0, .divisor = 1}, Term{.value = 1, .divisor = 1}};
  const KernelTable table = fake.table();
  const auto error = [&](std::int64_t rows, std::int64_t cols) -> std::string {
    try {
      const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(rows, cols), fake_cpu());
    } catch (const Error& refused) {
      return refused.what();
    }
    return "";
  };
  constexpr std::int64_t kHalf = std::int64_t{1} << 32;  // its square wraps to 0
  EXPECT_EQ(error(kHalf, kHalf), "toy: too large to launch: rows=4294967296 cols=4294967296");
  EXPECT_EQ(error(9000000000000000000, 1), "toy: size rows is too large in rows=9000000000000000000 cols=1");
  EXPECT_THROW(Dispatcher(table, no_warnings).explain(FakeTable::problem(1, INT64_MAX), fake_cpu()), Error);
}

// A GPU's kernel that notes what it is launched with.
class NotingKernel : public LoadedKernel {
 public:
  EncodedTensorMap encode(const ResolvedTensorMap& map) const override {
    EncodedTensorMap encoded;
    encoded.words[0] = map.extents[0];
    encoded.place = map.place;
    return encoded;
  }
  void launch(const Launch& launch) const override {
    grid = launch.resolved.grid;
    maps.assign(launch.tensor_maps.begin(), launch.tensor_maps.end());
    std::memcpy(&runtime_value, static_cast<const unsigned char*>(launch.parameters) + runtime_offset, sizeof(runtime_value));
  }
  std::size_t runtime_offset = 0;
  mutable std::int32_t runtime_value = 0;
  mutable std::array<std::int64_t, 3> grid{};
  mutable std::vector<EncodedTensorMap> maps;
};

TEST(Plan, RefusesAGridThatCannotBeLaunchedAndDispatchChoosesAnother) {
  FakeTable fake;
  KernelEntry& exact = fake.add_kernel<1>("exact", test::kSm90a);
  exact.launch.grid = {Product{}, Product{}, Product{Term{.value = 0, .divisor = 1}}};
  exact.is_default = true;
  KernelEntry& loops = fake.add_kernel<2>("loops", test::kSm90a);
  loops.launch = fake.kernels[0].launch;
  loops.launch.loops_z = true;
  loops.is_default = true;
  const KernelTable table = fake.table();
  const Device gpu = test::fake_gpu("gpu", 9, 0, 132);
  const auto noting = std::make_shared<NotingKernel>();
  const auto plan = [&](std::size_t kernel, std::int64_t rows) {
    Plan(fake.kernels[kernel], {}, table, FakeTable::problem(rows, 3, 0), gpu, {}, nullptr, noting);
  };
  EXPECT_NO_THROW(plan(0, 65535));
  EXPECT_THROW(plan(0, 65536), InvalidArgument);
  EXPECT_NO_THROW(plan(1, 65536));
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(65535, 3, 0), gpu).kernel, "exact");
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(65536, 3, 0), gpu).kernel, "loops");
}

// A one-call function says how much workspace it was given; on a CPU that excludes nothing, for plans have memory of their own.
TEST(Plan, ACpuKernelThatAsksForAWorkspaceIsChosenWithoutOneAndGetsIt) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.is_default = true;
  kernel.launch.workspace = {.fixed_bytes = 512};
  const CpuGridKernel writes = [](const void* parameters, std::int64_t, std::int64_t, std::int64_t) {
    const auto& p = *static_cast<const ToyParams*>(parameters);
    ASSERT_NE(p.workspace, nullptr);
    std::memset(p.workspace, 1, 512);
    p.out[0] = 3;
  };
  kernel.cpu_symbol = reinterpret_cast<const void*>(writes);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  float out = 0;
  dispatcher.cached_plan(FakeTable::problem(1, 7), fake_cpu(), 0).run(arguments(nullptr, &out));
  EXPECT_EQ(out, 3);
}

TEST(Plan, RefusesIllegalProblems) {
  FakeTable fake;
  const SizeRule rules[] = {{.value = 1, .multiple = 8}};
  fake.add_kernel<1>("k").rules = rules;
  fake.add_kernel<2>("elsewhere", test::kImpossible);
  const KernelTable table = fake.table();
  EXPECT_THROW(Plan(fake.kernels[0], {}, table, FakeTable::problem(4, 7), fake_cpu()), Error);
  EXPECT_THROW(Plan(fake.kernels[0], {}, table, FakeTable::problem(-1, 8), fake_cpu()), Error);
  EXPECT_THROW(Plan(fake.kernels[1], {}, table, FakeTable::problem(4, 8), fake_cpu()), Error);
}

TEST(Plan, FallsBackWhenAPointerIsLessAligned) {
  FakeTable fake;
  fake.add_kernel<1>("aligned").pointer_alignment = 16;
  fake.add_kernel<2>("default").is_default = true;
  fake.devices = {{.key = "cpu-a", .name = "", .arch = test::kAny, .compute_units = 4}};
  fake.add_record(0, 0, 4, 8);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const auto plan = dispatcher.make_plan(FakeTable::problem(4, 8), fake_cpu(), SIZE_MAX);
  alignas(16) std::array<float, 8> out{};
  plan->run(arguments(nullptr, out.data()));
  EXPECT_EQ(out[0], 1);
  plan->run(arguments(nullptr, out.data() + 1));
  EXPECT_EQ(out[1], 2);
}

TEST(Plan, WithoutAFallbackALessAlignedPointerIsAnError) {
  FakeTable fake;
  fake.add_kernel<1>("aligned").pointer_alignment = 16;
  const KernelTable table = fake.table();
  const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(4, 8), fake_cpu());
  alignas(16) std::array<float, 8> out{};
  EXPECT_THROW(plan.run(arguments(nullptr, out.data() + 1)), Error);
}

TEST(Plan, WhatIsTakenBySingleElementsNeedsNoMoreAlignment) {
  FakeTable fake;
  fake.add_kernel<1>("aligned").pointer_alignment = 16;
  fake.ops[0].narrow_tensors = ~0u;
  const KernelTable table = fake.table();
  const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(4, 8), fake_cpu());
  alignas(16) std::array<float, 8> out{};
  plan.run(arguments(nullptr, out.data() + 1));
  EXPECT_EQ(out[1], 1);
}

// Kernels may hand an address to hardware that must have one, as descriptors of tensors do.
TEST(Plan, AnInputWithAFactorOfZeroMayBeNullAndKernelsGetAnAddressNonetheless) {
  FakeTable fake;
  const CpuGridKernel compare = [](const void* parameters, std::int64_t, std::int64_t, std::int64_t) {
    const auto& p = *static_cast<const ToyParams*>(parameters);
    p.out[0] = p.in == p.out ? 2 : 1;
  };
  fake.add_kernel<1>("k").cpu_symbol = reinterpret_cast<const void*>(compare);
  constexpr ValueIndex kScales[] = {0, kNoValue};
  OpEntry& op = fake.ops[0];
  op.tensors_of = [](const Problem& problem, bool, std::span<TensorLayout> tensors) {
    for (std::size_t i = 0; i < 2; ++i) tensors[i] = dense_layout({problem.sizes[0]}), tensors[i].element_bytes = 4;
    return false;
  };
  op.written_tensors = 0b10;
  op.required_tensors = 0b11;
  op.scales = kScales;
  const KernelTable table = fake.table();
  const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(1, 1), fake_cpu());
  float in = 0, out = 0;
  plan.run(arguments(&in, &out, 0));
  EXPECT_EQ(out, 1) << "its own, where there is one";
  plan.run(arguments(nullptr, &out, 0));
  EXPECT_EQ(out, 2);
  EXPECT_THROW(plan.run(arguments(nullptr, &out, 0.5f)), InvalidArgument);
  EXPECT_THROW(plan.run(arguments(&in, nullptr, 0)), InvalidArgument);
}

TEST(Plan, LaunchesWithItsTensorMapsAndAGridCutForTheDevice) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k", test::kSm90a);
  const TensorMapSpec maps[] = {{.tensor = 0,
                                 .rank = 2,
                                 .extents = {ScaledProduct{.factor = 8, .terms = {Term{.value = 1}}}},
                                 .strides = {ScaledProduct{.factor = 4}}}};
  kernel.tensor_maps = maps;
  kernel.launch.cluster = {2, 1, 1};
  kernel.launch.ctas_per_unit = 1;
  const KernelTable table = fake.table();
  const auto noting = std::make_shared<NotingKernel>();
  const Device gpu = test::fake_gpu("gpu", 9, 0, 132);
  const auto run = [&](std::int64_t rows) {
    Plan(fake.kernels[0], {}, table, FakeTable::problem(rows, 3, 0), gpu, {}, nullptr, noting).run(arguments(nullptr, nullptr));
  };
  run(1000);
  EXPECT_EQ(noting->grid, (std::array<std::int64_t, 3>{132, 1, 1}));
  ASSERT_EQ(noting->maps.size(), 1u);
  EXPECT_EQ(noting->maps[0].words[0], 24u);
  EXPECT_EQ(noting->maps[0].place.map, 128u);
  run(10);
  EXPECT_EQ(noting->grid, (std::array<std::int64_t, 3>{20, 1, 1}));
}

TEST(Plan, KernelsReadEarlyWhatARunPromisesToBeConstant) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k", test::kSm90a);
  kernel.launch.overlap = kRuntimeValue;
  kernel.launch.constants = 0b01;
  const KernelTable table = fake.table();
  const auto noting = std::make_shared<NotingKernel>();
  noting->runtime_offset = parameter_layout(table.ops[0], kernel).runtime;
  const auto overlap = [&](std::int32_t tuned, std::uint32_t promised) {
    const std::int32_t runtime[] = {tuned};
    Arguments given = arguments(nullptr, nullptr);
    given.constants = promised;
    const Problem problem = FakeTable::problem(10, 3, 0);
    Plan(fake.kernels[0], runtime, table, problem, test::fake_gpu("gpu", 9, 0, 132), {}, nullptr, noting).run(given);
    return noting->runtime_value;
  };
  EXPECT_EQ(overlap(2, 0b00), 2);
  EXPECT_EQ(overlap(2, 0b10), 2) << "another tensor is";
  EXPECT_EQ(overlap(2, 0b11), 3);
  EXPECT_EQ(overlap(1, 0b01), 1) << "the kernel behind need not begin early";
  EXPECT_EQ(overlap(0, 0b01), 0);
}

TEST(Plan, RefusesTensorMapsOnTheCpu) {
  FakeTable fake;
  const TensorMapSpec maps[] = {{.rank = 2}};
  fake.add_kernel<0>("k").tensor_maps = maps;
  const KernelTable table = fake.table();
  EXPECT_THROW(Plan(fake.kernels[0], {}, table, FakeTable::problem(1, 8), fake_cpu()), Error);
}

// A driver that proves what it was given: sums up in its workspace, thread by thread.
void driver_run(const void* kernel, const void* parameters, void* workspace, ThreadPool& pool) {
  const auto& p = *static_cast<const ToyParams*>(parameters);
  EXPECT_EQ(*static_cast<const int*>(kernel), 1234);
  EXPECT_EQ(p.workspace, workspace);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(workspace) % 256, 0u);
  auto* shares = static_cast<float*>(workspace);
  pool.run([&](int thread, int team) { shares[thread] = 1.0f / static_cast<float>(team); });
  p.out[0] = static_cast<float>(pool.threads());
}
std::size_t driver_workspace_bytes(const void*, const void* parameters, int threads) {
  return static_cast<std::size_t>(static_cast<const ToyParams*>(parameters)->cols) * static_cast<std::size_t>(threads);
}
constexpr CpuDriver kDriver{.name = "toy_driver", .run = driver_run, .workspace_bytes = driver_workspace_bytes};
constexpr int kDriverKernel = 1234;

TEST(Plan, GivesADriverItsWorkspace) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("k");
  kernel.cpu_symbol = &kDriverKernel;
  kernel.cpu_driver = &kDriver;
  const KernelTable table = fake.table();
  const Plan plan(fake.kernels[0], {}, table, FakeTable::problem(1, 1000, 2), fake_cpu());
  EXPECT_EQ(plan.workspace_bytes(), 2000u);
  EXPECT_EQ(plan.zeroed_workspace_bytes(), 0u);
  std::array<float, 1> out{};
  plan.run(arguments(nullptr, out.data()));
  EXPECT_EQ(out[0], 2);
  alignas(256) std::array<unsigned char, 2048> workspace;
  plan.run(arguments(nullptr, out.data()), workspace.data());
}

// Writes its scratch, spreads over the team, and adds up what it finds there afterwards.
void sums_its_scratch(const void*, const void* parameters, void* workspace, ThreadPool& pool) {
  const auto& p = *static_cast<const ToyParams*>(parameters);
  auto* const numbers = static_cast<float*>(workspace);
  for (std::int64_t i = 0; i < p.rows; ++i) numbers[i] = p.scale;
  pool.parallel_for(p.rows, [&](std::int64_t i) { numbers[i] += 1; });
  *p.out = 0;
  for (std::int64_t i = 0; i < p.rows; ++i) *p.out += numbers[i];
}
constexpr CpuDriver kSum{
    .name = "sum", .run = sums_its_scratch, .workspace_bytes = [](const void*, const void* parameters, int) {
      return sizeof(float) * static_cast<std::size_t>(static_cast<const ToyParams*>(parameters)->rows);
    }};

// An application whose thread makes calls of its own before it takes its part of a call, and after it: up to four within each
// other, each of which needs more scratch than the one around it.
struct Nesting {
  const std::vector<Plan>& plans;
  std::size_t depth = 0;
  int runs = 0;

  void run_next() {
    if (depth == plans.size()) return;
    const Plan& plan = plans[depth++];
    const auto rows = static_cast<float>(plan.problem().sizes[0]);
    const auto scale = static_cast<float>(depth);
    float out = -1;
    plan.run(arguments(nullptr, &out, scale));
    EXPECT_EQ(out, rows * (scale + 1)) << depth;
    --depth;
    ++runs;
  }
};

TEST(Plan, ACallWithinACallHasScratchOfItsOwn) {
  FakeTable fake;
  fake.add_kernel<0>("k").cpu_driver = &kSum;
  const KernelTable table = fake.table();
  std::vector<Plan> plans;
  for (const std::uint16_t threads : {2, 3, 4, 1}) {  // teams of other sizes: those of the same size do not spread
    const std::int64_t rows = 1000 << (2 * plans.size());
    plans.emplace_back(fake.kernels[0], std::array<std::int32_t, 0>{}, table, FakeTable::problem(rows, 1, threads), fake_cpu());
  }
  const auto run_all = [&] {
    Nesting nesting{.plans = plans};
    set_parallel_for(
        [](void* user, int count, void (*task)(void*, int), void* context) {
          auto& own = *static_cast<Nesting*>(user);
          own.run_next();
          for (int i = 0; i < count; ++i) task(context, i);
          own.run_next();
        },
        &nesting);
    for (int repeat = 0; repeat < 3; ++repeat) nesting.run_next();
    set_parallel_for(nullptr);
    EXPECT_EQ(nesting.runs, 3 * (1 + 2 + 4 + 8));
  };
  run_all();
  std::thread(run_all).join();  // whose scratch begins with the first of these calls, and ends with the thread
}

}  // namespace
}  // namespace tilewright
