// How much stack a call takes: at most 32 KiB, because threads of musl, Go and Rust, and fibers, have little. Measured on a
// thread whose stack is painted before.
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/mman.h>

#include <cstring>
#include <functional>
#include <vector>

#include "tilewright/gemm.h"

namespace tilewright {
namespace {

constexpr std::size_t kMostBytes = 32 << 10;
constexpr std::size_t kStackBytes = 1 << 20;
constexpr unsigned char kPaint = 0xa5;

// Bytes of stack that `function` takes.
std::size_t stack_bytes(const std::function<void()>& function) {
  void* memory = ::mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  std::memset(memory, kPaint, kStackBytes);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, memory, kStackBytes);
  pthread_t thread{};
  struct Call {
    const std::function<void()>& function;
    const void* base;
  } call{.function = function, .base = nullptr};
  const auto begin = [](void* address) -> void* {
    auto& each = *static_cast<Call*>(address);
    each.base = __builtin_frame_address(0);
    each.function();
    return nullptr;
  };
  EXPECT_EQ(pthread_create(&thread, &attributes, begin, &call), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  const auto* bytes = static_cast<const unsigned char*>(memory);
  const auto* first = bytes;
  while (*first == kPaint) ++first;
  const auto used = static_cast<std::size_t>(static_cast<const unsigned char*>(call.base) - first);
  ::munmap(memory, kStackBytes);
  return used;
}

TEST(Stack, OfMeasuring) {
  EXPECT_LT(stack_bytes([] {}), 4096u);
  EXPECT_GT(stack_bytes([] {
              volatile char large[50000] = {};
              for (int i = 0; i < 50000; i += 100) large[i] = large[0];
            }),
            50000u);
}

TEST(Stack, OfAProduct) {
  const std::vector<float> a(1 << 16, 1), b(1 << 16, 1);
  std::vector<float> c(1 << 16);
  for (const int size : {1, 17, 200}) {
    const GemmProblem problem{.M = size, .N = size, .K = size, .threads = 1};
    const auto run = [&] { gemm(problem, {.A = a.data(), .B = b.data(), .C = c.data()}, nullptr, 0, nullptr, cpu_device()); };
    const std::size_t planning = stack_bytes(run), running = stack_bytes(run);
    EXPECT_LE(planning, kMostBytes) << "the first call, of " << size;
    EXPECT_LE(running, kMostBytes) << size;
  }
}

}  // namespace
}  // namespace tilewright
