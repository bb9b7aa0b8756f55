// cached_plan: the same plan for the same problem, from many threads at once, through overrides, and in bounded memory.
#include <gtest/gtest.h>
#include <malloc.h>

#include <atomic>
#include <thread>
#include <vector>

#include "dispatch/dispatcher.h"
#include "fake_table.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;

TEST(CachedPlan, IsMadeOncePerProblemDeviceAndLimit) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  const Plan& first = dispatcher.cached_plan(FakeTable::problem(3, 5), cpu, SIZE_MAX);
  EXPECT_EQ(&first, &dispatcher.cached_plan(FakeTable::problem(3, 5), cpu, SIZE_MAX));
  EXPECT_NE(&first, &dispatcher.cached_plan(FakeTable::problem(3, 6), cpu, SIZE_MAX));
  EXPECT_NE(&first, &dispatcher.cached_plan(FakeTable::problem(3, 5), cpu, 0));
  EXPECT_EQ(&first, &dispatcher.cached_plan(FakeTable::problem(3, 5), cpu, SIZE_MAX));
  const Device same_cpu = fake_cpu();
  EXPECT_EQ(&first, &dispatcher.cached_plan(FakeTable::problem(3, 5), same_cpu, SIZE_MAX));
}

TEST(CachedPlan, TellsDevicesApartByWhatTheyAreNotByAddress) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  Device device = fake_cpu();
  const Plan& first = dispatcher.cached_plan(FakeTable::problem(3, 5), device, SIZE_MAX);
  device.ordinal = 1;
  EXPECT_NE(&first, &dispatcher.cached_plan(FakeTable::problem(3, 5), device, SIZE_MAX));
}

TEST(CachedPlan, FollowsAnOverride) {
  FakeTable fake;
  fake.add_kernel<1>("one").is_default = true;
  fake.add_kernel<2>("two");
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  const Plan& before = dispatcher.cached_plan(FakeTable::problem(3, 5), cpu, SIZE_MAX);
  dispatcher.override_kernel("toy", "two");
  EXPECT_STREQ(dispatcher.cached_plan(FakeTable::problem(3, 5), cpu, SIZE_MAX).kernel().id, "two");
  EXPECT_STREQ(before.kernel().id, "one");  // still valid
}

TEST(CachedPlan, ManyThreadsManyProblems) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  constexpr int kProblems = 1000;  // have room
  constexpr int kThreads = 8;
  std::vector<std::atomic<const Plan*>> seen(kProblems);
  std::atomic<int> failures{0};
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      const Device cpu = fake_cpu();
      std::vector<float> out(1);
      for (int i = 0; i < kProblems; ++i) {
        const int index = (i * 7 + thread * 131) % kProblems;
        const Problem problem = FakeTable::problem(1, index + 1);
        const Plan& plan = dispatcher.cached_plan(problem, cpu, SIZE_MAX);
        const Plan* earlier = seen[static_cast<std::size_t>(index)].exchange(&plan);
        if (plan.problem() != problem || (earlier != nullptr && earlier != &plan)) ++failures;
        Arguments arguments;
        arguments.tensors[1] = out.data();
        plan.run(arguments);
        if (out[0] != 1) ++failures;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(failures, 0);
}

TEST(CachedPlan, WhileOverridesComeAndGo) {
  FakeTable fake;
  fake.add_kernel<1>("one").is_default = true;
  fake.add_kernel<2>("two");
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  std::atomic<bool> stop{false};
  std::atomic<int> failures{0};
  std::thread reader([&] {
    const Device cpu = fake_cpu();
    while (!stop) {
      const std::string id = dispatcher.cached_plan(FakeTable::problem(1, 1), cpu, SIZE_MAX).kernel().id;
      if (id != "one" && id != "two") ++failures;
    }
  });
  for (int i = 0; i < 50; ++i) dispatcher.override_kernel("toy", i % 2 == 0 ? "two" : "");
  stop = true;
  reader.join();
  EXPECT_EQ(failures, 0);
}

TEST(CachedPlan, TakesBoundedMemory) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  constexpr int kProblems = 20000;
  const std::size_t before = ::mallinfo2().uordblks;
  for (int i = 0; i < kProblems; ++i) dispatcher.cached_plan(FakeTable::problem(1, 1 + i), cpu, SIZE_MAX);
  EXPECT_LE(::mallinfo2().uordblks - before, std::size_t{4} << 20);
  const PlanCacheStatistics statistics = dispatcher.plan_cache_statistics();
  EXPECT_EQ(statistics.made, kProblems);
  EXPECT_EQ(statistics.made - statistics.dropped, statistics.plans);
  EXPECT_LE(statistics.bytes, statistics.most_bytes);
  EXPECT_GT(statistics.plans, 1024u);
}

TEST(CachedPlan, OverridesTakeNoMorePlans) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  for (int i = 0; i < 50; ++i) {
    dispatcher.override_kernel("toy", i % 2 == 0 ? "k" : "");
    for (int j = 0; j < 200; ++j) dispatcher.cached_plan(FakeTable::problem(1, 1 + j), cpu, SIZE_MAX);
  }
  const PlanCacheStatistics statistics = dispatcher.plan_cache_statistics();
  EXPECT_EQ(statistics.made, 10000u);
  EXPECT_LE(statistics.bytes, statistics.most_bytes);
}

TEST(CachedPlan, KeepsWhatIsAskedForOftenAndWhatAThreadHolds) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  const Problem held = FakeTable::problem(7, 1), often = FakeTable::problem(8, 1);
  const Plan& plan = dispatcher.cached_plan(held, cpu, SIZE_MAX);
  std::thread other([&] {
    const Plan& first = dispatcher.cached_plan(often, cpu, SIZE_MAX);
    for (int i = 0; i < 10000; ++i) {
      dispatcher.cached_plan(FakeTable::problem(1, 1 + i), cpu, SIZE_MAX);
      EXPECT_EQ(&dispatcher.cached_plan(often, cpu, SIZE_MAX), &first);
    }
  });
  other.join();
  EXPECT_GT(dispatcher.plan_cache_statistics().dropped, 5000u);
  EXPECT_EQ(plan.problem(), held);
  std::vector<float> out(7);
  Arguments arguments;
  arguments.tensors[1] = out.data();
  plan.run(arguments);
  EXPECT_EQ(out[6], 1);
}

TEST(CachedPlan, ManyThreadsManyMoreProblemsThanHaveRoom) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  std::atomic<int> failures{0};
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      const Device cpu = fake_cpu();
      float out = 0;
      Arguments arguments;
      arguments.tensors[1] = &out;
      for (int i = 0; i < 15000; ++i) {
        const Problem problem = FakeTable::problem(1, 1 + (i * (2 * thread + 1)) % 4999);
        const Plan& plan = dispatcher.cached_plan(problem, cpu, SIZE_MAX);
        out = 0;
        plan.run(arguments);
        if (plan.problem() != problem || out != 1) ++failures;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(failures, 0);
  EXPECT_GT(dispatcher.plan_cache_statistics().dropped, 0u);
}

TEST(CachedPlan, StaysWhileItIsRunThoughItsThreadAsksForOthers) {
  FakeTable fake;
  fake.add_kernel<1>("k").is_default = true;
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  const Problem held = FakeTable::problem(7, 1);
  const Plan& plan = dispatcher.cached_plan(held, cpu, SIZE_MAX);
  {
    const KeptPlan scope;
    for (int i = 0; i < 10000; ++i) dispatcher.cached_plan(FakeTable::problem(1, 1 + i), cpu, SIZE_MAX);
  }
  EXPECT_EQ(plan.problem(), held);
  EXPECT_EQ(&dispatcher.cached_plan(held, cpu, SIZE_MAX), &plan);
}

}  // namespace
}  // namespace tilewright
