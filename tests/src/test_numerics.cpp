// Which kernels dispatch chooses where more is asked for than the fastest: on made-up tables, and of the linked table that
// every batch has one instance.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "dispatch/dispatcher.h"
#include "dispatch/numerics.h"
#include "fake_table.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;

// Microseconds a row, above so many at once.
void rows_us(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  for (const Runtime& runtime : runtimes)
    *us++ = (c[0] + c[1] * static_cast<double>(problem.sizes[0])) / static_cast<double>(runtime[0]);
}
// As rows_us, and not tried for few.
void many_rows_us(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  rows_us(problem, runtimes, c, us);
  if (problem.sizes[0] >= 64) return;
  for (std::size_t i = 0; i < runtimes.size(); ++i) us[i] = INFINITY;
}
constexpr std::array<double, 2> kOfFew{1, 2}, kOfMany{100, 0.001};
constexpr CostModel kForFew{.function = rows_us, .coefficients = kOfFew.data()};
constexpr CostModel kForMany{.function = rows_us, .coefficients = kOfMany.data()};
constexpr CostModel kForManyOnly{.function = many_rows_us, .coefficients = kOfMany.data()};
constexpr BatchSize kRows[]{{.size = 0, .usual = {4, 64, 1024}}};
constexpr std::array<std::int64_t, 8> kBatches{0, 1, 3, 4, 63, 64, 1000, 1 << 20};

Problem asking(Numerics numerics, std::int64_t rows, std::int64_t cols = 64) {
  Problem problem = FakeTable::problem(rows, cols);
  problem.numerics = numerics;
  return problem;
}

// Of few rows the first kernel is the fastest, of many the second.
FakeTable few_and_many() {
  FakeTable fake;
  fake.ops[0].batch = kRows;
  fake.add_kernel<0>("few").model = kForFew;
  fake.add_kernel<1>("many").model = kForMany;
  fake.devices = {{.key = "cpu-a", .name = "A CPU", .arch = test::kAny, .compute_units = 4}};
  return fake;
}

std::set<std::string> chosen(const FakeTable& fake, Numerics numerics) {
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  std::set<std::string> ids;
  for (const std::int64_t rows : kBatches) {
    const Selection selection = dispatcher.select(asking(numerics, rows), fake_cpu(), SIZE_MAX);
    ids.insert(selection.kernel->id + (" " + to_string(*selection.kernel, selection.runtime)));
  }
  return ids;
}

TEST(Numerics, EveryBatchHasOneKernelAndTunedHasTwo) {
  const FakeTable fake = few_and_many();
  EXPECT_EQ(chosen(fake, Numerics::tuned).size(), 2U);
  EXPECT_EQ(chosen(fake, Numerics::deterministic).size(), 2U);
  EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"many split=1 group=8"});
}

TEST(Numerics, WhatAModelWouldNotTryForAUsualBatchComesLast) {
  FakeTable fake = few_and_many();
  fake.kernels[1].model = kForManyOnly;
  EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"few split=1 group=8"});
}

TEST(Numerics, ARecordOfTheMiddlingBatchIsExactForAll) {
  FakeTable fake = few_and_many();
  fake.add_record(0, 0, 64, 64);
  fake.add_record(0, 1, 3, 64);  // of another batch: nobody asks it
  EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"few split=1 group=8"});
}

TEST(Numerics, InstancesThatCutByTheBatchAreLeftOut) {
  FakeTable fake = few_and_many();
  fake.add_record(0, 1, 64, 64).runtime = {4, 2};
  fake.add_record(0, 1, 64, 72).runtime = {1, 2};
  EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"many split=4 group=2"});
  for (KernelEntry& kernel : fake.kernels) kernel.launch.cut_by_batch = 1;  // split
  EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"many split=1 group=8"});
  EXPECT_TRUE(chosen(fake, Numerics::deterministic).contains("many split=4 group=2"));
  for (KernelEntry& kernel : fake.kernels) kernel.launch.cut_by_team = 1;
  EXPECT_FALSE(chosen(fake, Numerics::deterministic).contains("many split=4 group=2"));
  EXPECT_TRUE(chosen(fake, Numerics::tuned).contains("many split=4 group=2"));
}

TEST(Numerics, KernelsForSomeBatchesAloneAreLeftOut) {
  static constexpr SizeRule kMost[]{{.value = 0, .max = 4096}}, kMultiple[]{{.value = 0, .multiple = 4}};
  static constexpr SizeRule kAtLeast[]{{.value = 0, .min = 2}}, kStride[]{{.value = 2, .multiple = 8}};
  for (const std::span<const SizeRule> rules : {std::span<const SizeRule>(kMost), {kMultiple}, {kAtLeast}}) {
    FakeTable fake = few_and_many();
    fake.kernels[1].rules = rules;
    EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"few split=1 group=8"});
  }
  FakeTable fake = few_and_many();
  fake.kernels[1].rules = kStride;  // of the columns: the batch has nothing to do with it
  EXPECT_EQ(chosen(fake, Numerics::batch_invariant), std::set<std::string>{"many split=1 group=8"});
}

// A stride that is as long as the batch, of operands that are stored turned, is aligned in some batches only.
TEST(Numerics, KernelsForStridesOfSomeBatchesAreLeftOut) {
  static constexpr SizeRule kStride[]{{.value = 2, .multiple = 8}};
  FakeTable fake = few_and_many();
  fake.ops[0].lay_out = [](Problem& problem) {
    if (problem.sizes[2] == kDense) problem.sizes[2] = problem.sizes[0];
  };
  fake.kernels[1].rules = kStride;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  for (const std::int64_t rows : {8, 9, 1024}) {
    Problem turned = asking(Numerics::batch_invariant, rows);
    turned.sizes[2] = rows;
    EXPECT_STREQ(dispatcher.select(turned, fake_cpu(), SIZE_MAX).kernel->id, "few");
  }
}

TEST(Numerics, AWorkspaceThatGrowsWithTheBatchIsNoneWithinALimit) {
  FakeTable fake = few_and_many();
  fake.archs[test::kAny].kind = TargetKind::cuda;
  for (KernelEntry& kernel : fake.kernels) {
    kernel.kind = TargetKind::cuda;
    kernel.image = {std::begin(FakeTable::kImage), std::end(FakeTable::kImage)};
  }
  fake.archs[test::kAny].major = 9;
  static constexpr std::uint8_t kMinors[]{0};
  fake.archs[test::kAny].minors = kMinors;
  fake.kernels[1].launch.workspace = {.bytes_per = 4, .terms = {Term{.value = 0}}};
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device gpu = test::fake_gpu("gpu", 9, 0, 132);
  for (const std::int64_t rows : {1, 16, 4096}) {
    const Problem problem = asking(Numerics::batch_invariant, rows);
    EXPECT_STREQ(dispatcher.select(problem, gpu, SIZE_MAX).kernel->id, "many");
    EXPECT_STREQ(dispatcher.select(problem, gpu, 1024).kernel->id, "few");
  }

  // Where all grow it is the one without a limit, for batches that are small enough.
  fake.kernels[0].launch.workspace = fake.kernels[1].launch.workspace;
  const KernelTable growing = fake.table();
  const Dispatcher bounded(growing, no_warnings);
  for (const std::int64_t rows : {1, 16, 256})
    EXPECT_STREQ(bounded.select(asking(Numerics::batch_invariant, rows), gpu, 1024).kernel->id, "many");
  try {
    bounded.select(asking(Numerics::batch_invariant, 257), gpu, 1024);
    ADD_FAILURE() << "a batch that is too large was taken";
  } catch (const Error& reason) {
    EXPECT_NE(std::string(reason.what()).find("takes a workspace of 1028 bytes for this batch, and 1024 are allowed"),
              std::string::npos)
        << reason.what();
  }
}

TEST(Numerics, WhatNobodyCanPromiseIsRefused) {
  FakeTable fake = few_and_many();
  fake.ops[0].batch = {};
  const KernelTable undeclared = fake.table();
  const auto refusal = [](const KernelTable& table, const Problem& problem) -> std::string {
    try {
      Dispatcher(table, no_warnings).select(problem, fake_cpu(), SIZE_MAX);
    } catch (const Error& reason) {
      return reason.what();
    }
    return "";
  };
  EXPECT_NE(refusal(undeclared, asking(Numerics::batch_invariant, 3)).find("does not say which of its sizes"),
            std::string::npos);
  EXPECT_EQ(refusal(undeclared, asking(Numerics::deterministic, 3)), "");

  fake.ops[0].batch = kRows;
  for (KernelEntry& kernel : fake.kernels) kernel.launch.cut_by_batch = 2;  // group, which is 8
  const KernelTable cut = fake.table();
  EXPECT_NE(refusal(cut, asking(Numerics::batch_invariant, 3)).find("is batch_invariant"), std::string::npos);

  static constexpr SizeRule kMost[]{{.value = 0, .max = 1 << 16}};
  fake = few_and_many();
  for (KernelEntry& kernel : fake.kernels) kernel.rules = kMost;
  const KernelTable bounded = fake.table();
  EXPECT_NE(refusal(bounded, asking(Numerics::batch_invariant, 1 << 20)).find("cut this one"), std::string::npos);
}

TEST(Numerics, AnOverrideThatCutsIsNone) {
  FakeTable fake = few_and_many();
  fake.kernels[0].launch.cut_by_batch = 2;
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  dispatcher.override_kernel("toy", "few");
  EXPECT_EQ(dispatcher.explain(asking(Numerics::tuned, 8), fake_cpu()).kernel, "few");
  const Explanation explanation = dispatcher.explain(asking(Numerics::batch_invariant, 8), fake_cpu());
  EXPECT_EQ(explanation.kernel, "many");
  EXPECT_NE(explanation.reason.find("is not batch_invariant"), std::string::npos) << explanation.reason;
}

TEST(Numerics, ExplainNamesWhatItCosts) {
  const FakeTable fake = few_and_many();
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Explanation explanation = dispatcher.explain(asking(Numerics::batch_invariant, 1), fake_cpu());
  EXPECT_EQ(explanation.numerics, "batch_invariant, chosen for rows=4|64|1024, whatever these are");
  EXPECT_NEAR(explanation.times_tuned, 100.0 / 3, 0.1);
  EXPECT_NEAR(explanation.expected_us, 100, 0.1);
  EXPECT_NE(to_string(explanation).find("numerics: batch_invariant"), std::string::npos);
  EXPECT_EQ(dispatcher.explain(asking(Numerics::tuned, 1), fake_cpu()).numerics, "");
}

TEST(Numerics, TheProcessAsksForAtLeastWhatIsSet) {
  const FakeTable fake = few_and_many();
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const auto kernel = [&](Numerics numerics) {
    return std::string(dispatcher.cached_plan(asking(numerics, 1), fake_cpu(), SIZE_MAX).kernel().id);
  };
  EXPECT_EQ(kernel(Numerics::tuned), "few");
  EXPECT_EQ(kernel(Numerics::batch_invariant), "many");  // no plan of the other's
  EXPECT_EQ(kernel(Numerics::tuned), "few");
  dispatcher.set_numerics(Numerics::batch_invariant);
  EXPECT_EQ(kernel(Numerics::tuned), "many");
  EXPECT_EQ(dispatcher.make_plan(asking(Numerics::tuned, 1), fake_cpu(), SIZE_MAX)->problem().numerics,
            Numerics::batch_invariant);
  dispatcher.set_numerics(Numerics::tuned);
  EXPECT_EQ(kernel(Numerics::tuned), "few");
}

TEST(Numerics, WhatIsRecordedToBeTunedIsTheMiddlingBatch) {
  const FakeTable fake = few_and_many();
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const std::filesystem::path file = testing::TempDir() + "numerics_recorded.json";
  std::filesystem::remove(file);
  const std::uint64_t recording = dispatcher.begin_recording(file);
  for (const std::int64_t rows : {1, 7, 3000})
    dispatcher.make_plan(asking(Numerics::batch_invariant, rows), fake_cpu(), SIZE_MAX);
  dispatcher.end_recording(recording);
  std::ifstream lines(file);
  std::string line, more;
  std::getline(lines, line);
  EXPECT_NE(line.find(R"("rows": 64)"), std::string::npos) << line;
  EXPECT_FALSE(std::getline(lines, more)) << more;
}

TEST(Numerics, NamesAreThoseOfTheirValues) {
  for (const Numerics each : {Numerics::tuned, Numerics::deterministic, Numerics::batch_invariant})
    EXPECT_EQ(numerics_by_name(to_string(each)), each);
  EXPECT_THROW(numerics_by_name("fast"), InvalidArgument);
}

// The linked table, as if all images were linked.
struct Linked {
  KernelTable table = linked_table();
  std::vector<KernelEntry> kernels{table.kernels.begin(), table.kernels.end()};

  Linked() {
    static constexpr unsigned char kNoImage[1]{};
    for (KernelEntry& kernel : kernels) {
      if (kernel.kind == TargetKind::cuda) kernel.image = {kNoImage, kNoImage + 1};
    }
    table.kernels = kernels;
  }

  Device device(std::uint16_t tuned) const {
    const TunedDevice& of = table.devices[tuned];
    const ArchEntry& arch = table.archs[of.arch];
    Device device;
    device.kind = arch.kind;
    device.key = of.key;
    device.compute_units = of.compute_units;
    device.major = arch.major;
    device.minor = arch.minor;
    device.cpu_flags.assign(arch.cpu_flags.begin(), arch.cpu_flags.end());
    return device;
  }
};

// Of what was measured anywhere, with other batches: dense, as callers have it.
TEST(NumericsOfLinkedKernels, EveryBatchHasOneInstance) {
  const Linked linked;
  const Dispatcher dispatcher(linked.table, [](const std::string&) {});
  std::map<std::string, std::set<std::string>> instances, of_tuned;  // by all but the batch
  std::set<std::string> refused;
  for (const TunedEntry& entry : linked.table.tuned) {
    const OpEntry& op = linked.table.ops[entry.problem.op];
    if (op.batch.empty()) continue;
    Problem settled = entry.problem;
    for (const BatchSize& size : op.batch) settled.sizes[size.size] = 1;
    const std::string which =
        linked.table.devices[entry.device].key + (" " + semantic_text(op, settled)) + " " + shape_text(op, settled);
    if (of_tuned.contains(which)) continue;
    const Device device = linked.device(entry.device);
    for (const std::int64_t number : {1, 3, 64, 1000}) {
      Problem problem = settled;
      for (const BatchSize& size : op.batch) problem.sizes[size.size] = number;
      make_dense(op, problem);
      const auto choose = [&](Numerics numerics) {
        problem.numerics = numerics;
        const Selection selection = dispatcher.select(problem, device, SIZE_MAX);
        return selection.kernel->id + (" " + to_string(*selection.kernel, selection.runtime));
      };
      of_tuned[which].insert(choose(Numerics::tuned));
      try {
        const std::string instance = choose(Numerics::batch_invariant);
        instances[which].insert(instance);
      } catch (const Error& reason) {
        EXPECT_NE(std::string(reason.what()).find("is batch_invariant"), std::string::npos) << reason.what();
        refused.insert(op.name + std::string(device.kind == TargetKind::cuda ? " on GPUs" : " on CPUs"));
      }
    }
  }
  ASSERT_GT(instances.size(), 100U);
  for (const auto& [which, ids] : instances)
    EXPECT_EQ(ids.size(), 1U) << which << ": " << *ids.begin() << ", " << *ids.rbegin();
  EXPECT_GT(std::ranges::count_if(of_tuned, [](const auto& each) { return each.second.size() > 1; }), 100);
  EXPECT_EQ(refused, std::set<std::string>{});
}

// All operators whose results are rows say so, but for those that make one of a whole tensor.
TEST(NumericsOfLinkedKernels, OperatorsSayWhatTheirBatchIs) {
  for (const OpEntry& op : linked_table().ops) {
    const std::string_view name = op.name;
    EXPECT_EQ(op.batch.empty(), name.starts_with("tensor_") || name == "k_grouped_gemm") << name << " sums over the batch";
  }
}

// What cuts sums says so: a run-time parameter by which a grid of a product is multiplied, beside the sizes.
TEST(NumericsOfLinkedKernels, SplitsAreDeclared) {
  for (const KernelEntry& kernel : linked_table().kernels) {
    for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
      const std::string_view name = kernel.runtime_names[i];
      const std::string_view id = kernel.id;
      const bool is_direct =
          id.find(".cpu_direct.") != std::string_view::npos || id.find(".cpu_turned.") != std::string_view::npos;
      const bool reads_along_k = id.find(".nt.") != std::string_view::npos && !id.ends_with(".packed");
      const bool cuts = name == "split_k" || name == "ctas" || (is_direct && name == "kc") || (reads_along_k && name == "few");
      const std::uint32_t declared = kernel.launch.cut_by_batch | kernel.launch.cut_by_team;
      EXPECT_EQ((declared >> i & 1) != 0, cuts) << kernel.id << " " << name;
    }
  }
}

}  // namespace
}  // namespace tilewright
