// How a thread rounds, and whether it flushes denormals: a team computes as its caller does, so that results don't depend on
// which thread computed them.
#pragma once

namespace tilewright {

#if defined(__x86_64__)

// Without the flags of what has happened so far.
inline unsigned float_control() {
  constexpr unsigned kHappened = 0x3f;
  return __builtin_ia32_stmxcsr() & ~kHappened;
}
inline void set_float_control(unsigned control) { __builtin_ia32_ldmxcsr(control); }

#else

inline unsigned float_control() { return 0; }
inline void set_float_control(unsigned) {}

#endif

}  // namespace tilewright
