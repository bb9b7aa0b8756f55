// Every rung of the dispatch ladder, on made-up tables and devices.
#include <gtest/gtest.h>

#include <cmath>

#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "tilewright/threads.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::fake_gpu;
using test::FakeTable;
using test::no_warnings;

// Predicts its only coefficient.
void constant_us(const Problem&, std::span<const Runtime> runtimes, const double* c, double* us) {
  std::fill_n(us, runtimes.size(), c[0]);
}
// 100 less the run-time value.
void less_us(const Problem&, std::span<const Runtime> runtimes, const double*, double* us) {
  for (const Runtime& runtime : runtimes) *us++ = 100.0 - runtime[0];
}
constexpr double k100us = 100, k95us = 95, k1us = 1;
constexpr CostModel kSlow{.function = constant_us, .coefficients = &k100us};
constexpr CostModel kHardlyQuicker{.function = constant_us, .coefficients = &k95us};
constexpr CostModel kQuick{.function = constant_us, .coefficients = &k1us};

// Kernels 0: default, 1 and 2: tuned.
FakeTable three_kernels() {
  FakeTable fake;
  fake.add_kernel<0>("default").is_default = true;
  fake.add_kernel<1>("one");
  fake.add_kernel<2>("two");
  fake.devices = {{.key = "cpu-a", .name = "A CPU", .arch = test::kAny, .compute_units = 4}};
  return fake;
}

std::string chosen(const Dispatcher& dispatcher, const Problem& problem, const Device& device = fake_cpu()) {
  return dispatcher.select(problem, device, SIZE_MAX).kernel->id;
}

TEST(Dispatch, ExactRecordWins) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  fake.add_record(0, 2, 128, 64).runtime = {4, 2};
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Selection selection = dispatcher.select(FakeTable::problem(128, 64), fake_cpu(), SIZE_MAX);
  EXPECT_STREQ(selection.kernel->id, "two");
  EXPECT_EQ(selection.match, Match::exact);
  EXPECT_EQ(selection.runtime[0], 4);
  EXPECT_EQ(selection.expected_us, 10);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(64, 64)), "one");
}

TEST(Dispatch, ExactIgnoresSizesBehindTheKeySizes) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  const KernelTable table = fake.table();
  Problem padded = FakeTable::problem(64, 64);
  padded.sizes[2] = 80;
  EXPECT_EQ(Dispatcher(table, no_warnings).select(padded, fake_cpu(), SIZE_MAX).match, Match::exact);
}

// A hundredth of a microsecond for each element, divided among the threads.
TEST(Dispatch, WhatATeamWouldNotSpeedUpIsComputedByOneThread) {
  FakeTable fake = three_kernels();
  fake.kernels[1].model.function = [](const Problem& problem, std::span<const Runtime> runtimes, const double*, double* us) {
    for (std::size_t i = 0; i < runtimes.size(); ++i)
      us[i] = 0.01 * static_cast<double>(problem.sizes[0] * problem.sizes[1]) / std::max<int>(problem.threads, 1);
  };
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const auto threads = [&](Problem problem) {
    problem.threads = 2;
    const bool is_said = dispatcher.explain(problem, fake_cpu()).reason.find("one thread alone") != std::string::npos;
    const int settled = dispatcher.make_plan(problem, fake_cpu(), SIZE_MAX)->problem().threads;
    EXPECT_EQ(is_said, settled == 1);
    return settled;
  };
  EXPECT_EQ(threads(FakeTable::problem(9, 10)), 1);   // 0.9 us, or 0.45 and 0.5 for the team
  EXPECT_EQ(threads(FakeTable::problem(11, 10)), 2);  // 1.1 us, or 0.55 and 0.5
  EXPECT_EQ(threads(FakeTable::problem(1000, 1000)), 2);
  Problem small = FakeTable::problem(9, 10);
  small.numerics = Numerics::deterministic;
  EXPECT_EQ(threads(small), 2) << "a row's bits are those of the threads that were asked for";
  dispatcher.override_kernel("toy", "one");
  EXPECT_EQ(threads(FakeTable::problem(9, 10)), 2) << "by hand is by hand";
}

TEST(Dispatch, SemanticKeyIsNeverApproximated) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64, 1);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(64, 64, 1)), "one");
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(64, 64, 2)), "default");
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(64, 64, 1, 1)), "default");
}

TEST(Dispatch, NoThreadsMeansTheDefault) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64, static_cast<std::uint16_t>(default_threads()));
  const KernelTable table = fake.table();
  EXPECT_EQ(Dispatcher(table, no_warnings).explain(FakeTable::problem(64, 64, 0), fake_cpu()).kernel, "one");
}

TEST(Dispatch, NearestRecordWithinTheTrustRadius) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  fake.add_record(0, 2, 128, 64);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Selection selection = dispatcher.select(FakeTable::problem(120, 64), fake_cpu(), SIZE_MAX);
  EXPECT_EQ(selection.match, Match::near);
  EXPECT_STREQ(selection.kernel->id, "two");
  EXPECT_NEAR(selection.distance, 0.0931, 1e-4);  // log2(128 / 120)
}

TEST(Dispatch, NothingBeyondTheTrustRadius) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(128, 128)), "one");     // 1 + 1: on the edge
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(129, 64)), "default");  // one size more than twice
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(31, 64)), "default");
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(16, 256)), "default");  // the same volume is not the same shape
}

TEST(Dispatch, OfEquallyNearRecordsTheLargerShapeCounts) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 32, 64);
  fake.add_record(0, 2, 128, 64);
  const KernelTable table = fake.table();
  EXPECT_EQ(chosen(Dispatcher(table, no_warnings), FakeTable::problem(64, 64)), "two");
}

TEST(Dispatch, RecordsOfLessAlignedProblemsAreFarther) {
  const auto with_stride = [](std::int64_t rows, std::int64_t cols, std::int64_t stride) {
    Problem problem = FakeTable::problem(rows, cols);
    problem.sizes[2] = stride;
    return problem;
  };
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 63);
  fake.add_record(0, 2, 64, 40);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 63, 63)), "one");
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 62, 62)), "two");  // 62 is even
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 61, 61)), "one");
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 64, 64)), "two");
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 63, 64)), "two");  // exact, but padded
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 63, 0)), "one");   // exact, one for all
  EXPECT_EQ(chosen(dispatcher, with_stride(64, 96, 96)), "one");  // the other is more than twice as small
}

TEST(Dispatch, CostModelRanksTheNearest) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  fake.add_record(0, 2, 100, 64);
  fake.kernels[1].model = kSlow;
  const Problem problem = FakeTable::problem(70, 64);
  {
    const KernelTable table = fake.table();
    EXPECT_EQ(chosen(Dispatcher(table, no_warnings), problem), "one");  // the other has no model
  }
  fake.kernels[2].model = kQuick;
  const KernelTable table = fake.table();
  const Selection selection = Dispatcher(table, no_warnings).select(problem, fake_cpu(), SIZE_MAX);
  EXPECT_STREQ(selection.kernel->id, "two");
  EXPECT_EQ(selection.match, Match::near);
  EXPECT_TRUE(selection.is_ranked_by_model);
  EXPECT_EQ(selection.expected_us, 1);
}

TEST(Dispatch, NearRecordsAreTrustedTenPercentMoreThanTheCostModel) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  fake.kernels[1].model = kSlow;
  fake.kernels[2].model = kHardlyQuicker;  // no record has it
  const auto match = [&](std::int64_t rows) {
    const KernelTable table = fake.table();
    return Dispatcher(table, no_warnings).select(FakeTable::problem(rows, 64), fake_cpu(), SIZE_MAX).match;
  };
  EXPECT_EQ(match(65), Match::near);
  EXPECT_EQ(match(125), Match::near);   // one binary order away: half of the ten percent
  EXPECT_EQ(match(200), Match::model);  // too far
  fake.kernels[2].model = kQuick;
  EXPECT_EQ(match(65), Match::model);
}

TEST(Dispatch, RuntimeValuesOfFarRecordsServeWhereASearchWouldTryThem) {
  FakeTable fake = three_kernels();
  fake.kernels[1].model.function = [](const Problem& problem, std::span<const Runtime> runtimes, const double*, double* us) {
    for (const Runtime& runtime : runtimes) *us++ = runtime[0] > 1 && problem.sizes[0] > 64 ? HUGE_VAL : 100.0 - runtime[0];
  };
  fake.add_record(0, 1, 64, 64).runtime = {8};
  const KernelTable table = fake.table();
  const auto runtime = [&](std::int64_t rows) {
    return Dispatcher(table, no_warnings).select(FakeTable::problem(rows, 1000), fake_cpu(), SIZE_MAX).runtime[0];
  };
  EXPECT_EQ(runtime(64), 8);
  EXPECT_EQ(runtime(65), 1);  // the default
}

TEST(Dispatch, RuntimeValuesThatWonWithOneKernelServeItsFamily) {
  FakeTable fake = three_kernels();
  fake.kernels[1].model.function = less_us;
  fake.add_record(0, 2, 64, 64).runtime = {8};
  const auto runtime = [&] {
    const KernelTable table = fake.table();
    const Selection selection = Dispatcher(table, no_warnings).select(FakeTable::problem(1000, 1000), fake_cpu(), SIZE_MAX);
    EXPECT_STREQ(selection.kernel->id, "one");
    return selection.runtime[0];
  };
  EXPECT_EQ(runtime(), 8);
  fake.kernels[2].family = "another";
  EXPECT_EQ(runtime(), 1);
}

TEST(Dispatch, CostModelAloneWhereNoRecordIsNear) {
  FakeTable fake = three_kernels();
  fake.kernels[0].model = kSlow;
  fake.kernels[2].model = kQuick;
  const KernelTable table = fake.table();
  const Selection selection = Dispatcher(table, no_warnings).select(FakeTable::problem(5, 5), fake_cpu(), SIZE_MAX);
  EXPECT_STREQ(selection.kernel->id, "two");
  EXPECT_EQ(selection.match, Match::model);
}

TEST(Dispatch, DefaultChainIsTriedInOrder) {
  FakeTable fake;
  const SizeRule multiple_of_8[] = {{.value = 1, .multiple = 8}};
  KernelEntry& first = fake.add_kernel<0>("first");
  first.is_default = true;
  first.rules = multiple_of_8;
  fake.add_kernel<1>("last").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(5, 16)), "first");
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(5, 17)), "last");
}

TEST(Dispatch, BestCompatibleArchGivesTheDefault) {
  FakeTable fake;
  fake.add_kernel<0>("any", test::kAny).is_default = true;
  fake.add_kernel<1>("fast", test::kFast).is_default = true;
  fake.add_kernel<2>("impossible", test::kImpossible).is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(5, 5)), "fast");
  Device plain = fake_cpu();
  plain.cpu_flags.clear();
  plain.key = "cpu-plain";
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(5, 5), plain), "any");
}

TEST(Dispatch, RecordWhoseKernelIsNotLegalIsSkipped) {
  FakeTable fake = three_kernels();
  const SizeRule multiple_of_8[] = {{.value = 2, .multiple = 8}};
  fake.kernels[1].rules = multiple_of_8;
  fake.add_record(0, 1, 64, 64);
  fake.add_record(0, 2, 70, 64);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  Problem padded = FakeTable::problem(64, 64);
  EXPECT_EQ(chosen(dispatcher, padded), "one");
  padded.sizes[2] = 65;
  EXPECT_EQ(chosen(dispatcher, padded), "two");
}

TEST(Dispatch, KernelsWithoutCodeAreSkipped) {
  FakeTable fake = three_kernels();
  fake.kernels[1].cpu_symbol = nullptr;
  fake.add_record(0, 1, 64, 64);
  fake.add_kernel<3>("empty_image", test::kSm80).is_default = true;
  fake.kernels[3].image = {};
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(64, 64)), "default");
  EXPECT_THROW(dispatcher.select(FakeTable::problem(64, 64), fake_gpu("gpu", 8, 0, 108), SIZE_MAX), Error);
}

TEST(Dispatch, WorkspaceLimitExcludesGpuKernels) {
  FakeTable fake;
  fake.add_kernel<0>("default", test::kSm80).is_default = true;
  KernelEntry& split = fake.add_kernel<1>("split", test::kSm80);
  split.launch.workspace = {.fixed_bytes = 1000, .when = kRuntimeValue};
  fake.devices = {{.key = "gpu", .name = "A GPU", .arch = test::kSm80, .compute_units = 108}};
  fake.add_record(0, 1, 64, 64, 0).runtime = {4};
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device gpu = fake_gpu("gpu", 8, 0, 108);
  const Problem problem = FakeTable::problem(64, 64, 0);
  EXPECT_STREQ(dispatcher.select(problem, gpu, SIZE_MAX).kernel->id, "split");
  EXPECT_STREQ(dispatcher.select(problem, gpu, 1000).kernel->id, "split");
  EXPECT_STREQ(dispatcher.select(problem, gpu, 999).kernel->id, "default");
}

TEST(Dispatch, SharedMemoryBeyondTheDeviceExcludesAKernel) {
  FakeTable fake;
  fake.add_kernel<0>("default", test::kSm80).is_default = true;
  fake.add_kernel<1>("large", test::kSm80).launch.smem_bytes = 164 * 1024;
  fake.devices = {{.key = "gpu", .name = "A GPU", .arch = test::kSm80, .compute_units = 108}};
  fake.add_record(0, 1, 64, 64, 0);
  const KernelTable table = fake.table();
  Device gpu = fake_gpu("gpu-86", 8, 6, 84);
  gpu.smem_bytes_per_cta = 99 * 1024;
  EXPECT_EQ(chosen(Dispatcher(table, no_warnings), FakeTable::problem(64, 64, 0), gpu), "default");
}

// One record for the same shape on each of several devices, each naming its own kernel.
TEST(Dispatch, DevicesFromLikeToUnlike) {
  FakeTable fake;
  fake.add_kernel<0>("own", test::kSm90a);
  fake.add_kernel<1>("units_120", test::kSm90a);
  fake.add_kernel<2>("units_20", test::kSm90a);
  fake.add_kernel<3>("other_arch", test::kSm80).is_default = true;
  fake.devices = {{.key = "gpu-20", .name = "", .arch = test::kSm90a, .compute_units = 20},
                  {.key = "gpu-120", .name = "", .arch = test::kSm90a, .compute_units = 120},
                  {.key = "gpu-132", .name = "", .arch = test::kSm90a, .compute_units = 132},
                  {.key = "a100", .name = "", .arch = test::kSm80, .compute_units = 132}};
  fake.add_record(0, 2, 64, 64, 0);
  fake.add_record(1, 1, 64, 64, 0);
  fake.add_record(2, 0, 64, 64, 0);
  fake.add_record(3, 3, 64, 64, 0);
  fake.add_record(0, 2, 512, 64, 0);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Problem problem = FakeTable::problem(64, 64, 0);
  EXPECT_EQ(chosen(dispatcher, problem, fake_gpu("gpu-132", 9, 0, 132)), "own");
  EXPECT_EQ(chosen(dispatcher, problem, fake_gpu("gpu-114", 9, 0, 114)), "units_120");
  EXPECT_EQ(chosen(dispatcher, problem, fake_gpu("gpu-24", 9, 0, 24)), "units_20");
  EXPECT_EQ(chosen(dispatcher, problem, fake_gpu("gpu-86", 8, 6, 84)), "other_arch");
  // No record of the own device is near, another device of the arch has an exact one.
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(512, 64, 0), fake_gpu("gpu-132", 9, 0, 132)), "units_20");
  const Explanation explanation = dispatcher.explain(problem, fake_gpu("gpu-114", 9, 0, 114));
  EXPECT_EQ(explanation.device, "gpu-120");
  EXPECT_NE(explanation.reason.find("gpu-120, the most similar device with a record"), std::string::npos) << explanation.reason;
}

TEST(Dispatch, NearOnTheOwnDeviceBeatsWhatIsOnlyPredictedForAnother) {
  FakeTable fake = three_kernels();
  fake.devices.push_back({.key = "cpu-b", .name = "", .arch = test::kAny, .compute_units = 4});
  fake.add_record(0, 1, 70, 64);
  fake.add_record(1, 2, 64, 64).predicted = true;
  fake.add_record(1, 2, 1024, 64).predicted = true;
  const Problem problem = FakeTable::problem(64, 64);
  {
    const KernelTable table = fake.table();
    const Dispatcher dispatcher(table, no_warnings);
    EXPECT_EQ(dispatcher.explain(problem, fake_cpu("cpu-a")).kernel, "one");
    EXPECT_EQ(dispatcher.explain(problem, fake_cpu("cpu-a")).match, Match::near);
    EXPECT_EQ(chosen(dispatcher, problem, fake_cpu("cpu-b")), "two");                       // its own
    EXPECT_EQ(chosen(dispatcher, problem, fake_cpu("cpu-c", 3)), "two");                    // nothing of its own
    EXPECT_EQ(chosen(dispatcher, FakeTable::problem(1024, 64), fake_cpu("cpu-a")), "two");  // nothing near
  }
  fake.tuned[1].predicted = false;
  const KernelTable table = fake.table();
  EXPECT_EQ(chosen(Dispatcher(table, no_warnings), problem, fake_cpu("cpu-a")), "two");
}

TEST(Dispatch, ExactArchRunsOnItsVeryOwnCapabilityOnly) {
  FakeTable fake;
  EXPECT_TRUE(compatible(fake.archs[test::kSm90a], fake_gpu("", 9, 0, 1)));
  EXPECT_FALSE(compatible(fake.archs[test::kSm90a], fake_gpu("", 9, 1, 1)));
  EXPECT_TRUE(compatible(fake.archs[test::kSm80], fake_gpu("", 8, 9, 1)));
  EXPECT_FALSE(compatible(fake.archs[test::kSm80], fake_gpu("", 9, 0, 1)));
  EXPECT_FALSE(compatible(fake.archs[test::kSm80], fake_cpu()));
  EXPECT_FALSE(compatible(fake.archs[test::kImpossible], fake_cpu()));
}

std::string refusal(const KernelTable& table, const Problem& problem, const Device& device = fake_cpu(),
                    std::size_t workspace_limit = SIZE_MAX) {
  try {
    Dispatcher(table, no_warnings).select(problem, device, workspace_limit);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(Dispatch, NoLegalKernelIsAnErrorThatNamesTheProblem) {
  const FakeTable fake = three_kernels();
  EXPECT_EQ(refusal(fake.table(), FakeTable::problem(3, 5), fake_gpu("gpu-x", 7, 5, 40)),
            "no linked kernel for toy mode=plain threads=1 rows=3 cols=5 on A GPU (gpu-x); linked archs: any");
}

TEST(Dispatch, ArchsWithoutCodeAreNotCalledLinked) {
  FakeTable fake;
  fake.add_kernel<0>("bare", test::kSm80).image = {};
  EXPECT_TRUE(refusal(fake.table(), FakeTable::problem(3, 5), fake_gpu("gpu-x", 8, 0, 40)).ends_with("; linked archs: none"));
}

TEST(Dispatch, AttributesThatNoKernelServesAreNamedWithWhatIsServed) {
  FakeTable fake = three_kernels();
  static constexpr const char* kTypes[] = {"f32", "f16", "bf16"};
  static constexpr NamedValues kAttributes[] = {{.name = "dtype", .values = kTypes}, {.name = "dtype_w", .values = kTypes}};
  fake.ops[0].attributes = kAttributes;
  fake.kernels[0].attributes = {0, 0, kAnyAttribute, kAnyAttribute};
  fake.kernels[1].attributes = {1, 1, kAnyAttribute, kAnyAttribute};
  fake.kernels[2].attributes = {1, 0, kAnyAttribute, kAnyAttribute};
  fake.add_kernel<3>("elsewhere", test::kSm80).attributes = {0, 2, kAnyAttribute, kAnyAttribute};
  const auto refused = [&](std::uint8_t dtype, std::uint8_t dtype_w, std::size_t workspace_limit = SIZE_MAX) {
    Problem problem = FakeTable::problem(3, 5);
    problem.attributes = {dtype, dtype_w};
    return refusal(fake.table(), problem, fake_cpu(), workspace_limit);
  };
  fake.kernels[2].is_default = true;
  EXPECT_EQ(refused(1, 0), "");
  EXPECT_EQ(
      refused(0, 1, std::size_t{1} << 62),
      "no linked kernel for toy dtype=f32 dtype_w=f16 threads=1 rows=3 cols=5 on A CPU (cpu-a); with the rest of it valid "
      "here is dtype f16, or dtype_w f32; linked archs: any sm80");
  EXPECT_NE(refused(1, 2).find("; with the rest of it valid here is dtype_w f32, f16; "), std::string::npos) << refused(1, 2);
  EXPECT_NE(refused(2, 2).find("; valid here are dtype f32, f16; dtype_w f32, f16, not each with each; "), std::string::npos)
      << refused(2, 2);
}

TEST(Dispatch, AWorkspaceThatIsTooSmallIsNamedWithTheOneThatIsNeeded) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("wide", test::kSm80);
  kernel.is_default = true;
  kernel.launch.workspace = {.bytes_per = 256, .terms = {{{.value = 0, .divisor = 1}}}};
  const Device gpu = fake_gpu("gpu-x", 8, 0, 40);
  EXPECT_EQ(refusal(fake.table(), FakeTable::problem(3, 5), gpu, 768), "");
  EXPECT_EQ(
      refusal(fake.table(), FakeTable::problem(3, 5), gpu, 767),
      "no linked kernel for toy mode=plain threads=1 rows=3 cols=5 on A GPU (gpu-x) takes a workspace of no more than 767 "
      "bytes; wide takes 768");
}

TEST(Dispatch, SizesThatNoKernelTakesAreNamed) {
  static const SizeRule at_most[] = {{.value = 1, .max = 100}};
  static const SizeRule narrower[] = {{.value = 0, .multiple = 8}, {.value = 1, .max = 10}};
  FakeTable fake = three_kernels();
  for (KernelEntry& kernel : fake.kernels) kernel.rules = narrower;
  fake.kernels[0].rules = at_most;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(3, 100)), "default");
  try {
    dispatcher.select(FakeTable::problem(3, 101), fake_cpu(), SIZE_MAX);
    FAIL();
  } catch (const Error& error) {
    const std::string said = error.what();
    EXPECT_TRUE(said.ends_with("; default needs cols to be at most 100, not 101")) << said;
  }
}

TEST(Dispatch, AGridThatNoDeviceTakesIsNamed) {
  FakeTable fake;
  KernelEntry& kernel = fake.add_kernel<0>("wide", test::kSm80);
  kernel.is_default = true;
  kernel.launch.grid[1][0] = {.value = 1, .divisor = 1};
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device gpu = fake_gpu("gpu-x", 8, 0, 40);
  EXPECT_EQ(chosen(dispatcher, FakeTable::problem(3, 65535), gpu), "wide");
  try {
    dispatcher.select(FakeTable::problem(3, 65536), gpu, SIZE_MAX);
    FAIL();
  } catch (const Error& error) {
    const std::string said = error.what();
    EXPECT_TRUE(said.ends_with("; the grid of wide would be larger than a device takes")) << said;
  }
}

TEST(Override, ForcesAKernelOrAFamily) {
  FakeTable fake = three_kernels();
  fake.kernels[2].family = "other_family";
  fake.add_record(0, 1, 64, 64);
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const Problem problem = FakeTable::problem(64, 64);
  dispatcher.override_kernel("toy", "default");
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).kernel, "default");
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).match, Match::override_);
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).layer, "override");
  dispatcher.override_kernel("toy", "family:other_family");
  EXPECT_EQ(chosen(dispatcher, problem), "two");
  dispatcher.override_kernel("toy", "family:toy_family");
  EXPECT_EQ(chosen(dispatcher, problem), "one");  // of the family, what the ladder chooses
  dispatcher.override_kernel("toy", "");
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).match, Match::exact);
}

TEST(Override, GivesWayWhereItIsNotLegal) {
  FakeTable fake = three_kernels();
  const SizeRule multiple_of_8[] = {{.value = 1, .multiple = 8}};
  fake.kernels[1].rules = multiple_of_8;
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  dispatcher.override_kernel("toy", "one");
  const Explanation explanation = dispatcher.explain(FakeTable::problem(3, 5), fake_cpu());
  EXPECT_EQ(explanation.kernel, "default");
  EXPECT_NE(explanation.reason.find("overriding kernel is not legal"), std::string::npos);
}

TEST(Override, RefusesUnknownNames) {
  FakeTable fake = three_kernels();
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  EXPECT_THROW(dispatcher.override_kernel("toi", "one"), InvalidArgument);
  EXPECT_THROW(dispatcher.override_kernel("toy", "family:oneone"), InvalidArgument);
  try {
    dispatcher.override_kernel("toy", "oneone");
    FAIL() << "it was taken";
  } catch (const InvalidArgument& error) {
    EXPECT_NE(std::string_view(error.what()).find("\"oneone\"; the nearest are one"), std::string_view::npos) << error.what();
  }
  try {
    override_kernel("gemm", "gemm.sm90a.wgmma");
    FAIL() << "it was taken";
  } catch (const InvalidArgument& error) {
    EXPECT_LT(std::string_view(error.what()).size(), 500u) << "hundreds of kernels are linked";
  }
}

TEST(Explain, SaysWhichRecordAndWhy) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64).runtime = {2, 4};
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(to_string(dispatcher.explain(FakeTable::problem(64, 64), fake_cpu())),
            "one with split=2 group=4\n"
            "  match:    exact, the best kernel for exactly this shape, measured on this device\n"
            "  record:   rows=64 cols=64 of cpu-a (linked layer)\n"
            "  expected: 10 us (measured)\n");
  EXPECT_EQ(to_string(dispatcher.explain(FakeTable::problem(128, 64), fake_cpu())),
            "one with split=2 group=4\n"
            "  match:    near, the best kernel for a shape 1 away in log2 units, measured on this device\n"
            "  record:   rows=64 cols=64 of cpu-a (linked layer)\n");
  EXPECT_EQ(to_string(dispatcher.explain(FakeTable::problem(1000, 64), fake_cpu())),
            "default with split=1 group=8\n"
            "  match:    default, no record is near and no cost model is fitted: the default kernel\n");
}

TEST(Dispatch, TheRunnerUpIsTheFastestOfTheOtherKernels) {
  FakeTable fake = three_kernels();
  fake.kernels[0].model = kHardlyQuicker;
  fake.kernels[1].model.function = less_us;  // 99 and 84: twice the same kernel is no runner-up
  fake.kernels[2].model = kSlow;
  fake.add_record(0, 1, 64, 64).runtime = {16};
  const auto selection = [&] {
    const KernelTable table = fake.table();
    const Selection chosen = Dispatcher(table, no_warnings).select(FakeTable::problem(1000, 1000), fake_cpu(), SIZE_MAX);
    EXPECT_STREQ(chosen.kernel->id, "one");
    return chosen;
  };
  EXPECT_STREQ(selection().runner_up->id, "default");
  EXPECT_NEAR(selection().behind, 95.0 / 84 - 1, 1e-9);
  std::swap(fake.kernels[0].model, fake.kernels[2].model);  // the better one comes last, after the winner
  EXPECT_STREQ(selection().runner_up->id, "two");
  EXPECT_NEAR(selection().behind, 95.0 / 84 - 1, 1e-9);
  fake.kernels[0].model = fake.kernels[2].model = {};
  EXPECT_EQ(selection().runner_up, nullptr);
}

TEST(Explain, SaysWhereTheModelIsUnsure) {
  constexpr double k98us = 98;
  const auto reason = [](const double& other_us) {
    FakeTable fake = three_kernels();
    fake.kernels[1].model = {.function = constant_us, .coefficients = &other_us};
    fake.kernels[2].model = kHardlyQuicker;
    const KernelTable table = fake.table();
    return Dispatcher(table, no_warnings).explain(FakeTable::problem(5, 5), fake_cpu()).reason;
  };
  EXPECT_EQ(reason(k100us), "the cost model predicts it to be the fastest of the linked kernels");
  EXPECT_EQ(reason(k98us), reason(k100us)) << "3 %";
  constexpr double k97us = 97;
  EXPECT_EQ(reason(k97us), reason(k100us) +
                               "; it is unsure: one is 2.11 % behind, and predictions are no better than that: tuning this "
                               "shape would tell");
  FakeTable fake = three_kernels();
  fake.kernels[1].model = fake.kernels[2].model = kSlow;
  fake.add_record(0, 1, 5, 5);
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(5, 5), fake_cpu()).reason.find("unsure"), std::string::npos) << "a record";
  dispatcher.override_kernel("toy", "one");
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(50, 5), fake_cpu()).reason.find("unsure"), std::string::npos) << "forced";
}

TEST(Explain, SaysWhereATimeWasMeasured) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64);
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const Problem problem = FakeTable::problem(64, 64);
  const auto time_on = [&](const char* device) {
    const std::string text = to_string(dispatcher.explain(problem, fake_cpu(device)));
    return text.substr(text.find("expected: "));
  };
  EXPECT_EQ(time_on("cpu-a"), "expected: 10 us (measured)\n");
  EXPECT_EQ(time_on("cpu-b"), "expected: 10 us (measured on cpu-a)\n");
  dispatcher.override_kernel("toy", "one");
  EXPECT_EQ(time_on("cpu-a"), "expected: 10 us (measured)\n");
  EXPECT_EQ(time_on("cpu-b"), "expected: 10 us (measured on cpu-a)\n");
}

TEST(Explain, NeverCallsAPredictionMeasured) {
  FakeTable fake = three_kernels();
  fake.add_record(0, 1, 64, 64).predicted = true;
  const KernelTable table = fake.table();
  const Explanation explanation = Dispatcher(table, no_warnings).explain(FakeTable::problem(64, 64), fake_cpu());
  EXPECT_TRUE(explanation.predicted);
  EXPECT_EQ(to_string(explanation).find("measured"), std::string::npos) << to_string(explanation);
}

}  // namespace
}  // namespace tilewright
