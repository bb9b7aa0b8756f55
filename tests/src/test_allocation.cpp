// The run path neither allocates nor locks: counted by replacing operator new, malloc and pthread_mutex_lock for this program.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <pthread.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <new>
#include <optional>

#include "backend/cpu/thread_pool.h"
#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "tilewright/error.h"
#include "tilewright/moe.h"
#include "tilewright/threads.h"

namespace {
std::atomic<long> allocations{0};
std::atomic<long> locks{0};
}  // namespace

void* operator new(std::size_t bytes) {
  ++allocations;
  if (void* memory = std::malloc(bytes == 0 ? 1 : bytes); memory != nullptr) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(bytes == 0 ? 1 : bytes);
}
// Inlined, GCC takes them for what belongs to another operator new.
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

extern "C" void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
  ++allocations;
  void* memory = nullptr;
  return posix_memalign(&memory, alignment, bytes) == 0 ? memory : nullptr;
}

extern "C" int pthread_mutex_lock(pthread_mutex_t* mutex) noexcept {
  using Lock = int (*)(pthread_mutex_t*);
  static const Lock lock = reinterpret_cast<Lock>(dlsym(RTLD_NEXT, "pthread_mutex_lock"));
  ++locks;
  return lock(mutex);
}

namespace tilewright {
namespace {

using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;
using test::ToyParams;

void driver_run(const void*, const void* parameters, void* workspace, ThreadPool& pool) {
  const auto& p = *static_cast<const ToyParams*>(parameters);
  pool.parallel_for(p.rows, [&](std::int64_t row) { p.out[row] = static_cast<float*>(workspace)[row] = 1; });
}
std::size_t driver_workspace_bytes(const void*, const void* parameters, int) {
  return sizeof(float) * static_cast<std::size_t>(static_cast<const ToyParams*>(parameters)->rows);
}
constexpr CpuDriver kDriver{.name = "toy_driver", .run = driver_run, .workspace_bytes = driver_workspace_bytes};

TEST(RunPath, TheCountersCount) {
  const long allocations_before = allocations;
  const long locks_before = locks;
  delete new int;
  ThreadPool& pool = cpu_pool(1);
  EXPECT_EQ(pool.threads(), 1);
  EXPECT_GT(allocations, allocations_before);
  EXPECT_GT(locks, locks_before);
}

TEST(RunPath, NeitherAllocatesNorLocks) {
  FakeTable fake;
  fake.add_kernel<0>("grid").is_default = true;
  KernelEntry& with_driver = fake.add_kernel<1>("driver");
  with_driver.cpu_driver = &kDriver;
  fake.devices = {{.key = "cpu-a", .name = "", .arch = test::kAny, .compute_units = 2}};
  fake.add_record(0, 1, 64, 64, 2);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  std::array<float, 100> out{};
  Arguments arguments;
  arguments.tensors[1] = out.data();
  const Problem with_grid = FakeTable::problem(3, 3, 2);
  const Problem exact = FakeTable::problem(64, 64, 2);
  dispatcher.cached_plan(with_grid, cpu, SIZE_MAX).run(arguments);
  dispatcher.cached_plan(exact, cpu, SIZE_MAX).run(arguments);

  const long allocations_before = allocations;
  const long locks_before = locks;
  for (int i = 0; i < 100; ++i) {
    dispatcher.cached_plan(with_grid, cpu, SIZE_MAX).run(arguments);
    dispatcher.cached_plan(exact, cpu, SIZE_MAX).run(arguments);
  }
  EXPECT_EQ(allocations, allocations_before);
  EXPECT_EQ(locks, locks_before);
  EXPECT_EQ(out[63], 1);
}

TEST(RunPath, CallsWithinCallsAllocateOnceAndKeep) {
  FakeTable fake;
  fake.add_kernel<0>("driver").cpu_driver = &kDriver;
  const KernelTable table = fake.table();
  std::array<float, 100> out{};
  Arguments arguments;
  arguments.tensors[1] = out.data();
  const Plan inner(fake.kernels[0], std::array<std::int32_t, 0>{}, table, FakeTable::problem(100, 1, 1), fake_cpu());
  const Plan outer(fake.kernels[0], std::array<std::int32_t, 0>{}, table, FakeTable::problem(50, 1, 2), fake_cpu());
  const auto run_inner = [&] { inner.run(arguments); };
  set_parallel_for(
      [](void* user, int count, void (*task)(void*, int), void* context) {
        (*static_cast<decltype(run_inner)*>(user))();
        for (int i = 0; i < count; ++i) task(context, i);
      },
      const_cast<void*>(static_cast<const void*>(&run_inner)));
  const long at_first = allocations;
  outer.run(arguments);
  EXPECT_EQ(allocations, at_first + 1);
  for (int i = 0; i < 10; ++i) outer.run(arguments);
  set_parallel_for(nullptr);
  EXPECT_EQ(allocations, at_first + 1);
}

TEST(RunPath, ALayerOfExpertsAllocatesNothing) {
  const MoeProblem layer{
      .dtype = Dtype::f32, .tokens = 5, .hidden = 16, .inner = 8, .experts = 4, .k = 2, .inner_shared = 8, .threads = 1};
  std::optional<const MoePlan> plan;
  try {
    plan.emplace(layer, cpu_device());
  } catch (const NoKernel& none) {
    GTEST_SKIP() << none.what();
  }
  std::array<float, 5 * 16> x{}, y{};
  std::array<float, 5 * 4> logits{};
  static std::array<float, 4 * 2 * 8 * 16> weights{};
  alignas(256) static std::array<std::byte, 1 << 16> workspace;
  ASSERT_LE(plan->workspace_bytes(), workspace.size());
  const MoeArguments arguments{.x = x.data(),
                               .logits = logits.data(),
                               .gate_up = weights.data(),
                               .down = weights.data(),
                               .shared_gate_up = weights.data(),
                               .shared_down = weights.data(),
                               .addend = x.data(),
                               .y = y.data()};
  const auto run = [&] {
    plan->run(arguments, workspace.data(), workspace.size());
    moe(layer, arguments, workspace.data(), workspace.size(), nullptr, cpu_device());
  };
  run();
  const long before = allocations;
  for (int i = 0; i < 10; ++i) run();
  EXPECT_EQ(allocations, before);
}

TEST(RunPath, SelectingAnExactRecordAllocatesNothing) {
  FakeTable fake;
  fake.add_kernel<0>("k");
  fake.devices = {{.key = "cpu-a", .name = "", .arch = test::kAny, .compute_units = 2}};
  fake.add_record(0, 0, 64, 64);
  const KernelTable table = fake.table();
  const Dispatcher dispatcher(table, no_warnings);
  const Device cpu = fake_cpu();
  dispatcher.select(FakeTable::problem(64, 64), cpu, SIZE_MAX);
  const long before = allocations;
  EXPECT_EQ(dispatcher.select(FakeTable::problem(64, 64), cpu, SIZE_MAX).match, Match::exact);
  EXPECT_EQ(allocations, before);
}

}  // namespace
}  // namespace tilewright
