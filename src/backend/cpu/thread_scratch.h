// Scratch memory of CPU plans that are run without a workspace. Called by Plan, and by ThreadPool, which knows when the
// application's own code runs in the middle of a plan.
#pragma once

#include <cstddef>

namespace tilewright {

struct Scratch {
  void* memory;
  std::size_t capacity;
};

// This thread's scratch, 256-byte aligned, kept until the thread ends. Allocates only when it has to grow: making a plan
// reserves what the plan needs on the thread that makes it; other threads grow theirs on their first run.
void* thread_scratch(std::size_t bytes);

// For its lifetime the scratch that this thread has now stays as it is: a plan computes in it. Plans that the thread runs
// meanwhile take another, which is kept for the next time, and freed when the thread ends.
class KeptScratch {
 public:
  KeptScratch();
  ~KeptScratch();
  KeptScratch(const KeptScratch&) = delete;
  KeptScratch& operator=(const KeptScratch&) = delete;

 private:
  Scratch outer_;
};

}  // namespace tilewright
