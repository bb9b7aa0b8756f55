// A user's process does what it likes: it forks, also while other threads compute, and it ends at any time.
// TILEWRIGHT_FORKS and TILEWRIGHT_EXITS say how often (10000 and 1000 in a long run).
#include <gtest/gtest.h>
#include <spawn.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "backend/cpu/thread_count.h"
#include "backend/cpu/thread_pool.h"
#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "forked.h"
#include "tilewright/c_api.h"
#include "tilewright/gemm.h"

namespace tilewright {
namespace {

using test::in_child;

constexpr int kSize = 64;

// 0 when C is right.
int multiply(int threads, int size = kSize) {
  const auto elements = static_cast<std::size_t>(size * size);
  const std::vector<float> a(elements, 1), b(elements, 2);
  std::vector<float> c(elements, 0);
  gemm({.M = size, .N = size, .K = size, .threads = threads}, {.A = a.data(), .B = b.data(), .C = c.data()}, nullptr, 0,
       nullptr, cpu_device());
  for (const float value : c) {
    if (value != 2 * static_cast<float>(size)) return 1;
  }
  return 0;
}

// Threads that make the calls, until this is destroyed.
class Busy {
 public:
  template <class Function>
  Busy(int threads, Function function) {
    for (int i = 0; i < threads; ++i) {
      threads_.emplace_back([this, function, i] {
        for (int call = 0; !stop_.load(std::memory_order_relaxed); ++call) function(i, call);
      });
    }
  }
  ~Busy() {
    stop_ = true;
    for (std::thread& each : threads_) each.join();
  }

 private:
  std::atomic<bool> stop_{false};
  std::vector<std::thread> threads_;
};

TEST(Fork, AChildComputesWithThreadsOfItsOwn) {
  ASSERT_EQ(multiply(3), 0);
  const auto child = [] {
    if (multiply(3) != 0) return 1;
    int team_seen = 0;
    cpu_pool(3).run([&](int thread, int team) {
      if (thread == 0) team_seen = team;
    });
    return team_seen == (usable_cores() > 1 ? 3 : 1) ? 0 : 2;
  };
  EXPECT_EQ(in_child(child), 0);
  // Its children, too.
  EXPECT_EQ(in_child([&] { return child() != 0 ? 1 : in_child(child); }), 0);
  EXPECT_EQ(multiply(3), 0);
}

TEST(Fork, WhileOtherThreadsCompute) {
  const Busy busy(2, [](int thread, int) { multiply(2 + thread); });
  for (int i = 0; i < test::times("TILEWRIGHT_FORKS", 200); ++i) {
    ASSERT_EQ(in_child([] { return multiply(2) + multiply(3); }), 0) << "fork " << i;
  }
}

TEST(Fork, WhileOtherThreadsMakePlans) {
  const Busy busy(2, [](int thread, int call) { multiply(1, 1 + (call * 2 + thread) % 61); });
  for (int i = 0; i < test::times("TILEWRIGHT_FORKS", 200); ++i) {
    ASSERT_EQ(in_child([i] { return multiply(2, 5 + i % 90); }), 0) << "fork " << i;
  }
}

TEST(Fork, WhileOtherThreadsPublish) {
  test::FakeTable fake;
  fake.add_kernel<1>("one").is_default = true;
  const KernelTable table = fake.table();
  Dispatcher dispatcher(table, test::no_warnings);
  const Device cpu = test::fake_cpu();
  const Busy busy(1, [&](int, int) {
    dispatcher.override_kernel("toy", "one");
    std::this_thread::sleep_for(std::chrono::microseconds(300));
  });
  for (int i = 0; i < 50; ++i) {
    const int status = in_child([&] {
      dispatcher.override_kernel("toy", "");
      return dispatcher.cached_plan(test::FakeTable::problem(1, 1 + i), cpu, SIZE_MAX).problem().sizes[1] == 1 + i ? 0 : 1;
    });
    ASSERT_EQ(status, 0) << "fork " << i;
  }
}

int run_ending_program(const std::string& way) {
  std::string program = TILEWRIGHT_ENDING_PROGRAM, argument = way;
  char* words[] = {program.data(), argument.data(), nullptr};
  pid_t child = 0;
  if (::posix_spawn(&child, program.c_str(), nullptr, nullptr, words, environ) != 0) return test::kHung;
  return test::wait_for(child);
}

// tests/src/ending_program.cpp says what each does.
class Exit : public testing::TestWithParam<const char*> {};

TEST_P(Exit, NeitherHangsNorCrashes) {
  for (int i = 0; i < test::times("TILEWRIGHT_EXITS", 20); ++i) ASSERT_EQ(run_ending_program(GetParam()), 0) << "exit " << i;
}

INSTANTIATE_TEST_SUITE_P(Ways, Exit, testing::Values("destructor", "atexit", "thread", "c_error"),
                         [](const auto& way) { return std::string(way.param); });

}  // namespace
}  // namespace tilewright
