// A team made of whatever threads an application's parallel_for brings (set_parallel_for). Nobody says how many of its calls
// run at the same time, and the members of a team wait for each other: so the first that comes waits a moment for others,
// closes the team, and calls that come later find nothing left to do. Called by ThreadPool, one team at a time.
#pragma once

#include <atomic>
#include <cstdint>

#include "tilewright/threads.h"

namespace tilewright {

class BorrowedTeam {
 public:
  using Entry = void (*)(void* context, int thread_index, int team) noexcept;

  struct Source {
    ParallelFor function = nullptr;
    void* user = nullptr;
  };

  // Calls entry(context, index, team) on each member of a team of at most `threads`, and returns when they have returned.
  void run(const Source& source, int threads, Entry entry, void* context);

 private:
  void join() noexcept;
  void gather() noexcept;

  Entry entry_ = nullptr;
  void* context_ = nullptr;
  unsigned control_ = 0;                              // the caller's floating-point state
  std::uint32_t expected_ = 0;                        // so many came before the last team was done: until then it pays to wait
  alignas(64) std::atomic<std::uint32_t> joined_{0};  // members; with kClosed: no more
  std::atomic<std::uint32_t> late_{0};                // that came while it worked
  std::atomic<std::uint32_t> working_{0};             // members that have not finished
};

}  // namespace tilewright
