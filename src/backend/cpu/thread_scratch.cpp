// A thread's scratch and the spare one.
#include "backend/cpu/thread_scratch.h"

#include <cstdlib>
#include <new>
#include <utility>

namespace tilewright {
namespace {

constexpr std::size_t kScratchAlignment = 256;

// Plain data, so that using it costs no check whether it was constructed.
thread_local constinit Scratch scratch{};
thread_local constinit Scratch spare{};  // of calls within calls, while none is under way

struct ScratchOwner {
  ~ScratchOwner() {
    std::free(std::exchange(scratch, {}).memory);
    std::free(std::exchange(spare, {}).memory);
  }
};

void grow_scratch(std::size_t bytes) {
  thread_local ScratchOwner owner;  // constructed on this thread's first growth
  std::free(std::exchange(scratch, {}).memory);
  const std::size_t rounded = (bytes + kScratchAlignment - 1) / kScratchAlignment * kScratchAlignment;
  scratch.memory = std::aligned_alloc(kScratchAlignment, rounded);
  if (scratch.memory == nullptr) throw std::bad_alloc();
  scratch.capacity = rounded;
}

}  // namespace

void* thread_scratch(std::size_t bytes) {
  if (bytes > scratch.capacity) grow_scratch(bytes);
  return scratch.memory;
}

KeptScratch::KeptScratch() : outer_(std::exchange(scratch, std::exchange(spare, {}))) {}

KeptScratch::~KeptScratch() {
  Scratch smaller = std::exchange(scratch, outer_);
  if (smaller.capacity > spare.capacity) std::swap(smaller, spare);
  std::free(smaller.memory);
}

}  // namespace tilewright
