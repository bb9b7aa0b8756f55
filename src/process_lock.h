// What a process may do to this library at any time: fork, and end. One lock guards whatever several threads make together
// (devices, pools, plans' memo, loaded kernels), and a fork waits for it, so that a child never meets anything half made; and
// what is made at first use is never destroyed, because static objects, atexit functions and other threads may still call.
#pragma once

#include <atomic>

namespace tilewright {

// Holds the lock for its lifetime. A thread may hold it several times over.
class ProcessLock {
 public:
  ProcessLock();
  ~ProcessLock();
  ProcessLock(const ProcessLock&) = delete;
  ProcessLock& operator=(const ProcessLock&) = delete;
};

// `function` is called in every forked child, before fork() returns there. A few can be registered, each once.
void after_fork_in_child(void (*function)());

// A value made at first use, by a function that returns it, or a unique_ptr to it. Declare it constinit at namespace scope. It
// has no destructor: reachable until the very end.
template <class T>
class Immortal {
 public:
  template <class Make>
  T& get(Make&& make) {
    if (T* made = value_.load(std::memory_order_acquire); made != nullptr) [[likely]]
      return *made;
    return make_once(make);
  }
  T& get() {
    return get([] { return T(); });
  }
  bool is_made() const { return value_.load(std::memory_order_acquire) != nullptr; }

 private:
  template <class Make>
  [[gnu::noinline]] T& make_once(Make& make) {
    const ProcessLock lock;
    if (value_.load(std::memory_order_relaxed) == nullptr) value_.store(made_by(make), std::memory_order_release);
    return *value_.load(std::memory_order_relaxed);
  }

  template <class Make>
  static T* made_by(Make& make) {
    if constexpr (requires { make().release(); }) {
      return make().release();
    } else {
      return new T(make());
    }
  }

  std::atomic<T*> value_{nullptr};
};

}  // namespace tilewright
