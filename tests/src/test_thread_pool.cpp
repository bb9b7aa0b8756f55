// The thread pool: every thread and index once, barriers, concurrent and nested callers.
#include <gtest/gtest.h>
#include <sched.h>

#include <chrono>
#include <numeric>
#include <thread>
#include <vector>

#include "backend/cpu/thread_pool.h"

namespace tilewright {
namespace {

TEST(ThreadPool, CountsTheCallerAndTakesFewerThanOneAsOne) {
  EXPECT_EQ(ThreadPool(3).threads(), 3);
  EXPECT_EQ(ThreadPool(0).threads(), 1);
  EXPECT_EQ(&cpu_pool(2), &cpu_pool(2));
  EXPECT_EQ(cpu_pool(2).threads(), 2);
}

TEST(ThreadPool, RunsEachThreadOnceAndTheCallerAsTheFirst) {
  for (const int threads : {1, 2, 5}) {
    ThreadPool pool(threads);
    for (int repeat = 0; repeat < 200; ++repeat) {
      std::vector<std::atomic<int>> calls(static_cast<std::size_t>(threads));
      const auto caller = std::this_thread::get_id();
      pool.run([&](int thread, int team) {
        EXPECT_EQ(team, threads);
        EXPECT_EQ(thread == 0, std::this_thread::get_id() == caller);
        ++calls[static_cast<std::size_t>(thread)];
      });
      for (const auto& each : calls) ASSERT_EQ(each, 1);
    }
  }
}

TEST(ThreadPool, HandsOutEveryIndexOnce) {
  ThreadPool pool(3);
  for (const std::int64_t count : {0, 1, 2, 1000}) {
    std::vector<std::atomic<int>> calls(static_cast<std::size_t>(count));
    pool.parallel_for(count, [&](std::int64_t index) { ++calls[static_cast<std::size_t>(index)]; });
    for (const auto& each : calls) ASSERT_EQ(each, 1);
  }
}

TEST(ThreadPool, BarrierShowsEachThreadWhatTheOthersWrote) {
  constexpr int kThreads = 4;
  ThreadPool pool(kThreads);
  for (int repeat = 0; repeat < 200; ++repeat) {
    int values[kThreads] = {};
    pool.run([&](int thread, int team) {
      for (int step = 1; step <= 3; ++step) {
        values[thread] = step;
        pool.barrier(team);
        EXPECT_EQ(std::accumulate(values, values + team, 0), step * team);
        pool.barrier(team);
      }
    });
  }
}

TEST(ThreadPool, GivesConcurrentCallersTheirOwnThread) {
  ThreadPool pool(2);
  std::atomic<std::int64_t> sum{0};
  std::vector<std::thread> callers;
  for (int caller = 0; caller < 4; ++caller) {
    callers.emplace_back([&] {
      for (int repeat = 0; repeat < 500; ++repeat) pool.parallel_for(10, [&](std::int64_t index) { sum += index; });
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(sum, 4 * 500 * 45);
}

TEST(ThreadPool, NestedCallsRunOnTheirCallersThread) {
  ThreadPool pool(2);
  std::atomic<int> calls{0};
  pool.run([&](int, int) {
    pool.run([&](int thread, int team) {
      EXPECT_EQ(thread, 0);
      EXPECT_EQ(team, 1);
      pool.barrier(team);
      ++calls;
    });
  });
  EXPECT_EQ(calls, 2);
}

TEST(ThreadPool, KeepsWorkersOffTheCallersCpu) {
  cpu_set_t allowed;
  ASSERT_EQ(sched_getaffinity(0, sizeof allowed, &allowed), 0);
  if (CPU_COUNT(&allowed) < 2) GTEST_SKIP() << "one CPU only";
  ThreadPool pool(2);
  for (int repeat = 0; repeat < 20; ++repeat) {
    std::this_thread::sleep_for(std::chrono::microseconds(200));  // long enough for the worker to sleep
    // The caller may be moved while it runs, so a worker on its CPU is only wrong when the caller stayed there.
    int before = 0, after = 0, worker = -1;
    before = sched_getcpu();
    pool.run([&](int thread, int) {
      if (thread == 1) worker = sched_getcpu();
    });
    after = sched_getcpu();
    if (before == after) {
      EXPECT_NE(worker, before);
    }
  }
}

}  // namespace
}  // namespace tilewright
