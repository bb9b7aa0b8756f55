// The thread pool: every thread and index once, barriers, concurrent and nested callers, and what workers take from their
// caller; with the application's threads instead of workers, too.
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <xmmintrin.h>

#include <chrono>
#include <functional>
#include <numeric>
#include <thread>
#include <vector>

#include "affinity.h"
#include "backend/cpu/thread_pool.h"
#include "tilewright/c_api.h"
#include "tilewright/gemm.h"
#include "tilewright/threads.h"

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

TEST(ThreadPool, WorkersGoWhereTheirCallerMayBe) {
  ThreadPool pool(2);
  pool.run([](int, int) {});
  for (int repeat = 0; repeat < 20; ++repeat) {
    const test::OnOneCpu scope;
    const int own = sched_getcpu();
    pool.run([&](int, int) { EXPECT_EQ(sched_getcpu(), own); });
  }
}

// As of a machine whose every CPU is a node of its own.
TEST(ThreadPool, ATeamThatNoNodeHoldsIsDealtToAll) {
  cpu_set_t allowed;
  ASSERT_EQ(sched_getaffinity(0, sizeof allowed, &allowed), 0);
  if (CPU_COUNT(&allowed) < 2) GTEST_SKIP() << "one CPU only";
  std::vector<cpu_set_t> nodes;
  for (std::size_t cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
    if (!CPU_ISSET(cpu, &allowed)) continue;
    CPU_ZERO(&nodes.emplace_back());
    CPU_SET(cpu, &nodes.back());
  }
  const int threads = CPU_COUNT(&allowed);
  ThreadPool pool(threads, nodes);
  for (int repeat = 0; repeat < 20; ++repeat) {
    std::vector<cpu_set_t> places(static_cast<std::size_t>(threads));
    pool.run([&](int thread, int) {
      if (thread > 0) sched_getaffinity(0, sizeof(cpu_set_t), &places[static_cast<std::size_t>(thread)]);
    });
    cpu_set_t all;
    CPU_ZERO(&all);
    for (int thread = 1; thread < threads; ++thread) {
      const cpu_set_t& place = places[static_cast<std::size_t>(thread)];
      EXPECT_EQ(CPU_COUNT(&place), 1);
      CPU_OR(&all, &all, &place);
    }
    EXPECT_EQ(CPU_COUNT(&all), threads - 1) << "each has its own, and none the caller's";
  }
}

TEST(ThreadPool, TeamsOfAnySizeDoNotNest) {
  ThreadPool outer(2), inner(3);
  std::atomic<int> calls{0};
  outer.run([&](int, int) {
    inner.run([&](int thread, int team) {
      EXPECT_EQ(thread, 0);
      EXPECT_EQ(team, 1);
      ++calls;
    });
  });
  EXPECT_EQ(calls, outer.threads());
}

std::atomic<int> handled{0};

TEST(ThreadPool, WorkersLeaveSignalsToTheApplication) {
  ThreadPool pool(3);
  pool.run([](int, int) {});
  struct sigaction action {
  }, before{};
  action.sa_handler = [](int) { ++handled; };
  sigaction(SIGUSR1, &action, &before);
  sigset_t blocked, own;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &blocked, &own);
  for (int repeat = 0; repeat < 20; ++repeat) {
    ::kill(::getpid(), SIGUSR1);  // to the process: any thread that does not block it may take it
    pool.run([](int, int) {});
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(handled, 0);
  pthread_sigmask(SIG_SETMASK, &own, nullptr);
  EXPECT_EQ(handled, 1);
  sigaction(SIGUSR1, &before, nullptr);
}

// What a thread computes, of its rounding and of denormals.
std::vector<float> what_depends_on_state() {
  volatile float third = 1.0f, three = 3.0f, small = 1e-38f, tenth = 0.1f, denormal = 1e-40f;
  return {third / three, -third / three, small * tenth, denormal + denormal};
}

class ScopedState {
 public:
  explicit ScopedState(unsigned bits) : before_(_mm_getcsr()) { _mm_setcsr((before_ & ~0x6000u) | bits); }
  ~ScopedState() { _mm_setcsr(before_); }

 private:
  unsigned before_;
};

constexpr unsigned kFlushToZero = 0x8000, kDenormalsAreZero = 0x40, kRoundDown = 0x2000, kRoundUp = 0x4000;

void expect_workers_compute_as_their_caller() {
  ThreadPool pool(3);
  for (const unsigned bits : {0u, kFlushToZero | kDenormalsAreZero, kRoundDown, kRoundUp | kFlushToZero, 0u}) {
    const ScopedState scope(bits);
    const std::vector<float> expected = what_depends_on_state();
    pool.run([&](int, int) { EXPECT_EQ(what_depends_on_state(), expected) << std::hex << bits; });
    EXPECT_EQ(what_depends_on_state(), expected);
  }
}

TEST(ThreadPool, WorkersComputeAsTheirCaller) { expect_workers_compute_as_their_caller(); }

TEST(ThreadPool, GemmOfDenormalsIsTheSameOnAnyNumberOfThreads) {
  constexpr int kSize = 96;
  const std::vector<float> a(kSize * kSize, 1e-20f), b(kSize * kSize, 1e-20f);
  const auto product = [&](int threads) {
    std::vector<float> c(kSize * kSize, 1);
    gemm({.M = kSize, .N = kSize, .K = kSize, .threads = threads}, {.A = a.data(), .B = b.data(), .C = c.data()}, nullptr, 0,
         nullptr, cpu_device());
    return c;
  };
  product(4);
  const ScopedState scope(kFlushToZero | kDenormalsAreZero);
  EXPECT_EQ(product(4), product(1));
}

// An application's pool, of some kind, in use until this is destroyed.
class Borrowed {
 public:
  using Pool = std::function<void(int count, void (*task)(void*, int), void* context)>;
  explicit Borrowed(Pool pool) : pool_(std::move(pool)) {
    set_parallel_for(
        [](void* user, int count, void (*task)(void*, int), void* context) {
          static_cast<Borrowed*>(user)->calls_++;
          static_cast<Borrowed*>(user)->pool_(count, task, context);
        },
        this);
  }
  ~Borrowed() { set_parallel_for(nullptr); }
  int calls() const { return calls_; }

 private:
  Pool pool_;
  std::atomic<int> calls_{0};
};

void one_after_the_other(int count, void (*task)(void*, int), void* context) {
  for (int i = count - 1; i >= 0; --i) task(context, i);
}
void all_at_once(int count, void (*task)(void*, int), void* context) {
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i) threads.emplace_back(task, context, i);
  for (std::thread& each : threads) each.join();
}
void two_at_once(int count, void (*task)(void*, int), void* context) {
  std::thread other([&] {
    for (int i = 1; i < count; i += 2) task(context, i);
  });
  for (int i = 0; i < count; i += 2) task(context, i);
  other.join();
}
void not_at_all(int, void (*)(void*, int), void*) {}

TEST(BorrowedThreads, DoAllOfTheWorkHoweverManyCome) {
  for (const auto& kind : {one_after_the_other, all_at_once, two_at_once, not_at_all}) {
    const Borrowed borrowed(kind);
    ThreadPool pool(4);
    for (int repeat = 0; repeat < 50; ++repeat) {
      std::vector<std::atomic<int>> calls(4);
      std::atomic<int> team_seen{0};
      pool.run([&](int thread, int team) {
        for (int step = 0; step < 3; ++step) pool.barrier(team);
        ++calls[static_cast<std::size_t>(thread)];
        team_seen = team;
      });
      for (int i = 0; i < 4; ++i) ASSERT_EQ(calls[static_cast<std::size_t>(i)], i < team_seen ? 1 : 0);
    }
    EXPECT_EQ(borrowed.calls(), 50);
  }
}

TEST(BorrowedThreads, ComputeAsTheirCaller) {
  const Borrowed borrowed(two_at_once);
  expect_workers_compute_as_their_caller();
}

TEST(BorrowedThreads, ComputeProductsFromManyThreadsAtOnce) {
  for (const auto& kind : {one_after_the_other, all_at_once, two_at_once}) {
    const Borrowed borrowed(kind);
    std::atomic<int> wrong{0};
    const auto multiply = [&](int size) {
      const auto elements = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
      const std::vector<float> a(elements, 1), b(elements, 2);
      std::vector<float> c(elements, 0);
      gemm({.M = size, .N = size, .K = size, .threads = 5}, {.A = a.data(), .B = b.data(), .C = c.data()}, nullptr, 0, nullptr,
           cpu_device());
      for (const float value : c) wrong += value != 2 * static_cast<float>(size);
    };
    // Nested calls, in the application's own loop over its own threads.
    all_at_once(
        3,
        [](void* context, int index) {
          const auto& each = *static_cast<decltype(multiply)*>(context);
          for (int repeat = 0; repeat < 5; ++repeat) each(8 + 31 * (index + repeat));
        },
        const_cast<void*>(static_cast<const void*>(&multiply)));
    EXPECT_EQ(wrong, 0);
    EXPECT_GT(borrowed.calls(), 0);
  }
}

// As a pool does whose threads take other work while they wait.
TEST(BorrowedThreads, TheirCallerMayComputeProductsOfItsOwnMeanwhile) {
  std::atomic<int> wrong{0};
  const auto multiply = [&](int size, int threads, float value) {
    const auto elements = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
    const std::vector<float> a(elements, 1), b(elements, value);
    std::vector<float> c(elements, 0);
    gemm({.M = size, .N = size, .K = size, .threads = threads}, {.A = a.data(), .B = b.data(), .C = c.data()}, nullptr, 0,
         nullptr, cpu_device());
    for (const float each : c) wrong += each != value * static_cast<float>(size);
  };
  int size = 40;
  const Borrowed borrowed([&](int count, void (*task)(void*, int), void* context) {
    std::thread other([&] {
      for (int i = 1; i < count; ++i) task(context, i);
    });
    multiply(size += 17, 1, 3);
    task(context, 0);
    other.join();
  });
  for (int repeat = 0; repeat < 20; ++repeat) multiply(310, 2, 2);
  EXPECT_EQ(wrong, 0);
  EXPECT_GE(borrowed.calls(), 20);
}

TEST(BorrowedThreads, ComeThroughTheCInterface) {
  static std::atomic<int> calls{0};
  tilewright_set_parallel_for(
      [](void*, int count, void (*task)(void*, int), void* context) {
        ++calls;
        two_at_once(count, task, context);
      },
      nullptr);
  ThreadPool pool(2);
  pool.run([](int, int) {});
  tilewright_set_parallel_for(nullptr, nullptr);
  pool.run([](int, int) {});
  EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace tilewright
