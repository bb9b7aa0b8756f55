// The lock, and the handlers that a fork runs.
#include "process_lock.h"

#include <pthread.h>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <mutex>
#include <new>

namespace tilewright {
namespace {

alignas(std::recursive_mutex) std::array<std::byte, sizeof(std::recursive_mutex)> mutex_storage;
constinit std::array<void (*)(), 4> functions_of_child{};
constinit std::size_t function_count = 0;

std::recursive_mutex& mutex() { return *std::launder(reinterpret_cast<std::recursive_mutex*>(mutex_storage.data())); }

void make_mutex() { new (mutex_storage.data()) std::recursive_mutex; }

// The child's one thread has another number than the one that took the lock, which therefore can't give it back: it is made
// anew.
void enter_child() {
  make_mutex();
  for (std::size_t i = 0; i < function_count; ++i) functions_of_child[i]();
}

// When the library is loaded, before any other thread can call it. Static objects of other files may be made before: none of
// this library's takes the lock.
[[gnu::constructor(101)]] void prepare_for_forks() {
  make_mutex();
  pthread_atfork([] { mutex().lock(); }, [] { mutex().unlock(); }, enter_child);
}

}  // namespace

ProcessLock::ProcessLock() { mutex().lock(); }
ProcessLock::~ProcessLock() { mutex().unlock(); }

void after_fork_in_child(void (*function)()) {
  const ProcessLock lock;
  if (function_count == functions_of_child.size()) std::abort();  // one more of this library's own than there is place for
  functions_of_child[function_count++] = function;
}

}  // namespace tilewright
