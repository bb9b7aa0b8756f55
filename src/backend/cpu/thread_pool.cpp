// The thread team behind CPU drivers.
#include "backend/cpu/thread_pool.h"

#include <algorithm>
#include <csignal>
#include <map>
#include <utility>

#include "backend/cpu/float_control.h"
#include "backend/cpu/numa.h"
#include "backend/cpu/team_scope.h"
#include "backend/cpu/thread_scratch.h"
#include "backend/cpu/waiting.h"
#include "launch/plan_cache.h"
#include "process_lock.h"

namespace tilewright {
namespace {

// Null: the pools' own workers. Those that it replaced stay, for calls may be under way with them.
constinit std::atomic<const BorrowedTeam::Source*> borrowed_source{nullptr};
constinit Immortal<std::vector<const BorrowedTeam::Source*>> borrowed_sources;

constinit Immortal<std::map<int, ThreadPool>> pools;

std::map<int, ThreadPool>& all_pools() {
  return pools.get([] {
    after_fork_in_child([] {
      for (auto& [threads, pool] : all_pools()) pool.forget_workers();
    });
    return std::map<int, ThreadPool>();
  });
}

// All signals but those by which the kernel tells a thread of its own fault: the application's handlers run on its own threads.
sigset_t signals_of_others() {
  sigset_t signals;
  sigfillset(&signals);
  for (const int own : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS}) sigdelset(&signals, own);
  return signals;
}

}  // namespace

ThreadPool::ThreadPool(int threads, std::vector<cpu_set_t> nodes) : threads_(std::max(threads, 1)), nodes_(std::move(nodes)) {
  workers_.reserve(static_cast<std::size_t>(threads_ - 1));
  places_.resize(static_cast<std::size_t>(threads_ - 1));
}

ThreadPool::~ThreadPool() { stop_workers(); }

void ThreadPool::stop_workers() {
  entry_ = nullptr;
  epoch_.fetch_add(1, std::memory_order_release);
  epoch_.notify_all();
  for (const pthread_t worker : workers_) pthread_join(worker, nullptr);
  workers_.clear();
}

void ThreadPool::forget_workers() {
  workers_.clear();
  CPU_ZERO(&allowed_);
  refused_ = false;
  busy_.store(false, std::memory_order_relaxed);
  epoch_.store(0, std::memory_order_relaxed);
  arrived_.store(0, std::memory_order_relaxed);
}

void ThreadPool::run_team(Entry entry, void* context) {
  if (threads_ == 1 || TeamScope::is_inside() || busy_.exchange(true, std::memory_order_acquire)) {
    entry(context, 0, 1);
    return;
  }
  if (const BorrowedTeam::Source* source = borrowed_source.load(std::memory_order_acquire); source != nullptr) {
    const KeptPlan kept_plan;  // the application's threads, this one too, may make calls of their own meanwhile
    const KeptScratch kept_scratch;
    borrowed_.run(*source, threads_, entry, context);
  } else if (has_workers() && follow_caller()) {
    lead(entry, context);
  } else {
    entry(context, 0, 1);
  }
  busy_.store(false, std::memory_order_release);
}

void ThreadPool::lead(Entry entry, void* context) {
  const TeamScope scope;
  entry_ = entry;
  context_ = context;
  control_ = float_control();
  running_.store(static_cast<std::uint32_t>(threads_ - 1), std::memory_order_relaxed);
  epoch_.fetch_add(1, std::memory_order_release);
  epoch_.notify_all();
  entry(context, 0, threads_);
  for (std::uint32_t left; (left = running_.load(std::memory_order_acquire)) != 0;) wait_while(running_, left);
}

// Starts them if they are not there.
bool ThreadPool::has_workers() {
  if (!workers_.empty()) return true;
  if (refused_) return false;
  epoch_.store(0, std::memory_order_relaxed);
  const sigset_t blocked = signals_of_others();
  sigset_t own;
  pthread_sigmask(SIG_SETMASK, &blocked, &own);
  for (int index = 1; index < threads_ && !refused_; ++index) {
    struct Start {
      ThreadPool& pool;
      int index;
    };
    auto start = std::make_unique<Start>(Start{*this, index});
    const auto begin = [](void* address) -> void* {
      const auto [pool, thread_index] = *std::unique_ptr<Start>(static_cast<Start*>(address));
      pool.work(thread_index);
      return nullptr;
    };
    pthread_t worker{};
    refused_ = pthread_create(&worker, nullptr, begin, start.get()) != 0;
    if (refused_) continue;
    workers_.push_back(worker);
    [[maybe_unused]] const Start* const with_the_worker = start.release();
  }
  pthread_sigmask(SIG_SETMASK, &own, nullptr);
  if (refused_) stop_workers();
  return !refused_;
}

// Lets the workers run where the caller may and they belong, but for the CPU that it runs on. False when that is the only one.
bool ThreadPool::follow_caller() {
  cpu_set_t allowed;
  // Failing, it has more CPUs than a cpu_set_t holds: the workers stay where they were started.
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return true;
  if (CPU_COUNT(&allowed) < 2) return false;
  const int cpu = sched_getcpu();
  cpu_set_t elsewhere = allowed;
  if (cpu >= 0) CPU_CLR(static_cast<std::size_t>(cpu), &elsewhere);
  if (CPU_EQUAL(&elsewhere, &allowed_)) return true;
  allowed_ = elsewhere;
  deal_places(nodes_, allowed, cpu, places_);
  for (std::size_t i = 0; i < places_.size(); ++i) pthread_setaffinity_np(workers_[i], sizeof places_[i], &places_[i]);
  return true;
}

void ThreadPool::work(int thread_index) {
  const TeamScope scope;
  for (std::uint32_t seen = 0;;) {
    wait_while(epoch_, seen);
    // The caller waits for this thread before it starts another epoch, so none is ever skipped.
    ++seen;
    if (entry_ == nullptr) return;
    set_float_control(control_);
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
  const ProcessLock lock;
  std::map<int, ThreadPool>& made = all_pools();
  if (const auto pool = made.find(std::max(threads, 1)); pool != made.end()) return pool->second;
  return made.try_emplace(std::max(threads, 1), threads, read_numa_nodes()).first->second;
}

void set_parallel_for(ParallelFor function, void* user) {
  const ProcessLock lock;
  const BorrowedTeam::Source* source = nullptr;
  if (function != nullptr) {
    source = new BorrowedTeam::Source{.function = function, .user = user};
    borrowed_sources.get().push_back(source);
  }
  borrowed_source.store(source, std::memory_order_release);
}

}  // namespace tilewright
