// A fixed team of threads for CPU kernels: the caller and threads() - 1 workers. Drivers of CPU families call run() or
// parallel_for(); both return when all of the work is done, allocate nothing and need no system call while the team is warm.
// Workers are kept off the CPU that the caller runs on, because the scheduler wakes them there and leaves both on it for
// milliseconds; they are not pinned further. A second concurrent (or nested) caller gets its work done on its own thread.
#pragma once

#include <sched.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <type_traits>
#include <vector>

namespace tilewright {

class ThreadPool {
 public:
  // Starts threads - 1 workers; threads < 1 counts as 1. Throws std::system_error when the system refuses a thread.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int threads() const { return threads_; }

  // Calls function(thread_index, team) once on each thread of a team, the caller being index 0. `team` is threads(), or 1 when
  // the pool is in use by another caller: divide the work by `team`, never by threads(). `function` must not throw.
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

 private:
  using Entry = void (*)(void* context, int thread_index, int team) noexcept;

  void run_team(Entry entry, void* context);
  void work(int thread_index);
  void keep_workers_off(int cpu);

  const int threads_;
  Entry entry_ = nullptr;    // of the current epoch; null: stop
  void* context_ = nullptr;  // of the current epoch
  cpu_set_t allowed_{};      // CPUs of the thread that started the pool
  int avoided_cpu_ = -1;     // the one of them that workers may not use; -1: none

  // Each on its own cache line: they are spun on by different threads.
  alignas(64) std::atomic<bool> busy_{false};
  alignas(64) std::atomic<std::uint32_t> epoch_{0};          // counts calls of run() that used the workers
  alignas(64) std::atomic<std::uint32_t> running_{0};        // workers that have not finished the current epoch
  alignas(64) std::atomic<std::uint32_t> arrived_{0};        // threads that wait in barrier()
  alignas(64) std::atomic<std::uint32_t> barrier_epoch_{0};  // counts barriers passed
  std::vector<std::thread> workers_;
};

// The process-wide pool of `threads` threads, started on first use and kept until exit. Takes a lock: look it up once and keep
// the reference. In a forked child (no exec) only pools of one thread, and pools first used there, work.
ThreadPool& cpu_pool(int threads);

}  // namespace tilewright
