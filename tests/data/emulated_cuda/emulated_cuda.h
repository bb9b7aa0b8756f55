// A CUDA kernel's text on a CPU: enough of the language for kernels that keep to barriers, atomics and cp.async. A CTA's
// threads are fibers of one thread, which run from barrier to barrier. Headers in common/ stand in for those that hold
// assembly.
//
// It is stricter than a GPU: what cp.async writes is NaN from its request until the last moment that a wait allows, a read
// outside of what `allow_reads` has named ends the program, and so does a barrier that not all threads reach.
#pragma once

#include <setjmp.h>
#include <ucontext.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define __CUDACC__
#define __host__
#define __device__
#define __global__
#define __shared__
#define __grid_constant__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __align__(bytes) __attribute__((aligned(bytes)))

struct Index {
  unsigned x, y, z;
};
inline Index threadIdx, blockIdx, gridDim, blockDim{1024, 1, 1};

struct alignas(8) float2 {
  float x, y;
};
struct alignas(16) float4 {
  float x, y, z, w;
};
struct alignas(8) uint2 {
  unsigned x, y;
};
struct alignas(16) uint4 {
  unsigned x, y, z, w;
};

template <typename T>
inline T min(T a, T b) {
  return b < a ? b : a;
}
template <typename T>
inline T max(T a, T b) {
  return a < b ? b : a;
}
template <typename T>
inline T __ldcg(const T* from) {
  return *from;
}
inline void __threadfence() {}
inline void __threadfence_system() {}
inline float __uint_as_float(unsigned bits) { return __builtin_bit_cast(float, bits); }
inline unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
inline int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
inline float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned bits) {
  return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) >> bits % 32);
}
inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned bits) {
  return static_cast<unsigned>(((static_cast<unsigned long long>(high) << 32 | low) << bits % 32) >> 32);
}
inline int atomicAdd(int* sum, int value) { return (*sum += value) - value; }
inline int atomicMax(int* most, int value) {
  const int before = *most;
  *most = before < value ? value : before;
  return before;
}
inline unsigned long long atomicMin(unsigned long long* least, unsigned long long value) {
  const unsigned long long before = *least;
  *least = before < value ? before : value;
  return before;
}
inline int atomicCAS(int* at, int compared, int value) {
  const int before = *at;
  if (before == compared) *at = value;
  return before;
}
inline unsigned atomicInc(unsigned* counter, unsigned last) {
  const unsigned before = *counter;
  *counter = before >= last ? 0 : before + 1;
  return before;
}

namespace emulated {

[[noreturn]] inline void fail(const char* what) {
  std::fprintf(stderr, "CTA %u,%u,%u thread %u: %s\n", blockIdx.x, blockIdx.y, blockIdx.z, threadIdx.x, what);
  std::exit(1);
}

struct Extent {
  const unsigned char *begin, *end;
};
inline std::vector<Extent> readable;

inline void allow_reads(const void* from, std::size_t bytes) {
  const auto* begin = static_cast<const unsigned char*>(from);
  readable.push_back({begin, begin + bytes});
}

struct Copy {
  unsigned char* to;
  const unsigned char* from;
  int bytes, zeros;  // which follow
};

// Lives as long as the program, from CTA to CTA, so that nobody deletes it. As headers take longest to compile of each of some
// hundred programs, <memory> and <functional> are left out.
struct Fiber {
  ucontext_t context{};  // where it begins
  jmp_buf place;         // where it waits: a jump is no system call, as a change of contexts is
  bool has_begun = false;
  std::vector<std::vector<Copy>> groups{{}};  // of cp.async, the last one open
  enum { runs, waits_for_warp, waits_for_cta, has_ended } state = runs;
};

inline std::vector<Fiber*> fibers;
inline Fiber* current;
inline jmp_buf scheduler;
inline const void* kernel_of_cta;
inline void (*call)(const void* kernel);
inline bool any, any_of_barrier;
inline unsigned shown[1024][6];  // by threads, to others of their warp

inline void require_read(const void* global, int bytes, int alignment) {
  const auto* from = static_cast<const unsigned char*>(global);
  bool is_allowed = bytes == 0;
  for (const Extent& extent : readable) is_allowed = is_allowed || (from >= extent.begin && from + bytes <= extent.end);
  if (!is_allowed) fail("a load reads outside of the operands");
  if (bytes > 0 && reinterpret_cast<std::size_t>(from) % alignment != 0) fail("a load reads at an address that is not aligned");
}

inline void copy_later(void* to, const void* global, int bytes, int size) {
  const auto* from = static_cast<const unsigned char*>(global);
  require_read(from, bytes, size);
  if (reinterpret_cast<std::size_t>(to) % size != 0) fail("cp.async writes at an address that is not aligned");
  std::memset(to, 0xff, size);
  current->groups.back().push_back({static_cast<unsigned char*>(to), from, bytes, size - bytes});
}

inline void commit() { current->groups.emplace_back(); }

inline void wait(std::size_t pending) {
  auto& groups = current->groups;
  while (groups.size() > pending + 1) {
    for (const Copy& copy : groups.front()) {
      std::memcpy(copy.to, copy.from, copy.bytes);
      std::memset(copy.to + copy.bytes, 0, copy.zeros);
    }
    groups.erase(groups.begin());
  }
}

inline void barrier(decltype(Fiber::state) waits) {
  current->state = waits;
  if (_setjmp(current->place) == 0) _longjmp(scheduler, 1);
}

inline void run_fiber() {
  for (;;) {
    call(kernel_of_cta);
    barrier(Fiber::has_ended);
  }
}

inline Fiber* make_fiber() {
  constexpr std::size_t kStackBytes = 1 << 18;
  auto* fiber = new Fiber;
  getcontext(&fiber->context);
  fiber->context.uc_stack.ss_sp = new unsigned char[kStackBytes];
  fiber->context.uc_stack.ss_size = kStackBytes;
  makecontext(&fiber->context, run_fiber, 0);
  return fiber;
}

// Until it waits.
inline void let_run(int thread) {
  current = fibers[thread];
  const auto number = static_cast<unsigned>(thread);
  threadIdx = {number % blockDim.x, number / blockDim.x % blockDim.y, number / blockDim.x / blockDim.y};
  if (_setjmp(scheduler) != 0) return;
  if (current->has_begun) _longjmp(current->place, 1);
  current->has_begun = true;
  setcontext(&current->context);
}

inline void run_threads(int threads, bool backwards) {
  for (int i = 0; i < threads; ++i) {
    if (i == static_cast<int>(fibers.size())) fibers.push_back(make_fiber());
    fibers[i]->groups = {{}};
    fibers[i]->state = Fiber::runs;
  }
  // Lets threads [first, end) go on where all of them wait for each other.
  const auto release = [](int first, int end, decltype(Fiber::state) waits) {
    for (int i = first; i < end; ++i) {
      if (fibers[i]->state != waits) return false;
    }
    for (int i = first; i < end; ++i) fibers[i]->state = Fiber::runs;
    return true;
  };
  for (;;) {
    bool has_run = false;
    for (int i = 0; i < threads; ++i) {
      const int thread = backwards ? threads - 1 - i : i;
      if (fibers[thread]->state != Fiber::runs) continue;
      let_run(thread);
      has_run = true;
    }
    for (int first = 0; first < threads; first += 32) release(first, min(first + 32, threads), Fiber::waits_for_warp);
    if (release(0, threads, Fiber::waits_for_cta)) {
      any_of_barrier = any;
      any = false;
    }
    if (release(0, threads, Fiber::has_ended)) return;
    if (!has_run) fail("some threads wait for others that never come");
  }
}

// One CTA, whose threads take their turns in order or, `backwards`, against it.
template <class Kernel>
void run_cta(int threads, const Kernel& kernel, bool backwards) {
  kernel_of_cta = &kernel;
  call = [](const void* each) { (*static_cast<const Kernel*>(each))(); };
  run_threads(threads, backwards);
}

}  // namespace emulated

inline void __syncwarp() { emulated::barrier(emulated::Fiber::waits_for_warp); }
namespace emulated {

inline int thread_number() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
inline int own_lane() { return thread_number() % 32; }

template <typename Value>
Value shown_by(int lane, Value value) {
  static_assert(sizeof(Value) == sizeof(unsigned));
  const int thread = thread_number();
  std::memcpy(shown[thread], &value, sizeof value);
  __syncwarp();
  std::memcpy(&value, shown[thread / 32 * 32 + lane % 32], sizeof value);
  __syncwarp();
  return value;
}

}  // namespace emulated

template <typename Value>
Value __shfl_sync(unsigned, Value value, int from) {
  return emulated::shown_by(from, value);
}
template <typename Value>
Value __shfl_xor_sync(unsigned, Value value, int bits) {
  return emulated::shown_by(emulated::own_lane() ^ bits, value);
}
template <typename Value>
Value __shfl_down_sync(unsigned, Value value, int lanes) {
  const int from = emulated::own_lane() + lanes;
  return emulated::shown_by(from < 32 ? from : emulated::own_lane(), value);
}
template <typename Value>
Value __shfl_up_sync(unsigned, Value value, int lanes) {
  const int from = emulated::own_lane() - lanes;
  return emulated::shown_by(from >= 0 ? from : emulated::own_lane(), value);
}
inline int __any_sync(unsigned, int value) {
  for (int bits = 1; bits < 32; bits *= 2) value |= __shfl_xor_sync(~0u, value, bits);
  return value;
}
inline unsigned __ballot_sync(unsigned, bool value) {
  unsigned bits = static_cast<unsigned>(value) << emulated::own_lane();
  for (int distance = 1; distance < 32; distance *= 2) bits |= __shfl_xor_sync(~0u, bits, distance);
  return bits;
}
inline int __ffs(int bits) { return __builtin_ffs(bits); }
inline unsigned __match_any_sync(unsigned, int value) {
  unsigned same = 0;
  for (int lane = 0; lane < 32; ++lane) same |= static_cast<unsigned>(__shfl_sync(~0u, value, lane) == value) << lane;
  return same;
}
inline int __popc(unsigned bits) { return __builtin_popcount(bits); }
inline void __syncthreads() { emulated::barrier(emulated::Fiber::waits_for_cta); }
inline int __syncthreads_or(int value) {
  emulated::any = emulated::any || value != 0;
  __syncthreads();
  return emulated::any_of_barrier;
}
