// The thread team behind CPU drivers. Waiting is a short spin (kernels follow each other within microseconds) and then a futex,
// so that idle or descheduled teams cost nothing and an oversubscribed machine still makes progress.
#include "backend/cpu/thread_pool.h"

#include <pthread.h>

#include <algorithm>
#include <map>
#include <mutex>

namespace tilewright {
namespace {

// A pause takes 10 ns (older Intel) to 45 ns (Skylake and later, Zen 5), so this spins 10 to 45 us: longer than a futex
// wake-up.
constexpr int kSpinPauses = 1000;

void pause_briefly() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::this_thread::yield();
#endif
}

// Returns when `value` no longer is `old`.
void wait_while(const std::atomic<std::uint32_t>& value, std::uint32_t old) {
  for (int i = 0; i < kSpinPauses; ++i) {
    if (value.load(std::memory_order_acquire) != old) return;
    pause_briefly();
  }
  value.wait(old, std::memory_order_acquire);
}

}  // namespace

ThreadPool::ThreadPool(int threads) : threads_(std::max(threads, 1)) {
  sched_getaffinity(0, sizeof allowed_,
                    &allowed_);  // failing (more CPUs than a cpu_set_t holds) leaves it empty: none is avoided
  workers_.reserve(static_cast<std::size_t>(threads_ - 1));
  try {
    for (int index = 1; index < threads_; ++index) workers_.emplace_back([this, index] { work(index); });
  } catch (...) {
    epoch_.store(1, std::memory_order_release);  // entry_ is null: stop
    epoch_.notify_all();
    for (std::thread& worker : workers_) worker.join();
    throw;
  }
}

ThreadPool::~ThreadPool() {
  entry_ = nullptr;
  epoch_.fetch_add(1, std::memory_order_release);
  epoch_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::run_team(Entry entry, void* context) {
  if (threads_ == 1 || busy_.exchange(true, std::memory_order_acquire)) {
    entry(context, 0, 1);
    return;
  }
  if (const int cpu = sched_getcpu(); cpu != avoided_cpu_) keep_workers_off(cpu);
  entry_ = entry;
  context_ = context;
  running_.store(static_cast<std::uint32_t>(threads_ - 1), std::memory_order_relaxed);
  epoch_.fetch_add(1, std::memory_order_release);
  epoch_.notify_all();
  entry(context, 0, threads_);
  for (std::uint32_t left; (left = running_.load(std::memory_order_acquire)) != 0;) wait_while(running_, left);
  busy_.store(false, std::memory_order_release);
}

void ThreadPool::keep_workers_off(int cpu) {
  avoided_cpu_ = cpu;
  if (cpu < 0 || CPU_COUNT(&allowed_) < 2) return;
  cpu_set_t others = allowed_;
  CPU_CLR(static_cast<std::size_t>(cpu), &others);
  for (std::thread& worker : workers_) pthread_setaffinity_np(worker.native_handle(), sizeof others, &others);
}

void ThreadPool::work(int thread_index) {
  for (std::uint32_t seen = 0;;) {
    wait_while(epoch_, seen);
    // The caller waits for this thread before it starts another epoch, so none is ever skipped.
    ++seen;
    if (entry_ == nullptr) return;
    entry_(context_, thread_index, threads_);
    if (running_.fetch_sub(1, std::memory_order_acq_rel) == 1) running_.notify_one();
  }
}

void ThreadPool::barrier(int team) {
  if (team == 1) return;
  const std::uint32_t epoch = barrier_epoch_.load(std::memory_order_relaxed);
  if (arrived_.fetch_add(1, std::memory_order_acq_rel) + 1 == static_cast<std::uint32_t>(team)) {
    arrived_.store(0, std::memory_order_relaxed);
    barrier_epoch_.fetch_add(1, std::memory_order_release);
    barrier_epoch_.notify_all();
  } else {
    wait_while(barrier_epoch_, epoch);
  }
}

ThreadPool& cpu_pool(int threads) {
  static std::mutex mutex;
  static std::map<int, ThreadPool> pools;
  const std::lock_guard lock(mutex);
  return pools.try_emplace(std::max(threads, 1), threads).first->second;
}

}  // namespace tilewright
