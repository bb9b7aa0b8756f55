// How threads of a team wait for each other: a short spin (kernels follow each other within microseconds) and then a futex, so
// that idle or descheduled teams cost nothing and an oversubscribed machine still makes progress.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>

namespace tilewright {

// A pause takes 10 ns (older Intel) to 45 ns (Skylake and later, Zen 5), so this spins 10 to 45 us: longer than a futex
// wake-up.
inline constexpr int kSpinPauses = 1000;

inline void pause_briefly() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::this_thread::yield();
#endif
}

// Returns when `value` no longer is `old`.
inline void wait_while(const std::atomic<std::uint32_t>& value, std::uint32_t old) {
  for (int i = 0; i < kSpinPauses; ++i) {
    if (value.load(std::memory_order_acquire) != old) return;
    pause_briefly();
  }
  value.wait(old, std::memory_order_acquire);
}

}  // namespace tilewright
