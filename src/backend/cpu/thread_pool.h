// A team of threads for CPU kernels: the caller and threads() - 1 workers, or the application's own (set_parallel_for). Drivers
// of CPU families call run() or parallel_for(); both return when all of the work is done, allocate nothing and need few system
// calls while the team is warm. Workers are where the caller may be, but off its CPU, because the scheduler wakes them there
// and leaves both on it for milliseconds, and each on a node of its own memory where one node is not enough (numa.h); they
// compute in the caller's floating-point state and run no signal handlers. A second concurrent caller, and one that is in a
// team already, gets its work done on its own thread.
#pragma once

#include <pthread.h>
#include <sched.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "backend/cpu/borrowed_team.h"

namespace tilewright {

class ThreadPool {
 public:
  // threads < 1 counts as 1. Workers start with the first call that needs them. `nodes`: as read_numa_nodes.
  explicit ThreadPool(int threads, std::vector<cpu_set_t> nodes = {});
  // Not while a call is under way.
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int threads() const { return threads_; }

  // Calls function(thread_index, team) once on each thread of a team. `team` is from 1 to threads(): divide the work by `team`,
  // never by threads(). It is 1 when the pool is in use by another caller, when the caller may use one CPU only and when the
  // system refuses the workers. `function` must not throw.
  template <class Function>
  void run(Function&& function) {
    using Callable = std::remove_reference_t<Function>;
    run_team([](void* context, int thread_index, int team) noexcept { (*static_cast<Callable*>(context))(thread_index, team); },
             const_cast<void*>(static_cast<const void*>(std::addressof(function))));
  }

  // Calls function(index) for index in [0, count), handed out one by one in rising order. `function` must not throw.
  template <class Function>
  void parallel_for(std::int64_t count, Function&& function) {
    std::atomic<std::int64_t> next{0};
    run([&](int, int) {
      for (std::int64_t index; (index = next.fetch_add(1, std::memory_order_relaxed)) < count;) function(index);
    });
  }

  // Inside run(): returns when all `team` threads have called it; what they wrote before is then visible to each of them.
  void barrier(int team);

  // In a forked child, where the workers are not: as if the pool had just been made.
  void forget_workers();

 private:
  using Entry = BorrowedTeam::Entry;

  void run_team(Entry entry, void* context);
  void lead(Entry entry, void* context);
  bool has_workers();
  void stop_workers();
  void work(int thread_index);
  bool follow_caller();

  const int threads_;
  const std::vector<cpu_set_t> nodes_;
  Entry entry_ = nullptr;          // of the current epoch; null: stop
  void* context_ = nullptr;        // of the current epoch
  unsigned control_ = 0;           // of the current epoch: the caller's floating-point state
  cpu_set_t allowed_{};            // CPUs that the workers were dealt; none: as they were started
  std::vector<cpu_set_t> places_;  // of the workers, by deal_places
  bool refused_ = false;           // the system has no threads for this pool
  BorrowedTeam borrowed_;

  // Each on its own cache line: they are spun on by different threads.
  alignas(64) std::atomic<bool> busy_{false};
  alignas(64) std::atomic<std::uint32_t> epoch_{0};          // counts calls of run() that used the workers
  alignas(64) std::atomic<std::uint32_t> running_{0};        // workers that have not finished the current epoch
  alignas(64) std::atomic<std::uint32_t> arrived_{0};        // threads that wait in barrier()
  alignas(64) std::atomic<std::uint32_t> barrier_epoch_{0};  // counts barriers passed
  std::vector<pthread_t> workers_;
};

// The process-wide pool of `threads` threads, made on first use and never destroyed. Takes a lock: look it up once and keep the
// reference. In a forked child its workers start anew.
ThreadPool& cpu_pool(int threads);

}  // namespace tilewright
